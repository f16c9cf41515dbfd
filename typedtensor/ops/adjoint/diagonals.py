"""Diagonals of matrices that are zero elsewhere."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, array_like, device_of
from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.labelled import Between2

__all__ = ["PlaceDiagonal", "PlaceTrace"]


class PlaceDiagonal(
    Between2[U, V], rule="k *A U *B V *C, t *A U *B *C -> t *A U *B V *C where |U| = |V|, t not in bool"
):
    """Zeros like ``x1``, with ``x2`` at equal positions along U and V; the transpose of :class:`Diagonal`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        rows, columns = self.position("U", x1, x2), self.position("V", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            wide = xp.broadcast_to(xp.expand_dims(x2, axis=columns), tuple(x1.shape))
            return xp.where(distance(xp, x1, rows, columns) == 0, wide, xp.zeros_like(wide))

        return kernel

    @apart("U", "V")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"), self.label("V"))(dy)


class PlaceTrace(Between2[U, V], rule="k *A U *B V *C, t *A *B *C -> t *A U *B V *C where |U| = |V|, t not in bool"):
    """Zeros like ``x1``, with ``x2`` broadcast to equal positions along U and V; the transpose of :class:`Trace`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        rows, columns = self.position("U", x1, x2), self.position("V", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            narrow = xp.expand_dims(xp.expand_dims(array_like(xp, x2, x1), axis=rows), axis=columns)
            wide = xp.broadcast_to(narrow, tuple(x1.shape))
            return xp.where(distance(xp, x1, rows, columns) == 0, wide, xp.zeros_like(wide))

        return kernel

    @apart("U", "V")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"), self.label("V"))(dy)


def distance(xp: Namespace, x: Array, rows: int, columns: int) -> Array:
    """The distance of each element above the main diagonal, for axes that broadcast against those of ``x``."""
    rank = len(x.shape)
    above, before = (
        xp.reshape(xp.arange(x.shape[at], device=device_of(x)), (x.shape[at], *(1,) * (rank - 1 - at)))
        for at in (columns, rows)
    )
    return above - before
