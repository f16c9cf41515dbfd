"""Activation functions, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike
from typedtensor.operand import Operand
from typedtensor.ops.operation import PolyOp1
from typedtensor.ops.selection import Where


class ReLU(PolyOp1, rule="t *A -> t *A where t not in bool"):
    """``max(x, 0)``. The gradient is 0 at 0.

    See also: ``torch.relu``, ``jax.nn.relu``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.maximum(*alike(xp, x, 0))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()(y > 0.0, dy, 0.0)


class Sigmoid(PolyOp1, rule="*A -> *A"):
    """``1 / (1 + e⁻ˣ)``; it neither overflows nor loses small values.

    See also: ``scipy.special.expit``, ``torch.sigmoid``, ``jax.nn.sigmoid``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        small = xp.exp(-abs(x))
        return xp.where(x < 0, small, xp.ones_like(small)) / (small + 1)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * y * (1.0 - y)


class Tanh(PolyOp1, rule="*A -> *A"):
    """``tanh x``.

    See also: ``numpy.tanh``, ``torch.tanh``, ``jax.numpy.tanh``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.tanh(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * (1.0 - y * y)
