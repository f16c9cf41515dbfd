"""The shift by the maximum along one axis, after which exponentials do not overflow."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends import Array, Namespace

_UFUNCS: dict[str, Any] = {"max": np.maximum, "sum": np.add}


def kept(xp: Namespace, function: str, x: Array, axis: int) -> Array:
    """``max`` or ``sum`` along one axis, which stays, of size 1."""
    if xp is np:  # what its functions do between the call and the ufunc takes as long as a small array
        return _UFUNCS[function].reduce(x, axis, None, None, True)
    return getattr(xp, function)(x, axis=axis, keepdims=True)


def shifted(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """``x`` less its maximum along an axis, and that maximum; an infinite one is left out, as inf - inf is NaN,
    and so is that of nothing.
    """
    if not x.shape[axis]:
        return x, kept(xp, "sum", x, axis)
    top = finite(xp, kept(xp, "max", x, axis))
    return x - top, top


def finite(xp: Namespace, x: Array) -> Array:
    """``x``, or 0 where it is infinite or NaN."""
    return xp.where(xp.isfinite(x), x, 0.0)
