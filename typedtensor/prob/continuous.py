"""Location–scale distributions of real numbers, whose draws are reparameterised."""

from __future__ import annotations

import math
from typing import Generic, TypeVarTuple

from typedtensor.core.expr import Expr
from typedtensor.core.operand import RealNumber
from typedtensor.core.tensor import Tensor
from typedtensor.ops import (
    LogGammaCorrection,
    exp,
    lgamma,
    log,
    log1p,
    log_gamma_correction,
    minimum,
    sqrt,
    square,
    where,
    zeros_like,
)
from typedtensor.prob.elements import Elements, beside, require_same
from typedtensor.prob.implicit import gamma
from typedtensor.prob.logarithms import ROOT, log1p_rest, outside
from typedtensor.random import Key, exponential_like, gumbel_like, normal_like, uniform_like

A = TypeVarTuple("A")

EULER = 0.57721566490153286
"""The Euler–Mascheroni constant."""


FAR = 1e8
"""Numbers beyond this: adding 1 to the square has no effect, and the square may overflow in single precision."""


class Normal(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The normal distribution of each element.

    Args:
        loc: the means.
        scale: the standard deviations; a number is that of all elements.

    See also: ``scipy.stats.norm``, ``torch.distributions.Normal``.

    >>> from typedtensor import Axis, Const, given
    >>> from typedtensor.random import Key
    >>> class Row(Axis): ...
    >>> normal = Normal(Const(Tensor[Row]([0.0, 10.0])), 0.5)
    >>> with given():
    ...     print(normal.sample(Key(0)).value, normal.log_density(normal.mean()).value)
    Tensor[Row=2]([-0.9885, 10.0793]) Tensor[Row=2]([-0.2258, -0.2258])
    """

    reparameterised = True

    def __init__(self, loc: Expr[Tensor[*A]], scale: Expr[Tensor[*A]] | RealNumber) -> None:
        self.loc, self.scale = loc, beside("the scale of Normal", loc, scale)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        return self.loc + self.scale * normal_like(key, self.loc + self.scale)

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        return square((x - self.loc) / self.scale) * -0.5 - log(self.scale) - 0.5 * math.log(2.0 * math.pi)

    def mean(self) -> Expr[Tensor[*A]]:
        """``loc``."""
        return self.loc

    def variance(self) -> Expr[Tensor[*A]]:
        """``scale²``."""
        return square(self.scale)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``ln scale + ½ ln 2πe``."""
        return log(self.scale) + 0.5 * math.log(2.0 * math.pi * math.e)

    def kl_divergence(self, other: Normal[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        distance = square((self.loc - other.loc) / other.scale)
        ratio = self.scale / other.scale
        return (square(ratio) + distance - 1.0) * 0.5 - log(ratio)


class LogNormal(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The distribution of ``eˣ`` for normal ``x``, for each element.

    Args:
        loc: the means of the logarithms.
        scale: the standard deviations of the logarithms.

    See also: ``scipy.stats.lognorm``, ``torch.distributions.LogNormal``.
    """

    reparameterised = True

    def __init__(self, loc: Expr[Tensor[*A]], scale: Expr[Tensor[*A]] | RealNumber) -> None:
        self.normal = Normal(loc, beside("the scale of LogNormal", loc, scale))

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        return exp(self.normal.sample(key))

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        inside = x > 0.0
        root = log(where(inside, x, 1.0))
        return where(inside, self.normal.log_density(root) - root, outside(x))

    def mean(self) -> Expr[Tensor[*A]]:
        """``exp(loc + scale² / 2)``."""
        return exp(self.normal.loc + square(self.normal.scale) * 0.5)

    def variance(self) -> Expr[Tensor[*A]]:
        """``(exp scale² - 1) exp(2 loc + scale²)``."""
        spread = square(self.normal.scale)
        return (exp(spread) - 1.0) * exp(self.normal.loc * 2.0 + spread)

    def entropy(self) -> Expr[Tensor[*A]]:
        """The entropy of the logarithm, plus ``loc``."""
        return self.normal.entropy() + self.normal.loc

    def kl_divergence(self, other: LogNormal[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        return self.normal.kl_divergence(other.normal)


class Uniform(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The uniform distribution between two bounds, for each element.

    Args:
        low: the lower bounds.
        high: the upper bounds.

    See also: ``scipy.stats.uniform``, ``torch.distributions.Uniform``.
    """

    reparameterised = True

    def __init__(self, low: Expr[Tensor[*A]], high: Expr[Tensor[*A]] | RealNumber) -> None:
        self.low, self.high = low, beside("the upper bound of Uniform", low, high)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        width = self.high - self.low
        return self.low + width * uniform_like(key, width)

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        return where((x >= self.low) & (x <= self.high), -self.entropy(), outside(x))

    def mean(self) -> Expr[Tensor[*A]]:
        """``(low + high) / 2``."""
        return (self.low + self.high) * 0.5

    def variance(self) -> Expr[Tensor[*A]]:
        """``(high - low)² / 12``."""
        return square(self.high - self.low) / 12.0

    def entropy(self) -> Expr[Tensor[*A]]:
        """``ln(high - low)``."""
        return log(self.high - self.low)

    def kl_divergence(self, other: Uniform[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one, infinite unless that one covers this one."""
        require_same(self, other)
        return where((other.low <= self.low) & (self.high <= other.high), other.entropy() - self.entropy(), math.inf)


class Gumbel(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The Gumbel distribution of each element: that of the maximum of many numbers.

    Args:
        loc: the modes.
        scale: the scales.

    See also: ``scipy.stats.gumbel_r``, ``torch.distributions.Gumbel``.
    """

    reparameterised = True

    def __init__(self, loc: Expr[Tensor[*A]], scale: Expr[Tensor[*A]] | RealNumber) -> None:
        self.loc, self.scale = loc, beside("the scale of Gumbel", loc, scale)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        return self.loc + self.scale * gumbel_like(key, self.loc + self.scale)

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        z = (x - self.loc) / self.scale
        return -z - exp(-z) - log(self.scale)

    def mean(self) -> Expr[Tensor[*A]]:
        """``loc + γ scale``."""
        return self.loc + self.scale * EULER

    def variance(self) -> Expr[Tensor[*A]]:
        """``π² scale² / 6``."""
        return square(self.scale) * (math.pi**2 / 6.0)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``ln scale + γ + 1``."""
        return log(self.scale) + (EULER + 1.0)

    def kl_divergence(self, other: Gumbel[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        ratio, apart = self.scale / other.scale, (other.loc - self.loc) / other.scale
        return exp(apart + lgamma(ratio + 1.0)) - apart - log(ratio) + (ratio - 1.0) * EULER - 1.0


class Exponential(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The exponential distribution of each element: the time to an event.

    Args:
        rate: the events in a unit of time.

    See also: ``scipy.stats.expon``, ``torch.distributions.Exponential``.
    """

    reparameterised = True

    def __init__(self, rate: Expr[Tensor[*A]]) -> None:
        self.rate = rate

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        return exponential_like(key, self.rate) / self.rate

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        return where(x >= 0.0, log(self.rate) - self.rate * x, outside(x))

    def mean(self) -> Expr[Tensor[*A]]:
        """``1 / rate``."""
        return 1.0 / self.rate

    def variance(self) -> Expr[Tensor[*A]]:
        """``1 / rate²``."""
        return 1.0 / square(self.rate)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``1 - ln rate``."""
        return 1.0 - log(self.rate)

    def kl_divergence(self, other: Exponential[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        ratio = other.rate / self.rate
        return ratio - log(ratio) - 1.0


class StudentT(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """Student's t-distribution of each element.

    Args:
        df: the degrees of freedom.
        loc: the locations.
        scale: the scales.

    See also: ``scipy.stats.t``, ``torch.distributions.StudentT``.
    """

    reparameterised = True

    def __init__(
        self, df: Expr[Tensor[*A]], loc: Expr[Tensor[*A]] | RealNumber = 0.0, scale: Expr[Tensor[*A]] | RealNumber = 1.0
    ) -> None:
        self.df = df
        self.loc, self.scale = beside("the location of StudentT", df, loc), beside("the scale of StudentT", df, scale)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        one, other = key.split()
        half = self._finite() * 0.5
        spread = sqrt(half / gamma(other, half))
        return self.loc + self.scale * normal_like(one, spread) * spread

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        df = self._finite()
        apart = (x - self.loc) / self.scale
        unit = sqrt(df)
        far = abs(apart) > unit * FAR
        ratio = square(where(far, unit, apart) / unit)
        near = ratio < 0.5  # here terms of ln(1 + ratio) would cancel in the density and its gradient by df
        small = where(near, ratio, 0.0)
        close = (square(where(near, apart, 0.0)) + small + (df + 1.0) * log1p_rest(small)) * -0.5
        beyond = log(abs(where(far, apart, 1.0))) * 2.0 - log(df)
        logarithm = where(far, beyond, log1p(where(near, 1.0, ratio)))
        return where(near, close, logarithm * (df + 1.0) * -0.5) - self._log_constant()

    def _finite(self) -> Expr[Tensor[*A]]:
        """Return the degrees of freedom, bounded: beyond the bound it is the normal distribution."""
        return minimum(self.df, 1e30)

    def _log_constant(self) -> Expr[Tensor[*A]]:
        """``ln(scale √df B(df / 2, ½))``, by Stirling's formula and its correction."""
        half = self._finite() * 0.5
        beta = log_gamma_correction(half) - log_gamma_correction(half + 0.5) - half * log1p_rest(0.5 / half)
        return beta + ROOT + log(self.scale)

    def mean(self) -> Expr[Tensor[*A]]:
        """``loc``, or NaN for at most one degree of freedom."""
        return where(self.df > 1.0, self.loc, math.nan)

    def variance(self) -> Expr[Tensor[*A]]:
        """``scale² df / (df - 2)``; infinite for up to two degrees of freedom, NaN for at most one."""
        finite = self.df > 2.0
        df = where(finite, self._finite(), 3.0)
        found = square(self.scale) * (df / (df - 2.0))
        return where(finite, found, where(self.df > 1.0, zeros_like(self.df) + math.inf, math.nan))

    def entropy(self) -> Expr[Tensor[*A]]:
        """``(df + 1) / 2 (ψ((df + 1) / 2) - ψ(df / 2)) + ln(scale √df B(df / 2, ½))``."""
        half, slope = self._finite() * 0.5, LogGammaCorrection(1)
        beyond = log1p_rest(0.5 / half) + (slope(half + 0.5) - slope(half))
        return (half + 0.5) * beyond + 0.5 / half + 0.5 + self._log_constant()
