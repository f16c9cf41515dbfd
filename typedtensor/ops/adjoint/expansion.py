"""Sums over the axes that an operand was broadcast along."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.backends.reducing import reduced
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2

__all__ = ["SumLeading", "SumLike"]


class SumLike(PolyOp2, rule="k *A, t *B -> t *A where t not in bool, *A within *B"):
    """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``.

    It is the transpose of :class:`ExpandLike`.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(n for n, axis in enumerate(x2.axes) if axis not in x1.axes)
        kept = [axis for axis in x2.axes if axis in x1.axes]
        order = tuple(kept.index(axis) for axis in x1.axes)
        straight = order == tuple(range(len(order)))

        def add_up(xp: Namespace, x1: Array, x2: Array, /) -> Array:
            total = reduced(xp, "sum", x2, summed) if summed else x2
            return total if straight else xp.permute_dims(total, order)

        return add_up

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of()(dy, x2)


class SumLeading(PolyOp2, rule="k *A, t *N *A -> t *A where t not in bool"):
    """The sum of ``x2`` over the axes before those of ``x1``.

    It is the transpose of :class:`ExpandLeading`.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(range(len(x2.axes) - len(x1.axes)))

        def add_up(xp: Namespace, x1: Array, x2: Array, /) -> Array:
            return reduced(xp, "sum", x2, summed) if summed else x2

        return add_up

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of()(dy, x2)
