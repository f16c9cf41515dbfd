"""One encoder for anchors, positives and negatives; distances in both orders; the hardest of a batch."""

from typedtensor import Axis, BoolTensor, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import dot, l2_normalize, relu, softplus, sqrt, square, where


class Batch(Axis): ...


class Other(Axis): ...


class Pixel(Axis, size=16): ...


class Feature(Axis, size=8): ...


Images = Expr[Tensor[Batch, Pixel]]
Codes = Expr[Tensor[Batch, Feature]]


class Encoder(Module):
    def __init__(self) -> None:
        self.layer = Linear(Pixel, Feature)

    def __call__(self, x: Images) -> Codes:
        return l2_normalize(self.layer(x), Feature)


def distance(one: Codes, other: Codes) -> Expr[Tensor[Batch]]:
    return sqrt(square(one - other).sum(Feature) + 1e-9)


def triplet(encoder: Encoder, anchor: Images, positive: Images, negative: Images) -> Expr[Tensor[()]]:
    a, p, n = encoder(anchor), encoder(positive), encoder(negative)
    swapped = distance(p, n)
    return relu(distance(a, p) - distance(a, n) + 0.2).mean() + relu(distance(p, a) - swapped + 0.2).mean()


def hardest(codes: Codes, same: Expr[BoolTensor[Batch, Other]]) -> Expr[Tensor[Batch]]:
    similar = dot(codes, codes.rename(Batch, Other), Feature)
    near = where(same, -1.0, similar).max(Other)
    far = where(same, similar, 1.0).min(Other)
    return softplus(near - far)
