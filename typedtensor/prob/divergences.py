"""Divergences between distributions of different families, from cross entropies with supports and means of draws."""

from __future__ import annotations

import math
from typing import Any, Protocol, TypeVar, TypeVarTuple, overload

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.ops import (
    Polygamma,
    digamma,
    exp,
    expm1,
    lgamma,
    log,
    log1p,
    log_beta,
    sigmoid,
    softplus,
    square,
    where,
    zeros_like,
)
from typedtensor.prob.continuous import EULER, Exponential, Gumbel, LogNormal, Normal, StudentT, Uniform
from typedtensor.prob.discrete import Bernoulli, Poisson
from typedtensor.prob.gammas import Beta, Gamma
from typedtensor.prob.logarithms import ROOT

A = TypeVarTuple("A")
Q = TypeVar("Q", contravariant=True)

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


class Diverging(Protocol[Q, *A]):
    """A distribution with a closed-form divergence from others of its family."""

    def kl_divergence(self, other: Q, /) -> Expr[Tensor[*A]]:
        """The divergence from another one."""


@overload
def kl_divergence(p: Diverging[Q, *A], q: Q, /) -> Expr[Tensor[*A]]: ...
@overload
def kl_divergence(
    p: Normal[*A] | LogNormal[*A] | Uniform[*A] | Gumbel[*A] | Exponential[*A] | Gamma[*A] | Beta[*A] | StudentT[*A],
    q: Normal[*A] | LogNormal[*A] | Uniform[*A] | Exponential[*A] | Gamma[*A] | Beta[*A],
    /,
) -> Expr[Tensor[*A]]: ...
@overload
def kl_divergence(
    p: Normal[*A] | Uniform[*A] | Exponential[*A] | Gamma[*A] | StudentT[*A], q: Gumbel[*A], /
) -> Expr[Tensor[*A]]: ...
@overload
def kl_divergence(p: Bernoulli[*A], q: Poisson[*A], /) -> Expr[Tensor[*A]]: ...
@overload
def kl_divergence(p: Poisson[*A], q: Bernoulli[*A], /) -> Expr[Tensor[*A]]: ...
def kl_divergence(p: Any, q: Any, /) -> Expr[Any]:
    """The Kullback–Leibler divergence of ``q`` from ``p``: ``E ln(p(x) / q(x))`` over draws of ``p``, for each element.

    It is infinite where ``p`` draws what ``q`` cannot. For distributions of one family it is ``p.kl_divergence(q)``,
    for those of two the cross entropy without the entropy.

    Args:
        p: the distribution that draws.
        q: the other one, with the same axes.

    Raises:
        AxisError: when it has no closed form, or they have other axes.

    See also: ``torch.distributions.kl_divergence``.

    >>> from typedtensor import Axis, Const, given
    >>> class Row(Axis): ...
    >>> ones = Const(Tensor[Row]([1.0, 1.0]))
    >>> with given():
    ...     print(kl_divergence(Exponential(ones), Gamma(ones * 2.0, ones)).value)
    ...     print(kl_divergence(Normal(ones, 1.0), Exponential(ones)).value)
    Tensor[Row=2]([0.5772, 0.5772])
    Tensor[Row=2]([inf, inf])
    """
    if isinstance(q, type(p)) or isinstance(p, type(q)):
        if hasattr(p, "kl_divergence"):
            found: Expr[Any] = p.kl_divergence(q)
            return found
        raise no_closed_form(p, q)
    if isinstance(p, Bernoulli) and isinstance(q, Poisson):
        return _of_counts(p, q)
    if isinstance(p, Poisson) and isinstance(q, Bernoulli):
        return where(p.rate > 0.0, math.inf, softplus(q.logits))
    if bounds(p) is None or bounds(q) is None or isinstance(q, StudentT):
        raise no_closed_form(p, q)
    if isinstance(q, Gumbel) and isinstance(p, (LogNormal, Beta)):
        raise no_closed_form(p, q)
    if mean(p).tensor_type is not mean(q).tensor_type:
        raise AxisError(
            f"kl_divergence needs distributions with the same axes, not {mean(p).tensor_type} and {mean(q).tensor_type}"
        )
    return _of_reals(p, q)


