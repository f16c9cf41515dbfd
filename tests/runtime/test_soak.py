"""Many steps with a flat memory, and large graphs: mixed, deep, wide."""

from __future__ import annotations

import gc
import random
import resource
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Const, Expr, Param, Tensor, dynamic, given
from typedtensor.nn import Linear
from typedtensor.ops import tanh
from typedtensor.optim import Adam
from typedtensor.runtime.policy import MOST_VALUES

Scalar = Expr[Tensor[()]]


class Batch(Axis, size=4): ...


class Feature(Axis, size=3): ...


class Hidden(Axis, size=5): ...


def sizes(few: int, *more: int) -> pytest.MarkDecorator:
    """A small size always, the others among the slow tests."""
    return pytest.mark.parametrize("size", sample([few, *more], first=1))


class Training:
    """A network with a dynamic part, built anew in each step; some steps fail."""

    def __init__(self) -> None:
        self.model = Linear(Feature, Hidden, seed=0) >> tanh
        self.optimizer = Adam(self.model.parameters, learning_rate=1e-4)
        self.data = Const(Tensor[Batch, Feature](np.random.default_rng(0).normal(size=(4, 3)).astype(np.float32)))

    @dynamic
    async def loss(self, x: Expr[Tensor[Batch, Feature]], fails: Const[Tensor[()]]) -> Scalar:
        y = self.model(x)
        if (await y.mean()).item() > 1e3 or fails.value.item():
            raise ArithmeticError("this step fails")
        return (y * y).mean()

    def step(self, number: int) -> None:
        """One step."""
        with given():
            try:
                self.optimizer.step(self.loss(self.data, Const(Tensor[()](float(number % 10 == 3)))))
            except ArithmeticError:
                assert number % 10 == 3


def resident() -> int:
    """The memory of the process, in bytes; where the system does not say it, the most that it has had.

    On Linux the latter includes the memory of the process that started it.
    """
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
    return pages * resource.getpagesize()


ROOT = Path(__file__).parents[2]

TRACED = 150
"""Steps of which each block is traced, for which they take ten times as long."""


@sizes(400, 20_000)
def test_memory_is_flat_over_many_steps(size: int) -> None:
    """In a process of its own, as large graphs leave their memory in pieces."""
    program = f"from tests.runtime.test_soak import train_for; train_for({size})"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)


def train_for(size: int) -> None:
    """Train for a number of steps, and assert that memory does not grow with them."""
    training = Training()

    def train(steps: int) -> None:
        for number in range(steps):
            training.step(number)
        gc.collect()

    tracemalloc.start()  # exact, but slow: not for all the steps
    try:
        train(TRACED)  # from the first on: what replaces a block that was not traced would count as new
        held = tracemalloc.get_traced_memory()[0]
        train(TRACED)
        assert tracemalloc.get_traced_memory()[0] - held < TRACED * 100  # an array a step would be more
    finally:
        tracemalloc.stop()
    blocks, held = sys.getallocatedblocks(), resident()
    train(size)
    assert sys.getallocatedblocks() - blocks < 500
    assert resident() - held < 8_000_000
    assert training.optimizer.steps == (2 * TRACED + size) * 9 // 10


def mixed(x: Scalar, size: int) -> Scalar:
    """Means of two of the last hundred, so that paths part and meet everywhere."""
    choose = random.Random(0)
    nodes = [x]
    for _ in range(size // 2):
        nodes.append((nodes[-choose.randint(1, min(len(nodes), 100))] + nodes[-1]) * 0.5)
        if len(nodes) > 200:
            del nodes[:100]
    return nodes[-1] - nodes[-2] * 0.25


def deep(x: Scalar, size: int) -> Scalar:
    """A chain."""
    for _ in range(size):
        x = -x
    return x


def wide(x: Scalar, size: int) -> Scalar:
    """Many nodes side by side, added up in pairs."""
    level = [-x for _ in range(size)]
    while len(level) > 1:
        pairs = zip(level[::2], level[1::2], strict=False)
        level = [a + b for a, b in pairs] + level[len(level) & ~1 :]
    return level[0]


def expected(build: Callable[[Scalar, int], Scalar], size: int) -> float:
    """What the graph makes of one, which is its gradient too, as all of it is linear."""
    return build(1.0, size)  # type: ignore[arg-type, return-value]


@sizes(5_000, 30_000, 1_000_000)
def test_a_large_graph(size: int) -> None:
    check(mixed, size)


@sizes(4_000, 100_000)
@pytest.mark.parametrize("build", [deep, wide])
def test_a_deep_and_a_wide_graph(build: Callable[[Scalar, int], Scalar], size: int) -> None:
    check(build, size)


@sizes(2_000, 100_000)
def test_a_deep_recursion_of_dynamic_parts(size: int) -> None:
    @dynamic
    async def count(x: Scalar, depth: int) -> Scalar:
        return x if not depth else -count(x, depth - 1)

    x = Param(Tensor[()](np.array(1.0)))
    with given() as computation:
        y = count(x, size)
        assert y.value.item() == (-1) ** size
        assert computation.gradients(y)[x].item() == (-1) ** size


def check(build: Callable[[Scalar, int], Scalar], size: int) -> None:
    """Build, evaluate and differentiate a graph."""
    x = Param(Tensor[()](np.array(1.0)))
    y = build(x, size)
    number = expected(build, size)
    with given() as computation:
        assert y.value.item() == number
        assert computation.counts.evaluated > size
        assert computation.gradients(y)[x].item() == pytest.approx(number)
        assert computation.counts.live == 0
        assert computation.counts.planned == (computation.counts.evaluated < MOST_VALUES)
