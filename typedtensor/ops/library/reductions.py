"""Reductions along a label, along labels, or of all elements; with or without a mask.

A mask, ``x.mean(Time, where=mask)``, has the labels of the reduction, and is repeated along other axes that it lacks.
Masked elements are not read, so they may be infinite or NaN.
"""

from __future__ import annotations

import math
from typing import Any, ClassVar

import numpy as np

from typedtensor.backends import array_like, shape_of
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import kept_mean, mean, narrowed, reduced, reduction, widened
from typedtensor.core.axes import label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.apart import apart, relabelled
from typedtensor.ops.core.arities import Along1, Over1, Over2, P
from typedtensor.ops.core.family import Array, Axis, Kernel, Label, Namespace, Operand, TensorType, U, kind_of
from typedtensor.ops.core.fitting import refuse_nothing
from typedtensor.ops.core.matrices import another
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.diagonals import Omit, sum_of_others
from typedtensor.ops.library.elementwise.arithmetic import Equal
from typedtensor.ops.library.elementwise.selection import AsRealLike, AsSingle, Maximum, Where, quotient, shared
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLike

__all__ = ["AllTrue", "AnyTrue", "ArgMax", "ArgMin", "CountNonZero", "MaskedAllTrue", "MaskedAnyTrue"]
__all__ += ["MaskedMax", "MaskedMean", "MaskedMin", "MaskedStd", "MaskedSum", "MaskedVariance", "Max", "Mean", "Min"]
__all__ += ["Prod", "ProdOthersAlong", "Size", "Std", "Sum", "Variance"]

Axes = int | tuple[int, ...] | None
"""The position of one axis, those of several, or all axes."""


class Reduction(Over1[*P]):
    """A reduction along labels, or of all elements.

    Attributes:
        function: its name in every array namespace, if it is one.
        neutral: what stands in place of masked elements.
        sought: what there is none of among no elements; empty where these have a result.
    """

    function: ClassVar[str] = ""
    neutral: ClassVar[float] = 0.0
    sought: ClassVar[str] = ""

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)
        kernel = reduction(self.function, axes) if self.function else lambda xp, x: self.reduced(xp, x, axes, None)
        return of_something(self, x, axes, kernel, self.sought) if self.sought else kernel

    def reduced(self, xp: Namespace, x: Array, axes: Axes, allowed: Array | None) -> Array:
        """The reduction of an array; a mask, if there is one, has all its axes."""
        return reduced(xp, self.function, x if allowed is None else self.kept(xp, x, allowed), axes)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return self.slope(dy, y, x, None)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand:
        """The gradient for the elements that a mask, if there is one, allows."""
        self.no_gradient(0)

    def kept(self, xp: Namespace, x: Array, allowed: Array) -> Array:
        """The allowed elements, with neutral ones in place of others."""
        return xp.where(allowed, x, 0 if kind_of(x) == "int" else self.neutral)

    def number(self, x: Operand, allowed: Operand | None) -> Operand:
        """The number of elements, of allowed ones at least 1."""
        if allowed is None:
            return Size(*self.labels)(x)
        return Maximum()(Sum(*self.labels)(AsRealLike()(allowed, AsSingle()(x))), 1.0)


class Masked(Over2[*P]):
    """A reduction of the elements that a mask allows."""

    unmasked: ClassVar[type[Reduction]]

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axes, whole = positions(self.labels, x1), self.unmasked(*self.labels)
        expand = ExpandLike().kernel_for((x2, x1))

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            mask = xp.asarray(x2)  # a single element may be a scalar
            x = array_like(xp, x1, mask)
            return whole.reduced(xp, x, axes, expand(xp, mask, x))

        return of_something(self, x1, axes, kernel, whole.sought) if whole.sought else kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        allowed = ExpandLike()(x2, x1)
        return Where()(allowed, self.unmasked(*self.labels).slope(dy, y, x1, allowed), 0.0)


def positions(labels: tuple[Label, ...], x: TensorType) -> Axes:
    """The axes of an operand that has each of the labels once."""
    if len(labels) == 1:
        return x.axes.index(labels[0])
    return tuple(sorted(map(x.axes.index, labels))) if labels else None


def written_out(axes: Axes, x: Array) -> tuple[int, ...]:
    """The positions of axes of an array."""
    return tuple(range(len(shape_of(x)))) if axes is None else (axes,) if isinstance(axes, int) else axes


