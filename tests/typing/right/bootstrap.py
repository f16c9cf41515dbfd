"""BYOL: an online network predicts a slow copy of itself, for both orders of two views."""

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import l2_normalize, relu, stop_gradient


class Batch(Axis): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


Views = Expr[Tensor[Batch, Pixel]]
Codes = Expr[Tensor[Batch, Hidden]]


class Encoder(Module):
    def __init__(self) -> None:
        self.inner = Linear(Pixel, Hidden)

    def __call__(self, x: Views) -> Codes:
        return relu(self.inner(x))


def regression(prediction: Codes, target: Codes) -> Expr[Tensor[Batch]]:
    first, second = l2_normalize(prediction, Hidden), l2_normalize(stop_gradient(target), Hidden)
    return 2.0 - 2.0 * (first * second).sum(Hidden)


def both(
    online: Encoder, slow: Encoder, predictor: Linear[Hidden, Hidden], one: Views, other: Views
) -> Expr[Tensor[Batch]]:
    return regression(predictor(online(one)), slow(other)) + regression(predictor(online(other)), slow(one))
