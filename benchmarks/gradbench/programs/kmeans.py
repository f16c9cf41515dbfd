"""The k-means cost of centroids, and its Newton direction."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Binding, Expr, Input, Tensor, hvp, value_and_grad
from typedtensor.ops import dot, square, zeros_like


class Data(TypedDict):
    """The input of the functions."""

    points: list[list[float]]
    centroids: list[list[float]]


class P(Axis):
    """Points."""


class K(Axis):
    """Centroids."""


class D(Axis):
    """Dimensions."""


class Program:
    """The cost, and its gradient divided by the diagonal of its Hessian."""

    def __init__(self) -> None:
        self.points, self.centroids = Input(Tensor[P, D]), Input(Tensor[K, D])
        self.value, slope = value_and_grad(self.cost, self.centroids)
        # A Hessian that is known to be diagonal is its product with ones.
        self.direction = slope / hvp(self.cost, self.centroids, zeros_like(self.centroids) + 1.0)

    def cost(self, centroids: Expr[Tensor[K, D]]) -> Expr[Tensor[()]]:
        """Return the sum of squared distances of all points from the nearest centroid, by ``p² - 2 p·c + c²``."""
        products = dot(self.points, centroids, D)  # P K
        distances = square(centroids).sum(D).expand_like(products) - 2.0 * products
        return square(self.points).sum() + distances.min(K).sum()


program = cache(Program)


def cost(data: Data) -> Prepared[Any]:
    """Return the cost."""
    return ask(program, _bound(data), lambda p: p.value)


def direction(data: Data) -> Prepared[Any]:
    """Return Newton's direction."""
    return ask(program, _bound(data), lambda p: p.direction)


def _bound(data: Data) -> Any:
    points, centroids = Tensor[P, D](np.array(data["points"])), Tensor[K, D](np.array(data["centroids"]))

    def bindings(p: Program) -> list[Binding[Any]]:
        return [p.points.bind(points), p.centroids.bind(centroids)]

    return bindings


FUNCTIONS: Mapping[str, Function] = {"cost": cost, "dir": direction}
