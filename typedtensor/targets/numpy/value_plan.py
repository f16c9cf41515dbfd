"""Values as a plan."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.ir import Array, Program
from typedtensor.targets.base import ValueExecutable
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.parameter_binding import Residence
from typedtensor.targets.numpy.plan import Plan


class ValuePlan(ValueExecutable):
    """A program as a plan, which reads large parameters where an optimizer wrote them.

    Args:
        program: the program, after all passes.
        arena: memory that it shares with other plans.
    """

    def __init__(self, program: Program, arena: Arena) -> None:
        self.program, self._arena = program, arena
        self._plans = Residence(
            lambda inputs: Plan(program, None, inputs, arena=arena), [None] * len(program.inputs), arena
        )
        self.instructions, self.bytes = len(self._plans.plan.written), self._plans.plan.bytes

    def run(self, arrays: Sequence[Array], holders: Sequence[object] = ()) -> tuple[Array, Sequence[Lent]] | None:
        arena = self._arena
        with arena.use.attempt() as mine:
            if not mine or (arena.further and not arena.give_back()):
                return None
            arena.settle()
            plan = self._plans.ready(arrays, holders)
            plan.quietly(plan.run_inside)
            first, *others = plan.outputs
            return first.copy(), arena.lend(others)
