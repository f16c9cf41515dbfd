"""Softmax among the elements that a mask allows.

Where nothing is allowed along U, nothing has a share: the softmax is 0 there and its logarithm -inf, and both have the
gradient 0. What is not allowed is not read, so that it may also be infinite or NaN.
"""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from abc import abstractmethod

from typedtensor.backends import Array, Namespace
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import kept
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.labelled import Along2
from typedtensor.ops.library.elementwise.exponential import Exp
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.shift import shifted
from typedtensor.ops.library.sums import ExpandAlong, SumAlong

__all__ = ["MaskedLogSoftmax", "MaskedSoftmax"]


class _Masked(Along2[U]):
    """An operation on what a mask allows, whose gradient is 0 elsewhere."""

    @abstractmethod
    def among(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        """The operation on arrays of a library whose own gives NaN where nothing is allowed."""

    @abstractmethod
    def of_shifted(self, xp: Namespace, z: Array, axis: int) -> Array:
        """The operation on arrays less their maximum along an axis, which are -inf where the mask is false."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis, expand = self.position("U", x1, x2), ExpandLike().kernel_for((x2, x1))

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            allowed = expand(xp, x2, x1)
            if isinstance(xp, Library):
                return self.among(xp, xp.where(allowed, x1, -math.inf), allowed, axis)
            return self.of_shifted(xp, shifted(xp, xp.where(allowed, x1, -math.inf), axis)[0], axis)

        return kernel


def _or_one(xp: Namespace, total: Array) -> Array:
    """A sum to divide by, which is 0 where nothing is allowed."""
    return xp.where(total == 0, 1.0, total)


class MaskedSoftmax(_Masked[U], rule="*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B"):
    """``eˣ / Σ eˣ`` along U, of the elements of ``x1`` where ``x2`` is true; 0 elsewhere.

    The mask has the axis U, and is repeated along the axes that it lacks. Where it is false all along U, the result is
    0, and so is the gradient.

    See also: ``softmax(x, U, where=mask)``, which applies it; ``jax.nn.softmax(where=...)``,
    ``torch.masked.softmax``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Time(Axis): ...
    >>> class Past(Axis): ...
    >>> scores = Tensor[Time, Past]([[0.0, 0.0], [7.0, 8.0]])
    >>> MaskedSoftmax(Past)(scores, BoolTensor[Past]([True, False]))
    Tensor[Time=2, Past=2]([[1., 0.],
                            [1., 0.]])
    """

    def among(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return xp.where(allowed, xp.softmax(x, axis), 0.0)

    def of_shifted(self, xp: Namespace, z: Array, axis: int) -> Array:
        powers = xp.exp(z)
        return powers / _or_one(xp, kept(xp, "sum", powers, axis))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis = self.label("U")
        # What is not allowed has no say, not even where its gradient is NaN.
        weighted = Where()(ExpandLike()(x2, dy), dy, 0.0) * y
        return weighted - y * ExpandAlong(axis)(y, SumAlong(axis)(weighted))


class MaskedLogSoftmax(_Masked[U], rule="*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B"):
    """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0.

    See also: ``jax.nn.log_softmax(where=...)``, ``torch.masked.log_softmax``.
    """

    def among(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return xp.where(allowed, xp.log_softmax(x, axis), -math.inf)

    def of_shifted(self, xp: Namespace, z: Array, axis: int) -> Array:
        return z - xp.log(_or_one(xp, kept(xp, "sum", xp.exp(z), axis)))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis = self.label("U")
        given = Where()(ExpandLike()(x2, dy), dy, 0.0)
        return given - Exp()(y) * ExpandAlong(axis)(y, SumAlong(axis)(given))
