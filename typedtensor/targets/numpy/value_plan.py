"""The plan of values without gradients."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.backends.quiet import quietly
from typedtensor.ir import Array, Program
from typedtensor.targets.base import ValueExecutable
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.parameter_binding import ParameterBinding
from typedtensor.targets.numpy.plan import Plan


class NumPyValuePlan(ValueExecutable):
    """The plan of a program's results; it reads large parameters in the optimizer's memory, without a copy.

    Args:
        program: the program, after all passes.
        arena: the memory that the plan shares with other plans.
    """

    def __init__(self, program: Program, arena: Arena) -> None:
        self.program, self._arena = program, arena
        types = program.output_types()
        # The first result is copied for the caller and may have any layout; lent results have buffers of their own.
        places = [arena.array(("output", None, n), x.shape, x.dtype) if n else None for n, x in enumerate(types)]
        self._plans = ParameterBinding(
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
        else:  # ``alone`` ignores floating-point errors
            plan.run_inside()
        first, *others = plan.outputs
        return first.copy(), arena.lend(others)
