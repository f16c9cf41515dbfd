"""Exponentials and logarithms, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.core.operand import Operand
from typedtensor.ops.core.operation import PolyOp1

__all__ = ["Exp", "Expm1", "Log", "Log1p", "exp", "expm1", "log", "log1p"]


class Exp(PolyOp1, rule="*A -> *A"):
    """``eˣ``.

    See also: ``numpy.exp``, ``torch.exp``, ``jax.numpy.exp``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.exp(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * y


class Expm1(PolyOp1, rule="*A -> *A"):
    """``eˣ - 1``, exact also for small ``x``.

    See also: ``numpy.expm1``, ``torch.expm1``, ``jax.numpy.expm1``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.expm1(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * (y + 1.0)


class Log(PolyOp1, rule="*A -> *A"):
    """``ln x``, the natural logarithm.

    See also: ``numpy.log``, ``torch.log``, ``jax.numpy.log``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.log(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / x


class Log1p(PolyOp1, rule="*A -> *A"):
    """``ln(1 + x)``, exact also for small ``x``.

    See also: ``numpy.log1p``, ``torch.log1p``, ``jax.numpy.log1p``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.log1p(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / (x + 1.0)


exp = Exp()
expm1 = Expm1()
log = Log()
log1p = Log1p()
