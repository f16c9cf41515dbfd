"""Sums over the copies of repeated elements."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.backends.reducing import reduced
from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2

__all__ = ["SumRepeated"]


class SumRepeated(PolyOp2[U, V], rule="k *A U *B, *A V *B -> *A U *B"):
    """The sums of ``x2`` along V over the copies of each element of ``x1`` along U.

    It is the transpose of :class:`Tile`.
    """

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], to: type[V], /, times: int, inner: bool) -> None:
        super().__init__(axis, to)
        self.times, self.inner = times, inner

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            size = x1.shape[axis]
            if x2.shape[axis] != size * self.times:
                raise SizeError(f"{self.title}: {size} elements {self.times} times are not {x2.shape[axis]}")
            pair = (size, self.times) if self.inner else (self.times, size)
            apart = xp.reshape(x2, (*x2.shape[:axis], *pair, *x2.shape[axis + 1 :]))
            return reduced(xp, "sum", apart, axis + int(self.inner))

        return kernel

    @apart("U", "V")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"), self.label("V"), self.times, self.inner)(dy)
