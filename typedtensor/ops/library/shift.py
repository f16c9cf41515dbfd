"""The shift by the maximum along one axis, after which exponentials do not overflow."""

# mypy: no-warn-return-any

from __future__ import annotations

import numpy as np

from typedtensor.backends import Array, Namespace
from typedtensor.backends.reducing import all_true, kept


def shifted(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """``x`` less its maximum along an axis, and that maximum; an infinite one is left out, as inf - inf is NaN,
    and so is that of nothing.
    """
    if not x.shape[axis]:
        return x, kept(xp, "sum", x, axis)
    top = kept(xp, "max", x, axis)
    if xp is not np or not all_true(np.isfinite(top)):
        top = finite(xp, top)
    return x - top, top


def finite(xp: Namespace, x: Array) -> Array:
    """``x``, or 0 where it is infinite or NaN."""
    return xp.where(xp.isfinite(x), x, 0.0)
