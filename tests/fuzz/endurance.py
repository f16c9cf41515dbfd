"""Thousands of steps with varying sizes, labels and expressions, which must not leak memory."""

from __future__ import annotations

import functools
import random
import sys
import warnings
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import numpy as np

from tests.fuzz.drawing import draw
from tests.fuzz.memory import Held, held
from tests.fuzz.ways import Nodes, array
from typedtensor import Axis, Forest, ForestInput, Input, IntTensor, Param, Tensor, fold, given, plain
from typedtensor.base.origin import _ORIGINS
from typedtensor.nn import LSTM, BinaryTreeLSTMCell, Linear, LSTMCell, TreeLSTM
from typedtensor.ops import cross_entropy, softmax, tanh
from typedtensor.optim import Adam
from typedtensor.runtime.cache import PLANS

PERIOD = 250
"""The number of random expressions, more than caches hold; each use builds them anew."""

MOST_BLOCKS, MOST_BYTES, MOST_OBJECTS = 2_000, 1_000_000, 300
"""The accepted growth of memory in a third of the steps: two blocks a step, and one table that had to grow.

The contents of full caches vary. So the least of a third counts, and a tenth of the growth since the start is accepted
in addition, of bytes a quarter. A leak of everything grows equally in each third: by half of the growth of the first
two.
"""

MOST_ORIGINS = 500
"""The accepted number of recorded code lines; random expressions are code made at run time."""


class B(Axis): ...


class C(Axis): ...


class T(Axis): ...


class R(Axis): ...


class F(Axis, size=4): ...


class K(Axis, size=3): ...


Step = Callable[[int], None]


def sizes(number: int, *below: int) -> list[int]:
    """Draw small sizes that rarely repeat."""
    return [1 + int(n) for n in np.random.default_rng(number).integers(below)]


def sizes_of_a_network() -> Step:
    """One expression with other sizes at each step."""
    x, y = Input(Tensor[B, C, T, F]), Input(IntTensor[B, C, T])
    model = Linear(F, K, seed=0)
    optimizer, loss = Adam(model.parameters), cross_entropy(tanh(model(x)), y, K).mean()

    def step(number: int) -> None:
        shape = sizes(number, 12, 12, 12)
        data = Tensor[B, C, T, F](np.ones((*shape, 4), np.float32)), IntTensor[B, C, T](np.zeros(shape, np.int64))
        with given(x.bind(data[0]), y.bind(data[1])):
            optimizer.step(loss)

    return step


def sizes_of_a_sequence() -> Step:
    """A recurrent network with varying batches and lengths."""
    x = Input(Tensor[T, B, C, F])
    model = LSTM(LSTMCell(F, K, seed=1), T)
    outputs = model(x)
    optimizer, loss = Adam(model.parameters), (outputs * outputs).mean()

    def step(number: int) -> None:
        with given(x.bind(Tensor[T, B, C, F](np.ones((*sizes(number, 5, 26, 26), 4), np.float32)))):
            optimizer.step(loss)

    return step


def sizes_of_trees() -> Step:
    """Trees of varying structures and numbers."""
    x, trees = Input(Tensor[T, F]), ForestInput(T, R)
    cell = BinaryTreeLSTMCell(F, K, seed=1)
    folded = TreeLSTM(cell, T, R)(x, trees)
    optimizer, loss = Adam(cell.parameters), (folded * folded).mean()

    def step(number: int) -> None:
        rng = random.Random(number)
        n = rng.randint(1, 20)

        def tree(leaves: int) -> Any:
            cut = rng.randrange(leaves)
            return (tree(cut), tree(leaves - cut)) if cut else rng.randrange(n)

        forest = Forest(*(tree(rng.randint(1, 15)) for _ in range(rng.randint(1, 4))), elements=n)
        with given(x.bind(Tensor[T, F](np.ones((n, 4), np.float32))), *trees.bind(forest)):
            optimizer.step(loss)

    return step


