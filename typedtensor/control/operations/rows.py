"""Rows of tensors by index, read, written and added to; and the number of calls of a recursion."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from typing import Any

from typedtensor.backends import Array, Namespace, add_rows, array_like, device_of
from typedtensor.core.operand import Operand
from typedtensor.errors import NestingError
from typedtensor.ops import Expand, zeros_like
from typedtensor.ops.core.arities import PolyOp1, PolyOp2, PolyOp3
from typedtensor.ops.core.fitting import check_indices


class Rows(PolyOp2, rule="int I, t V *B -> t I *B where I not in *B"):
    """The elements along the first axis of ``x2`` at the indices ``x1``.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take(axis=0)``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Node(Axis): ...
    >>> class Root(Axis): ...
    >>> Rows()(IntTensor[Root]([2, 0]), Tensor[Node]([1.0, 2.0, 3.0]))
    Tensor[Root=2]([3., 1.])
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1 = check_indices(self, xp, x1, x2.shape[0], device_of(x2))
        return xp.take(x2, x1, axis=0)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumRows()(x2, x1, dy)


class SumRows(PolyOp3, rule="k V *B, int I, t I *B -> t V *B where t not in bool, I not in *B"):
    """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis.

    It is the transpose of :class:`Rows`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.add.at``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Node(Axis): ...
    >>> class Root(Axis): ...
    >>> SumRows()(Tensor[Node]([0.0, 0.0, 0.0]), IntTensor[Root]([2, 2]), Tensor[Root]([1.0, 5.0]))
    Tensor[Node=3]([0., 0., 6.])
    """

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        rows = x1.shape[0]
        index = check_indices(self, xp, x2, rows, device_of(x1))
        values = xp.reshape(x3, (x3.shape[0], math.prod(x3.shape[1:])))
        return xp.reshape(add_rows(xp, rows, index, values), x1.shape)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Rows()(x2, dy)


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


class Level(PolyOp1, rule="int -> int"):
    """The number of calls of a recursion, checked against a limit.

    Args:
        function: the recursive function, for messages.
        limit: the most calls.
        of_all: whether the number counts all calls rather than the open ones.

    Raises:
        NestingError: when the limit is exceeded.
    """

    def __init__(self, function: str, limit: int, *, of_all: bool = False) -> None:
        super().__init__()
        self.function, self.limit, self.of_all = function, limit, of_all

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        given: Any = x
        if (checked := getattr(given, "checked_range", None)) is not None:
            level: Array = checked(self.limit)  # a plan checks it in each run
            return level
        if not self._is_on_a_device(given) and int(given) >= self.limit:
            how = "in all" if self.of_all else "each in the call before"
            raise NestingError(
                f"{self.function} called itself {self.limit:,} times, {how}, without ending: check that each call "
                "brings its arguments closer to the case where cond ends the recursion; if it does, raise the "
                "limit with call(function, limit=…)"
            )
        return x

    @staticmethod
    def _is_on_a_device(x: Any) -> bool:
        return not (isinstance(x, int) or type(x).__module__ == "numpy")
