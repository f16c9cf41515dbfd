"""A step by hand inside of a loss: the gradient is a value like any other, and the weights are no module's."""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ad import gradient
from typedtensor.ops import dot, square, tanh


class Task(Axis): ...


class Shot(Axis): ...


class Feature(Axis, size=4): ...


class Out(Axis, size=2): ...


Weights = Expr[Tensor[Feature, Out]]
Inputs = Expr[Tensor[Shot, Feature]]
Targets = Expr[Tensor[Shot, Out]]


def loss(weights: Weights, inputs: Inputs, targets: Targets) -> Expr[Tensor[()]]:
    return square(tanh(dot(inputs, weights, Feature)) - targets).mean()


def adapted(weights: Weights, inputs: Inputs, targets: Targets, steps: int) -> Weights:
    for _ in range(steps):
        weights = weights - 0.1 * gradient(loss(weights, inputs, targets), weights)
    return weights


def outer(weights: Weights, support: tuple[Inputs, Targets], query: tuple[Inputs, Targets]) -> Expr[Tensor[()]]:
    return loss(adapted(weights, *support, 2), *query)


def midpoint(weights: Weights, inputs: Inputs, targets: Targets) -> Weights:
    half = weights - 0.05 * gradient(loss(weights, inputs, targets), weights)
    return weights - 0.1 * gradient(loss(half, inputs, targets), half)


def hessian_product(weights: Weights, direction: Weights, inputs: Inputs, targets: Targets) -> Weights:
    slope = gradient(loss(weights, inputs, targets), weights)
    return gradient((slope * direction).sum(), weights)
