"""Reductions, products summed over axes, and views.

What NumPy's functions do between the call and the ufunc takes as long as a small array, so the ufunc is called here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.namespace import Array, Namespace

_ADD: Callable[..., Any] = np.add.reduce


def _summed(x: Any, axis: Any = None, dtype: None = None, out: None = None, keepdims: bool = False) -> Any:
    """``np.add.reduce``, which adds numbers of half precision in single precision along any axis."""
    if getattr(x, "itemsize", 0) == 2 and x.dtype.char == "e":  # the size takes less time than the dtype
        return _ADD(x, axis, np.float32, out, keepdims).astype(x.dtype)
    return _ADD(x, axis, dtype, out, keepdims)


_REDUCE: dict[str, Callable[..., Any]] = {
    "sum": _summed,
    "prod": np.multiply.reduce,
    "max": np.maximum.reduce,
    "min": np.minimum.reduce,
    "any": np.logical_or.reduce,
    "all": np.logical_and.reduce,
}
_DIVIDED = frozenset({np.dtype(np.float32), np.dtype(np.float64)})
"""The precisions that means are computed in; NumPy adds those of half precision in another."""


def widened(xp: Namespace, x: Array) -> Array:
    """The elements in the precision that sums are computed in: single for half precision, as PyTorch and JAX do.

    Squares overflow in half precision from 256, sums of ones stop at 2048.

    >>> widened(np, np.array([300.0], np.float16)) ** 2
    array([90000.], dtype=float32)
    """
    return xp.astype(x, xp.float32) if is_half(xp, x) else x


def is_half(xp: Namespace, x: Array) -> bool:
    """Whether the elements are of half precision, also those of PyTorch, whose dtypes are no dtypes of NumPy."""
    dtype = getattr(x, "dtype", None)
    if char := getattr(dtype, "char", ""):
        return bool(char == "e")
    half = getattr(xp, "float16", None)  # the array API standard has none
    return half is not None and bool(dtype == half)


def narrowed(xp: Namespace, y: Array, x: Array) -> Array:
    """A result for :func:`widened` elements, in the precision of the elements ``x``."""
    if y.dtype == x.dtype:
        return y
    return y.astype(x.dtype) if xp is np else xp.astype(y, x.dtype)


def reduced(xp: Namespace, function: str, x: Array, axis: int | tuple[int, ...] | None = None) -> Array:
    """A reduction of the array API standard by its name, along axes or all of them; truth values of ``any``, ``all``.

    >>> reduced(np, "max", np.array([[1.0, 2.0], [3.0, 0.0]]), 0)
    array([3., 2.])
    """
    return _REDUCE[function](x, axis) if xp is np else getattr(xp, function)(x, axis=axis)


def reduction(function: str, axis: int | tuple[int, ...] | None) -> Callable[[Namespace, Array], Array]:
    """:func:`reduced` along axes, as a function of the array."""
    of_numpy = _REDUCE[function]
    return lambda xp, x: of_numpy(x, axis) if xp is np else getattr(xp, function)(x, axis=axis)


def kept(xp: Namespace, function: str, x: Array, axis: int | tuple[int, ...]) -> Array:
    """The same along axes, which stay, of size 1."""
    if xp is np:
        return _REDUCE[function](x, axis, None, None, True)
    return getattr(xp, function)(x, axis=axis, keepdims=True)


def kept_mean(xp: Namespace, x: Array, axes: int | tuple[int, ...]) -> Array:
    """The mean along axes, which stay, of size 1."""
    if type(x) is np.ndarray and xp is np and x.dtype in _DIVIDED:
        count = x.shape[axes] if isinstance(axes, int) else math.prod([x.shape[n] for n in axes])
        if count:
            return _REDUCE["sum"](x, axes, None, None, True) / count
    return xp.mean(x, axis=axes, keepdims=True)


def reshaped(xp: Namespace, x: Array, shape: tuple[int, ...]) -> Array:
    """``xp.reshape``."""
    return x.reshape(shape) if xp is np else xp.reshape(x, shape)


def permuted(xp: Namespace, x: Array, order: tuple[int, ...]) -> Array:
    """``xp.permute_dims``."""
    return x.transpose(order) if xp is np else xp.permute_dims(x, order)


def expanded(xp: Namespace, x: Array, axis: int) -> Array:
    """``xp.expand_dims``, for an axis counted from the first."""
    return x[(*(slice(None),) * axis, None)] if xp is np else xp.expand_dims(x, axis=axis)


def squeezed(xp: Namespace, x: Array, axis: int) -> Array:
    """``xp.squeeze``."""
    return x.squeeze(axis) if xp is np else xp.squeeze(x, axis=axis)


def all_true(truths: Any) -> bool:
    """Whether all truth values of an array of NumPy are true; for few of them in a fraction of a reduction's time."""
    return b"\0" not in truths.tobytes()


def all_finite(x: Any) -> bool:
    """Whether all elements of an array of NumPy are finite: by one sum of squares, one by one if that is not finite.

    The sum may overflow: callers turn NumPy's warnings off.

    >>> all_finite(np.array([1.0, 2.0])), all_finite(np.array([np.inf, 1.0]))
    (True, False)
    """
    if x.flags.forc and x.dtype in _DIVIDED:
        flat = x.reshape(-1, order="A")
        if math.isfinite(flat.dot(flat)):
            return True
    return bool(np.isfinite(x).all())


def mean(xp: Namespace, x: Array, axis: int | tuple[int, ...] | None = None) -> Array:
    """The mean along axes, or of all elements, as ``numpy.mean`` gives it.

    >>> mean(np, np.array([[1.0, 2.0], [3.0, 0.0]]), 0)
    array([2., 1.])
    """
    if type(x) is np.ndarray and xp is np:
        count = x.size if axis is None else math.prod(x.shape[n] for n in ((axis,) if isinstance(axis, int) else axis))
        if count and x.dtype in _DIVIDED:
            return np.add.reduce(x, axis) / count
    return xp.mean(x, axis=axis)


def tensordot(xp: Namespace, factors: Sequence[Array], axes: tuple[Sequence[int], Sequence[int]]) -> Array:
    """``xp.tensordot``, but with NaN for 0 times NaN or infinity.

    NumPy scales an array by a factor of one element, where a factor 0 yields 0.

    >>> tensordot(np, [np.zeros(1), np.array([[np.nan, 1.0]])], ((0,), (0,)))
    array([nan,  0.])
    """
    x1, x2 = factors
    if xp is not np or (x1.size != 1 and x2.size != 1):
        return xp.tensordot(x1, x2, axes=axes)
    shape = [n for x, summed in zip(factors, axes, strict=True) for i, n in enumerate(x.shape) if i not in summed]
    # The contracted axes have a single element, too.
    product = x1.reshape(()) * x2 if x1.size == 1 else x1 * x2.reshape(())
    return product.reshape(shape)


class Order:
    """A permutation of axes; the identity costs nothing."""

    def __init__(self, axes: tuple[int, ...]) -> None:
        self._there = axes
        self._back = tuple(sorted(range(len(axes)), key=axes.__getitem__))
        self._moves = [*axes] != [*range(len(axes))]

    def of(self, xp: Namespace, x: Array) -> Array:
        """The array with its axes permuted."""
        return permuted(xp, x, self._there) if self._moves else x

    def back(self, xp: Namespace, x: Array) -> Array:
        """A permuted array with its axes in the original order."""
        return permuted(xp, x, self._back) if self._moves else x
