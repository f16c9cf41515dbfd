"""Reductions along several labels of the elements that a mask allows: ``x.mean(Batch, Time, where=mask)``.

The mask has all reduced labels, and is broadcast along other labels that it lacks.
"""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from abc import abstractmethod
from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace
from typedtensor.backends.reducing import reduced
from typedtensor.core.axes import Axis
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.elementwise.comparisons import Equal
from typedtensor.ops.library.elementwise.extrema import Maximum
from typedtensor.ops.library.elementwise.selection import AsReal, Where, quotient
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.reduce.masked import both, kept, mean
from typedtensor.ops.library.reduce.masked_extrema import of_something
from typedtensor.ops.library.reduce.masked_moments import variance
from typedtensor.ops.library.sums import SumAlong

__all__ = [
    "MaskedAllTrueOver",
    "MaskedAnyTrueOver",
    "MaskedMaxOver",
    "MaskedMeanOver",
    "MaskedMinOver",
    "MaskedStdOver",
    "MaskedSumOver",
    "MaskedVarianceOver",
]

P = TypeVarTuple("P")


class MaskedOver(PolyOp2[*P]):
    """A reduction along several labels of what a mask allows."""

    def __init__(self, *axes: type[Axis]) -> None:
        super().__init__(*axes)

    @abstractmethod
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        """The reduction on arrays, of which the mask has all axes."""

    def positions(self, of: TensorType) -> tuple[int, ...]:
        """Return the positions of the labels in the first operand, in order."""
        return tuple(sorted(map(of.axes.index, self.arguments["*P"])))

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axes = self.positions(x1)
        expand = ExpandLike().kernel_for((x2, x1))

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            x, mask = both(xp, x1, x2)
            return self.reduced(xp, x, expand(xp, mask, x), axes)

        return kernel


