"""Distributions of truth values, classes and counts. No gradient flows through their draws."""

from __future__ import annotations

import math
from typing import Generic, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.ops import (
    Size,
    as_real,
    deviance,
    log,
    log_gamma_correction,
    log_sigmoid,
    log_softmax,
    sigmoid,
    softmax,
    softplus,
    stop_gradient,
    take_along,
    where,
    zeros_like,
)
from typedtensor.prob.elements import Elements, drawn_as, over_last, require_same
from typedtensor.prob.logarithms import ROOT
from typedtensor.random import Key, bernoulli, categorical, poisson

A = TypeVarTuple("A")
U = TypeVar("U", bound=Axis)


class Bernoulli(Elements[Expr[BoolTensor[*A]], *A], Generic[*A]):
    """A truth value for each element.

    Args:
        logits: ``ln(p / (1 - p))`` of the probabilities ``p`` of true.

    See also: ``scipy.stats.bernoulli``, ``torch.distributions.Bernoulli``.
    """

    def __init__(self, logits: Expr[Tensor[*A]]) -> None:
        self.logits = logits

    def sample(self, key: Key, /) -> Expr[BoolTensor[*A]]:
        return bernoulli(key, self.mean())

    def log_density(self, x: Expr[BoolTensor[*A]], /) -> Expr[Tensor[*A]]:
        x = drawn_as("Bernoulli", x, "bool", self.logits.axes)
        return log_sigmoid(where(x, self.logits, -self.logits))

    def mean(self) -> Expr[Tensor[*A]]:
        """The probabilities of true."""
        return sigmoid(self.logits)

    def variance(self) -> Expr[Tensor[*A]]:
        """``p (1 - p)``."""
        return self.mean() * sigmoid(-self.logits)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``-p ln p - (1 - p) ln(1 - p)``."""
        return self._cross_entropy(self)

    def kl_divergence(self, other: Bernoulli[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        return self._cross_entropy(other) - self._cross_entropy(self)

    def _cross_entropy(self, other: Bernoulli[*A]) -> Expr[Tensor[*A]]:
        """Return the mean of another's ``-log_density`` over draws of this one; impossible values contribute 0."""
        true, false = self.mean(), sigmoid(-self.logits)
        of_true = true * where(true > 0.0, softplus(-other.logits), 0.0)
        return of_true + false * where(false > 0.0, softplus(other.logits), 0.0)


class Categorical(Elements[Expr[IntTensor[*A]], *A], Generic[*A, U]):
    """A position along an axis, for each element of the other axes. Positions outside the axis have probability 0.

    Args:
        logits: the logarithms of the probabilities, up to a number that they have in common.
        axis: the label of the classes, that of the last axis.

    Raises:
        AxisError: when the last axis is another.

    See also: ``torch.distributions.Categorical``, ``jax.random.categorical``.

    >>> from typedtensor import Axis, Const, given
    >>> from typedtensor.random import Key
    >>> class Row(Axis): ...
    >>> class Word(Axis, size=2): ...
    >>> word = Categorical(Const(Tensor[Row, Word]([[0.0, 9.0], [0.0, 0.0]])), Word)
    >>> with given():
    ...     print(word.sample(Key(0)).value, word.entropy().value)
    IntTensor[Row=2]([1, 0]) Tensor[Row=2]([0.0012, 0.6931])
    """

    def __init__(self, logits: Expr[Tensor[*A, U]], axis: type[U]) -> None:
        self.logits, self.axis = over_last("Categorical", logits, axis), axis

    def sample(self, key: Key, /) -> Expr[IntTensor[*A]]:
        return categorical(key, self.logits, self.axis)

    def log_density(self, x: Expr[IntTensor[*A]], /) -> Expr[Tensor[*A]]:
        x = drawn_as("Categorical", x, "int", self.logits.axes[:-1])
        logarithms = log_softmax(self.logits, self.axis)
        inside = (x >= 0) & (as_real(x) < Size(self.axis)(logarithms))
        return where(inside, take_along(logarithms, where(inside, x, 0), self.axis), -math.inf)

    def probabilities(self) -> Expr[Tensor[*A, U]]:
        """Return the probabilities of the classes."""
        return softmax(self.logits, self.axis)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``-Σ p ln p``."""
        probabilities = self.probabilities()
        logarithms = where(probabilities > 0.0, log_softmax(self.logits, self.axis), 0.0)
        return -(probabilities * logarithms).sum(self.axis)

    def kl_divergence(self, other: Categorical[*A, U], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        probabilities = self.probabilities()
        own, others = (log_softmax(logits, self.axis) for logits in (self.logits, other.logits))
        happens = probabilities > 0.0
        return (probabilities * (where(happens, own, 0.0) - where(happens, others, 0.0))).sum(self.axis)


class Poisson(Elements[Expr[IntTensor[*A]], *A], Generic[*A]):
    """A count of events for each element.

    Args:
        rate: the expected counts.

    See also: ``scipy.stats.poisson``, ``torch.distributions.Poisson``.
    """

    def __init__(self, rate: Expr[Tensor[*A]]) -> None:
        self.rate = rate

    def sample(self, key: Key, /) -> Expr[IntTensor[*A]]:
        return poisson(key, self.rate)

    def log_density(self, x: Expr[IntTensor[*A]], /) -> Expr[Tensor[*A]]:
        x = drawn_as("Poisson", x, "int", self.rate.axes)
        inside = (x >= 0) & ((self.rate > 0.0) | (x <= 0))
        some = inside & (x > 0)
        count = _count(where(inside, x, 0), self.rate)
        at_least_1 = where(some, count, 1.0)
        root = log(at_least_1) * 0.5 + ROOT + log_gamma_correction(at_least_1)  # Stirling's formula for the factorial
        rate = where(inside, self.rate, 1.0)
        return where(inside, -deviance(count, rate) - where(some, root, 0.0), -math.inf)

    def mean(self) -> Expr[Tensor[*A]]:
        """The rate."""
        return self.rate

    def variance(self) -> Expr[Tensor[*A]]:
        """The rate."""
        return self.rate

    def kl_divergence(self, other: Poisson[*A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        return deviance(self.rate, other.rate)


def _count(x: Expr[IntTensor[*A]], like: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
    """Convert a count to the dtype of a rate, as a sum of two parts that single precision holds exactly."""
    high, low = as_real(x // HALF), as_real(x % HALF)
    return stop_gradient((zeros_like(like) + high) * float(HALF) + low)


HALF = 2**20
