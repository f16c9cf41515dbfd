"""Matrix products by NumPy's BLAS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Array, MatMul
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Reduction, Step, copying, dot
from typedtensor.targets.numpy.emission.steps import matmul as multiply
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.emission.temporaries import temporary


@emits(MatMul)
def matmul(primitive: MatMul, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """Return the steps of a matrix product, in slices or row-major copies where BLAS is slow for the layouts."""
    x1, x2 = arrays
    if x1.ndim == x2.ndim == 2 and out.flags.c_contiguous and x1.dtype == x2.dtype == out.dtype:
        length = _slice_length(x1.shape[0], x2.shape[1], x1.shape[1])
        if length:
            return _in_slices(x1, x2, out, length)
        if x1.size > 1 and x2.size > 1:  # NumPy's dot scales by a single element, and takes 0 times NaN for 0
            return [dot(x1, x2, out)]  # the same BLAS call with less overhead
    if (
        x1.ndim == x2.ndim == out.ndim > 2
        and x1.dtype == x2.dtype == out.dtype
        and max(*x1.shape[-2:], *out.shape[-2:]) <= cost_model.ROWS_BY_ROWS
    ):
        return _by_rows(x1, x2, out)
    return [multiply(x1, x2, out)]


def _by_rows(x1: Array, x2: Array, out: Array) -> list[Step]:
    """Return the steps of products of small matrices; a column-major second factor is copied to row-major.

    A column-major result is computed transposed, with exchanged factors.
    """
    code: list[Step] = []
    if out.strides[-1] == out.itemsize:
        x2 = _rows(x2, code)
    elif out.strides[-2] == out.itemsize:
        x1 = _rows(x1.swapaxes(-1, -2), code).swapaxes(-1, -2)
    return [*code, multiply(x1, x2, out)]


def _rows(x: Array, code: list[Step]) -> Array:
    """Return a row-major array, a copy if need be."""
    if x.strides[-1] == x.itemsize or x.strides[-2] != x.itemsize:
        return x
    rows = temporary(x.shape, x.dtype)
    code.append(copying(rows, x))
    return rows


def _slice_length(rows: int, columns: int, terms: int) -> int:
    """Return how many terms each slice of a product should sum; 0 if the product is faster whole."""
    most = cost_model.UNCOPIED_MULTIPLICATIONS // max(1, rows * columns)
    if rows > cost_model.SLICED_ROWS or terms <= most or terms < cost_model.SLICED_TERMS * rows:
        return 0
    return next((n for n in range(most, cost_model.SLICED_ROWS - 1, -1) if terms % n == 0), 0)


def _in_slices(x1: Array, x2: Array, out: Array, length: int) -> list[Step]:
    """Return the steps of a product as a sum of products of slices of ``length`` terms."""
    rows, terms = x1.shape
    columns, count = x2.shape[1], terms // length
    partial = temporary((count, rows, columns), out.dtype)
    try:
        left = np.reshape(x1, (rows, count, length), copy=False).transpose(1, 0, 2)
        right = np.reshape(x2, (count, length, columns), copy=False)
    except ValueError:  # the layout has no such view
        return [dot(x1, x2, out)]
    return [multiply(left, right, partial), Step(Reduction(np.add, 0), out, (partial,))]