def of_something(operation: PolyOp, x: TensorType, axes: Axes, kernel: Kernel, sought: str) -> Kernel:
    """A kernel that refuses axes without elements, of which nothing is the largest."""

    def checked(xp: Namespace, array: Array, *others: Array) -> Array:
        sizes = shape_of(array)
        if not all(sizes[axis] for axis in written_out(axes, array)):
            refuse_nothing(operation, x, sizes, sought)
        return kernel(xp, array, *others)

    return checked


def spread(labels: tuple[Label, ...], y: Operand, x: Operand) -> Operand:
    """A reduction of ``x`` along labels, repeated along the axes of ``x`` that it lacks."""
    return ExpandAlong(labels[0])(x, y) if len(labels) == 1 else ExpandLike()(y, x)


def masked_mean(xp: Namespace, x: Array, axes: Axes, allowed: Array, *, keepdims: bool = False) -> Array:
    """The mean of the allowed elements; NaN if none is allowed."""
    x = xp.where(allowed, x, 0.0)
    if isinstance(xp, Library):
        return xp.sum(x, axis=axes, keepdims=keepdims) / xp.sum(allowed, axis=axes, keepdims=keepdims)
    z = widened(xp, x)
    total = xp.sum(z, axis=axes, keepdims=keepdims)
    number = xp.sum(xp.astype(allowed, z.dtype), axis=axes, keepdims=keepdims)
    there = number > 0
    return narrowed(xp, xp.where(there, total / xp.where(there, number, 1.0), math.nan), x)  # NumPy warns of 0 / 0


class Size(Over1[*P], rule="t *A -> real where *P within *A"):
    """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand.

    See also: ``numpy.size``, ``torch.numel``, ``jax.numpy.size``.
    """

    shape_only = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axes = tuple(map(x.axes.index, self.labels)) or tuple(range(len(x.axes)))

        def kernel(xp: Namespace, x: Array) -> Array:
            sizes = shape_of(x)
            return math.prod([sizes[axis] for axis in axes]) * 1.0  # an operator: sizes may be symbolic

        return kernel


class Sum(Reduction[*P], rule="t *A -> t *A / *P where t not in bool", linear="sum"):
    """The sum along labels, or of all elements.

    See also: ``numpy.sum``, ``torch.sum``, ``jax.numpy.sum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Sum(Row)(x), Sum()(x)
    (Tensor[Column=2]([4., 6.]), Tensor[()](10.))
    """

    function = "sum"

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand:
        return spread(self.labels, dy, x)


class MaskedSum(Masked[*P], rule="t *A, bool *C -> t *A / *P where *C within *A, t not in bool", linear="sum"):
    """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all.

    See also: ``x.sum(where=mask)``, which applies it; ``numpy.sum(where=…)``, ``torch.masked.sum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Tensor[Row]([1.0, 2.0, 3.0])
    >>> x.sum(where=x > 1.0)
    Tensor[()](5.)
    """

    unmasked = Sum


class Mean(Reduction[*P], rule="t *A -> real *A / *P where t not in int", linear="each"):
    """The mean along labels, or of all elements; for truth values, the share of true ones, in float32.

    See also: ``numpy.mean``, ``torch.mean``, ``jax.numpy.mean``.
    """

    def reduced(self, xp: Namespace, x: Array, axes: Axes, allowed: Array | None) -> Array:
        x = x if kind_of(x) == "real" else xp.astype(x, xp.float32)
        return mean(xp, x, axes) if allowed is None else masked_mean(xp, x, axes, allowed)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand:
        return spread(self.labels, dy / self.number(x, allowed), x)


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

    unmasked = Mean


