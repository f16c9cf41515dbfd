"""Sums, means and truth of the elements that a mask allows: ``x.mean(Time, where=mask)``.

Masked elements are not read, so they may be infinite or NaN.
"""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from abc import abstractmethod

from typedtensor.backends import Array, Namespace, array_like, kind_of
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import narrowed, reduced, widened
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.labelled import Along2
from typedtensor.ops.library.elementwise.extrema import Maximum
from typedtensor.ops.library.elementwise.selection import AsReal, Where
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.sums import ExpandAlong, SumAlong

__all__ = [
    "MaskedAllTrue",
    "MaskedAllTrueAlong",
    "MaskedAnyTrue",
    "MaskedAnyTrueAlong",
    "MaskedMean",
    "MaskedMeanAlong",
    "MaskedSum",
    "MaskedSumAlong",
]


class MaskedAlong(Along2[U]):
    """A reduction along U of the elements that a mask allows. The mask has the axis U and is broadcast along others."""

    @abstractmethod
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        """Return the reduction of arrays, with a mask of the same axes."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis, expand = self.position("U", x1, x2), ExpandLike().kernel_for((x2, x1))
        return lambda xp, x1, x2: self.reduced(xp, x1, expand(xp, x2, x1), axis)


def both(xp: Namespace, x: Array, mask: Array) -> tuple[Array, Array]:
    """Convert elements and a mask to arrays, since a single element may be a scalar."""
    mask = xp.asarray(mask)
    return array_like(xp, x, mask), mask


def kept(xp: Namespace, x: Array, allowed: Array) -> Array:
    """Return the allowed elements, with zeros in place of others."""
    return xp.where(allowed, x, 0 if kind_of(x) == "int" else 0.0)


def mean_of(xp: Namespace, x: Array, allowed: Array, axis: int | tuple[int, ...] | None) -> Array:
    """Return the mean of the allowed elements, where others are 0; NaN if none is allowed."""
    if isinstance(xp, Library):
        return xp.sum(x, axis=axis) / xp.sum(allowed, axis=axis)
    z = widened(xp, x)
    count, found = reduced(xp, "sum", xp.astype(allowed, z.dtype), axis), reduced(xp, "sum", z, axis)
    there = count > 0
    return narrowed(xp, xp.where(there, found / xp.where(there, count, 1.0), math.nan), x)  # NumPy warns of 0 / 0


def mean(xp: Namespace, x: Array, allowed: Array, axis: int | tuple[int, ...] | None) -> Array:
    """Return the mean of the allowed elements; NaN if none is allowed."""
    x = x if kind_of(x) == "real" else xp.astype(x, xp.float32)
    return mean_of(xp, kept(xp, x, allowed), allowed, axis)


class MaskedSum(PolyOp2, rule="t *A, bool *A -> t where t not in bool", linear="sum"):
    """The sum of the elements of ``x1`` where ``x2`` is true.

    See also: ``x.sum(where=mask)``, which applies it; ``numpy.sum(where=…)``, ``torch.masked.sum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Tensor[Row]([1.0, 2.0, 3.0])
    >>> x.sum(where=x > 1.0)
    Tensor[()](5.)
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return reduced(xp, "sum", kept(xp, *both(xp, x1, x2)))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Where()(x2, ExpandLike()(dy, x1), 0.0)


class MaskedSumAlong(
    MaskedAlong[U], rule="t *A U *B, bool *C U *D -> t *A *B where *C *D within *A *B, t not in bool", linear="sum"
):
    """The sum along U of the elements of ``x1`` where ``x2`` is true.

    The mask has the axis U, and is repeated along the axes that it lacks.

    See also: ``x.sum(U, where=mask)``, which applies it; ``numpy.sum(axis=…, where=…)``, ``torch.masked.sum``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return reduced(xp, "sum", kept(xp, x, allowed), axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Where()(ExpandLike()(x2, x1), ExpandAlong(self.label("U"))(x1, dy), 0.0)


class MaskedMean(PolyOp2, rule="t *A, bool *A -> real where t not in int", linear="first"):
    """The mean of the elements of ``x1`` where ``x2`` is true; NaN if it is nowhere true. Of truth values, a share.

    See also: ``x.mean(where=mask)``, which applies it; ``numpy.mean(where=…)``, ``torch.masked.mean``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Tensor[Row]([1.0, 2.0, 3.0])
    >>> x.mean(where=x > 1.0)
    Tensor[()](2.5)
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return mean(xp, *both(xp, x1, x2), None)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Where()(x2, ExpandLike()(dy / Maximum()(AsReal()(x2).sum(), 1.0), x1), 0.0)


class MaskedMeanAlong(
    MaskedAlong[U], rule="t *A U *B, bool *C U *D -> real *A *B where *C *D within *A *B, t not in int", linear="first"
):
    """The mean along U of the elements of ``x1`` where ``x2`` is true; NaN where none is. Of truth values, a share.

    The mask has the axis U, and is repeated along the axes that it lacks.

    See also: ``x.mean(U, where=mask)``, which applies it; ``numpy.mean(axis=…, where=…)``, ``torch.masked.mean``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = Tensor[Row, Column]([[1.0, 2.0, 6.0], [3.0, 4.0, 9.0]])
    >>> x.mean(Column, where=BoolTensor[Column]([True, True, False]))
    Tensor[Row=2]([1.5, 3.5])
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return mean(xp, x, allowed, axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis, allowed = self.label("U"), ExpandLike()(x2, x1)
        number = Maximum()(SumAlong(axis)(AsReal()(allowed)), 1.0)
        return Where()(allowed, ExpandAlong(axis)(x1, dy / number), 0.0)


class MaskedAnyTrue(PolyOp2, rule="bool *A, bool *A -> bool"):
    """Whether any element of ``x1`` is true where ``x2`` is; false if ``x2`` is nowhere true.

    See also: ``x.any(where=mask)``, which applies it; ``numpy.any(where=…)``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return reduced(xp, "any", xp.logical_and(*both(xp, x1, x2)))


class MaskedAnyTrueAlong(MaskedAlong[U], rule="bool *A U *B, bool *C U *D -> bool *A *B where *C *D within *A *B"):
    """Whether any element of ``x1`` along U is true where ``x2`` is; false where ``x2`` is nowhere true.

    The mask has the axis U, and is repeated along the axes that it lacks.

    See also: ``x.any(U, where=mask)``, which applies it; ``numpy.any(axis=…, where=…)``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return reduced(xp, "any", xp.logical_and(x, allowed), axis)


class MaskedAllTrue(PolyOp2, rule="bool *A, bool *A -> bool"):
    """Whether all elements of ``x1`` are true where ``x2`` is; true if ``x2`` is nowhere true.

    See also: ``x.all(where=mask)``, which applies it; ``numpy.all(where=…)``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1, x2 = both(xp, x1, x2)
        return reduced(xp, "all", xp.logical_or(x1, xp.logical_not(x2)))


class MaskedAllTrueAlong(MaskedAlong[U], rule="bool *A U *B, bool *C U *D -> bool *A *B where *C *D within *A *B"):
    """Whether all elements of ``x1`` along U are true where ``x2`` is; true where ``x2`` is nowhere true.

    The mask has the axis U, and is repeated along the axes that it lacks.

    See also: ``x.all(U, where=mask)``, which applies it; ``numpy.all(axis=…, where=…)``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return reduced(xp, "all", xp.logical_or(x, xp.logical_not(allowed)), axis)
