"""Functions that the array API standard lacks: arrays that are zero except for some elements.

JAX arrays are immutable, so each backend has its own implementation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from typedtensor.backends.namespace import Array, Namespace, device_of
from typedtensor.backends.primitives import Primitives, primitive


def place(xp: Namespace, shape: tuple[int, ...], key: tuple[Any, ...], values: Array) -> Array:
    """Zeros of a shape with ``values`` at the subscript ``key``."""
    if _is_jax(xp) and all(x is ... or isinstance(x, (slice, int)) for x in key):
        return _padded(xp, shape, key, values)
    zeros = _zeros(xp, shape, values)
    if hasattr(zeros, "at"):
        return zeros.at[key].set(values)
    zeros[key] = values
    return zeros


def _is_jax(xp: Namespace) -> bool:
    return not isinstance(xp, Primitives) and xp.__name__.startswith("jax")


def _padded(xp: Namespace, shape: tuple[int, ...], key: tuple[Any, ...], values: Array) -> Array:
    """:func:`place` by JAX's padding, which XLA fuses; it would turn a write into a scatter."""
    lax: Any = import_module("jax.lax")
    parts = [*key] if ... in key else [*key, ...]
    at = parts.index(...)
    parts[at : at + 1] = [slice(None)] * (len(shape) - len(parts) + 1)
    places = [
        range(n)[x] if isinstance(x, slice) else range(n)[x : x + 1 or None] for n, x in zip(shape, parts, strict=True)
    ]
    values = xp.broadcast_to(values, [len(r) for r, x in zip(places, parts, strict=True) if isinstance(x, slice)])
    values = xp.reshape(values, [*map(len, places)])
    if not math.prod(values.shape):
        return _zeros(xp, shape, values)
    backwards = tuple(n for n, r in enumerate(places) if r.step < 0)
    around = [(min(r), n - 1 - max(r), abs(r.step) - 1) for r, n in zip(places, shape, strict=True)]
    return lax.pad(xp.flip(values, backwards) if backwards else values, xp.zeros((), values.dtype), around)


def slice_bounds(part: slice, size: int) -> tuple[int, int, int]:
    """``slice.indices`` by arithmetic on the size, which may be symbolic.

    >>> slice_bounds(slice(-3, None), 5)
    (2, 5, 1)
    """
    step = 1 if part.step is None else part.step
    least, most = (0, size) if step > 0 else (-1, size - 1)
    start = (least if step > 0 else most) if part.start is None else _clamped(part.start, size, least, most)
    stop = (most if step > 0 else least) if part.stop is None else _clamped(part.stop, size, least, most)
    return start, stop, step


def _clamped(place: int, size: int, least: int, most: int) -> int:
    if place < 0:
        return _larger(place + size, least)
    return most if place > most else place  # the comparison fixes the outcome, so that the first elements have one size


def _larger(one: int, other: int) -> int:
    """The maximum, of symbolic sizes without a comparison, since that would fix its outcome."""
    if isinstance(one, int) and isinstance(other, int):
        return max(one, other)
    return (one + other + abs(one - other)) // 2


