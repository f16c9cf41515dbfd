"""Random numbers as a function of a key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.ir.elementwise import aligned, broadcast
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, make, shape_of


@dataclass(frozen=True)
class RandomUniform(Primitive):
    """Uniform random numbers in [0, 1), an array of a shape for each key of the operand.

    See also: ``jax.random.uniform``.
    """

    shape: Shape
    dtype: DType

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [key] = operands
        return (*shape_of(key), *self.shape), self.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands)


@dataclass(frozen=True)
class FoldIn(Primitive):
    """A new key from each key of the first operand and number of the second.

    See also: ``jax.random.fold_in``.
    """

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return broadcast(operands), np.dtype(np.int64)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *aligned(operands, mapped))
