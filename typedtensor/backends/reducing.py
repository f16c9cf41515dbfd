"""Reductions, and products summed over axes.

What NumPy's functions do between the call and the ufunc takes as long as a small array, so the ufunc is called here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.namespace import Array, Namespace

_REDUCE: dict[str, Callable[..., Any]] = {
    "sum": np.add.reduce,
    "prod": np.multiply.reduce,
    "max": np.maximum.reduce,
    "min": np.minimum.reduce,
    "any": np.logical_or.reduce,
    "all": np.logical_and.reduce,
}
_DIVIDED = frozenset({np.dtype(np.float32), np.dtype(np.float64)})
"""The precisions that means are computed in; NumPy adds those of half precision in another."""


def reduced(xp: Namespace, function: str, x: Array, axis: int | tuple[int, ...] | None = None) -> Array:
    """A reduction of the array API standard by its name, along axes or all of them; truth values of ``any``, ``all``.

    >>> reduced(np, "max", np.array([[1.0, 2.0], [3.0, 0.0]]), 0)
    array([3., 2.])
    """
    return _REDUCE[function](x, axis) if xp is np else getattr(xp, function)(x, axis=axis)


def kept(xp: Namespace, function: str, x: Array, axis: int) -> Array:
    """The same along one axis, which stays, of size 1."""
    if xp is np:
        return _REDUCE[function](x, axis, None, None, True)
    return getattr(xp, function)(x, axis=axis, keepdims=True)


def all_true(truths: Any) -> bool:
    """Whether all truth values of an array of NumPy are true; for few of them in a fraction of a reduction's time."""
    return b"\0" not in truths.tobytes()


def mean(xp: Namespace, x: Array, axis: int | None = None) -> Array:
    """The mean along an axis, or of all elements, as ``numpy.mean`` gives it.

    >>> mean(np, np.array([[1.0, 2.0], [3.0, 0.0]]), 0)
    array([2., 1.])
    """
    if type(x) is np.ndarray and xp is np:
        count = x.size if axis is None else x.shape[axis]
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
