"""Variances and standard deviations of the elements that a mask allows: ``x.var(Time, where=mask)``."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.backends.reducing import narrowed, widened
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.library.elementwise.extrema import Maximum
from typedtensor.ops.library.elementwise.selection import AsReal, Where, quotient
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.reduce.masked import (
    MaskedAlong,
    MaskedMean,
    MaskedMeanAlong,
    both,
    kept,
    mean,
    mean_of,
)
from typedtensor.ops.library.sums import ExpandAlong, SumAlong

__all__ = ["MaskedStd", "MaskedStdAlong", "MaskedVariance", "MaskedVarianceAlong"]


def variance(
    xp: Namespace, x: Array, allowed: Array, axis: int | tuple[int, ...] | None, *, root: bool = False
) -> Array:
    """Return the variance of the allowed elements along one axis, several in order, or all; NaN if none is allowed.

    Args:
        root: whether to return its root, the standard deviation.
    """
    z = widened(xp, x)
    middle = mean(xp, z, allowed, axis)
    for place in (axis,) if isinstance(axis, int) else axis or ():
        middle = xp.expand_dims(middle, axis=place)
    centred = kept(xp, kept(xp, z, allowed) - middle, allowed)
    found = mean_of(xp, centred * centred, allowed, axis)
    return narrowed(xp, xp.sqrt(found) if root else found, x)


class MaskedVariance(PolyOp2, rule="*A, bool *A -> real"):
    """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true: NaN where it is nowhere true.

    See also: ``x.var(where=mask)``, which applies it; ``numpy.var(where=…)``, ``torch.masked.var``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return variance(xp, *both(xp, x1, x2), None)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        centred = Where()(x2, x1, 0.0) - ExpandLike()(MaskedMean()(x1, x2), x1)
        scale = dy * 2.0 / Maximum()(AsReal()(x2).sum(), 1.0)
        return Where()(x2, centred * ExpandLike()(scale, x1), 0.0)


class MaskedStd(PolyOp2, rule="*A, bool *A -> real"):
    """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal.

    See also: ``x.std(where=mask)``, which applies it; ``numpy.std(where=…)``, ``torch.masked.std``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return variance(xp, *both(xp, x1, x2), None, root=True)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        centred = Where()(x2, x1, 0.0) - ExpandLike()(MaskedMean()(x1, x2), x1)
        scale = quotient(dy, y) / Maximum()(AsReal()(x2).sum(), 1.0)
        return Where()(x2, centred * ExpandLike()(scale, x1), 0.0)


class MaskedVarianceAlong(MaskedAlong[U], rule="*A U *B, bool *C U *D -> *A *B where *C *D within *A *B"):
    """``Σ (x - mean x)² / n`` over the n elements of ``x1`` along U where ``x2`` is true: NaN where that is none.

    The mask has the axis U, and is repeated along the axes that it lacks.

    See also: ``x.var(U, where=mask)``, which applies it; ``numpy.var(axis=…, where=…)``, ``torch.masked.var``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Row(Axis): ...
    >>> Tensor[Row]([1.0, 5.0, 3.0]).var(Row, where=BoolTensor[Row]([True, False, True]))
    Tensor[()](1.)
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return variance(xp, x, allowed, axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis, allowed = self.label("U"), ExpandLike()(x2, x1)
        centred = Where()(allowed, x1, 0.0) - ExpandAlong(axis)(x1, MaskedMeanAlong(axis)(x1, x2))
        scale = dy * 2.0 / Maximum()(SumAlong(axis)(AsReal()(allowed)), 1.0)
        return Where()(allowed, centred * ExpandAlong(axis)(x1, scale), 0.0)


class MaskedStdAlong(MaskedAlong[U], rule="*A U *B, bool *C U *D -> *A *B where *C *D within *A *B"):
    """The root of :class:`MaskedVarianceAlong`. The gradient is 0 where all elements are equal.

    See also: ``x.std(U, where=mask)``, which applies it; ``numpy.std(axis=…, where=…)``, ``torch.masked.std``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return variance(xp, x, allowed, axis, root=True)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis, allowed = self.label("U"), ExpandLike()(x2, x1)
        centred = Where()(allowed, x1, 0.0) - ExpandAlong(axis)(x1, MaskedMeanAlong(axis)(x1, x2))
        scale = quotient(dy, y) / Maximum()(SumAlong(axis)(AsReal()(allowed)), 1.0)
        return Where()(allowed, centred * ExpandAlong(axis)(x1, scale), 0.0)
