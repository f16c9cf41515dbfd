"""Special functions, elementwise.

Logarithms of ratios of gamma functions have no cancellation of differences. Each logarithm is Stirling's formula plus a
correction, ``ln Γ(x) = (x - ½) ln x - x + ½ ln 2π + μ(x)``. In a ratio, the large terms of the formulas are combined
symbolically, and the small corrections are added.
"""

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, alike
from typedtensor.backends.special import special
from typedtensor.base.options import whole
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.exponential import Exp, Log, Log1p, Sqrt
from typedtensor.ops.library.elementwise.function import Elementwise2, SpecialFunction
from typedtensor.ops.library.elementwise.selection import Where, repeated

__all__ = ["BesselI", "BetaFunction", "Deviance", "Digamma", "Erf", "ErfInv", "Erfc", "GammaFunction", "LogBeta"]
__all__ += ["LogGamma", "LogGammaCorrection", "Polygamma", "Probit", "SphericalBessel"]
__all__ += ["beta_function", "deviance", "digamma", "erf", "erfc", "erfinv", "gamma_function", "i0", "i1", "lgamma"]
__all__ += ["log_beta", "log_gamma_correction", "probit"]


class Erf(
    SpecialFunction,
    rule="*A -> *A",
    function="erf",
    backward=lambda dy, y, x: dy * Exp()(-x * x) * (2.0 / math.sqrt(math.pi)),
):
    """``2/√π ∫₀ˣ e^(-t²) dt``. See also: ``scipy.special.erf``, ``torch.erf``, ``jax.scipy.special.erf``."""


class Erfc(
    SpecialFunction,
    rule="*A -> *A",
    function="erfc",
    backward=lambda dy, y, x: dy * Exp()(-x * x) * (-2.0 / math.sqrt(math.pi)),
):
    """``1 - erf x``, also where that is tiny.

    See also: ``scipy.special.erfc``, ``torch.erfc``, ``jax.scipy.special.erfc``.
    """


class ErfInv(
    SpecialFunction,
    rule="*A -> *A",
    function="erf_inverse",
    backward=lambda dy, y, x: dy * Exp()(y * y) * (math.sqrt(math.pi) / 2.0),
):
    """The inverse of :class:`Erf`; infinite at -1 and 1, NaN beyond.

    See also: ``scipy.special.erfinv``, ``torch.erfinv``, ``jax.scipy.special.erfinv``.
    """


class Probit(
    SpecialFunction,
    rule="*A -> *A",
    function="probit",
    backward=lambda dy, y, x: dy * Exp()(y * y * 0.5) * math.sqrt(2.0 * math.pi),
):
    """The inverse of the standard normal distribution, also of tiny probabilities; NaN outside of 0 to 1.

    Probabilities below the smallest normal number count as that.

    See also: ``scipy.special.ndtri``, ``torch.special.ndtri``, ``jax.scipy.special.ndtri``.
    """


class LogGamma(SpecialFunction, rule="*A -> *A", function="log_gamma", backward=lambda dy, y, x: dy * Digamma()(x)):
    """``ln |Γ(x)|``; infinite at 0, -1, -2, ….

    See also: ``scipy.special.gammaln``, ``torch.lgamma``, ``jax.scipy.special.gammaln``.
    """


class GammaFunction(
    SpecialFunction, rule="*A -> *A", function="gamma", backward=lambda dy, y, x: dy * y * Digamma()(x)
):
    """``Γ(x) = ∫₀^∞ t^(x - 1) e^(-t) dt``, for negative ``x`` by ``Γ(x + 1) = x Γ(x)``; NaN at -1, -2, ….

    See also: ``scipy.special.gamma``, ``jax.scipy.special.gamma``.
    """


class Digamma(SpecialFunction, rule="*A -> *A", function="digamma", backward=lambda dy, y, x: dy * Polygamma(1)(x)):
    """``ψ(x) = Γ'(x) / Γ(x)``; infinite at 0, as ``-1 / x`` is, NaN at -1, -2, ….

    See also: ``scipy.special.digamma``, ``torch.digamma``, ``jax.scipy.special.digamma``.
    """


