"""Statistics of samples: covariance, least squares, kernels, total sums of squares, ranks."""

from math import sqrt

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import dot, exp, square


class Sample(Axis, size=30): ...


class Feature(Axis, size=4): ...


class Other(Axis, size=4): ...


class Second(Axis, size=30): ...


Data = Expr[Tensor[Sample, Feature]]


def covariance(x: Data) -> Expr[Tensor[Feature, Other]]:
    centred = x - x.mean(Sample).expand_like(x)
    return dot(centred, centred.rename(Feature, Other), Sample) / 29.0


def determination(y: Expr[Tensor[Sample]], guess: Expr[Tensor[Sample]]) -> Expr[Tensor[()]]:
    return 1.0 - square(y - guess).sum() / square(y - y.mean()).sum()


def kernel(x: Data, y: Expr[Tensor[Second, Feature]], width: float) -> Expr[Tensor[Sample, Second]]:
    products = dot(x, y, Feature)
    squares = square(x).sum(Feature).expand_like(products) + square(y).sum(Feature).expand_like(products)
    return exp(-0.5 * (squares - 2.0 * products) / width**2)


def projected(x: Data, w: Expr[Tensor[Feature, Other]]) -> Expr[Tensor[Sample, Other]]:
    return dot(x, w, Feature) / sqrt(Feature().size)


def features(x: Expr[Tensor[Sample, Other]], w: Expr[Tensor[Other, Feature]]) -> Expr[Tensor[Sample, Feature]]:
    """Random features: the root of their number, over which nothing is summed here."""
    return dot(x, w, Other) / 2.0
