"""The shift by the maximum along one axis, after which exponentials do not overflow."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends import Array, Namespace
from typedtensor.backends.reducing import all_true, kept

_LARGEST: Any = np.maximum.reduce


def shifted(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """``x`` less its maximum along an axis, and that maximum; an infinite one is left out, as inf - inf is NaN,
    and so is that of nothing.
    """
    if not x.shape[axis]:
        return x, kept(xp, "sum", x, axis)
    if xp is np:
        top = _LARGEST(x, axis, None, None, True)
        if not all_true(np.isfinite(top)):
            top = finite(np, top)
    else:
        top = finite(xp, kept(xp, "max", x, axis))
    return x - top, top


def finite(xp: Namespace, x: Array) -> Array:
    """``x``, or 0 where it is infinite or NaN."""
    return xp.where(xp.isfinite(x), x, 0.0)
