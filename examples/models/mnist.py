"""A convolutional network for handwritten digits, trained on the files of MNIST.

    python -m examples.models.mnist FOLDER [--epochs N] [--batch N]

The folder contains the four files of MNIST, compressed or not: ``train-images-idx3-ubyte.gz`` and so on. The program
prints the loss and the accuracy on the test images after each epoch; after three epochs it is about 99 %.

It shows strided convolutions whose results have their own labels, group norm, flattened axes in types (``Flat``), and a
training loop over your own arrays.

After LeCun et al. (1998).
"""

from __future__ import annotations

import argparse
import gzip
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from typedtensor import Axis, Expr, Flat, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import Conv2DInto, GroupNorm, Linear
from typedtensor.ops import Flatten, cross_entropy, relu
from typedtensor.optim import Adam

Bytes = NDArray[np.uint8]


class Batch(Axis, samples=True): ...


class Grey(Axis, size=1): ...


class Height(Axis, size=28): ...


class Width(Axis, size=28): ...


class Window(Axis, size=5): ...


class Edge(Axis, size=16): ...


class Line(Axis, size=14): ...


class Dot(Axis, size=14): ...


class Shape(Axis, size=32): ...


class Row(Axis, size=7): ...


class Column(Axis, size=7): ...


class Inner(Axis, size=64): ...


class Digit(Axis, size=10): ...


class Network(Module):
    """Scores of the digits: two convolutions, each of which halves the image, and two dense layers."""

    def __init__(self, seed: int = 0) -> None:
        self.edges = Conv2DInto(Grey, Edge, Window, Window, Line, Dot, stride=2, padding=2, seed=seed)
        self.shapes = Conv2DInto(Edge, Shape, Window, Window, Row, Column, stride=2, padding=2, seed=seed + 1)
        self.norm = GroupNorm(Shape, 4)
        self.inner = Linear(Flat[Shape, Flat[Row, Column]], Inner, seed=seed + 2)
        self.scores = Linear(Inner, Digit, seed=seed + 3)

    def __call__(self, x: Expr[Tensor[Batch, Grey, Height, Width]]) -> Expr[Tensor[Batch, Digit]]:
        shapes = x >> self.edges >> relu >> self.shapes >> self.norm >> relu
        flat = shapes >> Flatten(Row, Column) >> Flatten(Shape, Flat[Row, Column])
        return flat >> self.inner >> relu >> self.scores


def read(folder: Path, name: str) -> Bytes:
    """Read one of the files into an array of bytes; the file contains its sizes.

    Raises:
        SystemExit: when the file does not exist, or is not a complete file of MNIST.
    """
    for path, opened in ((folder / f"{name}.gz", gzip.open), (folder / name, open)):
        if path.exists():
            with opened(path, "rb") as file:
                data: bytes = file.read()
            rank = data[3] if data[:3] == b"\0\0\x08" else 0
            sizes = np.frombuffer(data, ">u4", rank, 4).tolist() if len(data) >= 4 + 4 * rank else []
            if not sizes or len(data) != 4 + 4 * rank + math.prod(sizes):
                raise SystemExit(f"{path} is no whole file of MNIST: expected bytes with their sizes in front")
            return np.frombuffer(data, np.uint8, offset=4 + 4 * rank).reshape(sizes)
    raise SystemExit(f"{folder} holds neither {name}.gz nor {name}: give the folder with the files of MNIST")


image, digit = Input(Tensor[Batch, Grey, Height, Width]), Input(IntTensor[Batch])


def loss_of(model: Network) -> Expr[Tensor[()]]:
    """Return the mean loss of the digits."""
    return cross_entropy(model(image), digit, Digit).mean(Batch)


def images(data: Bytes) -> Tensor[Batch, Grey, Height, Width]:
    """Convert bytes to images, normalized by the mean and the variance of MNIST."""
    return Tensor[Batch, Grey, Height, Width](((data[:, None] / 255 - 0.1307) / 0.3081).astype(np.float32))


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the network, and return its accuracy on the test images."""
    parser = argparse.ArgumentParser(description="Train a classifier of handwritten digits on MNIST.")
    parser.add_argument("folder", type=Path, help="the folder with the files of MNIST")
    parser.add_argument("--epochs", type=int, default=3, help="number of passes over the data")
    parser.add_argument("--batch", type=int, default=100, help="number of images in a batch")
    options = parser.parse_args(arguments)

    parts: list[tuple[Bytes, Bytes]] = [
        (read(options.folder, f"{part}-images-idx3-ubyte"), read(options.folder, f"{part}-labels-idx1-ubyte"))
        for part in ("train", "t10k")
    ]
    model = Network()
    loss, best = loss_of(model), model(image).argmax(Digit)
    optimizer = Adam(model.parameters, learning_rate=1e-3)
    generator, (training, test) = np.random.default_rng(0), parts

    def accuracy(subset: tuple[Bytes, Bytes]) -> float:
        matches: list[Any] = []
        for first in range(0, len(subset[0]), 1000):
            with given(image.bind(images(subset[0][first : first + 1000]))):
                matches.append(best.value.numpy() == subset[1][first : first + 1000])
        return float(np.concatenate(matches).mean())

    test_accuracy = accuracy(test)
    for epoch in range(options.epochs):
        order, total = generator.permutation(len(training[0])), 0.0
        for first in range(0, len(order), options.batch):
            chosen = order[first : first + options.batch]
            with given(image.bind(images(training[0][chosen])), digit.bind(IntTensor[Batch](training[1][chosen]))):
                [value] = optimizer.step(loss, also=(loss,))
            total += value.item() * len(chosen)
        test_accuracy = accuracy(test)
        print(f"epoch {epoch + 1}: loss {total / len(order):.4f}, test accuracy {test_accuracy:.2%}")
    return test_accuracy


if __name__ == "__main__":
    main()
