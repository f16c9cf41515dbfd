"""A convolutional network on images of MNIST's shape."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.contest import Scope, Step
from benchmarks.networks.training import load, optimizer_of, placed, training_step
from benchmarks.peers import Arrays, Descent
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Expr, Flat, Input, IntTensor, Tensor
from typedtensor.nn import Conv2D, Linear, Module
from typedtensor.ops import Flatten, MaxPool2D, Rename2D, cross_entropy, relu


class Batch(Axis): ...


class Grey(Axis, size=1): ...


class Height(Axis, size=28): ...


class Width(Axis, size=28): ...


class Edge(Axis, size=10): ...


class Shape(Axis, size=20): ...


class Window(Axis, size=5): ...


class Pool(Axis, size=2): ...


class Row(Axis, size=4): ...


class Column(Axis, size=4): ...


class Inner(Axis, size=50): ...


class Digit(Axis, size=10): ...


image, digit = Input(Tensor[Batch, Grey, Height, Width]), Input(IntTensor[Batch])


class Network(Module):
    """Two convolutional and two dense layers."""

    def __init__(self) -> None:
        self.first = Conv2D(Grey, Edge, Window, Window)
        self.second = Conv2D(Edge, Shape, Window, Window)
        self.inner = Linear(Flat[Shape, Flat[Row, Column]](320), Inner)
        self.score = Linear(Inner, Digit)

    def __call__(self, x: Expr[Tensor[Batch, Grey, Height, Width]]) -> Expr[Tensor[Batch, Digit]]:
        """The logits."""
        edges = x >> self.first >> MaxPool2D(Pool, Pool) >> relu
        shapes = edges >> self.second >> MaxPool2D(Pool, Pool) >> relu >> Rename2D(Row, Column)
        return shapes >> Flatten(Row, Column) >> Flatten(Shape, Flat[Row, Column]) >> self.inner >> relu >> self.score


def step(weights: Arrays, batches: Sequence[Data], descent: Descent, scope: Scope) -> Step:
    """Return the training step; the expression is built once."""
    model = Network()
    load(model.parameters, weights)
    loss = cross_entropy(image >> model, digit, Digit).mean()
    bindings = [
        placed((image.bind(Tensor[Batch, Grey, Height, Width](x)), digit.bind(IntTensor[Batch](y))), scope)
        for x, y in batches
    ]
    optimizer = optimizer_of(model.parameters, descent)
    return training_step(optimizer, lambda number: loss, bindings, scope)
