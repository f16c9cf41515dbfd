"""A whole project: batches, validation, early stopping, a schedule, the best weights, resumption, a bar, a plot.

    python -m examples.project.digits_project [--epochs N] [--folder FOLDER]

Interrupt the program and run it again: it resumes from the files in the folder. It shows a progress bar, prints the
accuracy on the test images, and writes ``loss.png`` to the folder.

It shows ``Batches``, ``fit``, ``measure``, ``EarlyStopping`` and learning-rate schedules of ``typedtensor.training``.
The file beside this one is the same project in PyTorch.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from sklearn.datasets import load_digits

from typedtensor import Axis, Input, IntTensor, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import Adam
from typedtensor.training import Batches, Cosine, EarlyStopping, WarmUp, fit, measure


class Row(Axis, samples=True): ...


class Pixel(Axis, size=64): ...


class Hidden(Axis, size=128): ...


class Digit(Axis, size=10): ...


image, digit = Input(Tensor[Row, Pixel]), Input(IntTensor[Row])
model = Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)
logits = model(image)
loss = cross_entropy(logits, digit, Digit).mean(Row)
accuracy = logits.argmax(Digit).eq(digit).mean(Row)


def main(arguments: Sequence[str] | None = None) -> float:
    """Train and test, and return the share of the test images that the model recognizes."""
    parser = argparse.ArgumentParser(description="Train a classifier of handwritten digits.")
    parser.add_argument("--epochs", type=int, default=30, help="number of passes over the data")
    parser.add_argument("--folder", type=Path, default=Path("demo/project"), help="folder of the results")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)

    pixels, digits = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(digits))

    def batches(rows: slice, size: int, seed: int | None = None) -> Batches:
        images = Tensor[Row, Pixel]((pixels[order[rows]] / 16).astype(np.float32))
        return Batches(
            image.bind(images), digit.bind(IntTensor[Row](digits[order[rows]])), along=Row, size=size, seed=seed
        )

    training, validation, test = (
        batches(slice(1200), 32, seed=0),
        batches(slice(1200, 1500), 300),
        batches(slice(1500, None), 300),
    )
    model.initialize(0)
    rate = WarmUp(50, Cosine(5e-3, steps=options.epochs * len(training)))
    history = fit(
        model,
        Adam(model.parameters, learning_rate=rate),
        loss,
        training,
        epochs=options.epochs,
        validation=validation,
        tested={"loss": loss, "accuracy": accuracy},
        stopping=EarlyStopping(patience=5),
        best=options.folder / "best.safetensors",
        resume=options.folder / "run.safetensors",
    )
    test_accuracy = measure(test, {"accuracy": accuracy})["accuracy"]
    print(f"test accuracy: {test_accuracy:.1%} after {len(history.epochs)} epochs")

    figure = Figure(layout="constrained")
    axes = figure.subplots()
    numbers = [epoch.number for epoch in history.epochs]
    axes.semilogy(numbers, history.values(), label="training")
    axes.semilogy(numbers, history.values(of="validation"), label="validation")
    axes.set(title="Mean cross entropy", xlabel="epoch")
    axes.legend()
    figure.savefig(options.folder / "loss.png")
    return test_accuracy


if __name__ == "__main__":
    main()
