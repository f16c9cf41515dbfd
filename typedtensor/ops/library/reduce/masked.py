"""Reductions of the elements that a mask allows: ``x.mean(Time, where=mask)``.

The mask has the labels of the reduction, and is repeated along other axes that it lacks. Masked elements are not read,
so they may be infinite or NaN.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Any, TypeVarTuple

from typedtensor.backends import array_like
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import narrowed, reduced, widened
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, Over2, TensorType, kind_of
from typedtensor.ops.library.elementwise.extrema import Maximum
from typedtensor.ops.library.elementwise.logic import Equal
from typedtensor.ops.library.elementwise.selection import AsRealLike, Where, quotient
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.normalize.precision import AsSingle
from typedtensor.ops.library.reduce.extrema import among_hits
from typedtensor.ops.library.reduce.reduction import Axes, of_something, positions, spread
from typedtensor.ops.library.sums import Sum

__all__ = ["MaskedAllTrue", "MaskedAnyTrue", "MaskedMax", "MaskedMean", "MaskedMin", "MaskedStd", "MaskedSum"]
__all__ += ["MaskedVariance"]

P = TypeVarTuple("P")


class Masked(Over2[*P]):
    """A reduction, along labels or all axes, of the elements that a mask allows."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axes: Axes = self.position("U", x1, x2) if len(self.labels) == 1 else positions(self.labels, x1)
        expand = ExpandLike().kernel_for((x2, x1))

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            mask = xp.asarray(x2)  # a single element may be a scalar
            x = array_like(xp, x1, mask)
            return self.reduced(xp, x, expand(xp, mask, x), axes)

        return kernel

    @abstractmethod
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        """The reduction on arrays, of which the mask has all axes."""

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand:
        """The gradient for the elements that the mask allows."""
        self.no_gradient(0)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        allowed = ExpandLike()(x2, x1)
        return Where()(allowed, self.slope(dy, y, x1, allowed), 0.0)


class MaskedSum(Masked[*P], rule="t *A, bool *C -> t *A / *P where *C within *A, t not in bool", linear="sum"):
    """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all.

    See also: ``x.sum(where=mask)``, which applies it; ``numpy.sum(where=…)``, ``torch.masked.sum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Tensor[Row]([1.0, 2.0, 3.0])
    >>> x.sum(where=x > 1.0)
    Tensor[()](5.)
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        return reduced(xp, "sum", _kept(xp, x, allowed), axes)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand:
        return spread(self.labels, dy, x)


class MaskedMean(Masked[*P], rule="t *A, bool *C -> real *A / *P where *C within *A, t not in int", linear="first"):
    """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere.

    Of truth values it is the share of true ones.

    See also: ``x.mean(where=mask)``, which applies it; ``numpy.mean(where=…)``, ``torch.masked.mean``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = Tensor[Row, Column]([[1.0, 2.0, 6.0], [3.0, 4.0, 9.0]])
    >>> x.mean(Column, where=BoolTensor[Column]([True, True, False]))
    Tensor[Row=2]([1.5, 3.5])
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        return _mean(xp, x if kind_of(x) == "real" else xp.astype(x, xp.float32), allowed, axes)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand:
        return spread(self.labels, dy / _number(self, allowed, x), x)


class MaskedVariance(Masked[*P], rule="*A, bool *C -> *A / *P where *C within *A"):
    """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all.

    NaN where that is nowhere true.

    See also: ``x.var(where=mask)``, which applies it; ``numpy.var(where=…)``, ``torch.masked.var``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Row(Axis): ...
    >>> Tensor[Row]([1.0, 5.0, 3.0]).var(Row, where=BoolTensor[Row]([True, False, True]))
    Tensor[()](1.)
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        return _variance(xp, x, allowed, axes)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand:
        return _centred_slope(self, dy * 2.0, x, allowed)


class MaskedStd(Masked[*P], rule="*A, bool *C -> *A / *P where *C within *A"):
    """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal.

    See also: ``x.std(where=mask)``, which applies it; ``numpy.std(where=…)``, ``torch.masked.std``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        return _variance(xp, x, allowed, axes, root=True)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand:
        return _centred_slope(self, quotient(dy, y), x, allowed)


