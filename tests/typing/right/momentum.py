"""A momentum encoder with a queue of keys: the key encoder follows the query encoder and is never trained itself."""

from typedtensor import Axis, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, dot, l2_normalize, relu, stop_gradient
from typedtensor.optim import SGD


class Batch(Axis): ...


class Queue(Axis, size=32): ...


class Pixel(Axis, size=16): ...


class Feature(Axis, size=8): ...


class Encoder(Module):
    def __init__(self, seed: int) -> None:
        self.first, self.second = Linear(Pixel, Feature, seed=seed), Linear(Feature, Feature, seed=seed + 1)

    def __call__(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Feature]]:
        return l2_normalize(self.second(relu(self.first(x))), Feature)


def train(
    query: Encoder,
    key: Encoder,
    one: Expr[Tensor[Batch, Pixel]],
    other: Expr[Tensor[Batch, Pixel]],
    queue: Expr[Tensor[Queue, Feature]],
    places: Expr[IntTensor[Batch]],
) -> None:
    asked, answered = query(one), stop_gradient(key(other))
    positive = (asked * answered).sum(Feature)
    negatives = dot(asked, queue, Feature)
    scores = (negatives - positive.expand_like(negatives)) / 0.07
    loss = cross_entropy(scores, places, Queue).mean(Batch)
    SGD(query.parameters, learning_rate=0.03).step(loss)