class MaskedSumOver(
    MaskedOver[*P],
    rule="t *A, bool *C -> t *A - *P where *P within *A, *P within *C, *C within *A, t not in bool",
    linear="sum",
):
    """The sum along several labels of the elements of ``x1`` where ``x2`` is true.

    See also: ``x.sum(U, V, where=mask)``, which applies it; ``numpy.sum(axis=…, where=…)``, ``torch.masked.sum``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        return reduced(xp, "sum", kept(xp, x, allowed), axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Where()(ExpandLike()(x2, x1), ExpandLike()(dy, x1), 0.0)


class MaskedMeanOver(
    MaskedOver[*P],
    rule="t *A, bool *C -> real *A - *P where *P within *A, *P within *C, *C within *A, t not in int",
    linear="first",
):
    """The mean along several labels of the elements of ``x1`` where ``x2`` is true: NaN where none is.

    See also: ``x.mean(U, V, where=mask)``, which applies it; ``numpy.mean(axis=…, where=…)``, ``torch.masked.mean``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Batch(Axis): ...
    >>> class Time(Axis): ...
    >>> class Feature(Axis): ...
    >>> x = Tensor[Batch, Time, Feature]([[[1.0, 5.0], [9.0, 9.0]], [[2.0, 6.0], [3.0, 7.0]]])
    >>> there = BoolTensor[Batch, Time]([[True, False], [True, True]])
    >>> x.mean(Batch, Time, where=there)
    Tensor[Feature=2]([2., 6.])
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        return mean(xp, x, allowed, axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        allowed = ExpandLike()(x2, x1)
        return Where()(allowed, ExpandLike()(dy / _number(self, allowed), x1), 0.0)


class MaskedVarianceOver(MaskedOver[*P], rule="*A, bool *C -> *A - *P where *P within *A, *P within *C, *C within *A"):
    """``Σ (x - mean x)² / n`` over the n elements of ``x1`` along several labels where ``x2`` is true.

    NaN where that is nowhere true.

    See also: ``x.var(U, V, where=mask)``, which applies it; ``numpy.var(axis=…, where=…)``, ``torch.masked.var``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        return variance(xp, x, allowed, axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return _slope(self, dy * 2.0, x1, x2)


class MaskedStdOver(MaskedOver[*P], rule="*A, bool *C -> *A - *P where *P within *A, *P within *C, *C within *A"):
    """The root of :class:`MaskedVarianceOver`. The gradient is 0 where all elements are equal.

    See also: ``x.std(U, V, where=mask)``, which applies it; ``numpy.std(axis=…, where=…)``, ``torch.masked.std``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        return xp.sqrt(variance(xp, x, allowed, axes))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return _slope(self, quotient(dy, y), x1, x2)


class MaskedMaxOver(MaskedOver[*P], rule="*A, bool *C -> *A - *P where *P within *A, *P within *C, *C within *A"):
    """The largest elements of ``x1`` along several labels where ``x2`` is true: minus infinity where none is.

    Equal ones share the gradient.

    Raises:
        SizeError: when one of the labels has no elements.

    See also: ``x.max(U, V, where=mask)``, which applies it; ``numpy.max(axis=…, where=…, initial=-numpy.inf)``,
    ``torch.masked.amax``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return of_something(self, x1, self.positions(x1), super().ground(x1, x2), "largest")

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        return xp.max(xp.where(allowed, x, -math.inf), axis=axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return _shared(self, dy, y, x1, x2)


class MaskedMinOver(MaskedOver[*P], rule="*A, bool *C -> *A - *P where *P within *A, *P within *C, *C within *A"):
    """The smallest elements of ``x1`` along several labels where ``x2`` is true: infinity where none is.

    Equal ones share the gradient.

    Raises:
        SizeError: when one of the labels has no elements.

    See also: ``x.min(U, V, where=mask)``, which applies it; ``numpy.min(axis=…, where=…, initial=numpy.inf)``,
    ``torch.masked.amin``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return of_something(self, x1, self.positions(x1), super().ground(x1, x2), "smallest")

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        return xp.min(xp.where(allowed, x, math.inf), axis=axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return _shared(self, dy, y, x1, x2)


class MaskedAnyTrueOver(
    MaskedOver[*P], rule="bool *A, bool *C -> bool *A - *P where *P within *A, *P within *C, *C within *A"
):
    """Whether any element of ``x1`` along several labels is true where ``x2`` is; false where ``x2`` is nowhere true.

    See also: ``x.any(U, V, where=mask)``, which applies it; ``numpy.any(axis=…, where=…)``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        return xp.any(xp.logical_and(x, allowed), axis=axes)


class MaskedAllTrueOver(
    MaskedOver[*P], rule="bool *A, bool *C -> bool *A - *P where *P within *A, *P within *C, *C within *A"
):
    """Whether all elements of ``x1`` along several labels are true where ``x2`` is; true where ``x2`` is nowhere true.

    See also: ``x.all(U, V, where=mask)``, which applies it; ``numpy.all(axis=…, where=…)``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: tuple[int, ...]) -> Array:
        return xp.all(xp.logical_or(x, xp.logical_not(allowed)), axis=axes)


def _total(operation: PolyOp, x: Operand) -> Operand:
    """Return the sum along the labels of an operation."""
    for axis in operation.arguments["*P"]:
        x = SumAlong(axis)(x)
    return x


def _number(operation: PolyOp, allowed: Operand) -> Operand:
    """Return the number of allowed elements, at least 1."""
    return Maximum()(_total(operation, AsReal()(allowed)), 1.0)


def _slope(operation: PolyOp, dy: Operand, x1: Operand, x2: Operand) -> Operand:
    """``dy (x - mean x) / n`` where the mask allows it."""
    allowed = ExpandLike()(x2, x1)
    number, x = _number(operation, allowed), Where()(allowed, x1, 0.0)
    centred = x - ExpandLike()(_total(operation, x) / number, x1)
    return Where()(allowed, centred * ExpandLike()(dy / number, x1), 0.0)


def _shared(operation: PolyOp, dy: Operand, y: Operand, x1: Operand, x2: Operand) -> Operand:
    """``dy / n`` at each of the n elements equal to the result, and 0 elsewhere."""
    allowed = ExpandLike()(x2, x1)
    hits = AsReal()(allowed & Equal()(x1, ExpandLike()(y, x1)))
    shares = hits / ExpandLike()(_total(operation, hits), x1)
    return Where()(allowed, ExpandLike()(dy, x1) * shares, 0.0)
