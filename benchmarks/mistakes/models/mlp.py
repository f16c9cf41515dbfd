"""A classifier of images with two hidden layers and layer normalisation, and weight decay."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import ExpandAlong, cross_entropy, relu, sqrt, square


class Batch(Axis): ...


class Row(Axis, size=6): ...


class Column(Axis, size=6): ...


class Pixel(Axis, size=36): ...


class Hidden(Axis, size=16): ...


class Wide(Axis, size=16): ...


class Digit(Axis, size=10): ...


class Normalized(Module):
    """Zero mean and unit variance along the features of each image, then a learnt scale."""

    def __init__(self) -> None:
        self.scale = weight(Tensor[Hidden])

    def __call__(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Hidden]]:
        centred = x - ExpandAlong(Hidden)(x, x.mean(Hidden))
        deviation = sqrt(square(centred).mean(Hidden) + 1e-5)
        return centred / ExpandAlong(Hidden)(x, deviation) * self.scale.expand_like(x)


class Classifier(Module):
    """Pixels to the scores of digits."""

    def __init__(self) -> None:
        self.hidden = Linear(Pixel, Hidden, seed=0)
        self.normalized = Normalized()
        self.wide = Linear(Hidden, Wide, seed=1)
        self.output = weight(Tensor[Wide, Digit])
        self.bias = weight(Tensor[Digit])

    def __call__(self, pixels: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Digit]]:
        hidden = pixels >> self.hidden >> self.normalized >> relu
        scores = relu(self.wide(hidden)) @ self.output
        return scores + self.bias.expand_like(scores)


image = Input(Tensor[Batch, Row, Column])
digit = Input(IntTensor[Batch])
importance = Input(Tensor[Batch])

model = Classifier()
mean_image = image.mean(Batch)
centred_image = image - mean_image.expand_like(image)
logits = model(centred_image.merge(Row, Column, Pixel))
losses = cross_entropy(logits, digit, Digit)
weighted = (losses * importance).sum(Batch) / importance.sum(Batch)
decay = square(model.output).sum(Wide).sum(Digit)
loss = weighted + decay * 1e-3
accuracy = logits.argmax(Digit).eq(digit)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    positive = importance.bind(Tensor[Batch]([1.0, 2.0, 0.5, 1.0, 1.0]))
    return trial(loss, draw(image, Batch(5)), draw(digit, Batch(5), below=Digit), positive)