class Polygamma(SpecialFunction, rule="*A -> *A", function="polygamma"):
    """The derivative of a given order of :class:`Digamma`; at 0, -1, -2, … infinite for odd orders, else like Digamma.

    Args:
        order: at least 1.

    Raises:
        SizeError: when the order is smaller.

    See also: ``scipy.special.polygamma``, ``torch.polygamma``, ``jax.scipy.special.polygamma``.
    """

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

    Its arguments and errors are those of :class:`BesselI`.

    See also: ``scipy.special.spherical_jn``, ``torch.special.spherical_bessel_j0``.
    """

    function = "spherical_bessel"

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        n = self.order
        above = SphericalBessel(n + 1)(x) * ((n + 1.0) / (2 * n + 1))
        return dy * (SphericalBessel(n - 1)(x) * (n / (2 * n + 1)) - above) if n else -dy * above


class LogGammaCorrection(SpecialFunction, rule="*A -> *A", function="log_gamma_correction"):
    """``μ(x) = ln |Γ(x)| - (x - ½) ln |x| + x - ½ ln 2π``, what Stirling's formula leaves; about ``1 / (12 x)``.

    Args:
        order: that of a derivative of it; 0 for itself.

    Raises:
        SizeError: when the order is negative.

    See also: ``tfp.math.log_gamma_correction``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> LogGammaCorrection()(Tensor[Row]([20.0, 1e6]))
    Tensor[Row=2]([4.1663e-03, 8.3333e-08])
    """

    def __init__(self, order: int = 0, /) -> None:
        super().__init__()
        self.order = whole("the order of a derivative", order, 0)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * LogGammaCorrection(self.order + 1)(x)


class Deviance(Elementwise2, rule="*A?, *A? -> *A"):
    """``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision.

    It is 0 where both are equal, ``x2`` where ``x1`` is 0, with the gradient 0 for ``x1``, and infinite where one is
    negative: half the deviance of Poisson's distribution, whose divergence from another one it is, too.

    See also: ``scipy.special.kl_div``, ``jax.scipy.special.kl_div``; Loader (2000), "Fast and accurate computation of
    binomial probabilities".

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Deviance()(Tensor[Row]([0.0, 3.0, 1e6]), Tensor[Row]([2.0, 3.0, 1e6 + 1.0]))
    Tensor[Row=3]([2.e+00, 0.e+00, 5.e-07])
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1, x2 = alike(xp, x1, x2)
        inside = (x1 > 0.0) & (x1 < xp.inf) & (x2 > 0.0) & (x2 < xp.inf)
        count, mean = xp.where(inside, x1, xp.ones_like(x1)), xp.where(inside, x2, xp.ones_like(x2))
        apart = count - mean
        slant = apart / (count + mean)
        squared = xp.where(abs(slant) < 0.1, slant * slant, xp.zeros_like(slant))
        series = squared * 0.0 + 1.0 / 17.0
        for odd in range(15, 1, -2):  # ln((1 + v) / (1 - v)) = 2 (v + v³/3 + v⁵/5 + …)
            series = series * squared + 1.0 / odd
        near = apart * slant + 2.0 * count * slant * squared * series
        logarithm = 2.0 * xp.log(xp.sqrt(count) / xp.sqrt(mean))  # of a ratio that may overflow
        found = xp.where(abs(slant) < 0.1, near, count * logarithm - apart)
        infinite = xp.full_like(found, xp.inf)
        edge = xp.where((x1 == 0.0) & (x2 >= 0.0), x2 + xp.zeros_like(found), infinite)
        return xp.where(inside, found, xp.where(xp.isnan(x1 + x2), x1 + x2, edge))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        none = repeated(x1, x2).eq(0.0)
        count, mean = Where()(none, 1.0, x1), Where()(none, 1.0, x2)
        near = abs(count - mean) < mean * 0.5
        close = Log1p()(Where()(near, count - mean, 0.0) / mean)
        far = Log()(Where()(near, 1.0, Sqrt()(abs(count)) / Sqrt()(abs(mean)))) * 2.0
        return dy * Where()(near, close, far)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        none = repeated(x1, x2).eq(0.0) & repeated(x2, x1).eq(0.0)
        return dy * Where()(none, 1.0, (x2 - x1) / Where()(none, 1.0, x2))


class LogBeta(
    Elementwise2,
    rule="*A?, *A? -> *A",
    backward1=lambda dy, y, x1, x2: dy * _digamma_difference(x1, x2),
    backward2=lambda dy, y, x1, x2: dy * _digamma_difference(x2, x1),
):
    """``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``.

    See also: ``scipy.special.betaln``, ``jax.scipy.special.betaln``; DiDonato and Morris (1992), algorithm 708.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> LogBeta()(Tensor[Row]([0.5, 1e6]), 2.0)
    Tensor[Row=2]([  0.2877, -27.631 ])
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1, x2 = alike(xp, x1, x2)
        pole, none = (x1 == 0.0) | (x2 == 0.0), x1 + x2 == 0.0
        there = ~(pole | none)
        less = xp.where(there, xp.where(x1 < x2, x1, x2), xp.ones_like(x1 + x2))
        more = xp.where(there, xp.where(x1 < x2, x2, x1), xp.ones_like(x1 + x2))
        both = less + more
        near = both / more > 0.5
        logarithm = xp.where(near, xp.log1p(xp.where(near, less / more, xp.zeros_like(both))), xp.log(abs(both / more)))
        formula = less * xp.log(abs(less / both)) - (more - 0.5) * logarithm - 0.5 * xp.log(abs(less))
        parts = [special(xp, "log_gamma_correction", x) for x in (less, more, both)]
        found = formula + (parts[0] + (parts[1] - parts[2]) + 0.5 * math.log(2.0 * math.pi))
        infinite = xp.full_like(found, xp.inf)
        return xp.where(there, found, xp.where(pole, infinite, -infinite))


class BetaFunction(
    Elementwise2,
    rule="*A?, *A? -> *A",
    forward=lambda xp, x1, x2: xp.exp(LogBeta().forward(xp, x1, x2)),
    backward1=lambda dy, y, x1, x2: dy * y * _digamma_difference(x1, x2),
    backward2=lambda dy, y, x1, x2: dy * y * _digamma_difference(x2, x1),
):
    """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers.

    See also: ``scipy.special.beta``, ``jax.scipy.special.beta``.
    """


def _digamma_difference(x: Operand, step: Operand) -> Operand:
    """``ψ(x) - ψ(x + step)``."""
    ratio, slope = step / x, LogGammaCorrection(1)
    return slope(x) - slope(x + step) - _log1p(ratio, (x + step) / x) - ratio / (x + step) * 0.5


def _log1p(x: Operand, after: Operand) -> Operand:
    """Return ``ln |1 + x|``, where ``after`` is ``1 + x``, to full precision also for a small ``x``."""
    near = after > 0.5
    return Where()(near, Log1p()(Where()(near, x, 0.0)), Log()(abs(Where()(near, 1.0, after))))


beta_function = BetaFunction()
deviance = Deviance()
digamma = Digamma()
erf = Erf()
erfc = Erfc()
erfinv = ErfInv()
gamma_function = GammaFunction()
i0 = BesselI(0)
i1 = BesselI(1)
lgamma = LogGamma()
log_beta = LogBeta()
log_gamma_correction = LogGammaCorrection()
probit = Probit()
