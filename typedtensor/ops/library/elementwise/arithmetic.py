"""Arithmetic, elementwise. A scalar operand mixes with any tensor; axes never broadcast implicitly."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import TypeVar

from typedtensor.backends import Array, Namespace
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.arities import PolyOp1, PolyOp2

__all__ = ["Add", "Div", "Mul", "Neg", "Sub"]

X = TypeVar("X", bound=AnyTensor)


def unmixed(dy: Operand, x: Operand[X]) -> Operand[X]:
    """The gradient for an operand that mixed as a scalar: the sum over all the axes it was repeated along."""
    return dy.sum() if dy.axes and not x.axes else dy


class Add(PolyOp2, rule="t *A?, t *A? -> t *A where t not in bool", linear="together"):
    """``x1 + x2``.

    See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 + x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy, x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy, x2)


class Sub(PolyOp2, rule="t *A?, t *A? -> t *A where t not in bool", linear="together"):
    """``x1 - x2``.

    See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 - x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy, x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(-dy, x2)


class Mul(PolyOp2, rule="t *A?, t *A? -> t *A where t not in bool", linear="each"):
    """``x1 * x2``.

    See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 * x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * x2, x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * x1, x2)


class Div(PolyOp2, rule="*A?, *A? -> *A", linear="first"):
    """``x1 / x2``.

    See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 / x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy / x2, x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(-dy * y / x2, x2)


class Neg(PolyOp1, rule="t *A -> t *A where t not in bool", linear="each"):
    """``-x``.

    See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return -x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return -dy
