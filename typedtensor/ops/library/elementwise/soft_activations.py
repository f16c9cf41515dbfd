"""Smooth activation functions, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, beside
from typedtensor.backends.special import special
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.activations import Sigmoid, Softplus, Tanh
from typedtensor.ops.library.elementwise.exponential import Exp
from typedtensor.ops.library.elementwise.function import Activation
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.elementwise.special import Erfc

__all__ = [
    "CELU",
    "SELU",
    "ExactGELU",
    "LogSigmoid",
    "Mish",
    "Softsign",
    "celu",
    "exact_gelu",
    "log_sigmoid",
    "mish",
    "selu",
    "softsign",
]


_ALPHA, _LAMBDA = 1.6732632423543772, 1.0507009873554805


class ExactGELU(Activation, rule="*A -> *A"):
    """``½ x (1 + erf(x / √2))``: ``x`` times the normal distribution; see :class:`GELU` for one that is faster.

    See also: Hendrycks and Gimpel (2016); ``torch.nn.functional.gelu``, ``jax.nn.gelu(approximate=False)``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * (special(xp, "erfc", x * -math.sqrt(0.5)) * 0.5)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        below = Erfc()(x * -math.sqrt(0.5)) * 0.5
        return dy * (below + x * Exp()(x * x * -0.5) / math.sqrt(2.0 * math.pi))


class SELU(Activation, rule="*A -> *A"):
    """``λ x`` where ``x`` is positive, else ``λ α (eˣ - 1)``, which keeps mean 0 and variance 1.

    See also: Klambauer et al. (2017); ``torch.nn.functional.selu``, ``jax.nn.selu``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        low = xp.expm1(xp.minimum(x, beside(xp, x, 0.0))) * (_ALPHA * _LAMBDA)
        return xp.where(x > 0, x * _LAMBDA, low)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Where()(x > 0.0, dy * _LAMBDA, dy * (y + _ALPHA * _LAMBDA))


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


class Mish(Activation, rule="*A -> *A"):
    """``x tanh(ln(1 + eˣ))``.

    See also: Misra (2019); ``torch.nn.functional.mish``, ``jax.nn.mish``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * xp.tanh(Softplus().forward(xp, x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        inner = Tanh()(Softplus()(x))
        return dy * (inner + x * (1.0 - inner * inner) * Sigmoid()(x))


class LogSigmoid(Activation, rule="*A -> *A"):
    """``-ln(1 + e⁻ˣ)``; it does not overflow.

    See also: ``torch.nn.functional.logsigmoid``, ``jax.nn.log_sigmoid``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return -Softplus().forward(xp, -x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Sigmoid()(-x)


class Softsign(Activation, rule="*A -> *A"):
    """``x / (1 + |x|)``.

    See also: ``torch.nn.functional.softsign``, ``jax.nn.soft_sign``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x / (abs(x) + 1.0)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        slope = 1.0 / (abs(x) + 1.0)
        return dy * slope * slope


celu = CELU()
exact_gelu = ExactGELU()
log_sigmoid = LogSigmoid()
mish = Mish()
selu = SELU()
softsign = Softsign()
