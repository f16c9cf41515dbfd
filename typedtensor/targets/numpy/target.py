"""The target of NumPy alone: programs as lists of calls of its functions, which write to memory that they share."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from typedtensor.ir import Program
from typedtensor.passes.convolutions.legalization import legalize
from typedtensor.passes.pipeline import LAST, PASSES, finished, optimize
from typedtensor.targets.base import BySizes, Executable, Watcher
from typedtensor.targets.instances import Instances, Variants
from typedtensor.targets.numpy.emission import Emission
from typedtensor.targets.numpy.plan import Plan, Workspace, emitted
from typedtensor.targets.regions import runs_regions
from typedtensor.targets.whole import WholeProgramTarget


class NumPyTarget(WholeProgramTarget):
    """NumPy's functions, called one after the other.

    Args:
        without: the names of passes that are left out.
    """

    name = "numpy"
    passes = (*PASSES, *LAST)
    compiles_quickly = True
    joins_parameters = True

    def __init__(self, without: Collection[str] = ()) -> None:
        self._without = without

    def leaving_out(self, passes: Collection[str]) -> NumPyTarget:
        return _leaving_out(frozenset(passes)) if passes else self

    def legalize(self, program: Program) -> Program:
        return legalize(program)

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return optimize(program, watch, self._without)

    def workspace(self) -> Workspace:
        return Workspace()

    def compile(self, program: Program, workspace: Any = None) -> Executable:
        place = workspace if isinstance(workspace, Workspace) else Workspace()
        return Plan(finished(program, self._without), place, self.optimize)

    def compile_by_sizes(self, instances: Instances, workspace: Any = None) -> BySizes[Executable]:
        if runs_regions(instances.program):
            return super().compile_by_sizes(instances, workspace)
        place = workspace if isinstance(workspace, Workspace) else Workspace()

        def made(program: Program, symbols: Sequence[int]) -> Emission:
            return emitted(finished(program, self._without), place, self.optimize)

        variants = Variants(instances, made)
        return lambda sizes: Plan(instances.at(sizes), place, self.optimize, variants.at(sizes).at(sizes))


@cache
def _leaving_out(passes: frozenset[str]) -> NumPyTarget:
    return NumPyTarget(passes)
