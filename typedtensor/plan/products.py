"""The product of matrices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.elementwise import resolved
from typedtensor.plan.values import (
    Array,
    DType,
    Instruction,
    Operand,
    Primitive,
    Shape,
    Value,
    copying,
    make,
    readers_of,
)
from typedtensor.plan.views import Reshape

SMALL = 128
"""The sizes of matrices at most for which BLAS is that much slower with rows times rows that a copy pays."""


@dataclass(frozen=True)
class MatMul(Primitive):
    """``numpy.matmul`` of operands with at least two axes."""

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        x1, x2 = _matrices(operands)
        batch = np.broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
        assert x1.shape[-1] == x2.shape[-2], f"{x1} times {x2}"
        return (*batch, x1.shape[-2], x2.shape[-1]), resolved(np.multiply, (x1.dtype, x2.dtype))

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        x1, x2 = arrays
        if x1.ndim == x2.ndim == 2 and out.flags.c_contiguous and x1.dtype == x2.dtype == out.dtype:
            length = _slice_length(x1.shape[0], x2.shape[1], x1.shape[1])
            if length:
                return _in_slices(x1, x2, out, length)
            return [(x1.dot, (x2, out))]  # the same call of BLAS with less around it
        if (
            x1.ndim == x2.ndim == out.ndim > 2
            and x1.dtype == x2.dtype == out.dtype
            and max(*x1.shape[-2:], *out.shape[-2:]) <= SMALL
        ):
            return _by_rows(x1, x2, out)
        return [(np.matmul, (x1, x2, out))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        x1, x2 = _matrices(operands)
        if mapped == [True, False] and len(x1.shape) == 3 and len(x2.shape) == 2:
            # One product of matrices is faster than a product for each element of the new axis.
            rows = make(Reshape((length * x1.shape[1], x1.shape[2])), x1)
            return make(Reshape((length, x1.shape[1], x2.shape[1])), make(self, rows, x2))
        rank = max(len(x.shape) - int(m) for x, m in zip((x1, x2), mapped, strict=True))
        return make(self, *(_ranked(x, rank) if m else x for x, m in zip((x1, x2), mapped, strict=True)))

    def __str__(self) -> str:
        return "matmul"


def results_last(order: Sequence[Value], results: Collection[Value]) -> Sequence[Value]:
    """The same values, with the products of matrices that are results, and no more, side by side at the end.

    Threads share those that follow each other at once, as the gradients for the weights of several layers.
    """
    readers = readers_of(order)
    last = {x for x in results if isinstance(x.primitive, MatMul) and len(x.shape) == 2 and x not in readers}
    return [*[x for x in order if x not in last], *[x for x in order if x in last]]


def _by_rows(x1: Array, x2: Array, out: Array) -> list[Instruction]:
    """Products of small matrices; the second factor is copied where each of its columns lies together.

    Where the columns of the result lie together, it is computed transposed, and the first factor comes second.
    """
    code: list[Instruction] = []
    if out.strides[-1] == out.itemsize:
        x2 = _rows(x2, code)
    elif out.strides[-2] == out.itemsize:
        x1 = _rows(x1.swapaxes(-1, -2), code).swapaxes(-1, -2)
    return [*code, (np.matmul, (x1, x2, out))]


def _rows(x: Array, code: list[Instruction]) -> Array:
    """An array whose rows lie together, which is copied if need be."""
    if x.strides[-1] == x.itemsize or x.strides[-2] != x.itemsize:
        return x
    rows = np.empty(x.shape, x.dtype)
    code.append(copying(rows, x))
    return rows


FEW = 64
"""Up to how many rows a product with many terms is computed in slices of these."""

DIRECT = 800_000
"""Products with at most so many multiplications are small: BLAS computes them from the operands as they lie, others
from copies of them, which for few rows takes as long as the product."""


def _slice_length(rows: int, columns: int, terms: int) -> int:
    """Of how many terms each slice of a product is better made; 0 if it is better computed at once."""
    most = DIRECT // max(1, rows * columns)
    if rows > FEW or terms <= most or terms < 8 * rows:
        return 0
    return next((n for n in range(most, FEW - 1, -1) if terms % n == 0), 0)


def _in_slices(x1: Array, x2: Array, out: Array, length: int) -> list[Instruction]:
    """The product as a sum of products of slices of so many terms."""
    rows, terms = x1.shape
    columns, count = x2.shape[1], terms // length
    partial = np.empty((count, rows, columns), out.dtype)
    try:
        left = np.reshape(x1, (rows, count, length), copy=False).transpose(1, 0, 2)
        right = np.reshape(x2, (count, length, columns), copy=False)
    except ValueError:  # they lie otherwise
        return [(x1.dot, (x2, out))]
    return [(np.matmul, (left, right, partial)), (np.add.reduce, (partial, 0, None, out))]


def _ranked(x: Value, rank: int) -> Value:
    if len(x.shape) > rank:
        return x
    return make(Reshape((x.shape[0], *(1,) * (rank + 1 - len(x.shape)), *x.shape[1:])), x)


def _matrices(operands: Sequence[Operand]) -> tuple[Value, Value]:
    x1, x2 = operands
    assert isinstance(x1, Value)
    assert isinstance(x2, Value)
    return x1, x2
