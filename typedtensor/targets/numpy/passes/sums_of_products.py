"""Sums of matrix products: over a stack, or over the planes of a window.

Every line of an image contributes to the gradient of a kernel, and every plane under a window to its result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Array, DType, MatMul, Primitive, Reduce, Shape, Value, meaning
from typedtensor.targets.numpy.emission.products import matmul
from typedtensor.targets.numpy.emission.reductions import reduce
from typedtensor.targets.numpy.emission.steps import Step, elementwise, zeros
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.emission.temporaries import temporary


@dataclass(frozen=True)
class SumOfProducts(Primitive):
    """The sum of all matrix products of two stacks of one shape: ``… R K`` and ``… K C`` to ``R C``."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x1, x2 = operands
        assert isinstance(x1, Value)
        assert isinstance(x2, Value)
        return (x1.shape[-2], x2.shape[-1]), x1.dtype


@dataclass(frozen=True)
class TapProducts(Primitive):
    """Sums of products with planes: ``K R T`` and ``D P T C`` to ``Q P R C``, where plane q sums those under it.

    Attributes:
        count: the number Q.
        taps: for each of the K matrices, the planes of the second operand, and those of the result that they add to.
    """

    count: int
    taps: tuple[tuple[range, range], ...]

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x1, x2 = operands
        assert isinstance(x1, Value)
        assert isinstance(x2, Value)
        return (self.count, x2.shape[1], x1.shape[1], x2.shape[3]), x1.dtype

    def under(self, number: int) -> tuple[tuple[int, int], ...]:
        """Return the matrices and the planes whose products add to a plane of the result."""
        found = [(n, dict(zip(sums, planes, strict=True)).get(number)) for n, (planes, sums) in enumerate(self.taps)]
        return tuple([(n, plane) for n, plane in found if plane is not None])


@meaning(SumOfProducts)
def sum_of_all(p: SumOfProducts, x1: Array, x2: Array) -> Array:
    """Return the sum of a stack of products."""
    result: Array = np.matmul(x1, x2).sum(axis=tuple(range(x1.ndim - 2)))
    return result


@meaning(TapProducts)
def sum_of_taps(p: TapProducts, x1: Array, x2: Array) -> Array:
    """Return the sums of products with planes."""
    result = np.zeros((p.count, x2.shape[1], x1.shape[1], x2.shape[3]), x1.dtype)
    for number in range(p.count):
        for matrix, plane in p.under(number):
            result[number] += np.matmul(x1[matrix], x2[plane])
    return result


@emits(SumOfProducts)
def sum_of_products(p: SumOfProducts, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """Return the steps of all products, and of their sum."""
    lead = arrays[0].shape[:-2]
    products = temporary((*lead, *out.shape), out.dtype)
    total = Reduce("add", tuple(range(len(lead))))
    return [*matmul(MatMul(), products, arrays), *reduce(total, out, [products])]


@emits(TapProducts)
def tap_products(p: TapProducts, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """Return the steps of the products, each of which adds to those before."""
    x1, x2 = arrays
    code: list[Step] = []
    for number in range(p.count):
        place = out[number]
        for n, (matrix, plane) in enumerate(p.under(number)):
            if n:
                product = temporary(place.shape, out.dtype)
                code += [
                    *matmul(MatMul(), product, [x1[matrix], x2[plane]]),
                    elementwise(np.add, place, place, product),
                ]
            else:
                code += matmul(MatMul(), place, [x1[matrix], x2[plane]])
        if not p.under(number):
            code.append(zeros(place))
    return code
