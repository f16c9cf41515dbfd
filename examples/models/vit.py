"""A vision transformer, which reads handwritten digits as sequences of patches.

    python -m examples.models.vit [--steps N]

A convolution cuts an image into patches of 2 × 2 pixels. A learned token precedes them, and the model reads the digit
from the final state of this token. The data are the 1,797 images of 8 × 8 pixels that come with scikit-learn. The
program prints losses, and the accuracy on the last 297 images.

It shows a convolution as patch embedding, ``merge`` of axes, ``parameter`` for free weights, ``concat`` under a label
of its own, and ``TransformerBlock``.

After Dosovitskiy et al. (2021).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from typedtensor import Axis, Binding, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import Conv2DInto, LayerNorm, Linear, TransformerBlock, parameter, random_normal
from typedtensor.ops import concat, cross_entropy
from typedtensor.optim import AdamW

Images = NDArray[np.float32]
Digits = NDArray[np.int64]


class Batch(Axis, samples=True): ...


class Grey(Axis, size=1): ...


class Height(Axis, size=8): ...


class Width(Axis, size=8): ...


class Edge(Axis, size=2): ...


class Row(Axis, size=4): ...


class Column(Axis, size=4): ...


class Patch(Axis, size=16): ...


class First(Axis, size=1): ...


class Token(Axis, size=17): ...


class Feature(Axis, size=32): ...


class Head(Axis, size=4): ...


class Part(Axis, size=8): ...


class Inner(Axis, size=64): ...


class Digit(Axis, size=10): ...


class ViT(Module):
    """Scores of the digits of images."""

    def __init__(self, depth: int = 3, *, rate: float = 0.0, seed: int = 0) -> None:
        self.patches = Conv2DInto(Grey, Feature, Edge, Edge, Row, Column, stride=2, seed=seed)
        self.first = parameter(First, Feature, draw=random_normal(0.1), seed=seed + 1)
        self.places = parameter(Token, Feature, draw=random_normal(0.1), seed=seed + 2)
        self.blocks = [
            TransformerBlock(Feature, Head, Part, Inner, over=Token, rate=rate, seed=seed + 3 + n) for n in range(depth)
        ]
        self.norm = LayerNorm(Feature)
        self.scores = Linear(Feature, Digit, seed=seed)

    def __call__(self, image: Expr[Tensor[Batch, Grey, Height, Width]]) -> Expr[Tensor[Batch, Digit]]:
        patches = self.patches(image).merge(Row, Column, Patch).transpose(Batch, Patch, Feature)
        x = concat(self.first.expand(Batch), patches, First, Patch, Token)
        x = x + self.places.expand_like(x)
        for block in self.blocks:
            x = block(x, None)
        return x.select(Token, 0) >> self.norm >> self.scores


image, digit = Input(Tensor[Batch, Grey, Height, Width]), Input(IntTensor[Batch])


def loss_of(model: ViT) -> Expr[Tensor[()]]:
    """Return the mean loss of images."""
    return cross_entropy(model(image), digit, Digit).mean()


def bind(images: Images, digits: Digits) -> tuple[Binding[Any], ...]:
    """Bind images and their digits."""
    return image.bind(Tensor[Batch, Grey, Height, Width](images[:, None])), digit.bind(IntTensor[Batch](digits))


def load() -> tuple[Images, Digits]:
    """Load the images, with values from -1 to 1, and their digits."""
    from sklearn.datasets import load_digits

    data = load_digits()
    return (data.images / 8 - 1).astype(np.float32), np.asarray(data.target, np.int64)


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind noise as images, and random digits."""
    return bind(generator.uniform(-1, 1, (count, 8, 8)).astype(np.float32), generator.integers(0, 10, count))


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return its accuracy on the last 297 images."""
    parser = argparse.ArgumentParser(description="Learn to read digits as sequences of patches.")
    parser.add_argument("--steps", type=int, default=400, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator, (images, digits) = ViT(), np.random.default_rng(0), load()
    loss, correct = loss_of(model), model(image).argmax(Digit).eq(digit)
    optimizer = AdamW(model.parameters, learning_rate=2e-3)
    for step in range(options.steps):
        chosen = generator.integers(0, 1500, 64)
        with given(*bind(images[chosen], digits[chosen])):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*bind(images[1500:], digits[1500:])):
        accuracy = float(correct.value.numpy().mean())
    print(f"accuracy: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
