"""Networks that C trains end with the losses of Python: of letters, of sentences' trees, and of images."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from examples.models import mnist
from tests.sampling import sample
from tests.staging.running import Model, needs_compiler
from typedtensor import Axis, Expr, Forest, Input, IntTensor, Module, Tensor, given, stage
from typedtensor.nn import LSTM, BinaryTreeLSTMCell, ElmanCell, Linear, LSTMCell, Recurrent, TreeLSTM
from typedtensor.ops import cross_entropy
from typedtensor.optim import Adagrad, Adam, Optimizer

pytestmark = needs_compiler

STEPS, SENTENCES = 8, 200


class Batch(Axis, size=5, samples=True): ...


class Time(Axis, size=20): ...


class Letter(Axis, size=26): ...


class Hidden(Axis, size=50): ...


class Leaf(Axis): ...


class Node(Axis): ...


class Vector(Axis, size=20): ...


class Wide(Axis, size=15): ...


class Score(Axis, size=5): ...


class Training(NamedTuple):
    """A training: its model, its loss of inputs, its optimizer, the arrays of its steps, and open sizes."""

    model: Module
    loss: Expr[Tensor[()]]
    optimizer: Callable[[Module], Optimizer]
    inputs: dict[str, Any]
    batches: list[dict[str, Any]]
    sizes: dict[Any, int]


def letters(make: Callable[[], Any]) -> Training:
    """The next letters of a text."""

    class Characters(Module):
        def __init__(self) -> None:
            self.layer, self.score = make(), Linear(Hidden, Letter)

    model, rng = Characters(), np.random.default_rng(0)
    text, following = Input(Tensor[Time, Batch, Letter]), Input(IntTensor[Time, Batch])
    loss = cross_entropy(text >> model.layer >> model.score, following, Letter).mean()
    drawn = rng.integers(0, 26, (20, 5))
    arrays = {"text": np.eye(26)[drawn], "following": (drawn + 3) % 26}
    inputs = {"text": text, "following": following}
    return Training(
        model, loss, lambda model: Adagrad(model.parameters, learning_rate=0.02), inputs, [arrays] * STEPS, {}
    )


def sentences() -> Training:
    """The scores of all constituents of sentences, whose trees are known."""

    class Sentiment(Module):
        def __init__(self) -> None:
            self.cell, self.score = BinaryTreeLSTMCell(Vector, Wide), Linear(Wide, Score)

    def tree(first: int, last: int) -> Any:
        if last - first == 1:
            return first
        middle = int(rng.integers(first + 1, last))
        return tree(first, middle), tree(middle, last)

    model, rng = Sentiment(), np.random.default_rng(0)
    ends = rng.integers(1, 20, SENTENCES).cumsum()
    forest = Forest(*(tree(int(first), int(last)) for first, last in zip([0, *ends], ends, strict=False)))
    leaves, nodes = int(ends[-1]), int(2 * ends[-1]) - SENTENCES
    words, scores = Input(Tensor[Leaf, Vector]), Input(IntTensor[Node])
    states = TreeLSTM(model.cell, Leaf, Node, every=True)(words, forest)
    loss = cross_entropy(states >> model.score, scores, Score).mean()
    arrays = {"words": rng.normal(size=(leaves, 20)), "scores": rng.integers(0, 5, nodes)}
    inputs = {"words": words, "scores": scores}
    return Training(model, loss, adagrad, inputs, [arrays] * STEPS, {Leaf: leaves, Node: nodes})


def adagrad(model: Module) -> Optimizer:
    return Adagrad(model.parameters, learning_rate=0.05)


def adam(model: Module) -> Optimizer:
    return Adam(model.parameters, learning_rate=1e-3)


def images() -> Training:
    """The digits of images of MNIST's shape."""
    model, rng = mnist.Network(), np.random.default_rng(0)
    drawn = mnist.images(rng.integers(0, 256, (4, 28, 28)).astype(np.uint8))
    arrays = {"image": drawn.numpy(), "digit": rng.integers(0, 10, 4)}
    inputs = {"image": mnist.image, "digit": mnist.digit}
    return Training(model, mnist.loss_of(model), adam, inputs, [arrays] * STEPS, {mnist.Batch: 4})


TRAININGS: dict[str, Callable[[], Training]] = {
    "RNN": lambda: letters(lambda: Recurrent(ElmanCell(Letter, Hidden), Time)),
    "LSTM": lambda: letters(lambda: LSTM(LSTMCell(Letter, Hidden), Time)),
    "TreeLSTM": sentences,
    "CNN": images,
}


def staged(name: str, dtype: Any, folder: Path) -> tuple[Training, Optimizer]:
    """Write the program of a training step."""
    training = TRAININGS[name]()
    training.model.initialize(seed=0)
    for parameter in training.model.parameters.values():
        parameter.assign(parameter.value, dtype=dtype)
    optimizer = training.optimizer(training.model)
    outputs = {"loss": training.loss}
    stage(outputs, training.inputs, to=folder, optimizer=optimizer, dtype=dtype, sizes=training.sizes, steps=STEPS)
    return training, optimizer


@pytest.mark.parametrize("dtype", sample([np.float64, np.float32], first=1))
@pytest.mark.parametrize("name", sample(TRAININGS, first=1))
def test_losses_are_those_of_python(name: str, dtype: Any, tmp_path: Path) -> None:
    training, optimizer = staged(name, dtype, tmp_path)
    batches = [{at: x.astype(dtype) if x.dtype.kind == "f" else x for at, x in b.items()} for b in training.batches]
    found = [float(each["loss"]) for each in Model(tmp_path, "model").calls(*batches)]
    losses = []
    for batch in batches:
        with given(*(x.bind(x.tensor_type(batch[at])) for at, x in training.inputs.items())):
            [loss] = optimizer.step(training.loss, also=(training.loss,))
        losses.append(float(loss))
    assert losses[-1] < losses[0]
    np.testing.assert_allclose(found, losses, rtol=1e-10 if dtype == np.float64 else 1e-4)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="it needs valgrind")
@pytest.mark.parametrize("name", TRAININGS)
def test_valgrind_finds_nothing(name: str, tmp_path: Path) -> None:
    training, _ = staged(name, np.float32, tmp_path)
    batches = [{at: x.astype("f4") if x.dtype.kind == "f" else x for at, x in b.items()} for b in training.batches]
    Model(tmp_path, "model", sanitized=False).calls(*batches[:2])
    checked = ["valgrind", "--quiet", "--error-exitcode=3", "--leak-check=full", str(tmp_path / "main")]
    done = subprocess.run(checked, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
