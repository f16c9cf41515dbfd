"""Activation functions, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

import numpy as np

from typedtensor.backends import Array, Namespace, beside
from typedtensor.backends.library import Library
from typedtensor.backends.primitives import Pieces
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.function import Activation
from typedtensor.ops.library.elementwise.selection import Where

__all__ = [
    "ELU",
    "GELU",
    "GELUSlope",
    "LeakyReLU",
    "ReLU",
    "SiLU",
    "Sigmoid",
    "Softplus",
    "Tanh",
    "elu",
    "gelu",
    "leaky_relu",
    "relu",
    "sigmoid",
    "silu",
    "softplus",
    "tanh",
]


class ReLU(Activation, rule="t *A -> t *A where t not in bool"):
    """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN.

    See also: ``torch.relu``, ``jax.nn.relu``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.relu(x) if isinstance(xp, Library) else xp.maximum(x, beside(xp, x, 0))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()(y <= 0.0, 0.0, dy)


class Sigmoid(Activation, rule="*A -> *A"):
    """``1 / (1 + e⁻ˣ)``; it neither overflows nor loses small values.

    See also: ``scipy.special.expit``, ``torch.sigmoid``, ``jax.nn.sigmoid``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Pieces):
            return xp.expit(x)
        small = xp.exp(-abs(x))
        if xp is np and x.size <= _FEW and (numbers := _NUMBERS.get(x.dtype)) is not None:  # the same, faster
            zero, one = numbers
            return np.exp(np.minimum(x, zero)) / (small + one)
        return xp.where(x < 0, small, 1.0) / (small + 1)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * y * (1.0 - y)


_FEW = 1024
_NUMBERS = {np.dtype(t): (np.zeros((), t), np.ones((), t)) for t in (np.float16, np.float32, np.float64)}


class Tanh(Activation, rule="*A -> *A"):
    """``tanh x``.

    See also: ``numpy.tanh``, ``torch.tanh``, ``jax.numpy.tanh``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.tanh(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * (1.0 - y * y)


class LeakyReLU(Activation, rule="*A -> *A"):
    """``x`` where it is positive, else ``slope · x``.

    See also: ``torch.nn.functional.leaky_relu``, ``jax.nn.leaky_relu``.
    """

    def __init__(self, slope: float = 0.01, /) -> None:
        super().__init__()
        self.slope = slope

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.leaky_relu(x, self.slope)
        low = x * self.slope
        # The maximum is equal for these slopes, and faster than a selection.
        return xp.maximum(x, low) if 0.0 < self.slope <= 1.0 else xp.where(x > 0, x, low)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()(x > 0.0, dy, dy * self.slope)


class ELU(Activation, rule="*A -> *A"):
    """``x`` where it is positive, else ``α (eˣ - 1)``.

    The gradient is taken from the result, and has its digits: far below 0, where it is ``α eˣ``, it is 0.

    See also: Clevert et al. (2015); ``torch.nn.functional.elu``, ``jax.nn.elu``.
    """

    def __init__(self, alpha: float = 1.0, /) -> None:
        super().__init__()
        self.alpha = alpha

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.elu(x, self.alpha)
        # Bounded: the exponential of a positive element could overflow.
        low = xp.expm1(xp.minimum(x, beside(xp, x, 0.0))) * self.alpha
        return xp.maximum(x, beside(xp, x, 0.0)) + low

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()(x > 0.0, dy, dy * (y + self.alpha))


class Softplus(Activation, rule="*A -> *A"):
    """``ln(1 + eˣ)``; it does not overflow.

    See also: ``torch.nn.functional.softplus``, ``jax.nn.softplus``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.softplus(x)
        return xp.log1p(xp.exp(-abs(x))) + xp.maximum(x, beside(xp, x, 0.0))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Sigmoid()(x)


class SiLU(Activation, rule="*A -> *A"):
    """``x / (1 + e⁻ˣ)``, also called swish.

    See also: ``torch.nn.functional.silu``, ``jax.nn.silu``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.silu(x) if isinstance(xp, Library) else x * Sigmoid().forward(xp, x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        s = Sigmoid()(x)
        return dy * (s + y * (1.0 - s))


_GELU = math.sqrt(2.0 / math.pi), 0.044715


class GELU(Activation, rule="*A -> *A"):
    """``½ x (1 + tanh(√(2/π) (x + 0.044715 x³)))``: ``x`` times the normal distribution, to three digits.

    See also: Hendrycks and Gimpel (2016); ``torch.nn.functional.gelu(approximate="tanh")``, ``jax.nn.gelu``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.gelu(x)
        a, b = _GELU
        # The same steps as in the derivatives below, so that a plan of several shares them.
        squares = x * x
        return x * ((xp.tanh(x * (squares * (a * b) + a)) + 1.0) * 0.5)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * GELUSlope()(x)


class GELUSlope(Activation, rule="*A -> *A"):
    """The derivative of :class:`GELU`, ``s + s (1 - s) v x``, where ``x s = ½ x (1 + tanh u)`` and ``v = 2 du/dx``.

    Its own derivative is ``s (1 - s) (4 v - 4 √(2/π) + v² (1 - 2 s) x)``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        a, b = _GELU
        squares = x * x
        half = (xp.tanh(x * (squares * (a * b) + a)) + 1.0) * 0.5
        # What vanishes for large numbers is multiplied first.
        return half * (1.0 - half) * (squares * (6.0 * a * b) + 2.0 * a) * x + half

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        a, b = _GELU
        squares = x * x
        half = (Tanh()(x * (squares * (a * b) + a)) + 1.0) * 0.5
        rest = 1.0 - half
        slope = squares * (6.0 * a * b) + 2.0 * a
        bell = half * rest
        steep = bell * slope
        return dy * (steep * slope * ((rest - half) * x) + steep * 4.0 - bell * (4.0 * a))


elu = ELU()
gelu = GELU()
leaky_relu = LeakyReLU()
relu = ReLU()
sigmoid = Sigmoid()
silu = SiLU()
softplus = Softplus()
tanh = Tanh()
