"""The shift by the maximum along one axis, after which exponentials do not overflow."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace


def shifted(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """``x`` less its maximum along an axis, and that maximum; an infinite one is left out, as inf - inf is NaN,
    and so is that of nothing.
    """
    if not x.shape[axis]:
        return x, xp.sum(x, axis=axis, keepdims=True)
    top = finite(xp, xp.max(x, axis=axis, keepdims=True))
    return x - top, top


def finite(xp: Namespace, x: Array) -> Array:
    """``x``, or 0 where it is infinite or NaN."""
    return xp.where(xp.isfinite(x), x, xp.zeros_like(x))
