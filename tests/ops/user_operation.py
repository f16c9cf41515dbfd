"""A user's operations, in a separate module."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor import Operand
from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import U
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops import Along1, Kernel, PolyOp1, sigmoid


class Softplus(PolyOp1, rule="*A -> *A"):
    """``ln(1 + eˣ)``."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.log1p(xp.exp(-abs(x))) + xp.where(x > 0, x, xp.zeros_like(x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * sigmoid(x)


class Flip(Along1[U], rule="t *A U *B -> t *A U *B"):
    """The elements along U in the opposite order."""

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: xp.flip(x, axis=axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Flip(self.label("U"))(dy)
