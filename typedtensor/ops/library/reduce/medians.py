"""Medians."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.fitting import refuse_nothing
from typedtensor.ops.core.labelled import Along1
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.sums import ExpandAlong

__all__ = ["Median", "MedianAlong", "MedianShare", "MedianShareAlong"]


class Median(PolyOp1, rule="*A -> real"):
    """The median: the middle element in order, or the mean of the middle two. Equal elements share the gradient.

    If one is NaN, so is the median.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.median``, ``torch.quantile``, ``jax.numpy.median``; ``torch.median``, the smaller of the two.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, x1: Array) -> Array:
            if not all(x1.shape):
                refuse_nothing(self, x, x1.shape, "median")
            return _median(xp, xp.reshape(x1, (math.prod(x1.shape),)), 0)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ExpandLike()(dy, x) * MedianShare()(x)


class MedianAlong(Along1[U], rule="*A U *B -> *A *B"):
    """The median along U: the middle element in order, or the mean of two. Equal elements share the gradient.

    If one is NaN, so is the median.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.median(axis=…)``, ``torch.quantile``, ``jax.numpy.median(axis=…)``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> MedianAlong(Row)(Tensor[Row]([4.0, 1.0, 9.0, 2.0]))
    Tensor[()](3.)
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x1: Array) -> Array:
            if not x1.shape[axis]:
                refuse_nothing(self, x, x1.shape, "median")
            return _median(xp, x1, axis)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ExpandAlong(axis)(x, dy) * MedianShareAlong(axis)(x)


class MedianShare(PolyOp1, rule="*A -> *A"):
    """The derivative of :class:`Median`: the share of each element. Its own gradient is 0."""

    detached = frozenset({0})

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        size = math.prod(x.shape)
        return xp.reshape(_share(xp, xp.reshape(x, (size,)), 0), tuple(x.shape)) if size else x


class MedianShareAlong(Along1[U], rule="*A U *B -> *A U *B"):
    """The derivative of :class:`MedianAlong`: the share of each element. Its own gradient is 0."""

    detached = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: _share(xp, x, axis) if x.shape[axis] else x


def _middle(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """Return the two middle elements, which may coincide."""
    size, ordered = x.shape[axis], xp.sort(x, axis=axis)
    key = (slice(None),) * axis
    low, high = (size - 1) // 2, size // 2
    return ordered[(*key, slice(low, low + 1), ...)], ordered[(*key, slice(high, high + 1), ...)]


def _median(xp: Namespace, x: Array, axis: int) -> Array:
    size, ordered, key = x.shape[axis], xp.sort(x, axis=axis), (slice(None),) * axis
    middle, last = ordered[(*key, size // 2, ...)], ordered[(*key, size - 1, ...)]
    if size % 2 == 0:
        low = ordered[(*key, size // 2 - 1, ...)]
        # Halves are added since the sum may overflow; equal ones, which may be infinite, are taken as they are.
        middle = xp.where(low == middle, low, low * 0.5 + middle * 0.5)
    return xp.where(xp.isnan(last), last, middle)  # NaN sorts last


def _share(xp: Namespace, x: Array, axis: int) -> Array:
    shares = [xp.astype(x == middle, x.dtype) for middle in _middle(xp, x, axis)]
    first, second = (share / xp.sum(share, axis=axis, keepdims=True) for share in shares)
    return (first + second) * 0.5
