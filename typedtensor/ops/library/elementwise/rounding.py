"""Rounding, elementwise. The gradient is 0, as the functions are constant between their steps."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.backends.quiet import quietly
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.library.elementwise.function import Function

__all__ = ["Ceil", "Floor", "Frac", "Round", "ToInt", "Trunc", "ceil", "floor", "frac", "round", "to_int", "trunc"]


class Floor(Function, rule="*A -> *A"):
    """The largest whole number that is not larger than ``x``.

    See also: ``numpy.floor``, ``torch.floor``, ``jax.numpy.floor``.
    """

    function = "floor"
    detached = frozenset({0})


class Ceil(Function, rule="*A -> *A"):
    """The smallest whole number that is not smaller than ``x``.

    See also: ``numpy.ceil``, ``torch.ceil``, ``jax.numpy.ceil``.
    """

    function = "ceil"
    detached = frozenset({0})


class Round(Function, rule="*A -> *A"):
    """The nearest whole number; halves round to the even one.

    See also: ``numpy.round``, ``torch.round``, ``jax.numpy.round``.
    """

    function = "round"
    detached = frozenset({0})


class Trunc(Function, rule="*A -> *A"):
    """``x`` without its fractional part.

    See also: ``numpy.trunc``, ``torch.trunc``, ``jax.numpy.trunc``.
    """

    function = "trunc"
    detached = frozenset({0})


class ToInt(PolyOp1, rule="*A -> int *A"):
    """``x`` without its fractional part, as an integer in the default precision.

    For NaN and numbers too large for an integer the result is arbitrary.

    See also: ``numpy.astype``, ``torch.Tensor.long``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return quietly(xp.astype, x, xp.asarray(0).dtype)


class Frac(PolyOp1, rule="*A -> *A"):
    """``x - trunc x``, the fractional part, with the sign of ``x``. The gradient is 1.

    See also: ``torch.frac``, ``numpy.modf``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x - xp.trunc(x)

    @property
    def is_affine(self) -> bool:
        return True

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


ceil = Ceil()
floor = Floor()
frac = Frac()
round = Round()
to_int = ToInt()
trunc = Trunc()
