"""Trigonometric functions, elementwise, of angles in radians, hyperbolic functions, and their inverses."""

from __future__ import annotations

import math

from typedtensor.ops.core.family import Array, Namespace, Operand
from typedtensor.ops.library.elementwise.exponential import Sqrt
from typedtensor.ops.library.elementwise.function import Activation, Elementwise1, Elementwise2
from typedtensor.ops.library.elementwise.selection import quotient
from typedtensor.ops.library.elementwise.special import SphericalBessel

__all__ = ["ArCosh", "ArSinh", "ArTanh", "ArcCos", "ArcSin", "ArcTan", "ArcTan2", "Cos", "Cosh", "Hypot", "Sin"]
__all__ += ["Sinc", "Sinh", "Tan", "Tanh"]
__all__ += ["acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "hypot", "sin", "sinc", "sinh"]
__all__ += ["tan", "tanh"]


class Sin(Elementwise1, rule="*A -> *A", forward="sin", backward=lambda dy, y, x: dy * Cos()(x)):
    """``sin x``. See also: ``numpy.sin``, ``torch.sin``, ``jax.numpy.sin``."""


class Cos(Elementwise1, rule="*A -> *A", forward="cos", backward=lambda dy, y, x: -dy * Sin()(x)):
    """``cos x``. See also: ``numpy.cos``, ``torch.cos``, ``jax.numpy.cos``."""


class Tan(Elementwise1, rule="*A -> *A", forward="tan", backward=lambda dy, y, x: dy * (y * y + 1.0)):
    """``tan x``. See also: ``numpy.tan``, ``torch.tan``, ``jax.numpy.tan``."""


class ArcSin(
    Elementwise1, rule="*A -> *A", forward="asin", backward=lambda dy, y, x: dy / Sqrt()((1.0 - x) * (1.0 + x))
):
    """``arcsin x``, from -π/2 to π/2; NaN outside of -1 to 1. The gradient is infinite at both ends.

    See also: ``numpy.asin``, ``torch.asin``, ``jax.numpy.asin``.
    """


class ArcCos(
    Elementwise1, rule="*A -> *A", forward="acos", backward=lambda dy, y, x: -dy / Sqrt()((1.0 - x) * (1.0 + x))
):
    """``arccos x``, from 0 to π; NaN outside of -1 to 1. The gradient is infinite at both ends.

    See also: ``numpy.acos``, ``torch.acos``, ``jax.numpy.acos``.
    """


class ArcTan(Elementwise1, rule="*A -> *A", forward="atan", backward=lambda dy, y, x: dy / (x * x + 1.0)):
    """``arctan x``, from -π/2 to π/2. See also: ``numpy.atan``, ``torch.atan``, ``jax.numpy.atan``."""


class ArcTan2(
    Elementwise2,
    rule="*A?, *A? -> *A",
    forward="atan2",
    backward1=lambda dy, y, x1, x2: _over_square(dy * x2, x1, x2),
    backward2=lambda dy, y, x1, x2: -_over_square(dy * x1, x1, x2),
):
    """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin.

    See also: ``numpy.atan2``, ``torch.atan2``, ``jax.numpy.atan2``.
    """


class Hypot(
    Elementwise2,
    rule="*A?, *A? -> *A",
    forward="hypot",
    backward1=lambda dy, y, x1, x2: quotient(dy * x1, y),
    backward2=lambda dy, y, x1, x2: quotient(dy * x2, y),
):
    """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin.

    See also: ``numpy.hypot``, ``torch.hypot``, ``jax.numpy.hypot``.
    """


class Sinc(Elementwise1, rule="*A -> *A", backward=lambda dy, y, x: dy * SphericalBessel(1)(x * math.pi) * -math.pi):
    """``sin πx / πx``, which is 1 at 0. See also: ``numpy.sinc``, ``torch.sinc``, ``jax.numpy.sinc``."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        angle = xp.where(x == 0, xp.ones_like(x), x) * math.pi
        return xp.where(x == 0, xp.ones_like(x), xp.sin(angle) / angle)


def _over_square(x: Operand, x1: Operand, x2: Operand) -> Operand:
    """``x / (x1² + x2²)``, where the squares may be too large or too small."""
    radius = Hypot()(x1, x2)
    return quotient(quotient(x, radius), radius)


class Sinh(Elementwise1, rule="*A -> *A", forward="sinh", backward=lambda dy, y, x: dy * Cosh()(x)):
    """``sinh x``. See also: ``numpy.sinh``, ``torch.sinh``, ``jax.numpy.sinh``."""


class Cosh(Elementwise1, rule="*A -> *A", forward="cosh", backward=lambda dy, y, x: dy * Sinh()(x)):
    """``cosh x``. See also: ``numpy.cosh``, ``torch.cosh``, ``jax.numpy.cosh``."""


class ArSinh(Elementwise1, rule="*A -> *A", forward="asinh", backward=lambda dy, y, x: dy / Sqrt()(x * x + 1.0)):
    """``arsinh x``. See also: ``numpy.asinh``, ``torch.asinh``, ``jax.numpy.asinh``."""


class ArCosh(
    Elementwise1, rule="*A -> *A", forward="acosh", backward=lambda dy, y, x: dy / (Sqrt()(x - 1.0) * Sqrt()(x + 1.0))
):
    """``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1.

    See also: ``numpy.acosh``, ``torch.acosh``, ``jax.numpy.acosh``.
    """


class ArTanh(Elementwise1, rule="*A -> *A", forward="atanh", backward=lambda dy, y, x: dy / ((1.0 - x) * (1.0 + x))):
    """``artanh x``; infinite at -1 and 1, NaN beyond.

    See also: ``numpy.atanh``, ``torch.atanh``, ``jax.numpy.atanh``.
    """


class Tanh(Activation, rule="*A -> *A", forward="tanh", backward=lambda dy, y, x: dy * (1.0 - y * y)):
    """``tanh x``. See also: ``numpy.tanh``, ``torch.tanh``, ``jax.numpy.tanh``."""


acos = ArcCos()
acosh = ArCosh()
asin = ArcSin()
asinh = ArSinh()
atan = ArcTan()
atan2 = ArcTan2()
atanh = ArTanh()
cos = Cos()
cosh = Cosh()
hypot = Hypot()
sin = Sin()
sinc = Sinc()
sinh = Sinh()
tan = Tan()
tanh = Tanh()
