"""Two views that agree feature by feature, while features differ: statistics along the batch are the point."""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import dot, maximum, relu, sqrt, square


class Batch(Axis): ...


class Feature(Axis, size=8): ...


class Other(Axis, size=8): ...


Views = Expr[Tensor[Batch, Feature]]


def standardised(x: Views) -> Views:
    centred = x - x.mean(Batch).expand_like(x)
    return centred / sqrt(square(centred).mean(Batch) + 1e-5).expand_like(x)


def cross_correlation(one: Views, other: Views) -> Expr[Tensor[Feature, Other]]:
    return dot(standardised(one), standardised(other).rename(Feature, Other), Batch) / 64.0


def invariance(one: Views, other: Views) -> Expr[Tensor[()]]:
    return square(one - other).mean()


def variance(x: Views) -> Expr[Tensor[()]]:
    deviation = sqrt(square(x - x.mean(Batch).expand_like(x)).mean(Batch) + 1e-4)
    return relu(1.0 - deviation).mean(Feature)


def loss(one: Views, other: Views) -> Expr[Tensor[()]]:
    correlation = cross_correlation(one, other)
    spread = variance(one) + variance(other)
    return 25.0 * invariance(one, other) + spread + maximum(square(correlation).sum(Other), 0.0).mean(Feature)
