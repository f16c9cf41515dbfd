"""Random numbers as a function of what they are drawn for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.ir.program import Argument, DType, Primitive, Shape


@dataclass(frozen=True)
class RandomUniform(Primitive):
    """Numbers from 0 to less than 1 in single precision; the operand is the number of the draw from a seed.

    See also: ``jax.random.uniform``.
    """

    seed: int
    shape: Shape

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return self.shape, np.dtype(np.float32)