class Deviation(Reduction[*P]):
    """Means of the squares of deviations from the mean, or their roots, of a number of elements less one, perhaps."""

    root: ClassVar[bool] = False

    def __init__(self, *axes: type[Axis], correction: float = 0.0) -> None:
        super().__init__(*axes)
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        kernel, places, correction = super().ground(x), positions(self.labels, x), self.correction
        names = " and ".join(map(label_name, self.labels or x.axes)) or "no axes"

        def of_enough(xp: Namespace, x: Array) -> Array:
            sizes = shape_of(x)
            if (count := math.prod(sizes[n] for n in written_out(places, x))) <= correction:
                raise SizeError(
                    f"{self.title} was given {count} elements along {names}, so with the correction "
                    f"{correction:g} there is nothing to divide by: give it more elements, or use correction=0"
                )
            return kernel(xp, x)

        return of_enough if correction > 0.0 else kernel

    def reduced(self, xp: Namespace, x: Array, axes: Axes, allowed: Array | None) -> Array:
        if allowed is not None:
            z = widened(xp, x)
            centred = self.kept(xp, z, allowed) - masked_mean(xp, z, axes, allowed, keepdims=True)
            found = masked_mean(xp, centred * centred, axes, allowed)
        else:
            places, sizes = written_out(axes, x), shape_of(x)
            count = math.prod(sizes[n] for n in places) * 1.0  # an operator in place of float(): sizes may be symbolic
            if isinstance(xp, Library) and places and all(sizes):
                return xp.variance(x, places, self.correction, self.root)
            z = widened(xp, x)
            centred = z - kept_mean(xp, z, places)
            total = reduced(xp, "sum", centred * centred, places)
            found = total / xp.asarray(count - self.correction, dtype=z.dtype)  # NaN for no elements, like their mean
        return narrowed(xp, xp.sqrt(found) if self.root else found, x)

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand:
        """``dy (x - mean x) / (n - correction)``, times 2 or divided by the root."""
        labels, number = self.labels, self.number(x, allowed)
        if allowed is None:
            mean, number = Mean(*labels)(x), number - self.correction
        else:
            x = Where()(allowed, x, 0.0)
            mean = Sum(*labels)(x) / number
        scale = (quotient(dy, y) if self.root else dy * 2.0) / number
        return (x - spread(labels, mean, x)) * spread(labels, scale, x)


class Variance(Deviation[*P], rule="*A -> *A / *P"):
    """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all.

    Args:
        axes: the labels.
        correction: 0 for the variance of these elements, 1 for an estimate from a sample.

    See also: ``numpy.var``, ``torch.var``, ``jax.numpy.var``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Variance(Row, correction=1)(Tensor[Row]([1.0, 2.0, 3.0]))
    Tensor[()](1.)
    """


class MaskedVariance(Masked[*P], rule="*A, bool *C -> *A / *P where *C within *A"):
    """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all.

    NaN where that is nowhere true.

    See also: ``x.var(where=mask)``, which applies it; ``numpy.var(where=…)``, ``torch.masked.var``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Row(Axis): ...
    >>> Tensor[Row]([1.0, 5.0, 3.0]).var(Row, where=BoolTensor[Row]([True, False, True]))
    Tensor[()](1.)
    """

    unmasked = Variance


class Std(Deviation[*P], rule="*A -> *A / *P"):
    """The root of :class:`Variance`. The gradient is 0 where all elements are equal.

    Args:
        axes: the labels.
        correction: as for :class:`Variance`.

    See also: ``numpy.std``, ``torch.std``, ``jax.numpy.std``.
    """

    root = True


class MaskedStd(Masked[*P], rule="*A, bool *C -> *A / *P where *C within *A"):
    """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal.

    See also: ``x.std(where=mask)``, which applies it; ``numpy.std(where=…)``, ``torch.masked.std``.
    """

    unmasked = Std


class Extremum(Reduction[*P]):
    """The largest or the smallest elements."""

    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand:
        """``dy / n`` at each of the n elements that hit the extremum ``y``, and 0 elsewhere."""
        labels, wide = self.labels, spread(self.labels, y, x)
        hits = Equal()(x, wide) if allowed is None else allowed & Equal()(x, wide)
        number = Maximum()(Sum(*labels)(AsRealLike()(hits, x)), 1.0)  # nothing hits NaN
        return shared(spread(labels, dy, x), hits, spread(labels, number, x), wide)


class Max(Extremum[*P], rule="t *A -> t *A / *P where t not in bool"):
    """The largest elements along labels, or of all. Equal elements share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.max``, ``torch.amax``, ``jax.numpy.max``.
    """

    function, sought, neutral = "max", "largest", -math.inf


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

    unmasked = Max


class Min(Extremum[*P], rule="t *A -> t *A / *P where t not in bool"):
    """The smallest elements along labels, or of all. Equal elements share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.min``, ``torch.amin``, ``jax.numpy.min``.
    """

    function, sought, neutral = "min", "smallest", math.inf


class MaskedMin(Masked[*P], rule="*A, bool *C -> *A / *P where *C within *A"):
    """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere.

    Equal ones share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``x.min(where=mask)``, which applies it; ``numpy.min(where=…, initial=numpy.inf)``,
    ``torch.masked.amin``.
    """

    unmasked = Min


