"""Medians."""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.backends import shape_of
from typedtensor.backends.reducing import Order
from typedtensor.ops.core.family import Along1, Array, Kernel, Namespace, Operand, Over1, TensorType, U
from typedtensor.ops.library.reduce.reduction import Axes, of_something, positions, spread, written_out

__all__ = ["Median", "MedianShare", "MedianShareAlong"]

P = TypeVarTuple("P")


class Median(Over1[*P], rule="*A -> *A / *P"):
    """The median along labels, or of all: the middle element in order, or the mean of the middle two.

    Equal elements share the gradient. If one is NaN, so is the median.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.median``, ``jax.numpy.median``, :func:`quantile`; ``torch.median``, the smaller of the two.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Median(Row)(Tensor[Row]([4.0, 1.0, 9.0, 2.0]))
    Tensor[()](3.)
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)
        return of_something(self, x, axes, lambda xp, x: _median(xp, *_in_one(xp, x, axes)), "median")

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        labels = self.labels
        shares = MedianShareAlong(*labels)(x) if len(labels) == 1 else MedianShare(*labels)(x)
        return spread(labels, dy, x) * shares


class MedianShare(Over1[*P], rule="*A -> *A where *P within *A"):
    """The derivative of :class:`Median` along several labels or all: the share of each element.

    Its own gradient is 0.
    """

    detached = frozenset({0})
    mixed = frozenset({"*A"})

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)

        def kernel(xp: Namespace, x: Array) -> Array:
            if not math.prod(shape_of(x)):
                return x
            together, axis = _in_one(xp, x, axes)
            order = _behind(x, axes)
            shares = xp.reshape(_share(xp, together, axis), tuple(x.shape[n] for n in order))
            return Order(order).back(xp, shares)

        return kernel


class MedianShareAlong(Along1[U], rule="*A U *B -> *A U *B"):
    """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""

    detached = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: _share(xp, x, axis) if x.shape[axis] else x


def _in_one(xp: Namespace, x: Array, axes: Axes) -> tuple[Array, int]:
    """Return elements with the given axes as one, and its position: the last, if there are several."""
    if isinstance(axes, int):
        return x, axes
    kept, order = len(x.shape) - len(written_out(axes, x)), _behind(x, axes)
    sizes = tuple(x.shape[n] for n in order)
    return xp.reshape(Order(order).of(xp, x), (*sizes[:kept], math.prod(sizes[kept:]))), kept


def _behind(x: Array, axes: Axes) -> tuple[int, ...]:
    """The order of the axes of an array with the given ones last."""
    last = written_out(axes, x)
    return (*(n for n in range(len(x.shape)) if n not in last), *last)


def _middle(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """Return the two middle elements, which may coincide."""
    size, ordered = x.shape[axis], xp.sort(x, axis=axis)
    return _element(ordered, axis, (size - 1) // 2), _element(ordered, axis, size // 2)


def _element(x: Array, axis: int, place: int) -> Array:
    return x[(*(slice(None),) * axis, place, ...)]


def _median(xp: Namespace, x: Array, axis: int) -> Array:
    size, ordered = x.shape[axis], xp.sort(x, axis=axis)
    low, high, last = (_element(ordered, axis, n) for n in ((size - 1) // 2, size // 2, size - 1))
    # Halves are added since the sum may overflow; equal ones, which may be infinite, are taken as they are.
    middle = xp.where(low == high, low, low * 0.5 + high * 0.5)
    return xp.where(xp.isnan(last), last, middle)  # NaN sorts last


def _share(xp: Namespace, x: Array, axis: int) -> Array:
    middles = [xp.expand_dims(middle, axis=axis) for middle in _middle(xp, x, axis)]
    shares = [xp.astype(x == middle, x.dtype) for middle in middles]
    first, second = (share / xp.sum(share, axis=axis, keepdims=True) for share in shares)
    return (first + second) * 0.5
