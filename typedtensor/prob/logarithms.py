"""Logarithms of powers of what may be zero, without warnings and without NaN in gradients."""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops import log, where

A = TypeVarTuple("A")


def log_power(x: Expr[Tensor[*A]], exponent: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """``exponent · ln x``, for ``x`` of at least 0; there it is 0 for the exponent 0, else infinite, with no gradient.

    See also: ``scipy.special.xlogy``.
    """
    positive = x > 0.0
    return where(positive, exponent * log(where(positive, x, 1.0)), power_of_zero(exponent))


def power_of_zero(exponent: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """``exponent · ln 0``: 0 for the exponent 0, else infinite."""
    infinite = where(exponent > 0.0, exponent * 0.0 - math.inf, math.inf)
    return where(exponent.ne(0.0), infinite, 0.0)
