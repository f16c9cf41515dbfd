"""The native target: programs as tables of fused kernels."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from typedtensor.ad.graph import Node
from typedtensor.base.lazily import lazily
from typedtensor.ir import Program
from typedtensor.passes.convolutions.channels import by_channels
from typedtensor.passes.convolutions.legalization import legalize
from typedtensor.passes.pipeline import FUSING, LAST, finished, optimize
from typedtensor.passes.rewrite import rewrite_everywhere
from typedtensor.targets.base import BySizes, Executable, Watcher
from typedtensor.targets.instances import Instances, Variants
from typedtensor.targets.native.llvm import machine
from typedtensor.targets.native.table import Compiled, Table
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.target import Target


class NativeTarget(Target):
    """Fused kernels, compiled by LLVM in the process.

    Args:
        without: the names of passes that are left out.
    """

    name = "native"
    passes = (*FUSING, *LAST)
    compiles_quickly = True
    binds_inputs = True

    def __init__(self, without: Collection[str] = ()) -> None:
        self._without = without

    @lazily
    def _instead(self) -> NumPyTarget | None:
        """What compiles where LLVM cannot, which is known when the first program is compiled: LLVM is loaded then."""
        return NumPyTarget(self._without) if machine() is None else None

    def legalize(self, program: Program) -> Program:
        return legalize(rewrite_everywhere(program, lambda: by_channels))

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return optimize(program, watch, self._without, FUSING)

    def compile(self, program: Program) -> Executable:
        return self.compile_by_sizes(Instances(program))(())

    def _table(self, program: Program, symbols: Sequence[int] = ()) -> Table:
        found = machine()
        assert found is not None
        return Table(finished(program, self._without), found, self.optimize, symbols)

    def compile_by_sizes(self, instances: Instances, leaves: Sequence[Node] = ()) -> BySizes[Executable]:
        if self._instead is not None:
            return self._instead.compile_by_sizes(instances)
        tables = Variants(instances, self._table)
        return lambda sizes: Compiled(instances.at(sizes), tables.at(sizes), sizes)
