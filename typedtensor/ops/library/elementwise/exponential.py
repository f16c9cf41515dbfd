"""Exponentials, logarithms, the logistic function, powers and roots, elementwise."""

from __future__ import annotations

import math

import numpy as np

from typedtensor.backends.primitives import Pieces
from typedtensor.ops.core.family import Array, Namespace, Operand
from typedtensor.ops.library.elementwise.arithmetic import IsInf
from typedtensor.ops.library.elementwise.function import Activation, Elementwise1, Elementwise2
from typedtensor.ops.library.elementwise.selection import Where

__all__ = ["Cbrt", "Cube", "Exp", "Exp2", "Expm1", "Log", "Log1p", "Log2", "Log10", "LogAddExp", "Pow", "Recip"]
__all__ += ["Rsqrt", "Sigmoid", "Sqrt", "Square"]
__all__ += ["cbrt", "cube", "exp", "exp2", "expm1", "log", "log1p", "log2", "log10", "logaddexp", "reciprocal"]
__all__ += ["rsqrt", "sigmoid", "sqrt", "square"]


class Exp(Elementwise1, rule="*A -> *A", forward="exp", backward=lambda dy, y, x: dy * y):
    """``eˣ``. See also: ``numpy.exp``, ``torch.exp``, ``jax.numpy.exp``."""


class Expm1(Elementwise1, rule="*A -> *A", forward="expm1", backward=lambda dy, y, x: dy * (y + 1.0)):
    """``eˣ - 1``, exact also for small ``x``. See also: ``numpy.expm1``, ``torch.expm1``, ``jax.numpy.expm1``."""


class Log(Elementwise1, rule="*A -> *A", forward="log", backward=lambda dy, y, x: dy / x):
    """``ln x``, the natural logarithm. See also: ``numpy.log``, ``torch.log``, ``jax.numpy.log``."""


class Log1p(Elementwise1, rule="*A -> *A", forward="log1p", backward=lambda dy, y, x: dy / (x + 1.0)):
    """``ln(1 + x)``, exact also for small ``x``. See also: ``numpy.log1p``, ``torch.log1p``, ``jax.numpy.log1p``."""


class Exp2(
    Elementwise1,
    rule="*A -> *A",
    forward=lambda xp, x: xp.exp2(x) if hasattr(xp, "exp2") else 2.0**x,
    backward=lambda dy, y, x: dy * y * math.log(2.0),
):
    """``2ˣ``. See also: ``numpy.exp2``, ``torch.exp2``, ``jax.numpy.exp2``."""


class Log2(Elementwise1, rule="*A -> *A", forward="log2", backward=lambda dy, y, x: dy / (x * math.log(2.0))):
    """``log₂ x``. See also: ``numpy.log2``, ``torch.log2``, ``jax.numpy.log2``."""


class Log10(Elementwise1, rule="*A -> *A", forward="log10", backward=lambda dy, y, x: dy / (x * math.log(10.0))):
    """``log₁₀ x``. See also: ``numpy.log10``, ``torch.log10``, ``jax.numpy.log10``."""


class LogAddExp(
    Elementwise2,
    rule="*A?, *A? -> *A",
    forward="logaddexp",
    backward1=lambda dy, y, x1, x2: dy * _share(x1, x2),
    backward2=lambda dy, y, x1, x2: dy * _share(x2, x1),
):
    """``ln(e^x1 + e^x2)``, without overflow and cancellation.

    See also: ``numpy.logaddexp``, ``torch.logaddexp``, ``jax.numpy.logaddexp``.
    """


def _share(of: Operand, beside: Operand) -> Operand:
    """``1 / (1 + e^(beside - of))``, one half where both are the same infinity, which has no difference from itself."""
    return Sigmoid()(Where()(IsInf()(of) & of.eq(beside), 0.0, of - beside))


class Sigmoid(Activation, rule="*A -> *A", backward=lambda dy, y, x: dy * y * (1.0 - y)):
    """``1 / (1 + e⁻ˣ)``; it neither overflows nor loses small values.

    See also: ``scipy.special.expit``, ``torch.sigmoid``, ``jax.nn.sigmoid``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Pieces):
            return xp.expit(x)
        small = xp.exp(-abs(x))
        if xp is np and x.size <= _FEW and (numbers := _NUMBERS.get(x.dtype)) is not None:  # the same, faster
            zero, one = numbers
            return np.exp(np.minimum(x, zero)) / (small + one)
        return xp.where(x < 0, small, 1.0) / (small + 1)


_FEW = 1024


_NUMBERS = {np.dtype(t): (np.zeros((), t), np.ones((), t)) for t in (np.float16, np.float32, np.float64)}


class Pow(Elementwise2, rule="t *A?, t *A? -> t *A where t not in bool", forward=lambda xp, x1, x2: x1**x2):
    """``x1 ** x2``.

    The gradient for the base is ``x2 x1^(x2−1)``, which is 0 where the exponent is 0, also at the base 0. That for
    the exponent is ``x1^x2 log x1``, taken as 0 with its derivatives where the base is 0 and the exponent not negative.

    See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``.
    """

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        # Avoids 0 * 0^(-1), which is NaN.
        base = Where()(x1.eq(0.0) & x2.eq(0.0), 1.0, x1)
        return dy * x2 * base ** (x2 - 1.0)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        base = Where()(x1.eq(0.0) & (abs(y) <= 1.0), 1.0, x1)
        return dy * y * Log()(base)


class Square(
    Elementwise1,
    rule="t *A -> t *A where t not in bool",
    forward=lambda xp, x: x * x,
    backward=lambda dy, y, x: dy * x * 2.0,
):
    """``x²``. See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``."""


class Sqrt(Elementwise1, rule="*A -> *A", forward="sqrt", backward=lambda dy, y, x: dy * 0.5 / y):
    """``√x``. The gradient is infinite at 0. See also: ``numpy.sqrt``, ``torch.sqrt``, ``jax.numpy.sqrt``."""


class Cube(
    Elementwise1,
    rule="t *A -> t *A where t not in bool",
    forward=lambda xp, x: x * x * x,
    backward=lambda dy, y, x: dy * x * x * 3.0,
):
    """``x³``. See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``."""


class Cbrt(
    Elementwise1,
    rule="*A -> *A",
    forward=lambda xp, x: xp.cbrt(x) if hasattr(xp, "cbrt") else xp.sign(x) * abs(x) ** (1.0 / 3.0),
    backward=lambda dy, y, x: dy / (y * y * 3.0),
):
    """``∛x``, also of negative numbers. The gradient is infinite at 0. See also: ``numpy.cbrt``, ``jax.numpy.cbrt``."""


class Rsqrt(
    Elementwise1, rule="*A -> *A", forward=lambda xp, x: 1.0 / xp.sqrt(x), backward=lambda dy, y, x: dy * -0.5 * y / x
):
    """``1 / √x``, infinite at 0. See also: ``torch.rsqrt``, ``jax.lax.rsqrt``."""


class Recip(Elementwise1, rule="*A -> *A", forward=lambda xp, x: 1.0 / x, backward=lambda dy, y, x: -dy * y * y):
    """``1 / x``. See also: ``numpy.reciprocal``, ``torch.reciprocal``, ``jax.numpy.reciprocal``."""


cbrt = Cbrt()
cube = Cube()
exp = Exp()
exp2 = Exp2()
expm1 = Expm1()
log = Log()
log10 = Log10()
log1p = Log1p()
log2 = Log2()
logaddexp = LogAddExp()
reciprocal = Recip()
rsqrt = Rsqrt()
sigmoid = Sigmoid()
sqrt = Sqrt()
square = Square()
