"""A saddle point, by a descent whose cost is the result of an ascent, by nested modes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.programs.descent import Mode, Scalar, minimum
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Expr, Input, Tensor
from typedtensor.ops import square


class Data(TypedDict):
    """The input of the functions."""

    start: list[float]


class Plane(Axis, size=2):
    """The coordinates of points."""


Vector = Expr[Tensor[Plane]]


class Program:
    """The saddle point.

    Args:
        outer: the mode of the descent.
        inner: the mode of the ascent at each of its points.
    """

    def __init__(self, outer: Mode, inner: Mode) -> None:
        self.start = Input(Tensor[Plane])

        def highest(x: Vector, mode: Mode) -> Vector:
            return minimum(lambda y: -height(x, y), self.start, mode, Plane, 2)

        x = minimum(lambda x: height(x, highest(x, inner)), self.start, outer, Plane, 2)
        self.found = x, highest(x, outer)


def height(x: Vector, y: Vector) -> Scalar:
    """The function whose saddle point the program finds."""
    return square(x).sum() - square(y).sum()


program = cache(Program)


def saddle(outer: Mode, inner: Mode, data: Data) -> Prepared[Any]:
    """Return the saddle point."""
    start = Tensor[Plane](np.array(data["start"]))

    def finish(found: Any) -> object:
        return np.concatenate([of.numpy() for of in found]).tolist()

    return ask(lambda: program(outer, inner), lambda p: [p.start.bind(start)], lambda p: p.found, finish)


FUNCTIONS: Mapping[str, Function] = {
    "rr": partial(saddle, "reverse", "reverse"),
    "ff": partial(saddle, "forward", "forward"),
    "fr": partial(saddle, "forward", "reverse"),
    "rf": partial(saddle, "reverse", "forward"),
}
