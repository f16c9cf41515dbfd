"""Densities, entropies and divergences with gamma functions, accurate for large parameters, too.

Logarithms of gamma functions are large, and their differences cancel. Here Stirling's formula
``ln Γ(a) = (a - ½) ln a - a + ½ ln 2π + μ(a)`` is combined symbolically with the other terms before evaluation
(Loader, 2000, "Fast and accurate computation of binomial probabilities").
"""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops import LogGammaCorrection, deviance, log, log_gamma_correction

A = TypeVarTuple("A")

ROOT = 0.5 * math.log(2.0 * math.pi)


def log_term(a: Expr[Tensor[*A]], y: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """``ln(yᵃ e⁻ʸ / Γ(a))``, of positive numbers."""
    return log(a) * 0.5 - ROOT - log_gamma_correction(a) - deviance(a, y)


def entropy(a: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """That of a gamma distribution of rate 1: ``a + ln Γ(a) + (1 - a) ψ(a)``."""
    return log(a) * 0.5 + (ROOT + 0.5) + log_gamma_correction(a) - 0.5 / a + (1.0 - a) * LogGammaCorrection(1)(a)


def divergence(own: Expr[Tensor[*A]], other: Expr[Tensor[*A]], means: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """Return the divergence of gamma distributions: ``ln(Γ(b) / Γ(a)) + (a - b) ψ(a) + b ln(a / means) + means - a``.

    Args:
        own: the concentrations ``a``.
        other: the concentrations ``b`` of the other distribution.
        means: the means of draws, times the rates of the other distribution.
    """
    corrections = log_gamma_correction(other) - log_gamma_correction(own)
    beyond = corrections + (own - other) * LogGammaCorrection(1)(own)
    return deviance(other, means) + deviance(own, other) / own * 0.5 + beyond
