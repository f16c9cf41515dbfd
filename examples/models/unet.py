"""A U-Net, which decides for each pixel of a picture whether it belongs to a disc, a square or neither.

    python -m examples.models.unet [--steps N]

The network halves the picture twice and doubles it again twice. On the way up, it concatenates the features of the same
size from the way down. The pictures are random: shapes of different brightness, with noise. The program prints losses,
and how well predicted and actual shapes overlap in new pictures.

It shows pooling and transposed convolutions along labels, skip connections that ``concat`` joins under their own
labels, and a block that is generic in its channels.

After Ronneberger et al. (2015).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor import Axis, Binding, Buffer, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import BatchNorm, Conv2DSame, ConvTransposed2D, Training
from typedtensor.ops import concat, cross_entropy, max_pool_along, relu
from typedtensor.optim import Adam

C = TypeVar("C", bound=Axis)
V = TypeVar("V", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)
N = TypeVarTuple("N")


class Batch(Axis, samples=True): ...


class Grey(Axis, size=1): ...


class Height(Axis, size=16): ...


class Width(Axis, size=16): ...


class HalfHeight(Axis, size=8): ...


class HalfWidth(Axis, size=8): ...


class QuarterHeight(Axis, size=4): ...


class QuarterWidth(Axis, size=4): ...


class Few(Axis, size=8): ...


class Some(Axis, size=16): ...


class Many(Axis, size=32): ...


class FewUp(Axis, size=8): ...


class SomeUp(Axis, size=16): ...


class FewBoth(Axis, size=16): ...


class SomeBoth(Axis, size=32): ...


class One(Axis, size=1): ...


class Two(Axis, size=2): ...


class Three(Axis, size=3): ...


class Kind(Axis, size=3): ...


class Twice(Module, Generic[C, V]):
    """Two convolutions, each followed by batch norm and a rectifier."""

    def __init__(self, channels: type[C], outputs: type[V], *, seed: np.random.Generator) -> None:
        self.first = Conv2DSame(channels, outputs, Three, Three, bias=False, seed=seed)
        self.second = Conv2DSame(outputs, outputs, Three, Three, bias=False, seed=seed)
        self.norms = BatchNorm(outputs), BatchNorm(outputs)

    def __call__(self, x: Expr[Tensor[*N, C, H, W]], training: Training | None) -> Expr[Tensor[*N, V, H, W]]:
        first, second = self.norms
        return relu(second(self.second(relu(first(self.first(x), training))), training))


class UNet(Module):
    """Scores of the kind of each pixel."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.down = Twice(Grey, Few, seed=rng)
        self.half_down = Twice(Few, Some, seed=rng)
        self.bottom = Twice(Some, Many, seed=rng)
        self.half_wider = ConvTransposed2D(Many, SomeUp, Two, Two, HalfHeight, HalfWidth, stride=2, seed=rng)
        self.half_up = Twice(SomeBoth, Some, seed=rng)
        self.wider = ConvTransposed2D(Some, FewUp, Two, Two, Height, Width, stride=2, seed=rng)
        self.up = Twice(FewBoth, Few, seed=rng)
        self.scores = Conv2DSame(Few, Kind, One, One, seed=rng)

    def __call__(
        self, image: Expr[Tensor[Batch, Grey, Height, Width]], training: Training | None
    ) -> Expr[Tensor[Batch, Kind, Height, Width]]:
        whole = self.down(image, training)
        smaller = max_pool_along(max_pool_along(whole, Width, HalfWidth, 2, 2), Height, HalfHeight, 2, 2)
        half = self.half_down(smaller, training)
        smallest = max_pool_along(max_pool_along(half, HalfWidth, QuarterWidth, 2, 2), HalfHeight, QuarterHeight, 2, 2)
        quarter = self.bottom(smallest, training)
        half_both = concat(half, self.half_wider(quarter), Some, SomeUp, SomeBoth)
        half_again = self.half_up(half_both, training)
        both = concat(whole, self.wider(half_again), Few, FewUp, FewBoth)
        return self.scores(self.up(both, training))


image, kind = Input(Tensor[Batch, Grey, Height, Width]), Input(IntTensor[Batch, Height, Width])


def loss_of(model: UNet, training: Training | None) -> Expr[Tensor[()]]:
    """Return the mean loss of pixels."""
    return cross_entropy(model(image, training), kind, Kind).mean()


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind pictures of a disc and a square, and the kind of each pixel."""
    rows, columns = np.mgrid[:16, :16]

    def random_shape() -> tuple[Any, Any, Any]:
        middles = generator.integers(3, 13, (2, count, 1, 1))
        return abs(rows - middles[0]), abs(columns - middles[1]), generator.integers(2, 5, (count, 1, 1))

    dy, dx, size = random_shape()
    kinds = np.where(dy**2 + dx**2 <= size**2, 1, 0)
    dy, dx, size = random_shape()
    kinds = np.where(np.maximum(dy, dx) < size, 2, kinds)
    brightness = generator.uniform(0.5, 1.5, (count, 3, 1, 1)) * [[[[0.0]], [[1.0]], [[1.0]]]]
    pixels = np.take_along_axis(brightness, kinds[:, None], 1) + generator.normal(0.0, 0.2, (count, 1, 16, 16))
    pictures = Tensor[Batch, Grey, Height, Width](pixels.astype(np.float32))
    return image.bind(pictures), kind.bind(IntTensor[Batch, Height, Width](kinds))


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the network; return the intersection over union of predicted and actual shapes in new pictures."""
    parser = argparse.ArgumentParser(description="Learn to segment pictures of discs and squares.")
    parser.add_argument("--steps", type=int, default=100, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator = UNet(), np.random.default_rng(0)
    training = Training(Buffer(IntTensor[()](0)))
    loss, guess = loss_of(model, training), model(image, None).argmax(Kind)
    predicted, actual = guess.ne(0), kind.ne(0)
    intersection, union = (predicted & guess.eq(kind)).count_nonzero(), (predicted | actual).count_nonzero()
    optimizer = Adam(model.parameters, learning_rate=1e-2)
    for step in range(options.steps):
        with given(*batch(generator, 16)):
            [value] = optimizer.step(loss, also=(loss,), updates=training.updates)
        if step % 20 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*batch(generator, 64)):
        overlap = float(intersection.value.item() / union.value.item())
    print(f"intersection over union: {overlap:.0%}")
    return overlap


if __name__ == "__main__":
    main()
