"""The gamma distribution and those that are made of it, whose draws have implicit gradients."""

from __future__ import annotations

import math
from typing import Generic, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops import digamma, lgamma, log, log_beta, square, where
from typedtensor.prob.elements import Elements, beside, over_last
from typedtensor.prob.implicit import gamma
from typedtensor.prob.logarithms import log_power, log_power_of_rest
from typedtensor.random import Key

A = TypeVarTuple("A")
U = TypeVar("U", bound=Axis)


class Gamma(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The gamma distribution of each element.

    Args:
        concentration: the shapes.
        rate: the rates, inverse scales.

    See also: ``scipy.stats.gamma``, ``torch.distributions.Gamma``.
    """

    reparameterised = True

    def __init__(self, concentration: Expr[Tensor[*A]], rate: Expr[Tensor[*A]] | float = 1.0) -> None:
        self.concentration, self.rate = concentration, beside("the rate of Gamma", concentration, rate)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        return gamma(key, self.concentration) / self.rate

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        inside = x >= 0.0
        a, safe = self.concentration, where(inside, x, 1.0)
        found = a * log(self.rate) + log_power(safe, a - 1.0) - self.rate * safe - lgamma(a)
        return where(inside, found, -math.inf)

    def mean(self) -> Expr[Tensor[*A]]:
        """``concentration / rate``."""
        return self.concentration / self.rate

    def variance(self) -> Expr[Tensor[*A]]:
        """``concentration / rate²``."""
        return self.concentration / square(self.rate)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``a - ln rate + ln Γ(a) + (1 - a) ψ(a)`` of the concentration ``a``."""
        a = self.concentration
        return a - log(self.rate) + lgamma(a) + (1.0 - a) * digamma(a)

    def kl_divergence(self, other: Gamma[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        a, b, ratio = self.concentration, other.concentration, other.rate / self.rate
        return (a - b) * digamma(a) - lgamma(a) + lgamma(b) - b * log(ratio) + a * (ratio - 1.0)


class Beta(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """The beta distribution of each element, between 0 and 1.

    Args:
        concentration1: the exponents of ``x``, plus 1.
        concentration0: the exponents of ``1 - x``, plus 1.

    See also: ``scipy.stats.beta``, ``torch.distributions.Beta``.
    """

    reparameterised = True

    def __init__(self, concentration1: Expr[Tensor[*A]], concentration0: Expr[Tensor[*A]] | float) -> None:
        self.concentration1 = concentration1
        self.concentration0 = beside("the second concentration of Beta", concentration1, concentration0)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        one, other = key.split()
        x = gamma(one, self.concentration1)
        return x / (x + gamma(other, self.concentration0))

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        a, b = self.concentration1, self.concentration0
        inside = (x >= 0.0) & (x <= 1.0)
        safe = where(inside, x, 0.5)
        powers = log_power(safe, a - 1.0) + log_power_of_rest(safe, b - 1.0)
        return where(inside, powers - log_beta(a, b), -math.inf)

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
        return log_beta(a, b) - (a - 1.0) * digamma(a) - (b - 1.0) * digamma(b) + (a + b - 2.0) * digamma(a + b)

    def kl_divergence(self, other: Beta[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        a, b, c, d = self.concentration1, self.concentration0, other.concentration1, other.concentration0
        beyond = (a - c) * digamma(a) + (b - d) * digamma(b) - (a - c + b - d) * digamma(a + b)
        return log_beta(c, d) - log_beta(a, b) + beyond


class Dirichlet(Elements[Expr[Tensor[*A, U]], *A], Generic[*A, U]):
    """The Dirichlet distribution of probabilities along an axis, one for each element of the others.

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
        x = gamma(key, self.concentration)
        return x / x.sum(self.axis).expand_like(x)

    def log_density(self, x: Expr[Tensor[*A, U]], /) -> Expr[Tensor[*A]]:
        inside = x >= 0.0
        powers = log_power(where(inside, x, 1.0), self.concentration - 1.0)
        return where(inside.all(self.axis), powers.sum(self.axis) - self._log_constant(), -math.inf)

    def _total(self) -> Expr[Tensor[*A]]:
        return self.concentration.sum(self.axis)

    def _log_constant(self) -> Expr[Tensor[*A]]:
        return lgamma(self.concentration).sum(self.axis) - lgamma(self._total())

    def mean(self) -> Expr[Tensor[*A, U]]:
        """The concentrations, so that they add up to 1."""
        return self.concentration / self._total().expand_like(self.concentration)

    def variance(self) -> Expr[Tensor[*A, U]]:
        """``m (1 - m) / (total + 1)`` of the means ``m``."""
        mean = self.mean()
        return mean * (1.0 - mean) / (self._total() + 1.0).expand_like(mean)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``ln B + (total - n) ψ(total) - Σ (a - 1) ψ(a)``, of ``n`` concentrations ``a``."""
        beyond = (self.concentration - 1.0) * (
            digamma(self._total()).expand_like(self.concentration) - digamma(self.concentration)
        )
        return self._log_constant() + beyond.sum(self.axis)

    def kl_divergence(self, other: Dirichlet[*A, U], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        slopes = digamma(self.concentration) - digamma(self._total()).expand_like(self.concentration)
        beyond = ((self.concentration - other.concentration) * slopes).sum(self.axis)
        return other._log_constant() - self._log_constant() + beyond
