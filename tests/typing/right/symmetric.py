"""Divergences and distances in both orders."""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import log, maximum, softmax, square


class Batch(Axis): ...


class Digit(Axis, size=10): ...


class Feature(Axis, size=4): ...


Shares = Expr[Tensor[Batch, Digit]]
Points = Expr[Tensor[Batch, Feature]]


def divergence(first: Shares, second: Shares) -> Expr[Tensor[Batch]]:
    return (first * (log(first) - log(second))).sum(Digit)


def jeffreys(first: Shares, second: Shares) -> Expr[Tensor[Batch]]:
    return divergence(first, second) + divergence(second, first)


def reverse(student: Shares, teacher: Shares) -> Expr[Tensor[Batch]]:
    return kl(teacher, student)


def kl(student: Shares, teacher: Shares) -> Expr[Tensor[Batch]]:
    return (student * (log(student) - log(teacher))).sum(Digit)


def one_sided(source: Points, target: Points) -> Expr[Tensor[Batch]]:
    return square(maximum(source - target, 0.0)).sum(Feature)


def two_sided(source: Points, target: Points) -> Expr[Tensor[Batch]]:
    there, back = one_sided(source, target), one_sided(target, source)
    return there + back


def commutator(left: Points, right: Points) -> Points:
    return product(left, right) - product(right, left)


def product(left: Points, right: Points) -> Points:
    return abs(left) * softmax(right, Feature)
