"""Logarithms of ratios of gamma functions, without the cancellation of differences.

Each logarithm is Stirling's formula plus a correction, ``ln Γ(x) = (x - ½) ln x - x + ½ ln 2π + μ(x)``. In a ratio, the
large terms of the formulas are combined symbolically, and the small corrections are added.
"""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, alike
from typedtensor.backends.special import special
from typedtensor.base.options import whole
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.library.elementwise.arithmetic import unmixed
from typedtensor.ops.library.elementwise.exponential import Log, Log1p
from typedtensor.ops.library.elementwise.function import SpecialFunction
from typedtensor.ops.library.elementwise.powers import Sqrt
from typedtensor.ops.library.elementwise.selection import Where, repeated

__all__ = [
    "BetaFunction",
    "Deviance",
    "LogBeta",
    "LogGammaCorrection",
    "beta_function",
    "deviance",
    "log_beta",
    "log_gamma_correction",
]


class LogGammaCorrection(SpecialFunction, rule="*A -> *A"):
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

    function = "log_gamma_correction"

    def __init__(self, order: int = 0, /) -> None:
        super().__init__()
        self.order = whole("the order of a derivative", order, 0)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * LogGammaCorrection(self.order + 1)(x)


class Deviance(PolyOp2, rule="*A?, *A? -> *A"):
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
        return unmixed(dy * Where()(near, close, far), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        none = repeated(x1, x2).eq(0.0) & repeated(x2, x1).eq(0.0)
        return unmixed(dy * Where()(none, 1.0, (x2 - x1) / Where()(none, 1.0, x2)), x2)


class LogBeta(PolyOp2, rule="*A?, *A? -> *A"):
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

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * _digamma_difference(x1, x2), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * _digamma_difference(x2, x1), x2)


class BetaFunction(PolyOp2, rule="*A?, *A? -> *A"):
    """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers.

    See also: ``scipy.special.beta``, ``jax.scipy.special.beta``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.exp(LogBeta().forward(xp, x1, x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * y * _digamma_difference(x1, x2), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * y * _digamma_difference(x2, x1), x2)


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
log_beta = LogBeta()
log_gamma_correction = LogGammaCorrection()
