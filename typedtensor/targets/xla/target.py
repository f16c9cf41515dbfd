"""Programs as functions of :mod:`jax`, compiled by XLA."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from importlib import import_module
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.ir import Program
from typedtensor.targets.base import Executable, StepExecutable, Store, Trace, Watcher
from typedtensor.targets.whole import Updates, WholeProgramTarget
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.pipeline import optimize
from typedtensor.targets.xla.residence import DeviceStore
from typedtensor.targets.xla.step import DeviceStep


class XlaTarget(WholeProgramTarget):
    """XLA on the device that JAX chooses. It has instructions for all primitives of array programs.

    Raises:
        ImportError: when JAX is not installed.
    """

    name = "xla"
    pads = True
    names_lines = True

    def __init__(self) -> None:
        self._jax: Any = import_module("jax")  # type checkers of users' programs need not read it

    def legalize(self, program: Program) -> Program:
        return program

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return optimize(program, watch)

    def compile(self, program: Program, donated: Collection[int] = (), workspace: Any = None) -> Executable:
        return Compiled(self._jax, program, donated)

    def compile_step(
        self,
        program: Program,
        parameters: Sequence[int],
        workspace: Any = None,
        further: int = 0,
        leaves: Sequence[Node] = (),
    ) -> StepExecutable:
        return DeviceStep(self._jax, program, parameters, further)

    def store(self, trace: Trace) -> Store:
        return DeviceStore(Updates(self, trace), self.name)