class MaskedMax(Masked[*P], rule="*A, bool *C -> *A / *P where *C within *A"):
    """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is
    nowhere.

    Equal ones share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``x.max(where=mask)``, which applies it; ``numpy.max(where=…, initial=-numpy.inf)``,
    ``torch.masked.amax``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = Tensor[Row, Column]([[1.0, 2.0, 6.0], [3.0, 4.0, 9.0]])
    >>> x.max(Column, where=BoolTensor[Column]([True, True, False]))
    Tensor[Row=2]([2., 4.])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return of_something(self, x1, positions(self.labels, x1), super().ground(x1, x2), "largest")

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        return xp.max(xp.where(allowed, x, -math.inf), axis=axes)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand:
        return among_hits(self.labels, dy, y, x, allowed & Equal()(x, spread(self.labels, y, x)))


class MaskedMin(Masked[*P], rule="*A, bool *C -> *A / *P where *C within *A"):
    """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere.

    Equal ones share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``x.min(where=mask)``, which applies it; ``numpy.min(where=…, initial=numpy.inf)``,
    ``torch.masked.amin``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return of_something(self, x1, positions(self.labels, x1), super().ground(x1, x2), "smallest")

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        return xp.min(xp.where(allowed, x, math.inf), axis=axes)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand:
        return among_hits(self.labels, dy, y, x, allowed & Equal()(x, spread(self.labels, y, x)))


class MaskedAnyTrue(Masked[*P], rule="bool *A, bool *C -> bool *A / *P where *C within *A"):
    """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere.

    See also: ``x.any(where=mask)``, which applies it; ``numpy.any(where=…)``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        return reduced(xp, "any", xp.logical_and(x, allowed), axes)


class MaskedAllTrue(Masked[*P], rule="bool *A, bool *C -> bool *A / *P where *C within *A"):
    """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere.

    See also: ``x.all(where=mask)``, which applies it; ``numpy.all(where=…)``.
    """

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array:
        return reduced(xp, "all", xp.logical_or(x, xp.logical_not(allowed)), axes)


def _kept(xp: Namespace, x: Array, allowed: Array) -> Array:
    """The allowed elements, with zeros in place of others."""
    return xp.where(allowed, x, 0 if kind_of(x) == "int" else 0.0)


def _mean(xp: Namespace, x: Array, allowed: Array, axes: Axes, *, keepdims: bool = False) -> Array:
    """The mean of the allowed elements; NaN if none is allowed."""
    x = _kept(xp, x, allowed)
    if isinstance(xp, Library):
        return xp.sum(x, axis=axes, keepdims=keepdims) / xp.sum(allowed, axis=axes, keepdims=keepdims)
    z = widened(xp, x)
    total = xp.sum(z, axis=axes, keepdims=keepdims)
    number = xp.sum(xp.astype(allowed, z.dtype), axis=axes, keepdims=keepdims)
    there = number > 0
    return narrowed(xp, xp.where(there, total / xp.where(there, number, 1.0), math.nan), x)  # NumPy warns of 0 / 0


def _variance(xp: Namespace, x: Array, allowed: Array, axes: Axes, *, root: bool = False) -> Array:
    """The variance of the allowed elements, or its root; NaN if none is allowed."""
    z = widened(xp, x)
    centred = _kept(xp, z, allowed) - _mean(xp, z, allowed, axes, keepdims=True)
    found = _mean(xp, centred * centred, allowed, axes)
    return narrowed(xp, xp.sqrt(found) if root else found, x)


def _number(operation: Masked[*tuple[Any, ...]], allowed: Operand, x: Operand) -> Operand:
    """The number of allowed elements of ``x``, at least 1."""
    return Maximum()(Sum(*operation.labels)(AsRealLike()(allowed, AsSingle()(x))), 1.0)


def _centred_slope(operation: Masked[*tuple[Any, ...]], dy: Operand, x: Operand, allowed: Operand) -> Operand:
    """``dy (x - mean x) / n``."""
    labels, number, kept = operation.labels, _number(operation, allowed, x), Where()(allowed, x, 0.0)
    centred = kept - spread(labels, Sum(*labels)(kept) / number, x)
    return centred * spread(labels, dy / number, x)
