"""What the array API standard has no function for: arrays that are zero but for some elements.

Arrays of JAX are never written into, so each back end does it in its own way.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from typedtensor.backends.namespace import Array, Namespace, device_of
from typedtensor.backends.primitives import Primitives


def place(xp: Namespace, shape: tuple[int, ...], key: tuple[Any, ...], values: Array) -> Array:
    """Zeros of a shape with ``values`` at the slices and indices ``key``."""
    zeros = _zeros(xp, shape, values)
    if hasattr(zeros, "at"):
        return zeros.at[key].set(values)
    zeros[key] = values
    return zeros


def put_along(xp: Namespace, size: int, index: Array, values: Array, axis: int) -> Array:
    """Zeros with ``values`` at the positions ``index`` along a new axis of a given size: the inverse of a gather."""
    if isinstance(xp, Primitives):
        return xp.put_along(size, index, values, axis)
    index, values = xp.expand_dims(index, axis=axis), xp.expand_dims(values, axis=axis)
    if xp is np:
        zeros = np.zeros((*values.shape[:axis], size, *values.shape[axis + 1 :]), values.dtype)
        np.put_along_axis(zeros, index, values, axis)
        return zeros
    positions = xp.arange(size, device=device_of(index))
    positions = xp.reshape(positions, tuple(size if n == axis else 1 for n in range(len(values.shape))))
    return xp.where(index == positions, values, xp.zeros_like(values))


def add_rows(xp: Namespace, rows: int, index: Array, values: Array) -> Array:
    """A matrix whose row ``i`` is the sum of the rows of ``values`` whose index is ``i``."""
    if isinstance(xp, Primitives):
        return xp.add_rows(rows, index, values)
    width = values.shape[-1]
    index = xp.reshape(index, (-1,))
    values = xp.reshape(values, (math.prod(index.shape), width))
    zeros = _zeros(xp, (rows, width), values)
    if xp is np:
        return _add_rows_sorted(zeros, index, values)
    if hasattr(zeros, "at"):
        return zeros.at[index].add(values)
    if hasattr(zeros, "index_add_"):
        return zeros.index_add_(0, index, values)
    positions = xp.arange(rows, device=device_of(index))
    hits = xp.expand_dims(positions, axis=1) == xp.expand_dims(index, axis=0)
    return xp.astype(hits, values.dtype) @ values


def max_rows(xp: Namespace, rows: int, index: Array, values: Array) -> Array:
    """A matrix whose row ``i`` is the largest of the rows of ``values`` with the index ``i``; the least if none."""
    if isinstance(xp, Primitives):
        return xp.max_rows(rows, index, values)
    width = values.shape[-1]
    index = xp.reshape(index, (-1,))
    values = xp.reshape(values, (math.prod(index.shape), width))
    real = xp.isdtype(values.dtype, "real floating")
    least = -xp.inf if real else xp.iinfo(values.dtype).min
    made = xp.full((rows, width), least, dtype=values.dtype, device=device_of(values))
    if xp is np:
        np.maximum.at(made, index, values)
        return made
    if hasattr(made, "at"):
        return made.at[index].max(values)
    positions = xp.arange(rows, device=device_of(index))
    hits = xp.expand_dims(xp.expand_dims(positions, axis=1) == xp.expand_dims(index, axis=0), axis=-1)
    beside = xp.expand_dims(made, axis=1)
    chosen = xp.where(hits, xp.expand_dims(values, axis=0), beside)
    return xp.max(xp.concat([beside, chosen], axis=1), axis=1)


def _add_rows_sorted(zeros: Array, index: Array, values: Array) -> Array:
    if index.size:
        rows, sums = sums_by_row(index, values)
        zeros[rows] += sums
    return zeros


def sums_by_row(index: Array, values: Array) -> tuple[Array, Array]:
    """The numbers in an index of NumPy, each once, in order, and the sum of the rows of values for each.

    ``numpy.add.at`` adds whole rows one element at a time; sums of sorted runs are many times faster.
    """
    order = np.argsort(index, kind="stable")
    ordered = index[order]
    starts = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    return ordered[starts], np.add.reduceat(values.take(order, 0), starts, axis=0)


def add_at(array: np.ndarray[Any, Any], key: Any, values: Array) -> None:
    """Add values to a NumPy array in place: at a subscript, or to the rows whose numbers an array holds."""
    if not isinstance(key, np.ndarray):
        array[key] += values
    elif key.size == 1:
        array[key.item()] += values.reshape(-1)
    else:
        _add_rows_sorted(array, key.reshape(-1), values.reshape(key.size, *array.shape[1:]))


def _zeros(xp: Namespace, shape: tuple[int, ...], like: Array) -> Array:
    return xp.zeros(shape, dtype=like.dtype, device=device_of(like))
