"""Trigonometric functions, elementwise, of angles in radians."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.core.operand import Operand
from typedtensor.ops.core.operation import PolyOp1

__all__ = ["Cos", "Sin", "cos", "sin"]


class Sin(PolyOp1, rule="*A -> *A"):
    """``sin x``.

    See also: ``numpy.sin``, ``torch.sin``, ``jax.numpy.sin``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.sin(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Cos()(x)


class Cos(PolyOp1, rule="*A -> *A"):
    """``cos x``.

    See also: ``numpy.cos``, ``torch.cos``, ``jax.numpy.cos``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.cos(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return -dy * Sin()(x)


cos = Cos()
sin = Sin()
