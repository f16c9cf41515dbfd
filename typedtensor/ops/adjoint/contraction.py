"""The gradients of contractions along one label."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike
from typedtensor.backends.reducing import tensordot
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.labelled import Along3

__all__ = ["UncontractFirst", "UncontractSecond"]


class UncontractFirst(Along3[U], rule="k *A U *B, *C U *D, *A *B *C *D -> *A U *B"):
    """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand.

    ``x1`` determines the position of U.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        here, there = (self.position("U", x1, x2, x3, of=number) for number in (0, 1))
        kept = len(x1.axes) - 1
        others = tuple(n for n in range(len(x2.axes)) if n != there)
        axes = tuple(range(kept, len(x3.axes))), others

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            [x3, x2] = alike(xp, x3, x2)
            return xp.moveaxis(tensordot(xp, (x3, x2), axes), -1, here)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return UncontractSecond(self.label("U"))(x2, dy, x3)

    @apart("U")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"))(dy, x2)


class UncontractSecond(Along3[U], rule="k *C U *D, *A U *B, *A *B *C *D -> *C U *D"):
    """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand.

    ``x1`` determines the position of U.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        here, there = (self.position("U", x1, x2, x3, of=number) for number in (0, 1))
        others = tuple(n for n in range(len(x2.axes)) if n != there)
        axes = others, tuple(range(len(others)))

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            [x3, x2] = alike(xp, x3, x2)
            return xp.moveaxis(tensordot(xp, (x2, x3), axes), 0, here)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return UncontractFirst(self.label("U"))(x2, dy, x3)

    @apart("U")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"))(x2, dy)
