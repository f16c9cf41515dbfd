"""Single precision in place of half: squares and variances of float16 overflow in it, from deviations of 256 on."""

from __future__ import annotations

from typedtensor.backends.reducing import is_half, narrowed, widened
from typedtensor.ops.core.family import Array, Namespace, Operand, PolyOp1, PolyOp3
from typedtensor.ops.library.elementwise.selection import AsRealLike

__all__ = ["AsHalfLike", "AsSingle", "as_half_like", "as_single"]


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
