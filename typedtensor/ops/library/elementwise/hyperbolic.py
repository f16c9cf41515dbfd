"""Hyperbolic functions, elementwise, and their inverses. The hyperbolic tangent is in ``activations``."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.function import Function
from typedtensor.ops.library.elementwise.powers import Sqrt

__all__ = ["ArCosh", "ArSinh", "ArTanh", "Cosh", "Sinh", "acosh", "asinh", "atanh", "cosh", "sinh"]


class Sinh(Function, rule="*A -> *A"):
    """``sinh x``.

    See also: ``numpy.sinh``, ``torch.sinh``, ``jax.numpy.sinh``.
    """

    function = "sinh"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Cosh()(x)


class Cosh(Function, rule="*A -> *A"):
    """``cosh x``.

    See also: ``numpy.cosh``, ``torch.cosh``, ``jax.numpy.cosh``.
    """

    function = "cosh"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Sinh()(x)


class ArSinh(Function, rule="*A -> *A"):
    """``arsinh x``.

    See also: ``numpy.asinh``, ``torch.asinh``, ``jax.numpy.asinh``.
    """

    function = "asinh"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / Sqrt()(x * x + 1.0)


class ArCosh(Function, rule="*A -> *A"):
    """``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1.

    See also: ``numpy.acosh``, ``torch.acosh``, ``jax.numpy.acosh``.
    """

    function = "acosh"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / (Sqrt()(x - 1.0) * Sqrt()(x + 1.0))


class ArTanh(Function, rule="*A -> *A"):
    """``artanh x``; infinite at -1 and 1, NaN beyond.

    See also: ``numpy.atanh``, ``torch.atanh``, ``jax.numpy.atanh``.
    """

    function = "atanh"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / ((1.0 - x) * (1.0 + x))


acosh = ArCosh()
asinh = ArSinh()
atanh = ArTanh()
cosh = Cosh()
sinh = Sinh()
