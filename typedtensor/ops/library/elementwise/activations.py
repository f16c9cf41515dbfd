"""Activation functions, elementwise.

At a corner of a piecewise linear one the gradient is that of the constant piece.
"""

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, alike, beside
from typedtensor.backends.library import Library
from typedtensor.backends.special import special
from typedtensor.base.options import ordered
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.exponential import Exp, Sigmoid
from typedtensor.ops.library.elementwise.function import Activation, Elementwise2
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.elementwise.special import Erfc
from typedtensor.ops.library.elementwise.trigonometric import Tanh

__all__ = ["CELU", "ELU", "GELU", "ExactGELU", "GELUSlope", "HardSigmoid", "HardSwish", "HardTanh", "LeakyReLU"]
__all__ += ["SELU", "LogSigmoid", "Mish", "PReLU", "ReLU", "ReLU6", "SiLU", "Softplus", "Softsign"]
__all__ += ["celu", "elu", "exact_gelu", "gelu", "hardsigmoid", "hardswish", "hardtanh", "leaky_relu", "log_sigmoid"]
__all__ += ["mish", "prelu", "relu", "relu6", "selu", "silu", "softplus", "softsign"]


class ReLU(
    Activation,
    rule="t *A -> t *A where t not in bool",
    forward=lambda xp, x: xp.relu(x) if isinstance(xp, Library) else xp.maximum(x, beside(xp, x, 0)),
    backward=lambda dy, y, x: Where()(y <= 0.0, 0.0, dy),
):
    """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN. See also: ``torch.relu``, ``jax.nn.relu``."""


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


class Softplus(Activation, rule="*A -> *A", backward=lambda dy, y, x: dy * Sigmoid()(x)):
    """``ln(1 + eˣ)``; it does not overflow. See also: ``torch.nn.functional.softplus``, ``jax.nn.softplus``."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.softplus(x)
        return xp.log1p(xp.exp(-abs(x))) + xp.maximum(x, beside(xp, x, 0.0))


class SiLU(
    Activation,
    rule="*A -> *A",
    forward=lambda xp, x: xp.silu(x) if isinstance(xp, Library) else x * Sigmoid().forward(xp, x),
):
    """``x / (1 + e⁻ˣ)``, also called swish. See also: ``torch.nn.functional.silu``, ``jax.nn.silu``."""

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        s = Sigmoid()(x)
        return dy * (s + y * (1.0 - s))


_GELU = math.sqrt(2.0 / math.pi), 0.044715


class GELU(Activation, rule="*A -> *A", backward=lambda dy, y, x: dy * GELUSlope()(x)):
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


class ReLU6(
    Activation,
    rule="*A -> *A",
    forward=lambda xp, x: xp.minimum(xp.maximum(x, beside(xp, x, 0.0)), beside(xp, x, 6.0)),
    backward=lambda dy, y, x: Where()((x <= 0.0) | (x >= 6.0), 0.0, dy),
):
    """``min(max(x, 0), 6)``. See also: ``torch.nn.functional.relu6``, ``jax.nn.relu6``."""


class HardSigmoid(
    Activation,
    rule="*A -> *A",
    forward=lambda xp, x: ReLU6().forward(xp, x + 3.0) / 6.0,
    backward=lambda dy, y, x: Where()((x <= -3.0) | (x >= 3.0), 0.0, dy / 6.0),
):
    """``min(max(x + 3, 0), 6) / 6``. See also: ``torch.nn.functional.hardsigmoid``, ``jax.nn.hard_sigmoid``."""


class HardSwish(Activation, rule="*A -> *A", forward=lambda xp, x: x * HardSigmoid().forward(xp, x)):
    """``x`` times its :class:`HardSigmoid`.

    See also: Howard et al. (2019); ``torch.nn.functional.hardswish``, ``jax.nn.hard_swish``.
    """

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        slope = Where()(x <= -3.0, 0.0, Where()(x >= 3.0, 1.0, (x * 2.0 + 3.0) / 6.0))
        return dy * slope


_ALPHA, _LAMBDA = 1.6732632423543772, 1.0507009873554805


class ExactGELU(
    Activation, rule="*A -> *A", forward=lambda xp, x: x * (special(xp, "erfc", x * -math.sqrt(0.5)) * 0.5)
):
    """``½ x (1 + erf(x / √2))``: ``x`` times the normal distribution; see :class:`GELU` for one that is faster.

    See also: Hendrycks and Gimpel (2016); ``torch.nn.functional.gelu``, ``jax.nn.gelu(approximate=False)``.
    """

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        below = Erfc()(x * -math.sqrt(0.5)) * 0.5
        return dy * (below + x * Exp()(x * x * -0.5) / math.sqrt(2.0 * math.pi))


class SELU(
    Activation, rule="*A -> *A", backward=lambda dy, y, x: Where()(x > 0.0, dy * _LAMBDA, dy * (y + _ALPHA * _LAMBDA))
):
    """``λ x`` where ``x`` is positive, else ``λ α (eˣ - 1)``, which keeps mean 0 and variance 1.

    See also: Klambauer et al. (2017); ``torch.nn.functional.selu``, ``jax.nn.selu``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        low = xp.expm1(xp.minimum(x, beside(xp, x, 0.0))) * (_ALPHA * _LAMBDA)
        return xp.where(x > 0, x * _LAMBDA, low)


