"""A convolutional classifier of colour images: two convolutions with pooling, global features, a linear head."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight, windows
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, Valid
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu


class Batch(Axis): ...


class Color(Axis, size=3): ...


class Height(Axis, size=12): ...


class Width(Axis, size=12): ...


class Rows(Axis, size=3): ...


class Columns(Axis, size=3): ...


class Edge(Axis, size=4): ...


class Row1(Axis, size=10): ...


class Column1(Axis, size=10): ...


class Pool(Axis, size=2): ...


class Row2(Axis, size=5): ...


class Column2(Axis, size=5): ...


class Part(Axis, size=4): ...


class Place(Axis, size=9): ...


class Kind(Axis, size=4): ...


Row3 = Valid[Row2, Rows]
Column3 = Valid[Column2, Columns]


class Network(Module):
    """Images to the scores of kinds."""

    def __init__(self) -> None:
        self.first = weight(Tensor[Color, Rows, Columns, Edge])
        self.first_bias = weight(Tensor[Edge])
        self.second = weight(Tensor[Edge, Rows, Columns, Part])
        self.head = Linear(Part, Kind, seed=0)

    def edges(self, image: Expr[Tensor[Batch, Color, Height, Width]]) -> Expr[Tensor[Batch, Row1, Column1, Edge]]:
        rows = windows(image, Height, Rows).rename(Valid[Height, Rows], Row1)
        patches = windows(rows, Width, Columns).rename(Valid[Width, Columns], Column1)
        edges = patches.contract(self.first)
        return relu(edges + self.first_bias.expand_like(edges))

    def pooled(self, edges: Expr[Tensor[Batch, Row1, Column1, Edge]]) -> Expr[Tensor[Batch, Row2, Column2, Edge]]:
        rows = edges.split(Row1, Row2, Pool).max(Pool)
        return rows.split(Column1, Column2, Pool).max(Pool)

    def parts(self, edges: Expr[Tensor[Batch, Row2, Column2, Edge]]) -> Expr[Tensor[Batch, Row3, Column3, Part]]:
        patches = windows(windows(edges, Row2, Rows), Column2, Columns)
        return relu(patches.contract(self.second))

    def __call__(self, image: Expr[Tensor[Batch, Color, Height, Width]]) -> Expr[Tensor[Batch, Kind]]:
        parts = image >> self.edges >> self.pooled >> self.parts
        return parts.merge(Row3, Column3, Place).mean(Place) >> self.head


image = Input(Tensor[Batch, Color, Height, Width])
kind = Input(IntTensor[Batch])

network = Network()
brightness = image.mean(Height, Width)
normal = image - brightness.expand(Height, Width).transpose(Batch, Color, Height, Width)
scores = network(normal)
probabilities = scores.softmax(Kind)
confidence = probabilities.max(Kind)
loss = cross_entropy(scores, kind, Kind).mean(Batch)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss, draw(image, Batch(2)), draw(kind, Batch(2), below=Kind))
