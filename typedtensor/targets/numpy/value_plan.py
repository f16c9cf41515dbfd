"""Values as a plan."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.backends.quiet import quietly
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
        types = program.output_types()
        # What is copied for the caller may lie in any order; what is lent is in a place that nothing else is read from.
        places = [arena.array(("output", None, n), x.shape, x.dtype) if n else None for n, x in enumerate(types)]
        self._plans = Residence(
            lambda inputs: Plan(program, places, inputs, arena=arena), [None] * len(program.input_types()), arena
        )
        plan = self._plans.plan
        self.instructions, self.bytes = len(plan.written), plan.bytes
        self._foreign = plan.quietly is quietly
        self._alone = arena.use.call if self._foreign else arena.use.call_apart

    def run(self, arrays: Sequence[Array], holders: Sequence[object] = ()) -> tuple[Array, Sequence[Lent]] | None:
        return self._alone(self._run, arrays, holders)

    def _run(self, arrays: Sequence[Array], holders: Sequence[object]) -> tuple[Array, Sequence[Lent]] | None:
        arena = self._arena
        if not arena.give_back(gradients=False):
            return None
        arena.settle()
        plan = self._plans.ready(arrays, holders)
        if self._foreign:
            plan.run()
        else:  # alone is quiet
            plan.run_inside()
        first, *others = plan.outputs
        return first.copy(), arena.lend(others)
