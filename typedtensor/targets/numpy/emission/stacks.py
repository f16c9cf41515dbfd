"""Products of stacks of small matrices by one call of a BLAS library."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from typedtensor.backends.cblas import Cblas
from typedtensor.ir import Array
from typedtensor.targets.numpy.emission.steps import BoundCall, MatMul


@dataclass(frozen=True, slots=True)
class BlasStacks(MatMul):
    """Products of stacks of matrices by one call of a BLAS library that supports their layouts."""

    library: Cblas

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        x1, x2 = inputs
        return self.library.products(x1, x2, out)  # supported: a tile has the layout of the whole
