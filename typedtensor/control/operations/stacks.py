"""Rows of a stack, read and written at an index. No gradient reads the stack itself."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, array_like, device_of
from typedtensor.core.operand import Operand
from typedtensor.ops import Expand, zeros_like
from typedtensor.ops.core.arities import PolyOp2, PolyOp3


class Row(PolyOp2, rule="t U *A, int -> t *A"):
    """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared.

    See also: ``jax.lax.dynamic_index_in_dim``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Level(Axis, size=3): ...
    >>> Row()(Tensor[Level]([1.0, 2.0, 3.0]), IntTensor[()](2))
    Tensor[()](3.)
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        index = xp.reshape(xp.asarray(x2, device=device_of(x1)), (1,))
        return xp.take(x1, index, axis=0)[0, ...]

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return WithRow()(Expand(x1.axes[0])(zeros_like(dy)), x2, dy)


class WithRow(PolyOp3, rule="t U *A, int, t *A -> t U *A"):
    """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none.

    See also: ``jax.lax.dynamic_update_index_in_dim``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Level(Axis, size=3): ...
    >>> WithRow()(Tensor[Level]([1.0, 2.0, 3.0]), IntTensor[()](2), Tensor[()](5.0))
    Tensor[Level=3]([1., 2., 5.])
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        rows = x1.shape[0]
        there = xp.arange(rows, device=device_of(x1)) == x2
        return xp.where(xp.reshape(there, (rows, *(1,) * (x1.ndim - 1))), array_like(xp, x3, x1), x1)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return WithRow()(dy, x2, zeros_like(x3))

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Row()(dy, x2)
