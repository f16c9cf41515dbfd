"""Segment sums of rows, and single positions among zeros."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, add_rows, array_like, device_of, place
from typedtensor.core.axes import U, label_name
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2, PolyOp3
from typedtensor.ops.core.indices import check_indices, index_key

__all__ = ["AddRows", "PlaceIndex"]


class AddRows(PolyOp3, rule="k V E, int *A, *A E -> V E"):
    """A table like ``x1`` whose row ``i`` is the sum of the rows of ``x3`` with the index ``i`` in ``x2``.

    It is the transpose of :class:`Embed`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.add.at``, ``torch.Tensor.index_add``, ``jax.ops.segment_sum``.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        axis = label_name(x1.axes[0])

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            rows = x1.shape[0]
            return add_rows(xp, rows, check_indices(self, xp, x2, rows, device_of(x1), axis), x3)

        return kernel

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return self.adjoint_of()(x2, dy)


class PlaceIndex(PolyOp2[U], rule="k *A U *B, t *A *B -> t *A U *B"):
    """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], /, index: int) -> None:
        super().__init__(axis)
        self.index = index

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            key = index_key(self, axis, x1.shape[axis], self.index)
            return place(xp, x1.shape, key, array_like(xp, x2, x1))

        return kernel

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"), self.index)(dy)
