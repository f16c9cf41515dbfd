"""Roots of the sizes of axes."""

from typing import reveal_type

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import dot


class Batch(Axis): ...
class Time(Axis): ...
class Feature(Axis, size=8): ...
class Head(Axis, size=2): ...


def roots(x: Expr[Tensor[Batch, Feature]]) -> None:
    reveal_type(Feature().size ** 0.5)  # R: float
    reveal_type(Feature().size ** -0.5)  # R: float
    reveal_type(Feature.size ** 0.5)  # R: float
    reveal_type(Feature().size ** 2)  # R: int
    reveal_type(x / Feature().size ** 0.5)  # R: Expr[Tensor[Batch, Feature]]
    wrong: str = Feature().size ** 0.5
    # E: Incompatible types in assignment (expression has type "float", variable has type "str") [assignment]


def scaled(q: Expr[Tensor[Batch, Feature]], k: Expr[Tensor[Time, Feature]]) -> None:
    dot(q, k, Feature) / Head().size ** 0.5
    dot(q, k, Feature) / Head.size ** 0.5
    dot(q, k, Feature) / Feature().size ** 0.5
