"""The target of NumPy alone: programs as lists of calls of its functions, which write to memory that they share."""

from __future__ import annotations

from collections.abc import Collection

from typedtensor.ir import Program
from typedtensor.passes.convolutions.legalization import legalize
from typedtensor.passes.pipeline import LAST, PASSES, finished, optimize
from typedtensor.targets.base import Executable, Watcher
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.target import Target


class NumPyTarget(Target):
    """NumPy's functions, called one after the other.

    Args:
        without: the names of passes that are left out.
    """

    name = "numpy"
    passes = (*PASSES, *LAST)
    compiles_quickly = True
    binds_inputs = True
    joins_parameters = True

    def __init__(self, without: Collection[str] = ()) -> None:
        self._without = without

    def legalize(self, program: Program) -> Program:
        return legalize(program)

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return optimize(program, watch, self._without)

    def compile(self, program: Program) -> Executable:
        return Plan(finished(program, self._without), self.optimize)
