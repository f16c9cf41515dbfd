"""A residual network with batch normalization, on images of CIFAR's shape."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from benchmarks.networks.training import Network
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Binding, Expr, Input, IntTensor, Param, Strided, Tensor
from typedtensor.nn import Conv2DSame, Conv2DStrided, Linear, Module
from typedtensor.nn.initializers import constant, draw_parameter, zeros
from typedtensor.ops import AveragePool2DStrided, Rename2D, Size, cross_entropy, relu, sqrt, square


class Batch(Axis): ...


class Colour(Axis, size=3): ...


class Height(Axis, size=32): ...


class Width(Axis, size=32): ...


class Row(Axis, size=15): ...


class Column(Axis, size=15): ...


class SmallRow(Axis, size=7): ...


class SmallColumn(Axis, size=7): ...


class Edge(Axis, size=16): ...


class Shape(Axis, size=32): ...


class Part(Axis, size=64): ...


class Window(Axis, size=3): ...


class One(Axis, size=1): ...


class Two(Axis, size=2): ...


class Thing(Axis, size=10): ...


C = TypeVar("C", bound=Axis)
D = TypeVar("D", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)

Moving = dict[Param[Any], Expr[Any]]
"""What running statistics are to be after a step."""

image, thing = Input(Tensor[Batch, Colour, Height, Width]), Input(IntTensor[Batch])


class BatchNorm(Module, Generic[C]):
    """Normalization of each channel: by the batch in training, by running statistics in evaluation.

    Args:
        channels: the axis of the channels.
    """

    def __init__(self, channels: type[C]) -> None:
        self.scale: Param[Tensor[C]] = draw_parameter((channels,), constant(1.0))
        self.shift: Param[Tensor[C]] = draw_parameter((channels,), zeros)
        self.mean: Param[Tensor[C]] = draw_parameter((channels,), zeros)
        self.variance: Param[Tensor[C]] = draw_parameter((channels,), constant(1.0))

    def __call__(self, x: Expr[Tensor[Batch, C, H, W]], moving: Moving | None) -> Expr[Tensor[Batch, C, H, W]]:
        """Return the normalized images; in training, record the next running statistics."""
        mean: Expr[Tensor[C]] = self.mean
        variance: Expr[Tensor[C]] = self.variance
        if moving is not None:
            mean, variance = statistics(x)
            count = Size()(x) / Size()(mean)
            moving[self.mean] = self.mean * 0.9 + mean * 0.1
            moving[self.variance] = self.variance * 0.9 + variance * (count / (count - 1.0) * 0.1)
        factor = self.scale / sqrt(variance + 1e-5)
        return (x - mean.expand_like(x)) * factor.expand_like(x) + self.shift.expand_like(x)


def statistics(x: Expr[Tensor[Batch, C, H, W]]) -> tuple[Expr[Tensor[C]], Expr[Tensor[C]]]:
    """Return the mean and the variance of each channel."""
    height: type[H] = x.axes[2]
    width: type[W] = x.axes[3]
    mean = x.mean(Batch, height, width)
    return mean, square(x - mean.expand_like(x)).mean(Batch, height, width)


class Residual(Module, Generic[C]):
    """Two convolutions with a skip connection."""

    def __init__(self, channels: type[C]) -> None:
        self.first = Conv2DSame(channels, channels, Window, Window, bias=False)
        self.second = Conv2DSame(channels, channels, Window, Window, bias=False)
        self.norms = [BatchNorm(channels) for _ in range(2)]

    def __call__(self, x: Expr[Tensor[Batch, C, H, W]], moving: Moving | None) -> Expr[Tensor[Batch, C, H, W]]:
        """Return the images after the block."""
        inner = relu(self.norms[0](self.first(x), moving))
        return relu(x + self.norms[1](self.second(inner), moving))


class Down(Module, Generic[C, D]):
    """Two convolutions, the first one with strides; the skip connection is a convolution of the mean of windows."""

    def __init__(self, inputs: type[C], outputs: type[D]) -> None:
        self.first = Conv2DStrided(inputs, outputs, Window, Window, Two, Two, bias=False)
        self.second = Conv2DSame(outputs, outputs, Window, Window, bias=False)
        self.beside = Conv2DSame(inputs, outputs, One, One, bias=False)
        self.norms = [BatchNorm(outputs) for _ in range(3)]

    def __call__(
        self, x: Expr[Tensor[Batch, C, H, W]], moving: Moving | None
    ) -> Expr[Tensor[Batch, D, Strided[H, Window, Two], Strided[W, Window, Two]]]:
        """Return the images after the block."""
        inner = relu(self.norms[0](self.first(x), moving))
        smaller = self.beside(AveragePool2DStrided(Window, Window, Two, Two)(x))
        return relu(self.norms[2](smaller, moving) + self.norms[1](self.second(inner), moving))


class ResNet(Module):
    """Three stages, each with half the height and width of the one before."""

    def __init__(self) -> None:
        self.first, self.norm = Conv2DSame(Colour, Edge, Window, Window, bias=False), BatchNorm(Edge)
        self.edges = Residual(Edge)
        self.shapes, self.parts = Down(Edge, Shape), Down(Shape, Part)
        self.score = Linear(Part, Thing)

    def __call__(
        self, x: Expr[Tensor[Batch, Colour, Height, Width]], moving: Moving | None
    ) -> Expr[Tensor[Batch, Thing]]:
        """Return the logits."""
        edges = self.edges(relu(self.norm(self.first(x), moving)), moving)
        shapes = self.shapes(edges, moving) >> Rename2D(Row, Column)
        parts = self.parts(shapes, moving) >> Rename2D(SmallRow, SmallColumn)
        return parts.mean(SmallRow, SmallColumn) >> self.score


def network() -> Network:
    """Return the model, its loss, and its running statistics."""
    model, moving = ResNet(), Moving()
    loss = cross_entropy(model(image, moving), thing, Thing).mean()
    evaluated = cross_entropy(model(image, None), thing, Thing).mean()
    return Network(model.parameters, loss, bind, evaluated, moving)


def bind(batch: Data) -> tuple[Binding[Tensor[Batch, Colour, Height, Width]], Binding[IntTensor[Batch]]]:
    """Bind images and their classes."""
    x, y = batch
    return image.bind(Tensor[Batch, Colour, Height, Width](x)), thing.bind(IntTensor[Batch](y))
