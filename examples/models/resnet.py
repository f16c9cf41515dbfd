"""A residual network with batch normalization, which recognizes the direction of stripes in pictures.

    python -m examples.models.resnet [--steps N] [--blocks N]

The network is the one of He et al. (2016) for small pictures; with three blocks in each stage it is ResNet-20. In
training, batch norm uses the mean and the variance of the batch, and updates its running statistics, which each step
commits together with the weights. In evaluation, the same network reads the running statistics. The pictures are
random: stripes that run across, down or diagonally, with noise. The program prints losses, and the accuracy on new
pictures.

It shows convolutions that keep or change labels, blocks that are generic in their channels and sizes, and ``BatchNorm``
with ``Training`` and buffers.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor import Axis, Binding, Buffer, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import BatchNorm, Conv2DInto, Conv2DSame, Linear, Training
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import SGD

C = TypeVar("C", bound=Axis)
V = TypeVar("V", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)
P = TypeVar("P", bound=Axis)
Q = TypeVar("Q", bound=Axis)
N = TypeVarTuple("N")


class Batch(Axis, samples=True): ...


class Colour(Axis, size=3): ...


class Height(Axis, size=16): ...


class Width(Axis, size=16): ...


class HalfHeight(Axis, size=8): ...


class HalfWidth(Axis, size=8): ...


class QuarterHeight(Axis, size=4): ...


class QuarterWidth(Axis, size=4): ...


class Few(Axis, size=16): ...


class Some(Axis, size=32): ...


class Many(Axis, size=64): ...


class One(Axis, size=1): ...


class Three(Axis, size=3): ...


class Kind(Axis, size=3): ...


class Block(Module, Generic[C]):
    """Two convolutions; their result is added to the input."""

    def __init__(self, channels: type[C], *, seed: np.random.Generator) -> None:
        self.first = Conv2DSame(channels, channels, Three, Three, bias=False, seed=seed)
        self.second = Conv2DSame(channels, channels, Three, Three, bias=False, seed=seed)
        self.norms = BatchNorm(channels), BatchNorm(channels)

    def __call__(self, x: Expr[Tensor[*N, C, H, W]], training: Training | None) -> Expr[Tensor[*N, C, H, W]]:
        first, second = self.norms
        inner = relu(first(self.first(x), training))
        return relu(x + second(self.second(inner), training))


class Down(Module, Generic[C, V, P, Q]):
    """The same block with half the height and width, and other channels."""

    def __init__(
        self, channels: type[C], outputs: type[V], height: type[P], width: type[Q], *, seed: np.random.Generator
    ) -> None:
        self.first = Conv2DInto(
            channels, outputs, Three, Three, height, width, stride=2, padding=1, bias=False, seed=seed
        )
        self.second = Conv2DSame(outputs, outputs, Three, Three, bias=False, seed=seed)
        self.beside = Conv2DInto(channels, outputs, One, One, height, width, stride=2, bias=False, seed=seed)
        self.norms = BatchNorm(outputs), BatchNorm(outputs), BatchNorm(outputs)

    def __call__(self, x: Expr[Tensor[*N, C, H, W]], training: Training | None) -> Expr[Tensor[*N, V, P, Q]]:
        first, second, beside = self.norms
        inner = relu(first(self.first(x), training))
        return relu(beside(self.beside(x), training) + second(self.second(inner), training))


class ResNet(Module):
    """Scores of the kinds of a picture.

    Args:
        blocks: the number of blocks in each of the three stages; with ``n`` blocks the network has ``6 n + 2`` layers.
        seed: the seed of the weights.
    """

    def __init__(self, blocks: int = 3, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.first = Conv2DSame(Colour, Few, Three, Three, bias=False, seed=rng)
        self.norm = BatchNorm(Few)
        self.high = [Block(Few, seed=rng) for _ in range(blocks)]
        self.to_half = Down(Few, Some, HalfHeight, HalfWidth, seed=rng)
        self.half = [Block(Some, seed=rng) for _ in range(blocks - 1)]
        self.to_quarter = Down(Some, Many, QuarterHeight, QuarterWidth, seed=rng)
        self.quarter = [Block(Many, seed=rng) for _ in range(blocks - 1)]
        self.output = Linear(Many, Kind, seed=rng)

    def __call__(
        self, x: Expr[Tensor[Batch, Colour, Height, Width]], training: Training | None
    ) -> Expr[Tensor[Batch, Kind]]:
        high = relu(self.norm(self.first(x), training))
        for narrow in self.high:
            high = narrow(high, training)
        half = self.to_half(high, training)
        for middle in self.half:
            half = middle(half, training)
        quarter = self.to_quarter(half, training)
        for wide in self.quarter:
            quarter = wide(quarter, training)
        return self.output(quarter.mean(QuarterHeight).mean(QuarterWidth))


def pictures(generator: np.random.Generator, count: int) -> tuple[Any, Any]:
    """Return pictures of stripes with noise, and the direction of the stripes."""
    kinds = generator.integers(0, 3, count)
    rows, columns = np.mgrid[:16, :16]
    positions = np.stack([rows, columns, rows + columns])[kinds]
    phases, colours = generator.uniform(0, 6, (count, 1, 1)), generator.uniform(0.5, 1.5, (count, 3, 1, 1))
    pixels = np.sin(positions * 1.2 + phases)[:, None] * colours + generator.normal(0.0, 0.7, (count, 3, 16, 16))
    return pixels.astype(np.float32), kinds


x, kind = Input(Tensor[Batch, Colour, Height, Width]), Input(IntTensor[Batch])


def loss_of(model: ResNet, training: Training | None) -> Expr[Tensor[()]]:
    """Return the mean loss of the kinds."""
    return cross_entropy(model(x, training), kind, Kind).mean()


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind pictures, and the direction of their stripes."""
    pixels, kinds = pictures(generator, count)
    return x.bind(Tensor[Batch, Colour, Height, Width](pixels)), kind.bind(IntTensor[Batch](kinds))


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the network, and return its accuracy on new pictures."""
    parser = argparse.ArgumentParser(description="Learn to recognize the direction of stripes.")
    parser.add_argument("--steps", type=int, default=60, help="number of training steps")
    parser.add_argument("--blocks", type=int, default=3, help="number of blocks in each stage")
    options = parser.parse_args(arguments)

    model, generator = ResNet(options.blocks), np.random.default_rng(0)
    training = Training(Buffer(IntTensor[()](0)))
    loss = loss_of(model, training)
    correct = (model(x, None).argmax(Kind) == kind).mean()
    optimizer = SGD(model.parameters, learning_rate=0.05, momentum=0.9, nesterov=True, penalty=1e-4)
    for step in range(options.steps):
        with given(*batch(generator, 16)):
            [value] = optimizer.step(loss, also=(loss,), updates=training.updates)
        if step % 10 == 0:
            print(f"step {step}: loss {value:.3f}")

    with given(*batch(generator, 100)):
        accuracy = float(correct.value)
    print(f"accuracy: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
