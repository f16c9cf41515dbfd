"""Segmentation of images: convolutions down and up with a skip, weighted classes, a Dice loss and boundaries."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Conv2DSame, Linear
from typedtensor.ops import as_real, concat, cross_entropy, relu, sigmoid, softmax, take


class Batch(Axis, samples=True): ...


class Row(Axis, size=4): ...


class Column(Axis, size=4): ...


class LowRow(Axis, size=2): ...


class LowColumn(Axis, size=2): ...


class Two(Axis, size=2): ...


class Color(Axis, size=3): ...


class Skip(Axis, size=4): ...


class Deep(Axis, size=4): ...


class Joined(Axis, size=8): ...


class High(Axis, size=3): ...


class Wide(Axis, size=3): ...


class Kind(Axis, size=3): ...


Image = Expr[Tensor[Batch, Row, Column, Color]]


class Network(Module):
    def __init__(self) -> None:
        self.down = Conv2DSame(Color, Skip, High, Wide, seed=0)
        self.deep = Conv2DSame(Skip, Deep, High, Wide, seed=1)
        self.score = Linear(Joined, Kind, seed=2)
        self.gate = Linear(Skip, Deep, seed=3)

    def __call__(self, image: Image) -> Expr[Tensor[Batch, Row, Column, Kind]]:
        skip = relu(self.down(image.transpose(Batch, Color, Row, Column)).transpose(Batch, Row, Column, Skip))
        low = skip.split(Row, LowRow, Two).max(Two).split(Column, LowColumn, Two).max(Two)
        deep = relu(self.deep(low.transpose(Batch, Skip, LowRow, LowColumn))).transpose(Batch, LowRow, LowColumn, Deep)
        rows = deep.expand(Two).transpose(Batch, LowRow, Two, LowColumn, Deep).merge(LowRow, Two, Row)
        up = rows.expand(Two).transpose(Batch, Row, LowColumn, Two, Deep).merge(LowColumn, Two, Column)
        gated = up * sigmoid(self.gate(skip))
        return self.score(concat(skip, gated, Skip, Deep, Joined))


image, truth = Input(Tensor[Batch, Row, Column, Color]), Input(IntTensor[Batch, Row, Column])
importance = Input(Tensor[Kind])
mean = image.mean(Row, Column)
centered = image - mean.expand(Row, Column).transpose(Batch, Row, Column, Color)
network = Network()
scores = network(centered)
weights = take(softmax(importance, Kind), truth, Kind)
pixel_losses = cross_entropy(scores, truth, Kind) * weights
pixel_loss = pixel_losses.sum(Row, Column) / weights.sum(Row, Column)
shares, wanted = softmax(scores, Kind), truth.one_hot(Kind)
overlap = (shares * wanted).sum(Row, Column)
area = shares.sum(Row, Column) + wanted.sum(Row, Column)
dice = 1.0 - ((2.0 * overlap + 1.0) / (area + 1.0)).mean(Kind)
smooth = abs(shares.slice(Row, LowRow, 0, 2) - shares.slice(Row, LowRow, 2, 4)).mean(LowRow, Column, Kind)
loss = (pixel_loss + dice + 0.1 * smooth).mean(Batch)
guess = scores.argmax(Kind)
accuracy = as_real(guess.eq(truth)).mean(Row, Column)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(2)
    return trial(loss, draw(image, batch), draw(truth, batch, below=Kind), draw(importance))
