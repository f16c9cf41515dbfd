"""Piecewise linear activation functions, elementwise.

At a corner the gradient is that of the constant piece.
"""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, beside
from typedtensor.base.options import ordered
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.function import Activation
from typedtensor.ops.library.elementwise.selection import Where

__all__ = ["HardSigmoid", "HardSwish", "HardTanh", "ReLU6", "hardsigmoid", "hardswish", "hardtanh", "relu6"]


class HardTanh(Activation, rule="*A -> *A"):
    """``min(max(x, least), most)``.

    Raises:
        SizeError: when ``least`` is larger than ``most``.

    See also: ``torch.nn.functional.hardtanh``, ``jax.nn.hard_tanh``.
    """

    def __init__(self, least: float = -1.0, most: float = 1.0, /) -> None:
        super().__init__()
        ordered("a hard tanh", least, most)
        self.least, self.most = least, most

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.minimum(xp.maximum(x, beside(xp, x, self.least)), beside(xp, x, self.most))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()((x <= self.least) | (x >= self.most), 0.0, dy)


class ReLU6(Activation, rule="*A -> *A"):
    """``min(max(x, 0), 6)``.

    See also: ``torch.nn.functional.relu6``, ``jax.nn.relu6``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.minimum(xp.maximum(x, beside(xp, x, 0.0)), beside(xp, x, 6.0))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()((x <= 0.0) | (x >= 6.0), 0.0, dy)


class HardSigmoid(Activation, rule="*A -> *A"):
    """``min(max(x + 3, 0), 6) / 6``.

    See also: ``torch.nn.functional.hardsigmoid``, ``jax.nn.hard_sigmoid``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return ReLU6().forward(xp, x + 3.0) / 6.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()((x <= -3.0) | (x >= 3.0), 0.0, dy / 6.0)


class HardSwish(Activation, rule="*A -> *A"):
    """``x`` times its :class:`HardSigmoid`.

    See also: Howard et al. (2019); ``torch.nn.functional.hardswish``, ``jax.nn.hard_swish``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * HardSigmoid().forward(xp, x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        slope = Where()(x <= -3.0, 0.0, Where()(x >= 3.0, 1.0, (x * 2.0 + 3.0) / 6.0))
        return dy * slope


hardsigmoid = HardSigmoid()
hardswish = HardSwish()
hardtanh = HardTanh()
relu6 = ReLU6()
