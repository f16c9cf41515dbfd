"""Reductions over all axes."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, shape_of
from typedtensor.operand import Operand
from typedtensor.ops.expansion import ExpandLike
from typedtensor.ops.operation import PolyOp1
from typedtensor.ops.selection import ZerosLike


class Sum(PolyOp1, rule="t *A -> t where t not in bool"):
    """The sum of all elements.

    See also: ``numpy.sum``, ``torch.sum``, ``jax.numpy.sum``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.sum(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ExpandLike()(dy, x)


class Mean(PolyOp1, rule="*A -> real"):
    """The mean of all elements.

    See also: ``numpy.mean``, ``torch.mean``, ``jax.numpy.mean``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.mean(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ExpandLike()(dy / Size()(x), x)


class Size(PolyOp1, rule="t *A -> real"):
    """The number of elements, as a number that takes the precision of what it meets.

    See also: ``numpy.size``, ``torch.numel``, ``jax.numpy.size``.
    """

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return float(math.prod(shape_of(x)))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ZerosLike()(x)


class Max(PolyOp1, rule="t *A -> t where t not in bool"):
    """The largest element; equal ones share the gradient.

    See also: ``numpy.max``, ``torch.amax``, ``jax.numpy.max``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.max(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * MaxShare()(x)


class MaxShare(PolyOp1, rule="*A -> *A"):
    """``1/n`` at each of the n largest elements, else 0: the derivative of :class:`Max`. Its own gradient is 0."""

    detached = frozenset({0})

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        hits = xp.astype(x == xp.max(x), x.dtype)
        return hits / xp.sum(hits)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ZerosLike()(x)
