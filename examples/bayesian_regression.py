"""Bayesian linear regression: sample the posterior by Hamiltonian Monte Carlo, and compare it with its closed form.

    python examples/bayesian_regression.py [--draws N]

The program prints the mean and the standard deviation of each weight, from the chain and in closed form.

It shows ``bind`` and ``condition`` of distributions, random keys, and derivatives inside loops: the whole chain is one
expression, a scan over labels whose body differentiates the density of the posterior.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from typedtensor import Axis, Const, Expr, Input, IntTensor, Tensor, fold, given, scan, value_and_grad
from typedtensor.ops import arange, log, where, zeros_like
from typedtensor.prob import Normal
from typedtensor.random import Key, normal_like, uniform


class Row(Axis, size=30): ...


class Feature(Axis, size=3): ...


class Draw(Axis): ...


class Leap(Axis, size=8): ...


Weight = Expr[Tensor[Feature]]

NOISE = 0.5
STEP = 0.025
"""The length of a leapfrog step. It and the number of leaps are tuned by hand for this posterior: the chain rejects
nearly all moves of longer steps, and a trajectory as long as a period returns to its start."""


features = Input(Tensor[Row, Feature])
target = Input(Tensor[Row])
seed = Input(IntTensor[()])

prior = Normal(zeros_like(features.sum(Row)), 1.0)
posterior = prior.bind(lambda weight: Normal(features.dot(weight, Feature), NOISE)).condition(target)


def leap(state: tuple[Weight, Weight], _: Expr[IntTensor[()]]) -> tuple[Weight, Weight]:
    """Make one leapfrog step along the gradient: move half a step, change the momentum, move half a step."""
    weight, momentum = state
    weight = weight + momentum * (STEP / 2)
    gradient = value_and_grad(posterior.log_prob, weight)[1]
    momentum = momentum + gradient * STEP
    return weight + momentum * (STEP / 2), momentum


def transition(weight: Weight, word: Expr[IntTensor[()]]) -> tuple[Weight, Weight]:
    """Make one step of the Markov chain (Duane et al., 1987; Neal, 2011)."""
    key = Key(word)
    momentum = normal_like(key, weight)
    new_weight, new_momentum = fold(leap, (weight, momentum), arange(Leap), Leap)
    log_ratio = energy(weight, momentum) - energy(new_weight, new_momentum)
    accepted = log(uniform(key.fold_in(0), Tensor[()])) < log_ratio
    state = where(accepted.expand_like(new_weight), new_weight, weight)
    return state, state


def energy(weight: Weight, momentum: Weight) -> Expr[Tensor[()]]:
    """Return the potential plus the kinetic energy, which the leapfrog nearly preserves."""
    return (momentum * momentum).sum() * 0.5 - posterior.log_prob(weight)


@dataclass(frozen=True)
class Estimate:
    """The mean and the covariance of the weights."""

    mean: NDArray[np.floating[Any]]
    covariance: NDArray[np.floating[Any]]


def make_data() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return random features, and targets that depend on them linearly."""
    random = np.random.default_rng(0)
    x = random.normal(size=(30, 3))
    return x, x @ np.array([1.0, -0.5, 0.25]) + NOISE * random.normal(size=30)


def closed_form(x: NDArray[np.float64], y: NDArray[np.float64]) -> Estimate:
    """Return the posterior in closed form; it is a normal distribution."""
    covariance = np.linalg.inv(x.T @ x / NOISE**2 + np.eye(3))
    return Estimate(covariance @ x.T @ y / NOISE**2, covariance)


def sample(x: NDArray[np.float64], y: NDArray[np.float64], draws: int) -> Estimate:
    """Return the posterior as estimated from a Markov chain without its first tenth."""
    start = Const(Tensor[Feature](np.zeros(3)))
    _, chain = scan(transition, start, Key(seed).along(Draw(draws)), Draw)
    with given(features.bind(Tensor[Row, Feature](x)), target.bind(Tensor[Row](y)), seed.bind(IntTensor[()](0))):
        weights = chain.value.numpy()[draws // 10 :]
    return Estimate(weights.mean(0), np.cov(weights.T))


def main(arguments: Sequence[str] | None = None) -> tuple[Estimate, Estimate]:
    """Return the posterior as estimated by the chain, and in closed form."""
    parser = argparse.ArgumentParser(description="Sample the posterior of a linear regression.")
    parser.add_argument("--draws", type=int, default=5000, help="number of draws of the chain")
    options = parser.parse_args(arguments)
    x, y = make_data()
    sampled, exact = sample(x, y, options.draws), closed_form(x, y)
    for name, estimate, reference in (
        ("mean", sampled.mean, exact.mean),
        ("deviation", np.sqrt(np.diag(sampled.covariance)), np.sqrt(np.diag(exact.covariance))),
    ):
        print(f"{name:>9}  chain {np.round(estimate, 3)}  closed form {np.round(reference, 3)}")
    return sampled, exact


if __name__ == "__main__":
    main()
