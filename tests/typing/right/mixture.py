"""A Gaussian mixture by expectation and maximisation, with the same names on both sides, and its evidence."""

import numpy as np

from typedtensor import Axis, Expr, Module, Param, Tensor
from typedtensor.nn import parameter, random_normal
from typedtensor.ops import dot, exp, log_softmax, log_sum_exp, softmax, square
from typedtensor.optim import Adam


class Point(Axis): ...


class Component(Axis, size=3): ...


class Feature(Axis, size=2): ...


class Mixture(Module):
    def __init__(self) -> None:
        self.means: Param[Tensor[Component, Feature]] = parameter(Component, Feature, draw=random_normal(1.0))
        self.log_scale = Param(Tensor[Component](np.zeros(3)))
        self.logits = Param(Tensor[Component](np.zeros(3)))

    def log_joint(self, x: Expr[Tensor[Point, Feature]]) -> Expr[Tensor[Point, Component]]:
        products = dot(x, self.means, Feature)
        lengths = square(x).sum(Feature).expand_like(products) + square(self.means).sum(Feature).expand_like(products)
        distances = (lengths - 2.0 * products) * exp(-2.0 * self.log_scale).expand_like(products)
        weights = log_softmax(self.logits, Component) - Feature().size * self.log_scale
        return weights.expand_like(products) - 0.5 * distances

    def log_likelihood(self, x: Expr[Tensor[Point, Feature]]) -> Expr[Tensor[Point]]:
        return log_sum_exp(self.log_joint(x), Component)


def means(model: Mixture, x: Expr[Tensor[Point, Feature]]) -> Expr[Tensor[Component, Feature]]:
    shares = softmax(model.log_joint(x), Component)
    totals = dot(shares, x, Point)
    return totals / shares.sum(Point).expand_like(totals)


def train(model: Mixture, x: Expr[Tensor[Point, Feature]]) -> None:
    Adam(model.parameters, learning_rate=0.05).step(-model.log_likelihood(x).mean(Point))
