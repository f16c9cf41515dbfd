"""The log posterior of a mixture of Gaussians with a Wishart prior on its precision matrices."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask, numbers
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Binding, Expr, Input, IntTensor, Tensor, value_and_grad
from typedtensor.ops import dot, embed, exp, log_sum_exp, square

Scalar = Expr[Tensor[()]]


class Data(TypedDict):
    """The input of the functions."""

    d: int
    k: int
    n: int
    x: list[list[float]]
    m: int
    gamma: float
    alpha: list[float]
    mu: list[list[float]]
    q: list[list[float]]
    l: list[list[float]]  # noqa: E741  # the suite's name


class N(Axis):
    """Observations."""


class K(Axis):
    """Components."""


class D(Axis):
    """Dimensions."""


class Row(Axis):
    """Rows of a matrix whose columns are dimensions."""


class Lower(Axis):
    """Its strictly lower triangle, column by column."""


@dataclass(frozen=True)
class Mixture:
    """The parameters of the gradient."""

    alpha: Expr[Tensor[K]]
    mu: Expr[Tensor[K, D]]
    q: Expr[Tensor[K, D]]
    packed: Expr[Tensor[K, Lower]]


class Program:
    """The log posterior and its gradient."""

    def __init__(self) -> None:
        self.x = Input(Tensor[N, D])
        self.alpha, self.mu, self.q = Input(Tensor[K]), Input(Tensor[K, D]), Input(Tensor[K, D])
        self.packed = Input(Tensor[K, Lower])
        self.place, self.lower, self.diagonal = Input(IntTensor[Row, D]), Input(Tensor[Row, D]), Input(Tensor[Row, D])
        self.m, self.gamma, self.constant = Input(Tensor[()]), Input(Tensor[()]), Input(Tensor[()])
        self.value, self.slope = value_and_grad(self.log_posterior, Mixture(self.alpha, self.mu, self.q, self.packed))

    def log_posterior(self, of: Mixture) -> Scalar:
        """Return the logarithm of the likelihood times the prior."""
        entries = embed(self.place, of.packed.transpose(Lower, K))  # Row D K
        diagonal = self.diagonal.expand_like(entries) * exp(of.q).transpose(D, K).expand_like(entries)
        factor = entries * self.lower.expand_like(entries) + diagonal
        moved = dot(self.x, factor, D)  # N Row K
        distance = square(moved - dot(of.mu, factor, D).expand_like(moved)).sum(Row)  # N K
        volume = of.q.sum(D)
        mixed = log_sum_exp((of.alpha + volume).expand_like(distance) - 0.5 * distance, K)
        likelihood = (mixed - log_sum_exp(of.alpha, K).expand_like(mixed)).sum()
        frobenius = square(exp(of.q)).sum() + square(of.packed).sum()
        return likelihood + self.m * volume.sum() - 0.5 * square(self.gamma) * frobenius + self.constant


program = cache(Program)


def objective(data: Data) -> Prepared[Any]:
    """Return the log posterior."""
    return ask(program, _bound(data), lambda p: p.value)


def jacobian(data: Data) -> Prepared[Any]:
    """Return the gradient of the log posterior."""

    def finish(slope: Any) -> object:
        return {
            "alpha": numbers(slope.alpha),
            "mu": numbers(slope.mu),
            "q": numbers(slope.q),
            "l": numbers(slope.packed),
        }

    return ask(program, _bound(data), lambda p: p.slope, finish)


def _bound(data: Data) -> Any:
    d, k = data["d"], data["k"]
    lower = np.tril(np.ones((d, d)), -1)
    columns, rows = np.nonzero(lower.T)
    place = np.zeros((d, d), np.int64)
    place[rows, columns] = np.arange(len(rows))
    degrees = d + data["m"] + 1
    log_gamma = d * (d - 1) / 4 * math.log(math.pi) + sum(math.lgamma((degrees - j) / 2) for j in range(d))
    normal = -data["n"] * d / 2 * math.log(2 * math.pi)
    wishart = k * (degrees * d * math.log(data["gamma"] / math.sqrt(2)) - log_gamma)

    x, packed = Tensor[N, D](np.array(data["x"])), Tensor[K, Lower](np.array(data["l"]))
    alpha, mu = Tensor[K](np.array(data["alpha"])), Tensor[K, D](np.array(data["mu"]))
    q = Tensor[K, D](np.array(data["q"]))

    def bindings(p: Program) -> list[Binding[Any]]:
        return [
            p.x.bind(x),
            p.alpha.bind(alpha),
            p.mu.bind(mu),
            p.q.bind(q),
            p.packed.bind(packed),
            p.place.bind(IntTensor[Row, D](place)),
            p.lower.bind(Tensor[Row, D](lower)),
            p.diagonal.bind(Tensor[Row, D](np.eye(d))),
            p.m.bind(Tensor[()](np.float64(data["m"]))),
            p.gamma.bind(Tensor[()](np.float64(data["gamma"]))),
            p.constant.bind(Tensor[()](np.float64(normal + wishart))),
        ]

    return bindings


FUNCTIONS: Mapping[str, Function] = {"objective": objective, "jacobian": jacobian}
