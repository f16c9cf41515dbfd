"""A square and its derivative."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Input, Tensor, gradient


class Program:
    """A number, its square, and the derivative of the square."""

    def __init__(self) -> None:
        self.x = Input(Tensor[()])
        self.square = self.x * self.x
        self.double = gradient(self.square, self.x)


program = cache(Program)


def square(number: float) -> Prepared[Any]:
    """``x²``."""
    x = Tensor[()](np.float64(number))
    return ask(program, lambda p: [p.x.bind(x)], lambda p: p.square)


def double(number: float) -> Prepared[Any]:
    """The derivative of ``x²``."""
    x = Tensor[()](np.float64(number))
    return ask(program, lambda p: [p.x.bind(x)], lambda p: p.double)


FUNCTIONS: Mapping[str, Function] = {"square": square, "double": double}
