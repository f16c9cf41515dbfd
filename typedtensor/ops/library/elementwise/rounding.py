"""Rounding, elementwise. The gradient is 0, as the functions are constant between their steps."""

from __future__ import annotations

from typedtensor.backends.quiet import quietly
from typedtensor.ops.library.elementwise.function import Elementwise1

__all__ = ["Ceil", "Floor", "Frac", "Round", "ToInt", "Trunc"]
__all__ += ["ceil", "floor", "frac", "round", "to_int", "trunc"]


class Floor(Elementwise1, rule="*A -> *A", forward="floor"):
    """The largest whole number that is not larger than ``x``.

    See also: ``numpy.floor``, ``torch.floor``, ``jax.numpy.floor``.
    """

    detached = frozenset({0})


class Ceil(Elementwise1, rule="*A -> *A", forward="ceil"):
    """The smallest whole number that is not smaller than ``x``.

    See also: ``numpy.ceil``, ``torch.ceil``, ``jax.numpy.ceil``.
    """

    detached = frozenset({0})


class Round(Elementwise1, rule="*A -> *A", forward="round"):
    """The nearest whole number; halves round to the even one.

    See also: ``numpy.round``, ``torch.round``, ``jax.numpy.round``.
    """

    detached = frozenset({0})


class Trunc(Elementwise1, rule="*A -> *A", forward="trunc"):
    """``x`` without its fractional part. See also: ``numpy.trunc``, ``torch.trunc``, ``jax.numpy.trunc``."""

    detached = frozenset({0})


class ToInt(Elementwise1, rule="*A -> int *A", forward=lambda xp, x: quietly(xp.astype, x, xp.asarray(0).dtype)):
    """``x`` without its fractional part, as an integer in the default precision.

    For NaN and numbers too large for an integer the result is arbitrary.

    See also: ``numpy.astype``, ``torch.Tensor.long``.
    """


class Frac(Elementwise1, rule="*A -> *A", forward=lambda xp, x: x - xp.trunc(x), backward=lambda dy, y, x: dy):
    """``x - trunc x``, the fractional part, with the sign of ``x``. The gradient is 1.

    See also: ``torch.frac``, ``numpy.modf``.
    """

    @property
    def is_affine(self) -> bool:
        return True


ceil = Ceil()
floor = Floor()
frac = Frac()
round = Round()
to_int = ToInt()
trunc = Trunc()
