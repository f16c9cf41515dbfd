"""Sums of matrix products by a BLAS library, which adds each product to those before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from typedtensor.backends.cblas import Cblas
from typedtensor.backends.memory import data_address
from typedtensor.backends.mkl import GeneratedProduct
from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Axes, BoundCall, Operation, execute


@dataclass(frozen=True, slots=True)
class BlasSum(Operation):
    """The sum of products of two stacks of matrices by a BLAS library, which adds each to a row-major output."""

    library: Cblas
    for_threads: ClassVar[bool] = True

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        x1, x2 = inputs
        factors = [(x1[place], x2[place]) for place in np.ndindex(*x1.shape[:-2])]
        return execute, (_added(self.library, factors, out),)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return (inputs[0].ndim - 2, None, 0)

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(inputs[0].size * out.shape[1] * cost_model.MULTIPLICATION_BYTES)


@dataclass(frozen=True, slots=True)
class BlasTaps(Operation):
    """Sums of products for each line of a plane by a BLAS library, which adds each to a row-major matrix.

    Attributes:
        library: the library.
        under: the matrices of the first input, and the planes of the second, whose products are summed.
    """

    library: Cblas
    under: tuple[tuple[int, int], ...]
    for_threads: ClassVar[bool] = True

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        x1, x2 = inputs
        calls: list[BoundCall] = []
        for line, result in enumerate(out):
            calls += _added(self.library, [(x1[matrix], x2[plane, line]) for matrix, plane in self.under], result)
        return execute, (calls,)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return (None, 1, 0)

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(len(self.under) * out.size * inputs[0].shape[-1] * cost_model.MULTIPLICATION_BYTES)


@dataclass(frozen=True, slots=True)
class GeneratedSum(Operation):
    """The output plus a product of two matrices, or its opposite, by code that is generated for their sizes.

    Attributes:
        code: the code.
    """

    code: GeneratedProduct

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        _, x1, x2 = inputs
        return self.code.call(x1, x2, out)

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(out.size * inputs[1].shape[1] * cost_model.MULTIPLICATION_BYTES)


def _added(library: Cblas, factors: Sequence[tuple[Array, Array]], out: Array) -> list[BoundCall]:
    """Return the calls that write the sum of products of supported matrices to a row-major matrix."""
    calls: list[BoundCall] = []
    for x1, x2 in factors:
        if calls:
            added = library.added(x1, x2)
            assert added is not None, "all factors have the layout of the first"
            calls.append((added, (1.0, data_address(out))))
        else:
            calls.append(library.product(x1, x2, out))
    return calls
