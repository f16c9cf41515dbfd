"""Least squares of a polynomial."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Binding, Expr, Input, Tensor, fold, value_and_grad
from typedtensor.ops import sign, square, zeros_like


class Data(TypedDict):
    """The input of the functions."""

    x: list[float]
    n: int


class N(Axis):
    """Points in time."""


class M(Axis):
    """Coefficients, that of the highest power last."""


class Program:
    """The objective and its gradient."""

    def __init__(self) -> None:
        self.x, self.t = Input(Tensor[M]), Input(Tensor[N])
        self.value, self.slope = value_and_grad(self.objective, self.x)

    def objective(self, x: Expr[Tensor[M]]) -> Expr[Tensor[()]]:
        """Half the squares of ``sign t - Σ xⱼ tʲ``, the polynomial by Horner's method."""

        def step(total: Expr[Tensor[N]], coefficient: Expr[Tensor[()]]) -> Expr[Tensor[N]]:
            return total * self.t + coefficient.expand_like(total)

        polynomial = fold(step, zeros_like(self.t), x, M, reverse=True)
        return 0.5 * square(sign(self.t) - polynomial).sum()


program = cache(Program)


def primal(data: Data) -> Prepared[Any]:
    """The objective."""
    return ask(program, lambda p: _bindings(p, data), lambda p: p.value)


def gradient(data: Data) -> Prepared[Any]:
    """Its gradient."""
    return ask(program, lambda p: _bindings(p, data), lambda p: p.slope)


def _bindings(p: Program, data: Data) -> list[Binding[Any]]:
    times = np.linspace(-1.0, 1.0, data["n"])
    return [p.x.bind(Tensor[M](np.array(data["x"]))), p.t.bind(Tensor[N](times))]


FUNCTIONS: Mapping[str, Function] = {"primal": primal, "gradient": gradient}
