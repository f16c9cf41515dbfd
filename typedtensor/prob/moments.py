"""Parts of cross entropies: bounds of supports, and means of functions of draws."""

from __future__ import annotations

import math
from typing import Any

from typedtensor.core.expr import Expr
from typedtensor.errors import AxisError
from typedtensor.ops import Polygamma, digamma, exp, expm1, log, log1p, square, where, zeros_like
from typedtensor.prob.continuous import EULER, Exponential, Gumbel, LogNormal, Normal, StudentT, Uniform
from typedtensor.prob.gammas import Beta, Gamma

Bound = Expr[Any] | float


def bounds(p: Any) -> tuple[Bound, Bound] | None:
    """Between which numbers draws are; None where it is no distribution of real numbers, each by itself."""
    if isinstance(p, Uniform):
        return p.low, p.high
    if isinstance(p, (Normal, Gumbel, StudentT)):
        return -math.inf, math.inf
    if isinstance(p, (LogNormal, Exponential, Gamma)):
        return 0.0, math.inf
    return (0.0, 1.0) if isinstance(p, Beta) else None


def mean(p: Any) -> Expr[Any]:
    """That of draws, or where it would be if they had one."""
    found: Expr[Any] = p.loc if isinstance(p, StudentT) else p.mean()
    return found


def variance(p: Any) -> Expr[Any]:
    """That of draws, where it is finite."""
    found: Expr[Any] = p.variance()
    return where(p.df > 2.0, found, 1.0) if isinstance(p, StudentT) else found


def log_moments(p: Any, inside: Expr[Any] | None = None) -> tuple[Expr[Any], Expr[Any]]:
    """The mean and the variance of the logarithms of draws.

    Args:
        p: of positive numbers, or a uniform distribution.
        inside: where draws of that are positive; elsewhere, the moments are some numbers.
    """
    if isinstance(p, LogNormal):
        return p.normal.loc, square(p.normal.scale)
    if isinstance(p, Exponential):
        return -log(p.rate) - EULER, zeros_like(p.rate) + math.pi**2 / 6.0
    a: Expr[Any]
    if isinstance(p, Gamma):
        a = p.concentration
        return digamma(a) - log(p.rate), Polygamma(1)(a)
    if isinstance(p, Beta):
        a, both = p.concentration1, p.concentration1 + p.concentration0
        return digamma(a) - digamma(both), Polygamma(1)(a) - Polygamma(1)(both)
    low: Expr[Any] = p.low
    high: Expr[Any] = p.high
    if inside is not None:
        low, high = where(inside, low, 0.0), where(inside, high, 1.0)
    return _log_moments_between(low, high)


def _log_moments_between(low: Expr[Any], high: Expr[Any]) -> tuple[Expr[Any], Expr[Any]]:
    """Return mean and variance of the logarithm of a uniform variable between ``l`` of at least 0 and a positive ``h``.

    With ``r = ln(h / l)`` and the width ``w``, the mean is ``ln h + l r / w - 1``, the variance ``1 - l h r² / w²``.
    For a small ``r`` the variance cancels: there it is the series of ``1 - (v / sinh v)²`` in ``v = r / 2``.
    """
    above, width = low > 0.0, high - low
    safe = where(above, low, high)
    ratio = log1p(width / safe)
    squared, near = square(ratio * 0.5), ratio < 0.2
    small = where(near, squared, 0.0)
    series = small * (-2.0 / 10395.0) + 1.0 / 675.0
    for coefficient in (2.0 / 189.0, 1.0 / 15.0, 1.0 / 3.0):
        series = coefficient - series * small
    spread = where(near, small * series, 1.0 - safe * high * square(ratio / width))
    slope = safe * ratio / width
    return log(high) - 1.0 + where(above, slope, 0.0), where(above, spread, 1.0)


def mean_log_beside(p: Any, inside: Expr[Any] | None = None) -> Expr[Any]:
    """The mean of ``ln(1 - x)`` of draws between 0 and 1; ``inside`` as above."""
    mirrored = Beta(p.concentration0, p.concentration1) if isinstance(p, Beta) else Uniform(1.0 - p.high, 1.0 - p.low)
    return log_moments(mirrored, inside)[0]


def mean_exp(p: Any, loc: Expr[Any], scale: Expr[Any]) -> Expr[Any]:
    """The mean of ``exp(-(x - loc) / scale)`` of draws.

    Raises:
        AxisError: when it has no closed form.
    """
    if isinstance(p, StudentT):
        return zeros_like(p.loc) + math.inf
    if isinstance(p, Normal):
        return exp((loc - p.loc) / scale + square(p.scale / scale) * 0.5)
    if isinstance(p, Exponential):
        return exp(loc / scale - log1p(1.0 / (p.rate * scale)))
    if isinstance(p, Gamma):
        return exp(loc / scale - p.concentration * log1p(1.0 / (p.rate * scale)))
    if isinstance(p, Uniform):
        width = (p.high - p.low) / scale
        return exp((loc - p.low) / scale) * (-expm1(-width) / width)
    raise AxisError(f"the divergence of {type(p).__name__} from Gumbel has no closed form")
