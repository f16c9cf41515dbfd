"""A program that is compiled when it first runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Array, Program
from typedtensor.targets.base import Executable
from typedtensor.targets.xla.lowering import checks_of, function_of, raise_failed


class Compiled(Executable):
    """A program that is compiled when it first runs.

    Args:
        jax: the module.
        program: the program.
        donated: the positions of inputs whose memory may be written over.
        memory: which outputs are written to memory that is given to each run besides, by their positions.
    """

    def __init__(self, jax: Any, program: Program, donated: Collection[int] = (), memory: Sequence[int] = ()) -> None:
        self._jax, self._checks, inputs = jax, checks_of(program), len(program.inputs)
        function = function_of(program)
        given = *_usable(program, donated), *range(inputs, inputs + len(memory))

        def run(*arrays: Any) -> Any:
            return function(*arrays[:inputs])

        self._compiled = jax.jit(run, donate_argnums=given, keep_unused=True)
        self.program, self.instructions, self.bytes = program, 1, 0
        self._dtypes = [x.dtype for x in program.inputs]

    def run(self, arrays: Sequence[Any], unchanged: Collection[int] = ()) -> Sequence[Array]:
        return [np.asarray(x) for x in self.launch(arrays)]

    def launch(self, arrays: Sequence[Any], memory: Sequence[Any] = ()) -> list[Any]:
        """The outputs as arrays of JAX, on the device.

        Args:
            arrays: the inputs, NumPy's or JAX's, or numbers.
            memory: arrays of JAX that are no more to be used afterwards.

        Raises:
            IndexError: when an index that is checked is out of its range.
            TooManySteps: when a loop takes more steps than it has room for.
        """
        # Programs state their precision, so that JAX has to keep to it.
        with self._jax.enable_x64(True):
            given = [x if hasattr(x, "dtype") else np.asarray(x, d) for x, d in zip(arrays, self._dtypes, strict=True)]
            outputs: list[Any]
            outputs, checks = self._compiled(*given, *memory)
        for numbers in checks:
            raise_failed(self._checks, np.asarray(numbers).tolist())
        return outputs


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