class CELU(Activation, rule="*A -> *A"):
    """``x`` where it is positive, else ``α (e^(x / α) - 1)``.

    See also: Barron (2017); ``torch.nn.functional.celu``, ``jax.nn.celu``.
    """

    def __init__(self, alpha: float = 1.0, /) -> None:
        super().__init__()
        self.alpha = alpha

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        low = xp.expm1(xp.minimum(x / self.alpha, beside(xp, x, 0.0))) * self.alpha
        return xp.where(x > 0, x, low)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()(x > 0.0, dy, dy * (y / self.alpha + 1.0))


class Mish(Activation, rule="*A -> *A", forward=lambda xp, x: x * xp.tanh(Softplus().forward(xp, x))):
    """``x tanh(ln(1 + eˣ))``. See also: Misra (2019); ``torch.nn.functional.mish``, ``jax.nn.mish``."""

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        inner = Tanh()(Softplus()(x))
        return dy * (inner + x * (1.0 - inner * inner) * Sigmoid()(x))


class LogSigmoid(
    Activation,
    rule="*A -> *A",
    forward=lambda xp, x: -Softplus().forward(xp, -x),
    backward=lambda dy, y, x: dy * Sigmoid()(-x),
):
    """``-ln(1 + e⁻ˣ)``; it does not overflow. See also: ``torch.nn.functional.logsigmoid``, ``jax.nn.log_sigmoid``."""


class Softsign(Activation, rule="*A -> *A", forward=lambda xp, x: x / (abs(x) + 1.0)):
    """``x / (1 + |x|)``. See also: ``torch.nn.functional.softsign``, ``jax.nn.soft_sign``."""

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        slope = 1.0 / (abs(x) + 1.0)
        return dy * slope * slope


class PReLU(
    Elementwise2,
    rule="*A, *A? -> *A",
    backward1=lambda dy, y, x1, x2: Where()(x1 > 0.0, dy, dy * x2),
    backward2=lambda dy, y, x1, x2: dy * Where()(x1 > 0.0, 0.0, x1),
):
    """``x1`` where it is positive, else ``x2 x1``, whose slope ``x2`` is learned.

    A slope for each channel is ``prelu(x, slope.expand_like(x))``.

    See also: He et al. (2015); ``torch.nn.functional.prelu``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1, x2 = alike(xp, x1, x2)
        return xp.where(x1 > 0, x1, x1 * x2)


celu = CELU()
elu = ELU()
exact_gelu = ExactGELU()
gelu = GELU()
hardsigmoid = HardSigmoid()
hardswish = HardSwish()
hardtanh = HardTanh()
leaky_relu = LeakyReLU()
log_sigmoid = LogSigmoid()
mish = Mish()
prelu = PReLU()
relu = ReLU()
relu6 = ReLU6()
selu = SELU()
silu = SiLU()
softplus = Softplus()
softsign = Softsign()
