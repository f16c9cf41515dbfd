"""Rows of tensors of any rank by index."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, add_rows, device_of
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp2, PolyOp3
from typedtensor.ops.core.indices import check_indices


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
