"""Special functions, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.base.options import whole
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.exponential import Exp
from typedtensor.ops.library.elementwise.function import SpecialFunction

__all__ = [
    "BesselI",
    "Digamma",
    "Erf",
    "ErfInv",
    "Erfc",
    "GammaFunction",
    "LogGamma",
    "Polygamma",
    "Probit",
    "SphericalBessel",
    "digamma",
    "erf",
    "erfc",
    "erfinv",
    "gamma_function",
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


class GammaFunction(SpecialFunction, rule="*A -> *A"):
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


class Bessel(SpecialFunction):
    """A Bessel function of a whole order."""

    def __init__(self, order: int, /) -> None:
        super().__init__()
        self.order = whole("the order of a Bessel function", order, 0)


class BesselI(Bessel, rule="*A -> *A"):
    """The modified Bessel function of the first kind of a whole order.

    Args:
        order: at least 0.

    Raises:
        SizeError: when the order is negative.

    See also: ``scipy.special.iv``, ``scipy.special.i0`` and ``i1``, ``torch.special.i0`` and ``i1``.
    """

    function = "bessel"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        n = self.order
        return dy * (BesselI(n - 1)(x) + BesselI(n + 1)(x)) * 0.5 if n else dy * BesselI(1)(x)


class SphericalBessel(Bessel, rule="*A -> *A"):
    """The spherical Bessel function of the first kind of a whole order; that of order 0 is ``sin x / x``.

    Args:
        order: at least 0.

    Raises:
        SizeError: when the order is negative.

    See also: ``scipy.special.spherical_jn``, ``torch.special.spherical_bessel_j0``.
    """

    function = "spherical_bessel"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        n = self.order
        above = SphericalBessel(n + 1)(x) * ((n + 1.0) / (2 * n + 1))
        return dy * (SphericalBessel(n - 1)(x) * (n / (2 * n + 1)) - above) if n else -dy * above


digamma = Digamma()
erf = Erf()
erfc = Erfc()
erfinv = ErfInv()
gamma_function = GammaFunction()
i0 = BesselI(0)
i1 = BesselI(1)
lgamma = LogGamma()
probit = Probit()
