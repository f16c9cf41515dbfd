"""Exponentials and logarithms, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, alike
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.library.elementwise.activations import Sigmoid
from typedtensor.ops.library.elementwise.arithmetic import unmixed
from typedtensor.ops.library.elementwise.classification import IsInf
from typedtensor.ops.library.elementwise.function import Function
from typedtensor.ops.library.elementwise.selection import Where

__all__ = [
    "Exp",
    "Exp2",
    "Expm1",
    "Log",
    "Log1p",
    "Log2",
    "Log10",
    "LogAddExp",
    "exp",
    "exp2",
    "expm1",
    "log",
    "log1p",
    "log2",
    "log10",
    "logaddexp",
]


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


class Exp2(PolyOp1, rule="*A -> *A"):
    """``2ˣ``.

    See also: ``numpy.exp2``, ``torch.exp2``, ``jax.numpy.exp2``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.exp2(x) if hasattr(xp, "exp2") else 2.0**x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * y * math.log(2.0)


class Log2(Function, rule="*A -> *A"):
    """``log₂ x``.

    See also: ``numpy.log2``, ``torch.log2``, ``jax.numpy.log2``.
    """

    function = "log2"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / (x * math.log(2.0))


class Log10(Function, rule="*A -> *A"):
    """``log₁₀ x``.

    See also: ``numpy.log10``, ``torch.log10``, ``jax.numpy.log10``.
    """

    function = "log10"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / (x * math.log(10.0))


class LogAddExp(PolyOp2, rule="*A?, *A? -> *A"):
    """``ln(e^x1 + e^x2)``, without overflow and cancellation.

    See also: ``numpy.logaddexp``, ``torch.logaddexp``, ``jax.numpy.logaddexp``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.logaddexp(*alike(xp, x1, x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * _share(x1, x2), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * _share(x2, x1), x2)


def _share(of: Operand, beside: Operand) -> Operand:
    """``1 / (1 + e^(beside - of))``, one half where both are the same infinity, which has no difference from itself."""
    return Sigmoid()(Where()(IsInf()(of) & of.eq(beside), 0.0, of - beside))


exp = Exp()
exp2 = Exp2()
expm1 = Expm1()
log = Log()
log10 = Log10()
log1p = Log1p()
log2 = Log2()
logaddexp = LogAddExp()
