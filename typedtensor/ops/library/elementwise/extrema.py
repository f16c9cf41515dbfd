"""Absolute value, sign, extrema, bounds and interpolation, elementwise."""

from __future__ import annotations

import math
from typing import TypeVarTuple

import numpy as np

from typedtensor.backends import Array, Namespace, alike, beside, kind_of
from typedtensor.backends.library import Library
from typedtensor.base.options import ordered
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import BoolTensor, Tensor
from typedtensor.errors import SizeError
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2, Elementwise3
from typedtensor.ops.library.elementwise.selection import Where

__all__ = ["Abs", "Clip", "CopySign", "Lerp", "Maximum", "Minimum", "Sign"]
__all__ += ["copysign", "lerp", "maximum", "minimum", "sign"]


A = TypeVarTuple("A")


class Abs(
    Elementwise1,
    rule="t *A -> t *A where t not in bool",
    forward=lambda xp, x: abs(x),
    backward=lambda dy, y, x: dy * Sign()(x),
):
    """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""


class Sign(Elementwise1, rule="t *A -> t *A where t not in bool", forward="sign"):
    """``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0.

    See also: ``numpy.sign``, ``torch.sign``, ``jax.numpy.sign``.
    """

    detached = frozenset({0})


class Maximum(
    Elementwise2,
    rule="t *A?, t *A? -> t *A where t not in bool",
    forward="maximum",
    backward1=lambda dy, y, x1, x2: _share(dy, x1 < x2, x1.eq(x2)),
    backward2=lambda dy, y, x1, x2: _share(dy, x2 < x1, x1.eq(x2)),
):
    """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it.

    See also: ``numpy.maximum``, ``torch.maximum``, ``jax.numpy.maximum``.
    """


class Minimum(
    Elementwise2,
    rule="t *A?, t *A? -> t *A where t not in bool",
    forward="minimum",
    backward1=lambda dy, y, x1, x2: _share(dy, x1 > x2, x1.eq(x2)),
    backward2=lambda dy, y, x1, x2: _share(dy, x2 > x1, x1.eq(x2)),
):
    """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it.

    See also: ``numpy.minimum``, ``torch.minimum``, ``jax.numpy.minimum``.
    """


def _share(
    dy: Operand[Tensor[*A]], refused: Operand[BoolTensor[*A]], tied: Operand[BoolTensor[*A]]
) -> Operand[Tensor[*A]]:
    return Where()(refused, 0.0, Where()(tied, dy * 0.5, dy))


class Clip(Elementwise1, rule="t *A -> t *A where t not in bool"):
    """``x``, limited to the range from ``least`` to ``most``. The gradient is 0 outside.

    Args:
        least: the lower bound; None for none.
        most: the upper bound; None for none.

    Raises:
        SizeError: when there are no bounds, or they are in the wrong order.

    See also: ``numpy.clip``, ``torch.clamp``, ``jax.numpy.clip``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Clip(0.0, 1.0)(Tensor[Row]([-1.0, 0.5, 2.0]))
    Tensor[Row=3]([0. , 0.5, 1. ])
    """

    def __init__(self, least: float | None = None, most: float | None = None, /) -> None:
        super().__init__()
        if least is None and most is None:
            raise SizeError("clip needs a lower bound, an upper bound, or both")
        ordered("clip", least, most)
        self.least, self.most = least, most

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        least, most = _bounds(xp, self.least, self.most, x)
        if isinstance(xp, Library):
            return xp.clip(x, least, most)
        if xp is np:
            x = x if least is None else np.maximum(x, beside(np, x, least))
            return x if most is None else np.minimum(x, beside(np, x, most))
        if least is not None:
            x = xp.where(x < least, *alike(xp, least, x))
        if most is not None:
            x = xp.where(x > most, *alike(xp, most, x))
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        if self.least is not None:
            dy = Where()(x < self.least, 0.0, dy)
        if self.most is not None:
            dy = Where()(x > self.most, 0.0, dy)
        return dy


class Lerp(
    Elementwise3,
    rule="*A?, *A?, *A? -> *A",
    forward=lambda xp, x1, x2, x3: x1 + x3 * (x2 - x1),
    backward1=lambda dy, y, x1, x2, x3: dy * (1.0 - x3),
    backward2=lambda dy, y, x1, x2, x3: dy * x3,
    backward3=lambda dy, y, x1, x2, x3: dy * (x2 - x1),
):
    """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""


class CopySign(
    Elementwise2, rule="*A?, *A? -> *A", forward="copysign", backward1=lambda dy, y, x1, x2: dy * Sign()(x1) * Sign()(y)
):
    """``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0.

    See also: ``numpy.copysign``, ``torch.copysign``, ``jax.numpy.copysign``.
    """

    detached = frozenset({1})


def _bounds(xp: Namespace, least: float | None, most: float | None, x: Array) -> tuple[float | None, float | None]:
    """Round the bounds of integers inward to integers of their type; None for bounds that none of these exceeds."""
    if kind_of(x) == "real":
        return least, most
    dtype = getattr(x, "dtype", None)
    limits = None if dtype is None else np.iinfo(dtype) if isinstance(dtype, np.dtype) else xp.iinfo(dtype)
    first, last = (-math.inf, math.inf) if limits is None else (limits.min, limits.max)
    return (
        None if least is None or not first < least < math.inf else min(math.ceil(least), last),
        None if most is None or not -math.inf < most < last else max(math.floor(most), first),
    )


copysign = CopySign()
lerp = Lerp()
maximum = Maximum()
minimum = Minimum()
sign = Sign()