class AnyTrue(Reduction[*P], rule="bool *A -> bool *A / *P"):
    """Whether any element is true, along labels or of all; false if there are none.

    See also: ``numpy.any``, ``torch.any``, ``jax.numpy.any``.
    """

    function, neutral = "any", False


class MaskedAnyTrue(Masked[*P], rule="bool *A, bool *C -> bool *A / *P where *C within *A"):
    """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere.

    See also: ``x.any(where=mask)``, which applies it; ``numpy.any(where=…)``.
    """

    unmasked = AnyTrue


class AllTrue(Reduction[*P], rule="bool *A -> bool *A / *P"):
    """Whether all elements are true, along labels or altogether; true if there are none.

    See also: ``numpy.all``, ``torch.all``, ``jax.numpy.all``.
    """

    function, neutral = "all", True


class MaskedAllTrue(Masked[*P], rule="bool *A, bool *C -> bool *A / *P where *C within *A"):
    """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere.

    See also: ``x.all(where=mask)``, which applies it; ``numpy.all(where=…)``.
    """

    unmasked = AllTrue


class CountNonZero(Reduction[*P], rule="t *A -> int *A / *P"):
    """The number of true or nonzero elements, along labels or of all.

    See also: ``numpy.count_nonzero``, ``torch.count_nonzero``, ``jax.numpy.count_nonzero``.
    """

    def reduced(self, xp: Namespace, x: Array, axes: Axes, allowed: Array | None) -> Array:
        there = x if kind_of(x) == "bool" else x != 0
        # In the default integer dtype; other libraries sum truth values in theirs.
        return reduced(xp, "sum", there if isinstance(xp, Library) else xp.astype(there, xp.asarray(0).dtype), axes)


class ArgExtremum(Along1[U]):
    """The index of an extremum along U."""

    function: ClassVar[str]
    sought: ClassVar[str]

    def ground(self, x: TensorType, /) -> Kernel:
        return of_something(self, x, self.position("U", x), super().ground(x), self.sought)

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return getattr(x, self.function)(axis) if xp is np else getattr(xp, self.function)(x, axis=axis)


class ArgMax(ArgExtremum[U], rule="t *A U *B -> int *A *B where t not in bool"):
    """The index of the largest element along U, the first one if several are equal.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.argmax``, ``torch.argmax``, ``jax.numpy.argmax``.
    """

    function, sought = "argmax", "largest"


class ArgMin(ArgExtremum[U], rule="t *A U *B -> int *A *B where t not in bool"):
    """The index of the smallest element along U, the first one if several are equal.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.argmin``, ``torch.argmin``, ``jax.numpy.argmin``.
    """

    function, sought = "argmin", "smallest"


class Prod(Reduction[*P], rule="t *A -> t *A / *P where t not in bool"):
    """The product along labels, or of all elements.

    All derivatives are exact where elements are 0; they overflow where it does. Second derivatives take memory for each
    pair of elements along a label.

    See also: ``numpy.prod``, ``torch.prod``, ``jax.numpy.prod``.
    """

    function = "prod"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        if len(self.labels) != 1:
            return self._one_by_one(dy, y, x)
        [axis] = self.labels
        return ExpandAlong(axis)(x, dy) * ProdOthersAlong(axis)(x)

    @apart()
    def _one_by_one(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        """The gradient of products along one label after the other."""
        parts = []
        for axis in reversed(self.labels or x.axes):
            parts.append((Prod(axis), x))
            x = parts[-1][0](x)
        delta: Any = dy  # it grows by an axis with each product
        for product, of in reversed(parts):
            delta = product.backward(delta, of, of)
        return delta


class ProdOthersAlong(Along1[U], rule="*A U *B -> *A U *B"):
    """For each element the product of all the others along U: the derivative of :class:`Prod`."""

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        zero = x == 0
        safe = xp.where(zero, xp.ones_like(x), x)
        zeros = xp.astype(zero, x.dtype)
        beside = xp.sum(zeros, axis=axis, keepdims=True) - zeros
        return xp.where(beside == 0, xp.prod(safe, axis=axis, keepdims=True) / safe, xp.zeros_like(x))

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis, other = self.label("U"), another(self.label("U"), x)
        omitted = Omit(axis, other)(x)
        weights = ExpandAlong(axis)(omitted, relabelled(dy, {axis: other}))
        return sum_of_others(weights * ProdOthersAlong(axis)(omitted), other, axis)
