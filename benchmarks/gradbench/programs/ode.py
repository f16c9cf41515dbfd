"""A chain of differential equations, solved by a Runge-Kutta method, and the gradient of the end of the last one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Binding, Expr, Input, Tensor, fold, gradient
from typedtensor.ops import zeros_like


class Data(TypedDict):
    """The input of the functions."""

    x: list[float]
    s: int


class N(Axis):
    """Equations."""


class Before(Axis):
    """All equations but the last."""


class Step(Axis):
    """Steps in time."""


Vector = Expr[Tensor[N]]


class Program:
    """The ends of all equations, and the gradient of the end of the last one."""

    def __init__(self) -> None:
        self.x, self.lengths = Input(Tensor[N]), Input(Tensor[Step])
        self.end = fold(self.step, zeros_like(self.x), self.lengths, Step)
        self.slope = gradient(self.end.select(N, -1), self.x)

    def speed(self, y: Vector) -> Vector:
        """Return the derivative of each equation: ``x₀`` for the first, ``xᵢ yᵢ₋₁`` for the others."""
        return self.x * y.slice(N, Before, 0, -1).pad(Before, N, before=1, value=1.0)

    def step(self, y: Vector, length: Expr[Tensor[()]]) -> Vector:
        """Make a step of the classical Runge-Kutta method, of fourth order."""
        h = length.expand_like(y)
        first = self.speed(y)
        second = self.speed(y + 0.5 * h * first)
        third = self.speed(y + 0.5 * h * second)
        fourth = self.speed(y + h * third)
        return y + h * (first + 2.0 * second + 2.0 * third + fourth) / 6.0


program = cache(Program)


def primal(data: Data) -> Prepared[Any]:
    """Return the ends of the equations."""
    return ask(program, lambda p: _bindings(p, data), lambda p: p.end)


def slope(data: Data) -> Prepared[Any]:
    """Return the gradient of the end of the last equation."""
    return ask(program, lambda p: _bindings(p, data), lambda p: p.slope)


def _bindings(p: Program, data: Data) -> list[Binding[Any]]:
    lengths = np.full(data["s"], 2.0 / data["s"])
    return [p.x.bind(Tensor[N](np.array(data["x"]))), p.lengths.bind(Tensor[Step](lengths))]


FUNCTIONS: Mapping[str, Function] = {"primal": primal, "gradient": slope}
