"""Programs as functions of :mod:`jax`, compiled by XLA."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from typedtensor.ir import Array, Program, TooManySteps
from typedtensor.targets.base import Executable, Watcher
from typedtensor.targets.whole import WholeProgramTarget
from typedtensor.targets.xla.lowering import BEYOND, function_of


class XlaTarget(WholeProgramTarget):
    """XLA on the device that JAX chooses. It has instructions for all primitives of array programs.

    Raises:
        ImportError: when JAX is not installed.
    """

    name = "xla"

    def __init__(self) -> None:
        self._jax: Any = import_module("jax")  # type checkers of users' programs need not read it

    def legalize(self, program: Program) -> Program:
        return program

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return program

    def compile(self, program: Program, donated: Collection[int] = (), workspace: Any = None) -> Executable:
        return Compiled(self._jax, program, donated)


class Compiled(Executable):
    """A program that is compiled when it first runs."""

    def __init__(self, jax: Any, program: Program, donated: Collection[int]) -> None:
        self._jax, self._compiled = jax, jax.jit(function_of(program), donate_argnums=_usable(program, donated))
        self.program, self.instructions, self.bytes = program, 1, 0

    def run(self, arrays: Sequence[Any], unchanged: Collection[int] = ()) -> Sequence[Array]:
        # Programs state their precision, so that JAX has to keep to it.
        with self._jax.enable_x64(True):
            places = [np.asarray(x, v.dtype) for x, v in zip(arrays, self.program.inputs, strict=True)]
            try:
                return [np.asarray(x) for x in self._compiled(*places)]
            except self._jax.errors.JaxRuntimeError as error:
                if BEYOND in str(error):  # raised in a callback, JAX wraps it
                    raise IndexError(str(error).split("IndexError: ")[-1].splitlines()[0]) from error
                if (full := TooManySteps.said(str(error))) is not None:
                    raise full from error
                raise


def _usable(program: Program, donated: Collection[int]) -> tuple[int, ...]:
    """The donated inputs in whose memory an output fits, each one other; JAX warns of the rest."""
    left = Counter((x.shape, x.dtype) for x in program.outputs)
    found: list[int] = []
    for n in donated:
        kind = program.inputs[n].shape, program.inputs[n].dtype
        if left[kind]:
            left[kind] -= 1
            found.append(n)
    return tuple(found)
