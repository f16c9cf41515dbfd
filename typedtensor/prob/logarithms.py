"""Logarithms and gamma functions without warnings, NaN gradients and cancellation, accurate for large parameters, too.

Logarithms of gamma functions are large, and their differences cancel. Here Stirling's formula
``ln Γ(a) = (a - ½) ln a - a + ½ ln 2π + μ(a)`` is combined symbolically with the other terms before evaluation
(Loader, 2000, "Fast and accurate computation of binomial probabilities").
"""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops import LogGammaCorrection, deviance, log, log1p, log_gamma_correction, where, zeros_like
from typedtensor.transforms import custom_vjp

A = TypeVarTuple("A")

ROOT = 0.5 * math.log(2.0 * math.pi)


def power_of_zero(exponent: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """``exponent · ln 0``: 0 for the exponent 0, else infinite."""
    infinite = where(exponent > 0.0, exponent * 0.0 - math.inf, math.inf)
    return where(exponent.ne(0.0), infinite, 0.0)


def outside(x: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """The logarithm of the density of what cannot be drawn: that of 0, and NaN for NaN."""
    return where(x.eq(x), zeros_like(x) - math.inf, math.nan)


def log1p_rest(x: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """``ln(1 + x) - x`` of numbers of at least 0, about ``-x² / 2`` of small ones.

    See also: ``log1pmx`` of Boost and of DiDonato and Morris (1992), algorithm 708.
    """

    def backward(x: Expr[Tensor[*A]], y: Expr[Tensor[*A]], dy: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
        return -dy * (x / (x + 1.0))

    return custom_vjp(_log1p_rest, backward)(x)


def _log1p_rest(x: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    near = x < 0.22
    small = where(near, x, 0.0)
    slant = small / (small + 2.0)
    squared = slant * slant
    series = squared * (1.0 / 17.0) + 1.0 / 15.0
    for odd in range(13, 1, -2):  # ln((1 + v) / (1 - v)) = 2 (v + v³/3 + v⁵/5 + …)
        series = series * squared + 1.0 / odd
    return where(near, slant * squared * series * 2.0 - small * slant, log1p(x) - x)


def log_term(a: Expr[Tensor[*A]], y: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """``ln(yᵃ e⁻ʸ / Γ(a))``, of positive numbers."""
    return log(a) * 0.5 - ROOT - log_gamma_correction(a) - deviance(a, y)


def gamma_entropy(a: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """That of a gamma distribution of rate 1: ``a + ln Γ(a) + (1 - a) ψ(a)``."""
    return log(a) * 0.5 + (ROOT + 0.5) + log_gamma_correction(a) - 0.5 / a + (1.0 - a) * LogGammaCorrection(1)(a)


def gamma_divergence(own: Expr[Tensor[*A]], other: Expr[Tensor[*A]], means: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """Return the divergence of gamma distributions: ``ln(Γ(b) / Γ(a)) + (a - b) ψ(a) + b ln(a / means) + means - a``.

    Args:
        own: the concentrations ``a``.
        other: the concentrations ``b`` of the other distribution.
        means: the means of draws, times the rates of the other distribution.
    """
    corrections = log_gamma_correction(other) - log_gamma_correction(own)
    beyond = corrections + (own - other) * LogGammaCorrection(1)(own)
    return deviance(other, means) + deviance(own, other) / own * 0.5 + beyond
