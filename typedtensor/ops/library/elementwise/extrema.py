"""Absolute value, sign, and the extrema of two tensors, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace, alike
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import BoolTensor, Tensor
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.library.elementwise.arithmetic import unmixed
from typedtensor.ops.library.elementwise.selection import Where

__all__ = ["Abs", "Maximum", "Minimum", "Sign", "maximum", "minimum", "sign"]

A = TypeVarTuple("A")


class Abs(PolyOp1, rule="t *A -> t *A where t not in bool"):
    """``|x|``. The gradient is 0 at 0.

    See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return abs(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Sign()(x)


class Sign(PolyOp1, rule="t *A -> t *A where t not in bool"):
    """``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0.

    See also: ``numpy.sign``, ``torch.sign``, ``jax.numpy.sign``.
    """

    detached = frozenset({0})

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.sign(x)


class Maximum(PolyOp2, rule="t *A?, t *A? -> t *A where t not in bool"):
    """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it.

    See also: ``numpy.maximum``, ``torch.maximum``, ``jax.numpy.maximum``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.maximum(*alike(xp, x1, x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(_share(dy, x1 < x2, x1.eq(x2)), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(_share(dy, x2 < x1, x1.eq(x2)), x2)


class Minimum(PolyOp2, rule="t *A?, t *A? -> t *A where t not in bool"):
    """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it.

    See also: ``numpy.minimum``, ``torch.minimum``, ``jax.numpy.minimum``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.minimum(*alike(xp, x1, x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(_share(dy, x1 > x2, x1.eq(x2)), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(_share(dy, x2 > x1, x1.eq(x2)), x2)


def _share(
    dy: Operand[Tensor[*A]], refused: Operand[BoolTensor[*A]], tied: Operand[BoolTensor[*A]]
) -> Operand[Tensor[*A]]:
    return Where()(refused, 0.0, Where()(tied, dy * 0.5, dy))


maximum = Maximum()
minimum = Minimum()
sign = Sign()
