"""Logarithms without warnings, NaN gradients and cancellation."""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops import log1p, where, zeros_like
from typedtensor.transforms import custom_vjp

A = TypeVarTuple("A")


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
