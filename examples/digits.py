"""Classify handwritten digits with a model whose axes mypy checks before it runs.

    mypy examples/digits.py        # checks the axes; digits_wrong.py has mistakes that it finds
    python examples/digits.py      # trains for some seconds and draws demo/digits.png

The data are the 1,797 images of 8 × 8 pixels that come with scikit-learn. The program prints the accuracy on the test
images. The picture shows the loss of each epoch, and test images that the model takes for another digit.

It shows labels with sizes, layers composed with ``>>``, a loss, an optimizer, and a training loop over batches.
``examples/project`` does the same with the library's batches and ``fit``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from tqdm import tqdm

from typedtensor import Axis, Input, IntTensor, Tensor, given
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import Adam


class Batch(Axis, samples=True): ...


class Pixel(Axis, size=64): ...


class Hidden(Axis, size=128): ...


class Digit(Axis, size=10): ...


image = Input(Tensor[Batch, Pixel])
digit = Input(IntTensor[Batch])

model = Linear(Pixel, Hidden, seed=0) >> relu >> Linear(Hidden, Digit, seed=1)
logits = image >> model
loss = cross_entropy(logits, digit, Digit).mean(Batch)
guess = logits.argmax(Digit)


@dataclass(frozen=True)
class Data:
    """Images and their digits."""

    images: NDArray[np.float32]
    digits: NDArray[np.int64]


def load() -> tuple[Data, Data]:
    """Return three quarters of the data for training, and the rest for testing."""
    pixels, digits = load_digits(return_X_y=True)
    pixels = (pixels / 16).astype(np.float32)
    train, test, train_digits, test_digits = train_test_split(
        pixels, digits.astype(np.int64), test_size=0.25, random_state=0, stratify=digits
    )
    return Data(train, train_digits), Data(test, test_digits)


def train(data: Data, epochs: int, batch_size: int = 32) -> list[float]:
    """Train the model, and return the mean loss of each epoch."""
    optimizer = Adam(model.parameters, learning_rate=2e-3)
    random = np.random.default_rng(0)
    curve = []
    with tqdm(range(epochs), desc="training", unit="epoch") as progress:
        for _ in progress:
            losses = []
            order = random.permutation(len(data.digits))
            for chosen in np.array_split(order, len(order) // batch_size):
                images = Tensor[Batch, Pixel](data.images[chosen])
                digits = IntTensor[Batch](data.digits[chosen])
                with given(image.bind(images), digit.bind(digits)):
                    optimizer.step(loss)
                    losses.append(float(loss.value))
            curve.append(float(np.mean(losses)))
            progress.set_postfix(loss=f"{curve[-1]:.4f}")
    return curve


def predict(images: NDArray[np.float32]) -> NDArray[np.int64]:
    """Return the digits that the model recognizes in images."""
    with given(image.bind(Tensor[Batch, Pixel](images))):
        return guess.value.numpy()


def draw(path: Path, curve: Sequence[float], test: Data, guesses: NDArray[np.int64]) -> None:
    """Draw the loss over the epochs, and test images that the model takes for another digit."""
    wrong = np.flatnonzero(guesses != test.digits)[:10]
    figure = Figure(figsize=(11, 4), layout="constrained")
    halves: Any = figure.subfigures(1, 2, width_ratios=(1, 1.2))
    left, right = halves

    axes = left.subplots()
    axes.semilogy(range(1, len(curve) + 1), curve)
    axes.set(title="Training loss", xlabel="epoch", ylabel="mean cross entropy")
    axes.grid(alpha=0.3)

    right.suptitle(f"Test images taken for another digit ({np.sum(guesses != test.digits)} of {len(test.digits)})")
    panels = right.subplots(2, 5)
    for panel in panels.flat:
        panel.set_axis_off()
    for panel, index in zip(panels.flat, wrong, strict=False):
        panel.imshow(test.images[index].reshape(8, 8), cmap="gray_r")
        panel.set_title(f"{test.digits[index]} taken for {guesses[index]}", fontsize=9)

    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)


def main(arguments: Sequence[str] | None = None) -> float:
    """Train, test and draw, and return the accuracy on the test images."""
    parser = argparse.ArgumentParser(description="Train a classifier of handwritten digits.")
    parser.add_argument("--epochs", type=int, default=40, help="number of passes over the data")
    parser.add_argument("--picture", type=Path, default=Path("demo/digits.png"), help="file of the picture")
    options = parser.parse_args(arguments)

    training, test = load()
    curve = train(training, options.epochs)
    guesses = predict(test.images)
    accuracy = float(np.mean(guesses == test.digits))
    print(f"test accuracy: {accuracy:.1%} ({np.sum(guesses != test.digits)} of {len(test.digits)} wrong)")
    draw(options.picture, curve, test, guesses)
    print(f"picture: {options.picture}")
    return accuracy


if __name__ == "__main__":
    main()
