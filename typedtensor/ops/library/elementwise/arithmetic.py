"""Arithmetic, elementwise. A scalar operand mixes with any tensor; axes never broadcast implicitly."""

from __future__ import annotations

from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2

__all__ = ["Add", "Div", "FloorDiv", "Mod", "Mul", "Neg", "Sub"]


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