def labels() -> Step:
    """Labels, a model and an optimizer made in a function."""

    def step(number: int) -> None:
        class Row(Axis): ...

        class Column(Axis, size=3): ...

        x, p = Input(Tensor[Row, Column]), Param(Tensor[Column](np.ones(3, np.float32)))
        loss = softmax(x * p.expand_like(x), Column).max(Row).sum()
        looped = fold(lambda c, e: tanh(c + e), p, x, Row).sum()
        optimizer = Adam([p])
        for _ in range(3):
            with given(x.bind(Tensor[Row, Column](np.ones((2 + number % 3, 3), np.float32)))):
                optimizer.step(loss + looped)
        (x.tensor_type.tensor[Row, Column](np.ones((2, 3), np.float32)) + 1.0).sum(Row)  # type: ignore[index]

    return step


def expressions() -> Step:
    """Random programs, built anew each time, in plans."""
    programs = [draw(random.Random(f"endurance {n}")) for n in range(PERIOD)]

    def step(number: int) -> None:
        program = programs[number % PERIOD]
        if program is None:
            return
        made, leaves = program.compiled(), program.values
        nodes = Nodes(made, leaves)
        run: Any = plain(made)
        nodes.weigh([array(x).shape for x in run(*(value for _, value in leaves.values()))])
        if nodes.loss is not None and nodes.wanted:
            for _ in range(3):
                nodes.run(leaves)

    return step


def evaluation() -> Step:
    """Values of new expressions with varying sizes, with a step on a head, after it and without it."""
    x, y = Input(Tensor[B, F]), Input(IntTensor[B])
    body, head = Linear(F, K, seed=0), Linear(K, F, seed=1)
    optimizer = Adam(head.parameters)

    def model(data: Any) -> Any:
        for _ in range(15):
            data = tanh(head(tanh(body(data))))
        return data

    def step(number: int) -> None:
        [rows] = sizes(number, 40)
        data = Tensor[B, F](np.ones((rows, 4), np.float32))
        for _ in range(2):
            outputs = model(x)
            loss = cross_entropy(outputs, y, F).mean()
            with given(x.bind(data), y.bind(IntTensor[B](np.zeros(rows, np.int64)))) as computation:
                optimizer.step(loss, (outputs, (outputs * 2.0).max(F)))
                _ = (tanh(outputs + float(number % 3)) * 2.0).sum().value
                computation.gradients(loss, outputs)
            with given(x.bind(data)):
                _ = outputs.value
            plain(model)(data)

    return step


SCENARIOS = {
    made.__name__.replace("_", " "): made
    for made in (sizes_of_a_network, sizes_of_a_sequence, sizes_of_trees, labels, expressions, evaluation)
}


def grown(name: str, steps: int = 3000) -> str | None:
    """Return the memory growth of the last third of some steps; None if it is negligible.

    The first third fills the caches, except that of plans of bodies, which is full after some 1,250 steps, early enough
    for the least of the second third.
    """
    PLANS.clear()
    _ORIGINS.clear()
    third = max(1, steps // 3 // PERIOD) * PERIOD  # random expressions repeat
    start = held()
    step = SCENARIOS[name]()

    def run(first: int) -> Held:
        few_lines = patch("typedtensor.base.origin._MOST_ORIGINS", MOST_ORIGINS)
        with few_lines, np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.filterwarnings("ignore", category=RuntimeWarning)
            return min(after(start) for start in range(first, first + third, PERIOD))

    def after(first: int) -> Held:
        for number in range(first, first + PERIOD):
            step(number)
        return held()

    run(0)
    one, other = run(third), run(2 * third)
    blocks, more = other.blocks - one.blocks, other.bytes - one.bytes
    objects = other.objects - one.objects
    if (
        blocks < MOST_BLOCKS + max(0, one.blocks - start.blocks) // 10
        and more < MOST_BYTES + max(0, one.bytes - start.bytes) // 4
        and objects.total() < MOST_OBJECTS + one.objects.total() // 10
    ):
        return None
    kept = ", ".join(f"{count} {kind}" for kind, count in objects.most_common(8))
    left = f"{blocks:,} blocks, {more:,} bytes in large pieces, and {kept or 'no objects'}"
    return f"grows: {third} steps of {name} have left {left}"


if __name__ == "__main__":
    for chosen in [sys.argv[1]] if len(sys.argv) > 1 else SCENARIOS:
        print(chosen, functools.partial(grown, chosen)(*map(int, sys.argv[2:])), flush=True)
