"""Trainings that are equal but for what happens between their steps give equal bits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Const, Expr, Input, IntTensor, Tensor, checkpoint, clear_caches, given
from typedtensor.core.module import Module
from typedtensor.io import load, save
from typedtensor.nn import LSTM, BatchNorm, Dropout, LayerNorm, Linear, LSTMCell, Training
from typedtensor.ops import cross_entropy, relu, tanh
from typedtensor.optim import SGD, Accumulation, Adam, AdamW, Optimizer
from typedtensor.runtime.cache import PLANS
from typedtensor.training import Cosine, WarmUp


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis, size=6): ...


class Hidden(Axis, size=20): ...


class Kind(Axis, size=3): ...


def rows(number: int, *shape: int) -> np.ndarray[Any, Any]:
    """Data of a step; those of every third step have another size."""
    return np.random.default_rng(number).normal(size=(*shape, 8 if number % 3 else 5, 6)).astype(np.float32)


class Run:
    """A training: a model, an optimizer and a step."""

    model: Module
    optimizer: Optimizer

    def __init__(self, engine: Any) -> None:
        self.engine = engine

    def step(self, number: int) -> None:
        """Make a step, given its number."""
        raise NotImplementedError


class Perceptron(Module):
    """A perceptron with norms and dropout."""

    def __init__(self) -> None:
        self.first, self.second = Linear(Feature, Hidden, seed=1), Linear(Hidden, Kind, seed=2)
        self.norm, self.layer_norm, self.dropout = BatchNorm(Hidden), LayerNorm(Hidden), Dropout(0.3, seed=3)

    def __call__(self, x: Expr[Tensor[Batch, Feature]], training: Training) -> Expr[Tensor[Batch, Kind]]:
        hidden = relu(self.norm(self.first(x), training))
        return self.second(self.dropout(self.layer_norm(hidden), training))


class Norms(Run):
    """Dropout, a batch norm whose buffers are updated, and AdamW with a schedule."""

    def __init__(self, engine: Any) -> None:
        super().__init__(engine)
        self.model, self.number = Perceptron(), Input(IntTensor[()])
        self.x, self.training = Input(Tensor[Batch, Feature]), Training(self.number)
        rate = WarmUp(3, Cosine(0.05, 9))
        self.optimizer = AdamW(self.model.parameters, learning_rate=rate)
        outputs = self.model(self.x, self.training)
        self.loss = cross_entropy(outputs, outputs.argmax(Kind), Kind).mean()

    def step(self, number: int) -> None:
        x = self.x.bind(Tensor[Batch, Feature](rows(number)))
        with given(x, self.number.bind(IntTensor[()](number)), engine=self.engine):
            self.optimizer.step(self.loss, updates=self.training.updates)


class Sequences(Run):
    """An LSTM, whose loss is built anew in each step."""

    def __init__(self, engine: Any) -> None:
        super().__init__(engine)
        self.model: Any = LSTM(LSTMCell(Feature, Hidden, seed=1), Time)
        self.optimizer = Adam(self.model.parameters, learning_rate=0.05)

    def step(self, number: int) -> None:
        y = self.model(Const(Tensor[Time, Batch, Feature](rows(number, 4))))
        with given(engine=self.engine):
            self.optimizer.step((y * y).mean())


class Checkpointed(Sequences):
    """The same by the interpreter, with compiled bodies."""

    def step(self, number: int) -> None:
        y: Any = checkpoint(self.model)(Const(Tensor[Time, Batch, Feature](rows(number, 20))))
        with given(engine=self.engine):
            self.optimizer.step((y * y).mean())


class Accumulated(Run):
    """Momentum, and gradients of two micro-batches."""

    def __init__(self, engine: Any) -> None:
        super().__init__(engine)
        self.model = Linear(Feature, Hidden, seed=1) >> tanh >> Linear(Hidden, Kind, seed=2)
        self.x = Input(Tensor[Batch, Feature])
        self.optimizer = SGD(self.model.parameters, learning_rate=0.1, momentum=0.9)
        y: Any = self.model(self.x)
        self.loss = (y * y).mean()

    def step(self, number: int) -> None:
        gradients = Accumulation(self.optimizer.parameters)
        for part in (2 * number, 2 * number + 1):
            with given(self.x.bind(Tensor[Batch, Feature](rows(part))), engine=self.engine):
                gradients.add(self.loss, weight=len(rows(part)))
        self.optimizer.apply(gradients.mean())


class Trees(Run):
    """Trees by recursion, of more shapes than are compiled at first sight, some of which come again."""

    shapes = (3, 2, 4, 5, 7, 6, 7, 3)

    def __init__(self, engine: Any) -> None:
        super().__init__(engine)
        self.model: Any = Linear(Hidden, Hidden, seed=1)
        self.optimizer = Adam(self.model.parameters, learning_rate=0.05)

    def tree(self, leaves: int, number: int) -> Any:
        if leaves == 1:
            return Const(Tensor[Hidden](np.random.default_rng(number).normal(size=20).astype(np.float32)))
        return tanh(self.model(self.tree(leaves // 2, number) + self.tree(leaves - leaves // 2, number + 1)))

    def step(self, number: int) -> None:
        y = self.tree(self.shapes[number % 8], number)
        with given(engine=self.engine) as computation:
            self.optimizer.step((y * y).mean() * 0.5)
            self.planned = [*getattr(self, "planned", ()), computation.counts.planned]


def begun_anew() -> None:
    """Make this process one that has compiled nothing."""
    PLANS.clear()


def trained(make: Callable[[Any], Run], engine: Any, between: Callable[[int, Run], Run] = lambda _, run: run) -> bytes:
    """Return all parameters, buffers and states after eight steps.

    Args:
        make: makes the training.
        engine: the engine.
        between: called before each step, with its number and the training; returns the one to go on with.
    """
    run = make(engine)
    for number in range(8):
        run = between(number, run)
        run.step(number)
    found = [p.value.numpy() for p in (*run.model.parameters.values(), *run.model.buffers.values())]
    remembered = run.optimizer.state.remembered
    found += [np.asarray(remembered[name][key]) for name in sorted(remembered) for key in sorted(remembered[name])]
    return b"".join(x.tobytes() for x in found)


every = pytest.mark.parametrize("make", [Norms, Sequences, Checkpointed, Accumulated, Trees])
engines = pytest.mark.parametrize("engine", sample(["native", "numpy"], first=1))


@every
@engines
def test_the_same_training_twice(make: Callable[[Any], Run], engine: str) -> None:
    expected = trained(make, engine)
    assert trained(make, engine) == expected
    begun_anew()
    assert trained(make, engine) == expected


@engines
def test_further_structures_are_compiled_when_they_come_again(engine: str) -> None:
    for _ in range(2):
        run = Trees(engine)
        for number in range(8):
            run.step(number)
        assert run.planned == [1, 1, 1, 1, 0, 0, 1, 1]


@every
@engines
def test_with_another_training_in_between(make: Callable[[Any], Run], engine: str) -> None:
    others = [Sequences(engine), Accumulated(engine), Norms(engine)]

    def between(number: int, run: Run) -> Run:
        if number:
            others[number % 3].step(number)
        return run

    assert trained(make, engine, between) == trained(make, engine)


@every
@engines
def test_where_compiled_programs_are_cleared_in_between(make: Callable[[Any], Run], engine: str) -> None:
    def between(number: int, run: Run) -> Run:
        if number in (2, 5, 6):
            clear_caches()
        return run

    assert trained(make, engine, between) == trained(make, engine)


@every
@engines
@pytest.mark.parametrize(("stop", "anew"), sample([(2, True), (2, False), (5, True)], first=1))
def test_interrupted_saved_and_resumed(
    make: Callable[[Any], Run], engine: str, stop: int, anew: bool, tmp_path: Path
) -> None:
    """In the same process, and in a new one."""

    def between(number: int, run: Run) -> Run:
        if number != stop:
            return run
        save(tmp_path / "run.safetensors", run.model, optimizer=run.optimizer)
        if anew:
            begun_anew()
        resumed = make(engine)
        load(tmp_path / "run.safetensors", resumed.model, optimizer=resumed.optimizer)
        return resumed

    assert trained(make, engine, between) == trained(make, engine)
