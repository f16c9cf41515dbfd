"""The NumPy target."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.backends.memory import data_address
from typedtensor.ir import Array, Primitive, Program
from typedtensor.ir.program import PRIMITIVES
from typedtensor.targets.base import Executable, StepExecutable, Store, Target, Trace, ValueExecutable, Watcher
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.bucket_table import Buckets, Kernels
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.passes.convolutions import legalize
from typedtensor.targets.numpy.pipeline import NAMES, optimize
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.step_plan import StepPlan
from typedtensor.targets.numpy.value_plan import NumPyValuePlan

OWN: frozenset[type[Primitive]] = frozenset(
    kind for kind in PRIMITIVES.values() if kind.__module__.startswith("typedtensor.targets.numpy.")
)
"""The primitives that only this target has; its passes make them of others."""


class NumPyTarget(Target):
    """NumPy, on one or several processors.

    Args:
        without: the names of disabled passes.
    """

    name = "numpy"
    passes = NAMES
    compiles_quickly = True

    def __init__(self, without: Collection[str] = ()) -> None:
        self._without = without

    def leaving_out(self, passes: Collection[str]) -> NumPyTarget:
        return _leaving_out(frozenset(passes)) if passes else self

    def plans_at_once(self, operations: int, elements: int) -> bool:
        many = elements > cost_model.ELEMENTS_HELD
        return elements > operations * (cost_model.ELEMENTS_AT_ONCE_HELD if many else cost_model.ELEMENTS_AT_ONCE)

    def spares(self, calls: float, elements: int) -> int:
        few = calls < cost_model.FEW_CALLS and elements <= calls * cost_model.FEW_ELEMENTS
        return cost_model.FEW_SPARED if few else 1

    def legalize(self, program: Program) -> Program:
        return legalize(program)

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return optimize(program, self._without, watch)

    def workspace(self) -> Arena:
        return Arena(self._without)

    def compile(self, program: Program, donated: Collection[int] = (), workspace: Any = None) -> Executable:
        return Planned(program, donated, workspace or self.workspace())

    def compile_values(self, program: Program, workspace: Any = None, leaves: Sequence[Node] = ()) -> ValueExecutable:
        return NumPyValuePlan(program, workspace or self.workspace())

    def compile_step(
        self,
        program: Program,
        parameters: Sequence[int],
        workspace: Any = None,
        further: int = 0,
        leaves: Sequence[Node] = (),
    ) -> StepExecutable:
        return StepPlan(program, parameters, workspace or self.workspace(), further)

    def store(self, trace: Trace) -> Store:
        return Buckets(Kernels(trace))


@cache
def _leaving_out(passes: frozenset[str]) -> NumPyTarget:
    """Return the one target without some passes: plans are cached by target."""
    return NumPyTarget(passes)


class Planned(Executable):
    """A program with a plan; its inputs are copied into the plan's buffers."""

    def __init__(self, program: Program, donated: Collection[int], arena: Arena) -> None:
        self._plan, self._arena = Plan(program, arena=arena, donated=donated), arena
        self.program, self.bytes, self.instructions = program, self._plan.bytes, len(self._plan.written)
        self._places = [data_address(x) for x in self._plan.inputs]

    def run(self, arrays: Sequence[Any], unchanged: Collection[int] = ()) -> Sequence[Array]:
        self._arena.settle()
        filled = self._arena.filled
        self._arena.filled = []  # an interrupt may leave the copies incomplete
        for n, (place, array) in enumerate(zip(self._plan.inputs, arrays, strict=True)):
            # The buffer of an input is the same in all plans, unless it had to grow.
            if n not in unchanged or self._places[n] != filled[n]:
                place[...] = array
        self._arena.filled = self._places
        self._plan.run()
        return self._plan.outputs