def no_closed_form(p: object, q: object) -> AxisError:
    """Return the error for distributions without a known closed form of their divergence."""
    return AxisError(
        f"the divergence of {type(q).__name__} from {type(p).__name__} has no closed form here: estimate it from "
        "draws, as in expectation(lambda x: p.log_density(x) - q.log_density(x), p, key)"
    )


def _of_counts(p: Bernoulli[*A], q: Poisson[*A]) -> Expr[Tensor[*A]]:
    """The divergence of a Poisson from a Bernoulli distribution, whose values are the counts 0 and 1."""
    true, possible = sigmoid(p.logits), q.rate > 0.0
    finite = q.rate - true * log(where(possible, q.rate, 1.0)) - p.entropy()
    return where(possible | (true <= 0.0), finite, math.inf)


def _of_reals(p: Any, q: Any) -> Expr[Any]:
    inside = p.df > 2.0 if isinstance(p, StudentT) and isinstance(q, Normal) else _inside(p, q)
    if inside is False:
        return zeros_like(mean(p)) + math.inf
    if isinstance(p, Exponential):
        p = Gamma(zeros_like(p.rate) + 1.0, p.rate)
    if isinstance(q, Exponential):
        q = Gamma(zeros_like(q.rate) + 1.0, q.rate)
    if isinstance(p, Gamma) and isinstance(q, Gamma):
        return p.kl_divergence(q)
    where_inside: Expr[Any] | None = None if inside is True else inside
    own: Expr[Any] = p.entropy()
    found = _cross_entropy(p, q, where_inside) - own
    return found if where_inside is None else where(where_inside, found, math.inf)


def _inside(p: Any, q: Any) -> Any:
    """Whether one distribution's support is inside another's: a ``bool``, or an expression with an element for each."""
    own, others = bounds(p), bounds(q)
    assert own is not None
    assert others is not None
    (low, high), (lowest, highest) = own, others
    above, below = _at_most(lowest, low), _at_most(high, highest)
    if isinstance(above, bool) or isinstance(below, bool):
        return above if below is True else below if above is True else False
    return above & below


def _at_most(one: Bound, other: Bound) -> Any:
    """Whether one bound is less than or equal to another: a ``bool`` or an expression."""
    if isinstance(one, float) and isinstance(other, float):
        return one <= other
    bound = one if isinstance(one, float) else other
    if isinstance(bound, float) and math.isinf(bound):
        return (bound < 0.0) == (bound is one)
    return one <= other


def _cross_entropy(p: Any, q: Any, inside: Expr[Any] | None) -> Expr[Any]:
    """Return the mean of ``-ln q(x)`` over draws of ``p``."""
    if isinstance(q, Normal):
        return (square((mean(p) - q.loc) / q.scale) + variance(p) / square(q.scale)) * 0.5 + log(q.scale) + ROOT
    if isinstance(q, Uniform):
        return q.entropy()
    if isinstance(q, Gumbel):
        return log(q.scale) + (mean(p) - q.loc) / q.scale + mean_exp(p, q.loc, q.scale)
    mean_log, spread_log = log_moments(p, inside)
    if isinstance(q, LogNormal):
        loc, scale = q.normal.loc, q.normal.scale
        return mean_log + (square((mean_log - loc) / scale) + spread_log / square(scale)) * 0.5 + log(scale) + ROOT
    a: Expr[Any] = q.concentration if isinstance(q, Gamma) else q.concentration1
    if isinstance(q, Gamma):
        return q.rate * mean(p) - (a - 1.0) * mean_log + lgamma(a) - a * log(q.rate)
    b: Expr[Any] = q.concentration0
    return log_beta(a, b) - (a - 1.0) * mean_log - (b - 1.0) * mean_log_beside(p, inside)
