"""A residual network with batch normalization, which tells apart pictures of stripes.

The network is that of He et al. (2016) for small pictures: with three blocks in each stage ResNet-20. In training
batch normalization takes mean and variance of the batch, and moves its running ones, which each step commits with
the weights; in evaluation the same network reads them. The pictures are made: stripes that run across, down or aslant,
in noise.
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


class Batch(Axis): ...


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
    """Two convolutions whose result is added to what they were given."""

    def __init__(self, channels: type[C], *, seed: np.random.Generator) -> None:
        self.first = Conv2DSame(channels, channels, Three, Three, bias=False, seed=seed)
        self.second = Conv2DSame(channels, channels, Three, Three, bias=False, seed=seed)
        self.norms = BatchNorm(channels), BatchNorm(channels)

    def __call__(self, x: Expr[Tensor[*N, C, H, W]], training: Training | None) -> Expr[Tensor[*N, C, H, W]]:
        first, second = self.norms
        inner = relu(first(self.first(x), training))
        return relu(x + second(self.second(inner), training))


class Down(Module, Generic[C, V, P, Q]):
    """The same with half of the height and the width, and other channels."""

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
        blocks: in each of the three stages; there are six layers for each, and two more.
        seed: where the weights are drawn from.
    """

    def __init__(self, blocks: int = 3, *, seed: int = 0) -> None:
        draw = np.random.default_rng(seed)
        self.first = Conv2DSame(Colour, Few, Three, Three, bias=False, seed=draw)
        self.norm = BatchNorm(Few)
        self.high = [Block(Few, seed=draw) for _ in range(blocks)]
        self.to_half = Down(Few, Some, HalfHeight, HalfWidth, seed=draw)
        self.half = [Block(Some, seed=draw) for _ in range(blocks - 1)]
        self.to_quarter = Down(Some, Many, QuarterHeight, QuarterWidth, seed=draw)
        self.quarter = [Block(Many, seed=draw) for _ in range(blocks - 1)]
        self.output = Linear(Many, Kind, seed=draw)

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
    """Stripes in noise, and which way they run."""
    kinds = generator.integers(0, 3, count)
    rows, columns = np.mgrid[:16, :16]
    ways = np.stack([rows, columns, rows + columns])[kinds]
    phases, colours = generator.uniform(0, 6, (count, 1, 1)), generator.uniform(0.5, 1.5, (count, 3, 1, 1))
    drawn = np.sin(ways * 1.2 + phases)[:, None] * colours + generator.normal(0.0, 0.7, (count, 3, 16, 16))
    return drawn.astype(np.float32), kinds


x, kind = Input(Tensor[Batch, Colour, Height, Width]), Input(IntTensor[Batch])


def loss_of(model: ResNet, training: Training | None) -> Expr[Tensor[()]]:
    """The mean loss of the kinds."""
    return cross_entropy(model(x, training), kind, Kind).mean()


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Pictures, and which way their stripes run."""
    drawn, kinds = pictures(generator, count)
    return x.bind(Tensor[Batch, Colour, Height, Width](drawn)), kind.bind(IntTensor[Batch](kinds))


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the network; the part of new pictures that it recognizes."""
    parser = argparse.ArgumentParser(description="Recognize stripes.")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--blocks", type=int, default=3)
    options = parser.parse_args(arguments)

    model, generator = ResNet(options.blocks), np.random.default_rng(0)
    training = Training(Buffer(IntTensor[()](0)))
    loss = loss_of(model, training)
    right = (model(x, None).argmax(Kind) == kind).mean()
    optimizer = SGD(model.parameters, learning_rate=0.05, momentum=0.9, nesterov=True, penalty=1e-4)
    for step in range(options.steps):
        with given(*batch(generator, 16)):
            [value] = optimizer.step(loss, also=(loss,), updates=training.updates)
        if step % 10 == 0:
            print(f"step {step}: loss {value:.3f}")

    with given(*batch(generator, 100)):
        found = float(right.value)
    print(f"recognized: {found:.0%}")
    return found


if __name__ == "__main__":
    main()
