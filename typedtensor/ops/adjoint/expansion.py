"""Sums over the axes that an operand was broadcast along, and repetition along those that it was summed over."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, filled_like
from typedtensor.backends.reducing import reduced
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.labelled import Along2

__all__ = ["ExpandAlong", "SumLeading", "SumLike"]


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


class ExpandAlong(Along2[U], rule="k *A U *B, t *A *B -> t *A U *B", linear="collective"):
    """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            if type(x2) in PYTHON_SCALARS:
                return filled_like(xp, x2, x1)
            return xp.broadcast_to(xp.expand_dims(x2, axis=axis), x1.shape)

        return kernel

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"))(dy)
