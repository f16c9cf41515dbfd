"""A charged particle between two charges: the position of a charge for which it hits the origin, by nested modes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, NamedTuple, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.programs.descent import Mode, Scalar, minimum, slope_of
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Const, Expr, Input, Tensor, while_loop
from typedtensor.ops import sqrt, square, stack

STEP = 0.1


class Data(TypedDict):
    """The input of the functions."""

    w: float


class Plane(Axis, size=2):
    """The coordinates of particles."""


class Control(Axis, size=1):
    """The unknown control."""


Vector = Expr[Tensor[Plane]]


class Body(NamedTuple):
    """A particle."""

    at: Vector
    speed: Vector


class Program:
    """The control for which the particle hits the origin.

    Args:
        outer: the mode of the descent.
        inner: the mode of the field, which is the gradient of the potential.
    """

    def __init__(self, outer: Mode, inner: Mode) -> None:
        self.inner: Mode = inner
        self.w = Input(Tensor[Control])
        self.found = minimum(self.miss, self.w, outer, Control, 1)

    def miss(self, w: Expr[Tensor[Control]]) -> Scalar:
        """Return the square of the position where the particle crosses the axis, by Euler's method."""
        ten = Const(Tensor[()](np.float64(10.0)))
        charges = [stack([ten, ten - w.sum()], Plane), stack([ten, ten * 0.0], Plane)]

        def potential(at: Vector) -> Scalar:
            near, far = (1.0 / sqrt(square(charge - at).sum()) for charge in charges)
            return near + far

        field = slope_of(potential, self.inner, Plane, 2)

        def moved(body: Body) -> Vector:
            return body.at + STEP * body.speed

        def step(body: Body) -> Body:
            return Body(moved(body), body.speed - STEP * field(body.at)[1])

        start = Body(Const(Tensor[Plane](np.array([0.0, 8.0]))), Const(Tensor[Plane](np.array([0.75, 0.0]))))
        last = while_loop(lambda body: moved(body).select(Plane, 1) > 0.0, step, start)
        at = moved(last)
        rest = -at.select(Plane, 1) / last.speed.select(Plane, 1)
        return square(at.select(Plane, 0) + rest * last.speed.select(Plane, 0))


program = cache(Program)


def control(outer: Mode, inner: Mode, data: Data) -> Prepared[Any]:
    """Return the control."""
    w = Tensor[Control](np.array([data["w"]]))
    return ask(lambda: program(outer, inner), lambda p: [p.w.bind(w)], lambda p: p.found, lambda x: x.numpy().item())


FUNCTIONS: Mapping[str, Function] = {
    "rr": partial(control, "reverse", "reverse"),
    "ff": partial(control, "forward", "forward"),
    "fr": partial(control, "forward", "reverse"),
    "rf": partial(control, "reverse", "forward"),
}
