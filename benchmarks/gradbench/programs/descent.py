"""The suite's gradient descent as one expression, which can itself be differentiated, and gradients by mode."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Literal, NamedTuple, TypeVar

import numpy as np

from typedtensor import Axis, BoolTensor, Const, Expr, IntTensor, Tensor, jvp, value_and_grad, while_loop
from typedtensor.ops import sqrt, square, stack, where

Mode = Literal["forward", "reverse"]


C = TypeVar("C", bound=Axis)

Scalar = Expr[Tensor[()]]
Cost = Callable[[Expr[Tensor[C]]], Scalar]

CLOSE = 1e-5
"""How short a gradient or a step is at the end."""


class Descent(NamedTuple, Generic[C]):
    """The state of a descent: the point, its cost and gradient, the step length, and the steps down in a row."""

    x: Expr[Tensor[C]]
    cost: Scalar
    slope: Expr[Tensor[C]]
    rate: Scalar
    run: Expr[IntTensor[()]]


def slope_of(
    cost: Cost[C], mode: Mode, over: type[C], size: int
) -> Callable[[Expr[Tensor[C]]], tuple[Scalar, Expr[Tensor[C]]]]:
    """Return a cost and its gradient.

    Args:
        cost: the cost.
        mode: reverse, or forward along each coordinate.
        over: the axis of the coordinates.
        size: the number of coordinates.
    """

    def forward(x: Expr[Tensor[C]]) -> tuple[Scalar, Expr[Tensor[C]]]:
        along = [jvp(cost, x, Const(Tensor[over](row))) for row in np.eye(size)]
        return along[0][0], stack([slope for _, slope in along], over)

    return forward if mode == "forward" else lambda x: value_and_grad(cost, x)


def minimum(cost: Cost[C], start: Expr[Tensor[C]], mode: Mode, over: type[C], size: int) -> Expr[Tensor[C]]:
    """Return the end of a descent: a point with a small gradient, or one that the next step would hardly change.

    Ten descending steps in a row double the step length; a step that does not descend halves it.
    """
    evaluate = slope_of(cost, mode, over, size)

    def goes_on(at: Descent[C]) -> Expr[BoolTensor[()]]:
        step = length(at.rate.expand_like(at.slope) * at.slope)
        return (length(at.slope) > CLOSE) & (at.run.eq(10) | (step > CLOSE))

    def step(at: Descent[C]) -> Descent[C]:
        doubled = at.run.eq(10)
        x = at.x - at.rate.expand_like(at.slope) * at.slope
        found, slope = evaluate(x)
        down = (found < at.cost) & ~doubled
        return Descent(
            where(down.expand_like(x), x, at.x),
            where(down, found, at.cost),
            where(down.expand_like(x), slope, at.slope),
            where(doubled, 2.0 * at.rate, where(down, at.rate, 0.5 * at.rate)),
            where(down, at.run + 1, at.run * 0),
        )

    value, slope = evaluate(start)
    first = Descent(start, value, slope, Const(Tensor[()](np.float64(1e-5))), Const(IntTensor[()](0)))
    return while_loop(goes_on, step, first).x


def length(x: Expr[Tensor[C]]) -> Scalar:
    """Return the Euclidean length."""
    return sqrt(square(x).sum())
