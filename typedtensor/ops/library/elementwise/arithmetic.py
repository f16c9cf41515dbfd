"""Arithmetic, comparisons, logic and rounding, elementwise.

A scalar operand mixes with any tensor; axes never broadcast implicitly. Truth values have no gradient. ``x == y`` is a
tensor; identity of tensors and nodes is tested by ``is``, which sets and keys of dicts use, too.
"""

from __future__ import annotations

from typedtensor.backends.quiet import quietly
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2

__all__ = ["Add", "And", "Ceil", "Div", "Equal", "Floor", "FloorDiv", "Frac", "Greater", "GreaterEqual", "IsFinite"]
__all__ += ["IsInf", "IsNaN", "Less", "LessEqual", "Mod", "Mul", "Neg", "Not", "NotEqual", "Or", "Round", "Sub"]
__all__ += ["ToInt", "Trunc", "Xor"]
__all__ += ["ceil", "floor", "frac", "isfinite", "isinf", "isnan", "round", "to_int", "trunc"]


class Add(
    Elementwise2,
    rule="t *A?, t *A? -> t *A where t not in bool",
    linear="together",
    forward=lambda xp, x1, x2: x1 + x2,
    backward1=lambda dy, y, x1, x2: dy,
    backward2=lambda dy, y, x1, x2: dy,
):
    """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""


class Sub(
    Elementwise2,
    rule="t *A?, t *A? -> t *A where t not in bool",
    linear="together",
    forward=lambda xp, x1, x2: x1 - x2,
    backward1=lambda dy, y, x1, x2: dy,
    backward2=lambda dy, y, x1, x2: -dy,
):
    """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""


class Mul(
    Elementwise2,
    rule="t *A?, t *A? -> t *A where t not in bool",
    linear="each",
    forward=lambda xp, x1, x2: x1 * x2,
    backward1=lambda dy, y, x1, x2: dy * x2,
    backward2=lambda dy, y, x1, x2: dy * x1,
):
    """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""


class Div(
    Elementwise2,
    rule="*A?, *A? -> *A",
    linear="first",
    forward=lambda xp, x1, x2: x1 / x2,
    backward1=lambda dy, y, x1, x2: dy / x2,
    backward2=lambda dy, y, x1, x2: -dy * y / x2,
):
    """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""


class Neg(
    Elementwise1,
    rule="t *A -> t *A where t not in bool",
    linear="each",
    forward=lambda xp, x: -x,
    backward=lambda dy, y, x: -dy,
):
    """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""


class Mod(
    Elementwise2,
    rule="t *A?, t *A? -> t *A where t not in bool",
    forward=lambda xp, x1, x2: x1 % x2,
    backward1=lambda dy, y, x1, x2: dy,
    backward2=lambda dy, y, x1, x2: -dy * FloorDiv()(x1, x2),
):
    """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``.

    See also: ``numpy.remainder``, ``torch.remainder``, ``jax.numpy.remainder``.
    """


class FloorDiv(Elementwise2, rule="t *A?, t *A? -> t *A where t not in bool", forward=lambda xp, x1, x2: x1 // x2):
    """``⌊x1 / x2⌋``. The gradient is 0.

    See also: ``numpy.floor_divide``, ``torch.floor_divide``, ``jax.numpy.floor_divide``.
    """

    detached = frozenset({0, 1})


class Less(Elementwise2, rule="t *A?, t *A? -> bool *A where t not in bool", forward=lambda xp, x1, x2: x1 < x2):
    """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""


class LessEqual(Elementwise2, rule="t *A?, t *A? -> bool *A where t not in bool", forward=lambda xp, x1, x2: x1 <= x2):
    """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""


class Greater(Elementwise2, rule="t *A?, t *A? -> bool *A where t not in bool", forward=lambda xp, x1, x2: x1 > x2):
    """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""


class GreaterEqual(
    Elementwise2, rule="t *A?, t *A? -> bool *A where t not in bool", forward=lambda xp, x1, x2: x1 >= x2
):
    """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""


class Equal(Elementwise2, rule="t *A?, t *A? -> bool *A", forward=lambda xp, x1, x2: x1 == x2):
    """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""


class NotEqual(Elementwise2, rule="t *A?, t *A? -> bool *A", forward=lambda xp, x1, x2: x1 != x2):
    """``x1 != x2``, also the method ``x1.ne(x2)``.

    See also: ``numpy.not_equal``, ``torch.ne``, ``jax.numpy.not_equal``.
    """


class IsNaN(Elementwise1, rule="*A -> bool *A", forward="isnan"):
    """Whether an element is not a number. See also: ``numpy.isnan``, ``torch.isnan``, ``jax.numpy.isnan``."""


class IsInf(Elementwise1, rule="*A -> bool *A", forward="isinf"):
    """Whether an element is infinite, of either sign.

    See also: ``numpy.isinf``, ``torch.isinf``, ``jax.numpy.isinf``.
    """


class IsFinite(Elementwise1, rule="*A -> bool *A", forward="isfinite"):
    """Whether an element is a number, and not infinite.

    See also: ``numpy.isfinite``, ``torch.isfinite``, ``jax.numpy.isfinite``.
    """


class And(Elementwise2, rule="bool *A?, bool *A? -> bool *A", forward="logical_and"):
    """``x1 and x2``, also written ``x1 & x2``.

    See also: ``numpy.logical_and``, ``torch.logical_and``, ``jax.numpy.logical_and``.
    """


class Or(Elementwise2, rule="bool *A?, bool *A? -> bool *A", forward="logical_or"):
    """``x1 or x2``, also written ``x1 | x2``.

    See also: ``numpy.logical_or``, ``torch.logical_or``, ``jax.numpy.logical_or``.
    """


class Not(Elementwise1, rule="bool *A -> bool *A", forward="logical_not"):
    """``not x``, also written ``~x``.

    See also: ``numpy.logical_not``, ``torch.logical_not``, ``jax.numpy.logical_not``.
    """


class Xor(Elementwise2, rule="bool *A?, bool *A? -> bool *A", forward="logical_xor"):
    """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``.

    See also: ``numpy.logical_xor``, ``torch.logical_xor``, ``jax.numpy.logical_xor``.
    """


isfinite = IsFinite()
isinf = IsInf()
isnan = IsNaN()


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
