"""Gather and scatter along an axis, and inclusive scans."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from typedtensor.backends.library import Library
from typedtensor.backends.namespace import Array, Namespace, device_of
from typedtensor.backends.primitives import Pieces
from typedtensor.backends.reducing import expanded, narrowed, squeezed, widened
from typedtensor.backends.writing import add_rows


def gather(xp: Namespace, x: Array, index: Array, axis: int) -> Array:
    """Return the elements along an axis at indices, which have the other axes of ``x``, too."""
    if xp is np:
        return np.take_along_axis(x, index, axis)
    if isinstance(xp, Library):
        return xp.take_along_axis(x, index, axis=axis)
    rows, shape = _row_numbers(xp, index, x.shape, axis)
    table = xp.reshape(xp.moveaxis(x, axis, -1), (math.prod(x.shape), 1))
    return xp.moveaxis(xp.reshape(xp.take(table, rows, axis=0), shape), -1, axis)


def chosen(xp: Namespace, x: Array, index: Array, axis: int) -> Array:
    """Return the elements along an axis at indices, one for each element of the other axes; the result lacks it."""
    if xp is np:
        rank = index.ndim
        if rank == 1:
            rows = np.arange(len(index))
            return x[(rows, index) if axis else (index, rows)]
        key: list[Any] = [np.arange(n).reshape(n, *(1,) * (rank - k - 1)) for k, n in enumerate(index.shape)]
        key.insert(axis, index)
        return x[tuple(key)]
    found = xp.take_along_axis(x, expanded(xp, index, axis), axis=axis)
    return squeezed(xp, found, axis)


def scatter_add(xp: Namespace, size: int, index: Array, values: Array, axis: int) -> Array:
    """Add values to zeros at indices along an axis of a given size: the transpose of :func:`gather`."""
    whole = (*values.shape[:axis], size, *values.shape[axis + 1 :])
    rows, _ = _row_numbers(xp, index, whole, axis)
    column = xp.reshape(xp.moveaxis(values, axis, -1), (math.prod(values.shape), 1))
    sums = add_rows(xp, math.prod(whole), rows, column)
    others = tuple(n for at, n in enumerate(whole) if at != axis)
    return xp.moveaxis(xp.reshape(sums, (*others, size)), -1, axis)


def _row_numbers(xp: Namespace, index: Array, shape: tuple[int, ...], axis: int) -> tuple[Array, tuple[int, ...]]:
    """Return flat positions in an array of a shape whose axis is moved to the end, and their shape."""
    moved = xp.moveaxis(index, axis, -1)
    others = math.prod(moved.shape[:-1])
    starts = xp.reshape(xp.arange(others, device=device_of(index)), (others, 1)) * shape[axis]
    flat = xp.reshape(moved, (others, moved.shape[-1])) + starts
    return xp.reshape(flat, (others * moved.shape[-1],)), tuple(moved.shape)


def accumulate(xp: Namespace, function: str, x: Array, axis: int) -> Array:
    """An inclusive scan along an axis, by the name of NumPy's binary function."""
    if isinstance(xp, Pieces):
        return xp.accumulate(function, x, axis)
    if xp is np:
        if function == "add" and x.dtype.char == "e":  # added in single precision, as in sums
            return narrowed(np, accumulate_into(function, widened(np, x), axis, None), x)
        return accumulate_into(function, x, axis, None)
    parts = [x[(*(slice(None),) * axis, slice(n, n + 1), ...)] for n in range(x.shape[axis])]
    for n in range(1, len(parts)):
        parts[n] = getattr(xp, function)(parts[n - 1], parts[n])
    return xp.concat(parts, axis=axis) if parts else x


def accumulate_into(function: str, x: Any, axis: int, out: Any) -> Any:
    """:func:`accumulate` in NumPy, optionally into an array.

    NumPy scans element by element, which takes up to twenty times as long as whole rows if these are long.
    """
    whole = getattr(np, function)
    row, inner = math.prod(x.shape[:axis]), math.prod(x.shape[axis + 1 :])
    if x.dtype.kind != "f" or inner < _LONG or row * inner < _MANY or not x.shape[axis]:
        return whole.accumulate(x, axis, out=out)
    out = np.empty_like(x) if out is None else out
    rows, sums = np.moveaxis(x, axis, 0), np.moveaxis(out, axis, 0)
    sums[0] = rows[0]
    for n in range(1, len(rows)):
        whole(sums[n - 1], rows[n], out=sums[n])
    return out


_LONG, _MANY = 32, 512
