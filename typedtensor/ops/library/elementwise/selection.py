"""Selection, extrema, bounds, conversion of kinds and precisions, stopped gradients, elementwise."""

from __future__ import annotations

import math
from typing import TypeVar, TypeVarTuple

import numpy as np

from typedtensor.backends import PYTHON_SCALARS, alike, beside, device_of, kind_of
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import is_half, narrowed, widened
from typedtensor.base.options import ordered
from typedtensor.core.tensor import AnyTensor, BoolTensor, Tensor
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import PolyOp1, PolyOp3
from typedtensor.ops.core.family import Array, Namespace, Operand
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2, Elementwise3

__all__ = ["Abs", "AsHalfLike", "AsInt", "AsReal", "AsRealLike", "AsSingle", "Clip", "CopySign", "Lerp", "Maximum"]
__all__ += ["Minimum", "Sign", "StopGradient", "Where", "ZerosLike"]
__all__ += ["as_half_like", "as_int", "as_real", "as_real_like", "as_single", "copysign", "lerp", "maximum"]
__all__ += ["minimum", "sign", "stop_gradient", "where", "zeros_like"]

X = TypeVar("X", bound=AnyTensor)
A = TypeVarTuple("A")


class Where(
    Elementwise3,
    rule="bool *A, t *A?, t *A? -> t *A",
    linear="together",
    backward2=lambda dy, y, x1, x2, x3: Where()(x1, dy, 0.0),
    backward3=lambda dy, y, x1, x2, x3: Where()(x1, 0.0, dy),
):
    """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision.

    See also: ``numpy.where``, ``torch.where``, ``jax.numpy.where``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Tensor[Row]([1.0, -2.0])
    >>> Where()(x > 0.0, x, 0.0)
    Tensor[Row=2]([1., 0.])
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        if xp is np and type(x1) is type(x2) is type(x3) is np.ndarray:
            return np.where(x1, x2, x3)
        if type(x2) in PYTHON_SCALARS and type(x3) in PYTHON_SCALARS:
            x2 = xp.asarray(x2, dtype=xp.float32 if isinstance(x2, float) else None)
        if isinstance(xp, Library):
            return xp.where(x1, x2, x3)
        if xp is np:
            if type(x2) in PYTHON_SCALARS:
                return np.where(x1, beside(np, x3, x2), x3)
            return np.where(x1, x2, beside(np, x2, x3) if type(x3) in PYTHON_SCALARS else x3)
        [x2, x3] = alike(xp, x2, x3)
        return xp.where(xp.asarray(x1), x2, x3)


def quotient(x: Operand[X], y: Operand[X]) -> Operand[X]:
    """``x / y``, and 0 where ``y`` is, with all derivatives: those of a root at 0 are taken for it."""
    of: Operand = y
    none = of.eq(0.0)
    return Where()(none, 0.0, x / Where()(none, 1.0, of))


def shared(dy: Operand, hits: Operand, count: Operand, y: Operand) -> Operand:
    """``dy / count`` where an element hits the extremum ``y``, else 0; NaN where the extremum is, which nothing hits.

    It is no product with the hits, which some compilers take as 0 where the other factor is NaN.
    """
    return Where()(hits, dy / count, dy * Where()(y.ne(y), y, 0.0))


class ZerosLike(Elementwise1, rule="t *A -> t *A", linear="each", forward="zeros_like"):
    """Zeros with the axes, the sizes and the precision of ``x``.

    See also: ``numpy.zeros_like``, ``torch.zeros_like``, ``jax.numpy.zeros_like``.
    """

    shape_only = frozenset({0})


def repeated(x: Operand, like: Operand) -> Operand:
    """``x``, expanded to the axes of the other if it is a scalar."""
    return x + ZerosLike()(like) if like.axes and not x.axes else x


class StopGradient(
    Elementwise1,
    rule="t *A -> t *A",
    linear="each",
    forward=lambda xp, x: xp.stop_gradient(x) if isinstance(xp, Library) else x,
):
    """``x``, treated as a constant: no gradient flows to it.

    See also: ``torch.Tensor.detach``, ``jax.lax.stop_gradient``.
    """

    is_view = True

    detached = frozenset({0})


class AsReal(
    Elementwise1,
    rule="t *A -> real *A",
    linear="each",
    forward=lambda xp, x: x if kind_of(x) == "real" else xp.astype(x, xp.float32),
    backward=lambda dy, y, x: dy,
):
    """``x`` as a real tensor: truth values become 0 and 1. A real tensor stays as it is, others become float32.

    What is computed from it, such as a quotient of two counts, has the digits of float32: in a model of another
    precision write ``as_real_like(x, y)``, which is exact, where it meets ``y``.

    See also: ``numpy.astype``, ``torch.Tensor.to``.

    >>> from typedtensor import Axis, BoolTensor
    >>> class Row(Axis): ...
    >>> AsReal()(BoolTensor[Row]([True, False])).mean()
    Tensor[()](0.5)
    """


class AsRealLike(
    Elementwise2, rule="t *A, *B -> real *A", linear="first", backward1=lambda dy, y, x1, x2: AsRealLike()(dy, x1)
):
    """``x1`` as a real tensor of the precision of ``x2``, whose elements and axes do not count.

    A model computes in float64, float32 or bfloat16 as its parameters do, also with counts and masks:
    ``total / as_real_like(count, total)``.

    See also: ``torch.Tensor.type_as``, ``torch.Tensor.to(other)``, ``numpy.astype``.

    >>> import numpy as np
    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Row(Axis): ...
    >>> counts, total = IntTensor[Row]([3, 1]), Tensor[()](np.float64(2.0))
    >>> AsRealLike()(counts, total).dtype
    dtype('float64')
    """

    shape_only = frozenset({1})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if type(x2) in PYTHON_SCALARS:  # which adapts to any precision
            return x1 if type(x1) in PYTHON_SCALARS or kind_of(x1) == "real" else xp.astype(x1, xp.float32)
        if type(x1) in PYTHON_SCALARS:
            return xp.asarray(x1, dtype=x2.dtype, device=device_of(x2))
        return x1 if x1.dtype == x2.dtype else xp.astype(x1, x2.dtype)


class AsInt(
    Elementwise1,
    rule="t *A -> int *A where t not in real",
    forward=lambda xp, x: x if kind_of(x) == "int" else xp.astype(x, xp.asarray(0).dtype),
):
    """Truth values as the integers 0 and 1, in the default precision; integers stay as they are.

    See also: ``numpy.astype``, ``torch.Tensor.to``.
    """


as_int = AsInt()
as_real = AsReal()
as_real_like = AsRealLike()
stop_gradient = StopGradient()
where = Where()
zeros_like = ZerosLike()


class AsSingle(PolyOp1, rule="*A -> *A", linear="each"):
    """``x`` in float32 if it is in float16, in which its squares can overflow; elements of other precisions stay.

    See also: ``torch.Tensor.float``, :class:`AsHalfLike`.

    >>> import numpy as np
    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> AsSingle()(Tensor[Row](np.array([300.0], np.float16))) ** 2
    Tensor[Row=1]([90000.])
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return widened(xp, x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return AsRealLike()(dy, x)


class AsHalfLike(PolyOp3, rule="*A, *B, *C -> *A", linear="first"):
    """``x1`` in float16 if ``x2`` and ``x3`` are, whose elements and axes do not count; otherwise as it is.

    So a result that is computed of :class:`AsSingle` operands has the precision that it would have without it.

    See also: ``torch.Tensor.type_as``.

    >>> import numpy as np
    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x, scale = (Tensor[Row](np.array([2.0], of)) for of in (np.float16, np.float32))
    >>> AsHalfLike()(scale, x, x).dtype, AsHalfLike()(scale, x, scale).dtype
    (dtype('float16'), dtype('float32'))
    """

    shape_only = frozenset({1, 2})

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        return narrowed(xp, x1, x2) if is_half(xp, x2) and is_half(xp, x3) else x1

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return AsRealLike()(dy, x1)


as_half_like = AsHalfLike()
as_single = AsSingle()


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
