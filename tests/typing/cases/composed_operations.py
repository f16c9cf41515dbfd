"""Functions that are composed of operations have exact axes by their rules, as operations have."""

from typing import reveal_type

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.ops import bincount, cdist, cov, histogram, interp, irfft, kron, rfft, segment_min, weight_norm


class Batch(Axis): ...
class Feature(Axis, size=4): ...
class Other(Axis, size=4): ...
class Point(Axis, size=5): ...
class Node(Axis, size=3): ...
class Bin(Axis, size=8): ...


def composed(x: Expr[Tensor[Batch, Feature]], y: Tensor[Point, Feature], n: IntTensor[Feature]) -> None:
    reveal_type(segment_min(x, n, Feature, Node))  # R: Expr[Tensor[Batch, Node]]
    reveal_type(histogram(x, Batch, Bin, least=0.0, most=1.0))  # R: Expr[IntTensor[Feature, Bin]]
    reveal_type(bincount(n, Feature, Bin))  # R: IntTensor[Bin]
    reveal_type(cdist(x, y, Feature))  # R: Expr[Tensor[Batch, Point]]
    reveal_type(cov(x, y, Feature))  # R: Expr[Tensor[Batch, Point]]
    reveal_type(rfft(x, Feature, Node))  # R: Expr[Tensor[Batch, Node]]
    reveal_type(irfft(y, y, Feature, Bin))
    # E: irfft[Feature, Bin] cannot be applied to Tensor[Point, Feature] and Tensor[Point, Feature]: its rule "*A V *B,
    #    *A V *B -> *A U *B where |V| = |U| // 2 + 1" needs |V| = |U| // 2 + 1, but Feature has size 4 and |U| // 2 + 1
    #    is 5 [axes]
    # R: Tensor[*tuple[Any, ...]]
    segment_min(x, n, Batch, Node)
    # E: segment_min[Batch, Node] cannot be applied to Tensor[Batch, Feature] and IntTensor[Feature]: its rule "t *A U
    #    *B, int U -> t *A V *B" needs an axis U (Batch) in the second, which has only (Feature) [axes]
    reveal_type(kron(x, y))  # R: Expr[Tensor[Flat[Batch, Point], Flat[Feature, Feature]]]
    reveal_type(interp(x, y.sum(Feature), y.sum(Feature), Point))  # R: Expr[Tensor[Batch, Feature]]
    reveal_type(weight_norm(y, y.sum(Point), Feature))  # R: Tensor[Point, Feature]