def slice_length(part: slice, size: int) -> int:
    """The number of elements of a slice of an axis, by arithmetic on its size, which may be symbolic."""
    start, stop, step = slice_bounds(part, size)
    length = _larger(stop - start if step > 0 else start - stop, 0)
    return length if step in (1, -1) else -(-length // abs(step))


def stack_in_places(xp: Namespace, arrays: Sequence[Array], shape: Sequence[int]) -> Array:
    """Stack arrays of several shapes along a new first axis, each padded with zeros at its end to a common shape."""
    places = tuple(shape)
    if hasattr(arrays[0], "at"):  # each write would copy the whole array
        return xp.stack([place(xp, places, tuple(map(slice, x.shape)), x) for x in arrays])
    result = xp.zeros((len(arrays), *places), dtype=xp.result_type(*arrays), device=device_of(arrays[0]))
    for n, x in enumerate(arrays):
        result[n, *map(slice, x.shape)] = x
    return result


@primitive("put_along")
def put_along(xp: Namespace, size: int, index: Array, values: Array, axis: int) -> Array:
    """Zeros with ``values`` at the positions ``index`` along a new axis of a given size: the inverse of a gather."""
    index, values = xp.expand_dims(index, axis=axis), xp.expand_dims(values, axis=axis)
    if xp is np:
        zeros = np.zeros((*values.shape[:axis], size, *values.shape[axis + 1 :]), values.dtype)
        np.put_along_axis(zeros, index, values, axis)
        return zeros
    positions = xp.arange(size, device=device_of(index))
    positions = xp.reshape(positions, tuple(size if n == axis else 1 for n in range(len(values.shape))))
    return xp.where(index == positions, values, xp.zeros_like(values))


@primitive("add_rows")
def add_rows(xp: Namespace, rows: int, index: Array, values: Array) -> Array:
    """Segment sums: row ``i`` of the result is the sum of the rows of ``values`` with index ``i``."""
    width = values.shape[-1]
    if index.ndim != 1:
        index = xp.reshape(index, (-1,))
        values = xp.reshape(values, (math.prod(index.shape), width))
    zeros = _zeros(xp, (rows, width), values)
    if xp is np:
        _at_rows(np.add, zeros, index, values)
        return zeros
    if hasattr(zeros, "at"):
        return zeros.at[index].add(values)
    if hasattr(zeros, "index_add_"):
        return zeros.index_add_(0, index, values)
    positions = xp.arange(rows, device=device_of(index))
    hits = xp.expand_dims(positions, axis=1) == xp.expand_dims(index, axis=0)
    return xp.astype(hits, values.dtype) @ values


@primitive("max_rows")
def max_rows(xp: Namespace, rows: int, index: Array, values: Array) -> Array:
    """Segment maxima: row ``i`` is the elementwise maximum of the rows of ``values`` with index ``i``; the least
    number if none."""
    width = values.shape[-1]
    index = xp.reshape(index, (-1,))
    values = xp.reshape(values, (math.prod(index.shape), width))
    if xp is np:
        result = np.full((rows, width), least(values.dtype))
        max_at(result, index, values)
        return result
    lowest = -xp.inf if xp.isdtype(values.dtype, "real floating") else xp.iinfo(values.dtype).min
    result = xp.full((rows, width), lowest, dtype=values.dtype, device=device_of(values))
    if hasattr(result, "at"):
        return result.at[index].max(values)
    if hasattr(result, "scatter_reduce"):
        return result.scatter_reduce(0, index.long().unsqueeze(1).expand_as(values), values, "amax")
    positions = xp.arange(rows, device=device_of(index))
    hits = xp.expand_dims(xp.expand_dims(positions, axis=1) == xp.expand_dims(index, axis=0), axis=-1)
    beside = xp.expand_dims(result, axis=1)
    chosen = xp.where(hits, xp.expand_dims(values, axis=0), beside)
    return xp.max(xp.concat([beside, chosen], axis=1), axis=1)


def max_at(array: np.ndarray[Any, Any], index: Array, values: Array) -> None:
    """Update rows of a NumPy array to the maximum of themselves and the values with their index."""
    _at_rows(np.maximum, array, index.reshape(-1), values.reshape(index.size, *array.shape[1:]))


def least(dtype: np.dtype[Any]) -> Any:
    """The least number of a NumPy dtype."""
    return dtype.type(-np.inf if dtype.kind == "f" else np.iinfo(dtype).min)


def _at_rows(function: np.ufunc, array: np.ndarray[Any, Any], index: Array, values: Array) -> None:
    """``function.at(array, index, values)`` for rows, element by element: of rows NumPy's takes many times longer."""
    if not array.flags.c_contiguous:
        whole = array.copy("C")
        _at_rows(function, whole, index, values)
        array[...] = whole
        return
    width = math.prod(array.shape[1:])
    elements, columns, step = array.reshape(-1), np.arange(width), max(1, _PIECE // max(1, width))
    for start in range(0, index.size, step):
        piece = slice(start, start + step)
        places = index[piece, None] if width == 1 else np.multiply(index[piece, None], width, dtype=np.intp) + columns
        function.at(elements, places.reshape(-1), values[piece].reshape(-1).astype(array.dtype, copy=False))


_PIECE = 1 << 14
"""The number of elements whose positions are computed at a time, so that they stay in the cache."""


def are_different(index: Array, rows: int) -> bool:
    """Whether all indices are distinct."""
    return bool((last_equal(index, rows) == np.arange(index.size)).all())


def last_equal(index: Array, rows: int) -> Array:
    """For each index the position of the last equal one, by writing positions to a table and reading them back."""
    table = np.empty(rows, np.intp)
    table[index] = np.arange(index.size)
    return table[index]


def add_at(array: np.ndarray[Any, Any], key: Any, values: Array) -> None:
    """Add values to a NumPy array in place: at a subscript, or to the rows at indices."""
    if not isinstance(key, np.ndarray):
        array[key] += values
    elif key.size == 1:
        array[key.item()] += values.reshape(array.shape[1:])
    else:
        _at_rows(np.add, array, key.reshape(-1), values.reshape(key.size, *array.shape[1:]))


def _zeros(xp: Namespace, shape: tuple[int, ...], like: Array) -> Array:
    return xp.zeros(shape, dtype=like.dtype, device=device_of(like))
