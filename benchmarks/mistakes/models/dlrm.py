"""Click prediction as in DLRM: dense measurements, embedded categories, and products of all pairs of their vectors."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Flat, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import concat, dot, embed, exp, log1p, relu, select


class Batch(Axis): ...


class Measurement(Axis, size=5): ...


class Field(Axis, size=4): ...


class Category(Axis, size=9): ...


class Feature(Axis, size=4): ...


class Bottom(Axis, size=1): ...


class Part(Axis, size=5): ...


class Other(Axis, size=5): ...


class Dense(Axis, size=4): ...


class Top(Axis, size=29): ...


class Hidden(Axis, size=6): ...


class Answer(Axis, size=1): ...


Pair = Flat[Part, Other]


class Recommender(Module):
    """The logit of a click."""

    def __init__(self) -> None:
        self.bottom = Linear(Measurement, Feature, seed=0)
        self.table = weight(Tensor[Category, Feature])
        self.top = Linear(Top, Hidden, seed=1)
        self.answer = Linear(Hidden, Answer, seed=2)

    def parts(
        self, measured: Expr[Tensor[Batch, Feature]], categories: Expr[IntTensor[Batch, Field]]
    ) -> Expr[Tensor[Batch, Part, Feature]]:
        embedded = embed(categories, self.table)
        bottom = measured.expand(Bottom).transpose(Batch, Bottom, Feature)
        return concat(bottom, embedded, Bottom, Field, Part)

    def interactions(self, parts: Expr[Tensor[Batch, Part, Feature]]) -> Expr[Tensor[Batch, Pair]]:
        products = dot(parts, parts.rename(Part, Other), Feature)
        return products.flatten(Part, Other)

    def __call__(
        self, measurements: Expr[Tensor[Batch, Measurement]], categories: Expr[IntTensor[Batch, Field]]
    ) -> Expr[Tensor[Batch]]:
        measured = relu(self.bottom(measurements))
        pairs = self.interactions(self.parts(measured, categories))
        features = concat(measured.rename(Feature, Dense), pairs, Dense, Pair, Top)
        return select(self.answer(relu(self.top(features))), Answer, 0)


measurements = Input(Tensor[Batch, Measurement])
categories = Input(IntTensor[Batch, Field])
clicked = Input(Tensor[Batch])
price = Input(Tensor[Batch])

center = measurements.mean(Batch)
model = Recommender()
logits = model(measurements - center.expand_like(measurements), categories)
losses = relu(logits) - clicked * logits + log1p(exp(-abs(logits)))
revenue = (price * clicked).sum(Batch)
loss = losses.mean(Batch)
weighted_loss = (losses * price).sum(Batch) / price.sum(Batch)
by_field = embed(categories, model.table).mean(Feature).mean(Batch)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(4)
    bound = (draw(measurements, batch), draw(categories, batch, below=Category), draw(clicked, batch))
    return trial(loss, *bound)
