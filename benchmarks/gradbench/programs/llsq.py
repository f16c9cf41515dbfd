"""Least squares for a polynomial."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Binding, Expr, Input, Tensor, fold, value_and_grad
from typedtensor.ops import cumprod, sign, square, zeros_like

POWERS = 16
"""How many coefficients are a block."""


class Data(TypedDict):
    """The input of the functions."""

    x: list[float]
    n: int


class N(Axis):
    """Points in time."""


class Block(Axis):
    """Blocks of coefficients, that of the highest powers last."""


class Higher(Axis, size=POWERS - 1):
    """Powers of the points, from the first on."""


class Power(Axis, size=POWERS):
    """Coefficients of a block, that of the highest power last."""


class Program:
    """The objective and its gradient."""

    def __init__(self) -> None:
        self.x, self.t = Input(Tensor[Block, Power]), Input(Tensor[N])
        self.value, self.slope = value_and_grad(self.objective, self.x)

    def objective(self, x: Expr[Tensor[Block, Power]]) -> Expr[Tensor[()]]:
        """Half the squares of ``sign t - Σ xⱼ tʲ``: blocks as a product with powers, and Horner's method over them."""
        powers = cumprod(self.t.expand(Higher).pad(Higher, Power, before=1, value=1.0), Power)
        factor = powers.select(Power, -1) * self.t

        def step(total: Expr[Tensor[N]], block: Expr[Tensor[N]]) -> Expr[Tensor[N]]:
            return total * factor + block

        polynomial = fold(step, zeros_like(self.t), x @ powers, Block, reverse=True)
        return 0.5 * square(sign(self.t) - polynomial).sum()


program = cache(Program)


def primal(data: Data) -> Prepared[Any]:
    """The objective."""
    return ask(program, lambda p: _bindings(p, data), lambda p: p.value)


def gradient(data: Data) -> Prepared[Any]:
    """Its gradient."""

    def finish(slope: Any) -> object:
        return slope.numpy().ravel()[: len(data["x"])].tolist()

    return ask(program, lambda p: _bindings(p, data), lambda p: p.slope, finish)


def _bindings(p: Program, data: Data) -> list[Binding[Any]]:
    coefficients = np.array(data["x"])
    blocks = np.pad(coefficients, (0, -len(coefficients) % POWERS)).reshape(-1, POWERS)
    times = np.linspace(-1.0, 1.0, data["n"])
    return [p.x.bind(Tensor[Block, Power](blocks)), p.t.bind(Tensor[N](times))]


FUNCTIONS: Mapping[str, Function] = {"primal": primal, "gradient": gradient}
