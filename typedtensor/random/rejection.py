"""Rejection sampling: candidates are proposed until one is accepted, in a loop of a fixed number of steps.

The loop is so long that none is accepted with a probability below 10⁻¹⁴; the last candidate then stands.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeVarTuple

from typedtensor.control import call, fold
from typedtensor.core.axes import Axis, U
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.ops import (
    as_int,
    deviance,
    floor,
    log,
    log_gamma_correction,
    minimum,
    sqrt,
    stop_gradient,
    to_int,
    where,
    zeros_like,
)
from typedtensor.random.draws import exponential_like, normal_like, uniform_like
from typedtensor.random.key import Key

A = TypeVarTuple("A")

LARGEST = 2.0**63 - 2.0**39
"""The largest float32 number that an integer can have."""


class Candidate(Axis, size=12):
    """The number of candidates for gamma numbers, of which at least 95 in 100 are accepted."""


class Draw(Axis, size=24):
    """The number of candidates for large counts, of which at least 75 in 100 are accepted."""


class Arrival(Axis, size=45):
    """The most events before the time 10; more have a probability below 10⁻¹⁴."""


def gamma(key: Key, concentration: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
    """Numbers of the gamma distribution of rate 1, by the method of Marsaglia and Tsang (2000).

    No gradient flows to the concentration; one does with :class:`typedtensor.prob.Gamma`.

    See also: ``jax.random.gamma``, ``torch.distributions.Gamma``.

    >>> from typedtensor import Axis, Const, given
    >>> class Row(Axis): ...
    >>> with given():
    ...     print(gamma(Key(0), Const(Tensor[Row]([0.5, 2.0, 50.0]))).value)
    Tensor[Row=3]([ 0.1991,  3.5928, 46.1881])
    """
    accepted, base, exponent = gamma_parts(key, concentration)
    return accepted * base**exponent


def gamma_parts(
    key: Key, concentration: Expr[Tensor[*A]]
) -> tuple[Expr[Tensor[*A]], Expr[Tensor[*A]], Expr[Tensor[*A]]]:
    """A number above 0, a base and an exponent, whose power times the number is a gamma number of rate 1.

    The power of a concentration far below 1 is smaller than the least number.
    """
    return call(lambda a: _gamma_parts(key, a))(stop_gradient(concentration))  # tensors are drawn at once


def _gamma_parts(
    key: Key, concentration: Expr[Tensor[*A]]
) -> tuple[Expr[Tensor[*A]], Expr[Tensor[*A]], Expr[Tensor[*A]]]:
    candidates, power = key.split()
    small = concentration < 1.0
    d = where(small, concentration + 1.0, concentration) - 1.0 / 3.0
    c = 1.0 / sqrt(d * 9.0)

    def propose(key: Key) -> tuple[Expr[Tensor[*A]], Expr[BoolTensor[*A]]]:
        x = normal_like(key, d)
        root = x * c + 1.0
        positive = root > 0.0
        v = where(positive, root, 1.0) ** 3
        height = log(uniform_like(key.fold_in(0), d))
        return d * v, positive & (height < x * x * 0.5 - deviance(d, d * v))

    # For a concentration below 1, by that of the concentration increased by one
    exponent = 1.0 / where(small, concentration, 1.0)
    return _accepted(candidates, Candidate, propose, d), where(small, uniform_like(power, d), 1.0), exponent


def poisson(key: Key, rate: Expr[Tensor[*A]], /) -> Expr[IntTensor[*A]]:
    """Counts of the Poisson distribution, by the transformed rejection of Hörmann (1993).

    Counts that no integer of 64 bits can have are the largest that it can, of single precision; where a rate is NaN
    or negative the count is -1, which is none. ``given(check_finite=True)`` names the rate that is NaN.

    See also: ``jax.random.poisson``, ``torch.poisson``.

    >>> from typedtensor import Axis, Const, given
    >>> class Row(Axis): ...
    >>> with given():
    ...     print(poisson(Key(0), Const(Tensor[Row]([0.5, 2.0, 50.0]))).value)
    IntTensor[Row=3]([ 0,  3, 56])
    """

    def drawn(rate: Expr[Tensor[*A]]) -> Expr[IntTensor[*A]]:
        small, arrivals, draws = rate < 10.0, *key.split()
        large = where(rate >= 10.0, rate, 10.0)
        counts = where(small, _arrivals(arrivals, where(small, rate, 0.0)), _rejection(draws, large))
        return where(rate >= 0.0, counts, -1)

    return call(drawn)(rate)  # tensors are drawn at once


def _arrivals(key: Key, rate: Expr[Tensor[*A]]) -> Expr[IntTensor[*A]]:
    """The number of events before the time ``rate``, at most 10, of a process of rate 1."""

    def step(
        state: tuple[Expr[Tensor[*A]], Expr[IntTensor[*A]]], word: Expr[IntTensor[()]]
    ) -> tuple[Expr[Tensor[*A]], Expr[IntTensor[*A]]]:
        time = state[0] + exponential_like(Key(word), rate)
        return time, state[1] + as_int(time < rate)

    none = zeros_like(rate)
    return fold(step, (none, to_int(none)), key.along(Arrival), Arrival)[1]


def _rejection(key: Key, rate: Expr[Tensor[*A]]) -> Expr[IntTensor[*A]]:
    """Counts of mean 10 or more; the names are those of the paper."""
    b = sqrt(rate) * 2.53 + 0.931
    a = b * 0.02483 - 0.059
    log_inverse_alpha = log(1.1328 / (b - 3.4) + 1.1239)
    v_r = 0.9277 - 3.6224 / (b - 2.0)

    def propose(key: Key) -> tuple[Expr[Tensor[*A]], Expr[BoolTensor[*A]]]:
        u, v = uniform_like(key, rate) - 0.5, uniform_like(key.fold_in(0), rate)
        us = 0.5 - abs(u)
        k = floor((a * 2.0 / us + b) * u + rate + 0.43)
        some = where(k < 1.0, 1.0, k)  # the logarithm of k! by Stirling's formula
        factorial = log(some) * 0.5 + 0.5 * math.log(2.0 * math.pi) + log_gamma_correction(some)
        likely = where(k < 1.0, -rate, -deviance(some, rate) - factorial)
        below = log(v) + log_inverse_alpha - log(a / (us * us) + b) <= likely
        inside = (k >= 0.0) & ~((us < 0.013) & (v > us))
        return k, ((us >= 0.07) & (v <= v_r)) | (inside & below)

    return to_int(minimum(_accepted(key, Draw, propose, rate), LARGEST))


def _accepted(
    key: Key,
    over: type[U],
    propose: Callable[[Key], tuple[Expr[Tensor[*A]], Expr[BoolTensor[*A]]]],
    like: Expr[Tensor[*A]],
) -> Expr[Tensor[*A]]:
    """The first accepted candidate of each element."""

    def step(
        state: tuple[Expr[Tensor[*A]], Expr[BoolTensor[*A]]], word: Expr[IntTensor[()]]
    ) -> tuple[Expr[Tensor[*A]], Expr[BoolTensor[*A]]]:
        candidate, accepted = propose(Key(word))
        return where(state[1], state[0], candidate), state[1] | accepted

    start = zeros_like(like)
    return fold(step, (start, start > 0.0), key.along(over), over)[0]
