"""The logarithm of a sum of exponentials, composed of its primitive parts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Expr, Input, Tensor, value_and_grad
from typedtensor.ops import exp, log


class Data(TypedDict):
    """The input of the functions."""

    x: list[float]


class N(Axis): ...


def log_sum_exp(x: Expr[Tensor[N]]) -> Expr[Tensor[()]]:
    """The function, without overflow."""
    largest = x.max()
    return largest + log(exp(x - largest.expand_like(x)).sum())


class Program:
    """The point, the function there and its gradient."""

    def __init__(self) -> None:
        self.x = Input(Tensor[N])
        self.value, self.slope = value_and_grad(log_sum_exp, self.x)


program = cache(Program)


def primal(data: Data) -> Prepared[Any]:
    """The function."""
    x = Tensor[N](np.array(data["x"]))
    return ask(program, lambda p: [p.x.bind(x)], lambda p: p.value)


def gradient(data: Data) -> Prepared[Any]:
    """Its gradient."""
    x = Tensor[N](np.array(data["x"]))
    return ask(program, lambda p: [p.x.bind(x)], lambda p: p.slope)


FUNCTIONS: Mapping[str, Function] = {"primal": primal, "gradient": gradient}
