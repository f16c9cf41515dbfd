"""Networks that C trains end with the losses of Python: on letters of a text, trees of sentences, and images."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from examples.models import mnist
from tests.sampling import sample
from tests.staging.running import COMPILER, SANITIZERS, STRICT, compiled, needs_compiler, parts
from typedtensor import Axis, Expr, ForestInput, Input, IntTensor, Module, Tensor, given, stage
from typedtensor.nn import LSTM, BinaryTreeLSTMCell, ElmanCell, Embedding, Linear, LSTMCell, Recurrent, TreeLSTM
from typedtensor.ops import cross_entropy
from typedtensor.optim import Adagrad, Adam, Optimizer

pytestmark = needs_compiler

HERE = Path(__file__).parent
DATA = HERE / "data"
STEPS = 8


class Batch(Axis, size=20, samples=True): ...


class Time(Axis, size=20): ...


class Letter(Axis, size=26): ...


class Hidden(Axis, size=50): ...


class Sentence(Axis): ...


class Leaf(Axis): ...


class Node(Axis): ...


class Word(Axis, size=5267): ...


class Vector(Axis, size=20): ...


class Wide(Axis, size=15): ...


class Score(Axis, size=5): ...


class Training(NamedTuple):
    """A training.

    Attributes:
        model: the model.
        loss: its loss.
        optimizer: makes the optimizer.
        inputs: of the loss, by name.
        batches: the arrays of each step, by the names of the inputs.
        program: what trains it in C.
        files: what that reads.
        sizes: of open labels.
        macros: what the program is to know.
    """

    model: Module
    loss: Expr[Tensor[()]]
    optimizer: Callable[[Module], Optimizer]
    inputs: dict[str, Any]
    batches: Sequence[Mapping[str, Any]]
    program: str
    files: Mapping[str, bytes]
    sizes: Mapping[Any, int] = {}
    macros: Mapping[str, int] = {}


def letters(make: Callable[[], Any]) -> Training:
    """The next letters of a text."""

    class Characters(Module):
        def __init__(self) -> None:
            self.layer, self.score = make(), Linear(Hidden, Letter)

    model, file = Characters(), (DATA / "letters.txt").read_bytes()
    text, following = Input(Tensor[Time, Batch, Letter]), Input(IntTensor[Time, Batch])
    loss = cross_entropy(text >> model.layer >> model.score, following, Letter).mean()
    codes = np.frombuffer(file.strip(), np.uint8).astype(np.int64) - ord("a")
    places = np.arange(20)[:, None] + len(codes) // 20 * np.arange(20)
    batches = [
        {"text": np.eye(26)[codes[places + 4 * n]], "following": codes[places + 4 * n + 1]} for n in range(STEPS)
    ]
    inputs = {"text": text, "following": following}
    return Training(model, loss, adagrad, inputs, batches, "letters", {"letters.txt": file})


def sentences() -> Training:
    """The scores of all constituents of sentences, whose trees are data."""

    class Sentiment(Module):
        def __init__(self) -> None:
            self.words, self.cell = Embedding(Word, Vector), BinaryTreeLSTMCell(Vector, Wide)
            self.score = Linear(Wide, Score)

    model, file = Sentiment(), (DATA / "trees.txt").read_bytes()
    arrays = trees(file.decode())
    words, score = Input(IntTensor[Leaf]), Input(IntTensor[Node])
    forest = ForestInput(Leaf, Sentence)
    states = TreeLSTM(model.cell, Leaf, Node, every=True)(words >> model.words, forest)
    loss = cross_entropy(states >> model.score, score, Score).mean()
    inputs = {"words": words, **dict(zip(("elements", "inner", "left", "right", "roots"), forest.indices, strict=True))}
    counts = {"LEAVES": len(arrays["words"]), "INNER": len(arrays["inner"]), "TREES": len(arrays["roots"])}
    sizes = {Leaf: counts["LEAVES"], forest.indices[1].axes[0]: counts["INNER"], Sentence: counts["TREES"]}
    return Training(
        model,
        loss,
        adagrad,
        {**inputs, "score": score},
        [arrays] * STEPS,
        "trees",
        {"trees.txt": file},
        {**sizes, Node: len(arrays["score"])},
        counts,
    )


def trees(text: str) -> dict[str, Any]:
    """The arrays of trees, numbered as the program in C does: leaves, then inner nodes, each after its parts."""
    lines = [[*map(int, line.split())] for line in text.splitlines()]
    leaves = sum(part < 0 for row in lines[4::5] for part in row)
    words, inner, left, right, roots = (list[int]() for _ in range(5))
    score: dict[int, int] = {}
    for scores, of, *sides in (lines[n : n + 4] for n in range(2, len(lines), 5)):
        place: dict[int, int] = {}
        for n in reversed(range(len(scores))):
            if sides[0][n] < 0:
                place[n] = len(words)
                words.append(of[n])
            else:
                place[n] = leaves + len(inner)
                inner.append(place[n])
                for side, part in zip((left, right), sides, strict=True):
                    side.append(place[part[n]])
            score[place[n]] = scores[n]
        roots.append(place[0])
    found = {"words": words, "elements": [*range(leaves)], "inner": inner, "left": left, "right": right, "roots": roots}
    return {name: np.array(x) for name, x in {**found, "score": [score[n] for n in range(len(score))]}.items()}


def adagrad(model: Module) -> Optimizer:
    return Adagrad(model.parameters, learning_rate=0.05)


def adam(model: Module) -> Optimizer:
    return Adam(model.parameters, learning_rate=1e-3)


def images() -> Training:
    """The digits of images."""
    model, names = mnist.Network(), ("train-images-idx3-ubyte", "train-labels-idx1-ubyte")
    pixels, digits = (mnist.read(DATA, name) for name in names)
    scaled = (pixels.reshape(STEPS, 25, 1, 28, 28) / 255.0 - 0.1307) / 0.3081
    batches = [{"image": x, "digit": y} for x, y in zip(scaled, digits.reshape(STEPS, 25).astype(int), strict=True)]
    files = {name: gzip.decompress((DATA / f"{name}.gz").read_bytes()) for name in names}
    inputs = {"image": mnist.image, "digit": mnist.digit}
    return Training(model, mnist.loss_of(model), adam, inputs, batches, "images", files, {mnist.Batch: 25})


TRAININGS: dict[str, Callable[[], Training]] = {
    "RNN": lambda: letters(lambda: Recurrent(ElmanCell(Letter, Hidden), Time)),
    "LSTM": lambda: letters(lambda: LSTM(LSTMCell(Letter, Hidden), Time)),
    "TreeLSTM": sentences,
    "CNN": images,
}


def staged(
    name: str, dtype: Any, folder: Path, flags: Sequence[str], compiler: object = COMPILER, **others: Any
) -> tuple[Training, Optimizer]:
    """Write the program of a training step, and compile what trains with it."""
    training = TRAININGS[name]()
    training.model.initialize(seed=0)
    for parameter in training.model.parameters.values():
        parameter.assign(parameter.value, dtype=dtype)
    optimizer = training.optimizer(training.model)
    settings = {"optimizer": optimizer, "dtype": dtype, "sizes": training.sizes, "steps": STEPS, **others}
    stage({"loss": training.loss}, training.inputs, to=folder, **settings)
    for file, content in training.files.items():
        (folder / file).write_bytes(content)
    macros = {"REAL": {8: "double", 4: "float"}[np.dtype(dtype).itemsize], **training.macros}
    sources = [*parts(folder, "model"), HERE / f"{training.program}.c"]
    defined = [f"-D{macro}={value}" for macro, value in macros.items()]
    compiled([*STRICT, *flags, *defined, "-I", folder, *sources, "-o", folder / "main", "-lm"], compiler)
    return training, optimizer


def trained(folder: Path, training: Training, *before: str) -> list[float]:
    """Train in C, and return the losses."""
    command = [*before, str(folder / "main"), *training.files]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [*map(float, done.stdout.split())]


def check_losses(name: str, dtype: Any, folder: Path, **others: Any) -> None:
    """Train in C and in Python."""
    training, optimizer = staged(name, dtype, folder, SANITIZERS, **others)
    found, losses = trained(folder, training), []
    for batch in training.batches:
        arrays = {at: x.astype(dtype) if x.dtype.kind == "f" else x for at, x in batch.items()}
        with given(*(x.bind(x.tensor_type(arrays[at])) for at, x in training.inputs.items())):
            [loss] = optimizer.step(training.loss, also=(training.loss,))
        losses.append(float(loss))
    assert losses[-1] < losses[0]
    np.testing.assert_allclose(found, losses, rtol=1e-10 if dtype == np.float64 else 2e-5)


@pytest.mark.parametrize("dtype", sample([np.float64, np.float32], first=1))
@pytest.mark.parametrize("name", sample(TRAININGS, first=1))
def test_losses_are_those_of_python(name: str, dtype: Any, tmp_path: Path) -> None:
    check_losses(name, dtype, tmp_path)


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_compilers_have_nothing_to_say(compiler: str, tmp_path: Path) -> None:
    found = shutil.which(compiler)
    if found is None:
        pytest.skip(f"there is no {compiler} on this machine")
    training, _ = staged("CNN", np.float32, tmp_path, ["-O1"], compiler=found)
    assert len(trained(tmp_path, training)) == STEPS


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="it needs valgrind")
@pytest.mark.parametrize("name", TRAININGS)
def test_valgrind_finds_nothing(name: str, tmp_path: Path) -> None:
    training, _ = staged(name, np.float32, tmp_path, ["-O1", "-g"])
    assert len(trained(tmp_path, training, "valgrind", "--quiet", "--error-exitcode=3", "--leak-check=full")) == STEPS
