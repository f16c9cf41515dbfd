"""The shift by the maximum along one axis, after which exponentials do not overflow."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike


def shifted(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """``x`` less its maximum along an axis, and that maximum, which is finite unless it is NaN; nothing has none."""
    if not x.shape[axis]:
        return x, xp.sum(x, axis=axis, keepdims=True)
    top = finite(xp, xp.max(x, axis=axis, keepdims=True))
    return x - top, top


def finite(xp: Namespace, x: Array) -> Array:
    """``x``, where it is infinite the largest number with its sign: inf - inf would be NaN."""
    most = float(xp.finfo(x.dtype).max)
    return xp.minimum(*alike(xp, xp.maximum(*alike(xp, x, -most)), most))
