"""Trigonometric functions, elementwise, of angles in radians, and their inverses."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace, alike
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.library.elementwise.arithmetic import unmixed
from typedtensor.ops.library.elementwise.function import Function
from typedtensor.ops.library.elementwise.powers import Sqrt
from typedtensor.ops.library.elementwise.selection import quotient
from typedtensor.ops.library.elementwise.special import SphericalBessel

__all__ = [
    "ArcCos",
    "ArcSin",
    "ArcTan",
    "ArcTan2",
    "Cos",
    "Hypot",
    "Sin",
    "Sinc",
    "Tan",
    "acos",
    "asin",
    "atan",
    "atan2",
    "cos",
    "hypot",
    "sin",
    "sinc",
    "tan",
]


A = TypeVarTuple("A")


class Sin(Function, rule="*A -> *A"):
    """``sin x``.

    See also: ``numpy.sin``, ``torch.sin``, ``jax.numpy.sin``.
    """

    function = "sin"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Cos()(x)


class Cos(Function, rule="*A -> *A"):
    """``cos x``.

    See also: ``numpy.cos``, ``torch.cos``, ``jax.numpy.cos``.
    """

    function = "cos"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return -dy * Sin()(x)


class Tan(Function, rule="*A -> *A"):
    """``tan x``.

    See also: ``numpy.tan``, ``torch.tan``, ``jax.numpy.tan``.
    """

    function = "tan"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * (y * y + 1.0)


class ArcSin(Function, rule="*A -> *A"):
    """``arcsin x``, from -π/2 to π/2; NaN outside of -1 to 1. The gradient is infinite at both ends.

    See also: ``numpy.asin``, ``torch.asin``, ``jax.numpy.asin``.
    """

    function = "asin"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / Sqrt()((1.0 - x) * (1.0 + x))


class ArcCos(Function, rule="*A -> *A"):
    """``arccos x``, from 0 to π; NaN outside of -1 to 1. The gradient is infinite at both ends.

    See also: ``numpy.acos``, ``torch.acos``, ``jax.numpy.acos``.
    """

    function = "acos"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return -dy / Sqrt()((1.0 - x) * (1.0 + x))


class ArcTan(Function, rule="*A -> *A"):
    """``arctan x``, from -π/2 to π/2.

    See also: ``numpy.atan``, ``torch.atan``, ``jax.numpy.atan``.
    """

    function = "atan"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / (x * x + 1.0)


class ArcTan2(PolyOp2, rule="*A?, *A? -> *A"):
    """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin.

    See also: ``numpy.atan2``, ``torch.atan2``, ``jax.numpy.atan2``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.atan2(*alike(xp, x1, x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(_over_square(dy * x2, x1, x2), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(-_over_square(dy * x1, x1, x2), x2)


class Hypot(PolyOp2, rule="*A?, *A? -> *A"):
    """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin.

    See also: ``numpy.hypot``, ``torch.hypot``, ``jax.numpy.hypot``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.hypot(*alike(xp, x1, x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(quotient(dy * x1, y), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(quotient(dy * x2, y), x2)


class Sinc(PolyOp1, rule="*A -> *A"):
    """``sin πx / πx``, which is 1 at 0.

    See also: ``numpy.sinc``, ``torch.sinc``, ``jax.numpy.sinc``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        angle = xp.where(x == 0, xp.ones_like(x), x) * math.pi
        return xp.where(x == 0, xp.ones_like(x), xp.sin(angle) / angle)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * SphericalBessel(1)(x * math.pi) * -math.pi


def _over_square(x: Operand, x1: Operand, x2: Operand) -> Operand:
    """``x / (x1² + x2²)``, where the squares may be too large or too small."""
    radius = Hypot()(x1, x2)
    return quotient(quotient(x, radius), radius)


acos = ArcCos()
asin = ArcSin()
atan = ArcTan()
atan2 = ArcTan2()
cos = Cos()
hypot = Hypot()
sin = Sin()
sinc = Sinc()
tan = Tan()
