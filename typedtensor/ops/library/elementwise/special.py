"""Special functions, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.base.options import whole
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.exponential import Exp
from typedtensor.ops.library.elementwise.function import SpecialFunction
from typedtensor.ops.library.elementwise.selection import Where

__all__ = [
    "BesselI0",
    "BesselI1",
    "Digamma",
    "Erf",
    "ErfInv",
    "Erfc",
    "Gamma",
    "LogGamma",
    "Polygamma",
    "Probit",
    "digamma",
    "erf",
    "erfc",
    "erfinv",
    "gamma",
    "i0",
    "i1",
    "lgamma",
    "probit",
]


class Erf(SpecialFunction, rule="*A -> *A"):
    """``2/√π ∫₀ˣ e^(-t²) dt``.

    See also: ``scipy.special.erf``, ``torch.erf``, ``jax.scipy.special.erf``.
    """

    function = "erf"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Exp()(-x * x) * (2.0 / math.sqrt(math.pi))


class Erfc(SpecialFunction, rule="*A -> *A"):
    """``1 - erf x``, also where that is tiny.

    See also: ``scipy.special.erfc``, ``torch.erfc``, ``jax.scipy.special.erfc``.
    """

    function = "erfc"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Exp()(-x * x) * (-2.0 / math.sqrt(math.pi))


class ErfInv(SpecialFunction, rule="*A -> *A"):
    """The inverse of :class:`Erf`; infinite at -1 and 1, NaN beyond.

    See also: ``scipy.special.erfinv``, ``torch.erfinv``, ``jax.scipy.special.erfinv``.
    """

    function = "erf_inverse"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Exp()(y * y) * (math.sqrt(math.pi) / 2.0)


class Probit(SpecialFunction, rule="*A -> *A"):
    """The inverse of the standard normal distribution, also of tiny probabilities; NaN outside of 0 to 1.

    Probabilities below the smallest normal number count as that.

    See also: ``scipy.special.ndtri``, ``torch.special.ndtri``, ``jax.scipy.special.ndtri``.
    """

    function = "probit"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Exp()(y * y * 0.5) * math.sqrt(2.0 * math.pi)


class LogGamma(SpecialFunction, rule="*A -> *A"):
    """``ln |Γ(x)|``; infinite at 0, -1, -2, ….

    See also: ``scipy.special.gammaln``, ``torch.lgamma``, ``jax.scipy.special.gammaln``.
    """

    function = "log_gamma"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Digamma()(x)


class Gamma(SpecialFunction, rule="*A -> *A"):
    """``Γ(x) = ∫₀^∞ t^(x - 1) e^(-t) dt``, for negative ``x`` by ``Γ(x + 1) = x Γ(x)``; NaN at -1, -2, ….

    See also: ``scipy.special.gamma``, ``jax.scipy.special.gamma``.
    """

    function = "gamma"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * y * Digamma()(x)


class Digamma(SpecialFunction, rule="*A -> *A"):
    """``ψ(x) = Γ'(x) / Γ(x)``; infinite at 0, as ``-1 / x`` is, NaN at -1, -2, ….

    See also: ``scipy.special.digamma``, ``torch.digamma``, ``jax.scipy.special.digamma``.
    """

    function = "digamma"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Polygamma(1)(x)


class Polygamma(SpecialFunction, rule="*A -> *A"):
    """The derivative of a given order of :class:`Digamma`; at 0, -1, -2, … infinite for odd orders, else like Digamma.

    Args:
        order: at least 1.

    Raises:
        SizeError: when the order is smaller.

    See also: ``scipy.special.polygamma``, ``torch.polygamma``, ``jax.scipy.special.polygamma``.
    """

    function = "polygamma"

    def __init__(self, order: int, /) -> None:
        super().__init__()
        self.order = whole("the order of a polygamma function", order, 1, ": for order 0 use digamma")

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * Polygamma(self.order + 1)(x)


class BesselI0(SpecialFunction, rule="*A -> *A"):
    """The modified Bessel function of the first kind of order 0.

    See also: ``scipy.special.i0``, ``numpy.i0``, ``torch.i0``, ``jax.scipy.special.i0``.
    """

    function = "bessel"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * BesselI1()(x)


class BesselI1(SpecialFunction, rule="*A -> *A"):
    """The modified Bessel function of the first kind of order 1, the derivative of that of order 0.

    See also: ``scipy.special.i1``, ``torch.special.i1``, ``jax.scipy.special.i1``.
    """

    function = "bessel"
    order = 1

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        small = abs(x) < 1e-9
        return dy * (BesselI0()(x) - Where()(small, 0.5, y / Where()(small, 1.0, x)))


digamma = Digamma()
erf = Erf()
erfc = Erfc()
erfinv = ErfInv()
gamma = Gamma()
i0 = BesselI0()
i1 = BesselI1()
lgamma = LogGamma()
probit = Probit()
