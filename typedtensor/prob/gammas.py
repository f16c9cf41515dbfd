"""The gamma distribution and those derived from it, whose draws have implicit gradients."""

from __future__ import annotations

import math
from typing import Generic, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.operand import RealNumber
from typedtensor.core.tensor import Tensor
from typedtensor.ops import Size, digamma, floor, log, log1p, maximum, square, where
from typedtensor.prob.elements import Elements, beside, over_last, require_same
from typedtensor.prob.implicit import gamma, gamma_product, gamma_ratio
from typedtensor.prob.logarithms import gamma_divergence, gamma_entropy, log_term, outside, power_of_zero
from typedtensor.random import Key

A = TypeVarTuple("A")
U = TypeVar("U", bound=Axis)

OFF = 1e-5
"""The accepted deviation of the sum of probabilities from 1, for many classes in single precision."""

PARTS = 4096.0
"""Sums of multiples of ``1 / PARTS`` up to 1 are exact in every precision."""


class Gamma(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The gamma distribution of each element.

    Args:
        concentration: the shapes.
        rate: the rates, inverse scales.

    See also: ``scipy.stats.gamma``, ``torch.distributions.Gamma``.
    """

    reparameterised = True

    def __init__(self, concentration: Expr[Tensor[*A]], rate: Expr[Tensor[*A]] | RealNumber = 1.0) -> None:
        self.concentration, self.rate = concentration, beside("the rate of Gamma", concentration, rate)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        return gamma(key, self.concentration) / self.rate

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        a, inside, edge = self.concentration, (x > 0.0) & (x < math.inf), x.eq(0.0)
        safe = where(inside, x, 1.0)
        found = log_term(a, self.rate * safe) - log(safe)
        at_0 = power_of_zero(a - 1.0) + log(self.rate) - self.rate * where(edge, x, 0.0)
        return where(inside, found, where(edge, at_0, outside(x)))

    def mean(self) -> Expr[Tensor[*A]]:
        """``concentration / rate``."""
        return self.concentration / self.rate

    def variance(self) -> Expr[Tensor[*A]]:
        """``concentration / rate²``."""
        return self.concentration / square(self.rate)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``a - ln rate + ln Γ(a) + (1 - a) ψ(a)`` of the concentration ``a``."""
        return gamma_entropy(self.concentration) - log(self.rate)

    def kl_divergence(self, other: Gamma[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        a = self.concentration
        return gamma_divergence(a, other.concentration, a * (other.rate / self.rate))


class Beta(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The beta distribution of each element, between 0 and 1.

    Args:
        concentration1: the exponents of ``x``, plus 1.
        concentration0: the exponents of ``1 - x``, plus 1.

    See also: ``scipy.stats.beta``, ``torch.distributions.Beta``.
    """

    reparameterised = True

    def __init__(self, concentration1: Expr[Tensor[*A]], concentration0: Expr[Tensor[*A]] | RealNumber) -> None:
        self.concentration1 = concentration1
        self.concentration0 = beside("the second concentration of Beta", concentration1, concentration0)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        one, other = key.split()
        (x, power1), (y, power0) = gamma_product(one, self.concentration1), gamma_product(other, self.concentration0)
        unit = maximum(power1, power0)
        x, y = gamma_ratio(self.concentration1, x, power1, unit), gamma_ratio(self.concentration0, y, power0, unit)
        return x / (x + y)

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        a, b, inside = self.concentration1, self.concentration0, (x > 0.0) & (x < 1.0)
        both, safe = a + b, where(inside, x, 0.5)
        found = log_term(a, both * safe) + log_term(b, both * (1.0 - safe)) - log_term(both, both)
        at_ends = where(x.eq(0.0), _at_0(x, a, b), where(x.eq(1.0), _at_0(1.0 - x, a=b, b=a), outside(x)))
        return where(inside, found - log(safe) - log1p(-safe), at_ends)

    def mean(self) -> Expr[Tensor[*A]]:
        """``a / (a + b)``."""
        return self.concentration1 / (self.concentration1 + self.concentration0)

    def variance(self) -> Expr[Tensor[*A]]:
        """``a b / ((a + b)² (a + b + 1))``."""
        a, b = self.concentration1, self.concentration0
        return a * b / (square(a + b) * (a + b + 1.0))

    def entropy(self) -> Expr[Tensor[*A]]:
        """``ln B(a, b) - (a - 1) ψ(a) - (b - 1) ψ(b) + (a + b - 2) ψ(a + b)``."""
        a, b = self.concentration1, self.concentration0
        both = a + b
        return gamma_entropy(a) + gamma_entropy(b) - gamma_entropy(both) - digamma(both)

    def kl_divergence(self, other: Beta[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        a, b, c, d = self.concentration1, self.concentration0, other.concentration1, other.concentration0
        return gamma_divergence(a, c, a) + gamma_divergence(b, d, b) - gamma_divergence(a + b, c + d, a + b)


def _at_0(x: Expr[Tensor[*A]], a: Expr[Tensor[*A]], b: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """Return the logarithm of the density of Beta at 0."""
    return power_of_zero(a - 1.0) + log(b) + (b - 1.0) * log1p(-where(x.eq(0.0), x, 0.0))


class Dirichlet(Elements[Expr[Tensor[*A, U]], *A], Generic[*A, U]):
    """The Dirichlet distribution of probabilities along an axis, one for each element of the others.

    The density of what does not add up to 1, to within 1e-5, is zero.

    Args:
        concentration: one for each class.
        axis: the label of the classes, that of the last axis.

    Raises:
        AxisError: when the last axis is another.

    See also: ``scipy.stats.dirichlet``, ``torch.distributions.Dirichlet``.
    """

    reparameterised = True

    def __init__(self, concentration: Expr[Tensor[*A, U]], axis: type[U]) -> None:
        self.concentration = over_last("Dirichlet", concentration, axis)
        self.axis = axis

    def sample(self, key: Key, /) -> Expr[Tensor[*A, U]]:
        accepted, power = gamma_product(key, self.concentration)
        x = gamma_ratio(self.concentration, accepted, power, power.max(self.axis).expand_like(power))
        return x / x.sum(self.axis).expand_like(x)

    def log_density(self, x: Expr[Tensor[*A, U]], /) -> Expr[Tensor[*A]]:
        a, total, inside, positive = self.concentration, self._total(), x >= 0.0, x > 0.0
        safe, each = where(positive, x, 1.0), total.expand_like(x)
        terms = where(positive, log_term(a, each * safe) - log(safe), power_of_zero(a - 1.0) + log(each))
        high = floor(safe * PARTS) / PARTS  # summed exactly, so that the deviation from 1 is exact, too
        high, low = where(positive, high, 0.0), where(positive, safe - high, 0.0)
        beyond = (high.sum(self.axis) - 1.0) + low.sum(self.axis)
        density = terms.sum(self.axis) - log_term(total, total) + total * beyond
        near = inside.all(self.axis) & (abs(beyond) < OFF)
        return where(near, density, outside(x.sum(self.axis)))

    def _total(self) -> Expr[Tensor[*A]]:
        return self.concentration.sum(self.axis)

    def mean(self) -> Expr[Tensor[*A, U]]:
        """The concentrations, so that they add up to 1."""
        return self.concentration / self._total().expand_like(self.concentration)

    def variance(self) -> Expr[Tensor[*A, U]]:
        """``m (1 - m) / (total + 1)`` of the means ``m``."""
        mean = self.mean()
        return mean * (1.0 - mean) / (self._total() + 1.0).expand_like(mean)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``ln B + (total - n) ψ(total) - Σ (a - 1) ψ(a)``, of ``n`` concentrations ``a``."""
        own, total = gamma_entropy(self.concentration).sum(self.axis), self._total()
        return own - gamma_entropy(total) - digamma(total) * (Size(self.axis)(self.concentration) - 1.0)

    def kl_divergence(self, other: Dirichlet[*A, U], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        a, b = self.concentration, other.concentration
        total = self._total()
        return gamma_divergence(a, b, a).sum(self.axis) - gamma_divergence(total, other._total(), total)
