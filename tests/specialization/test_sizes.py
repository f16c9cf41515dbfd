"""Sizes that change from step to step: plans are made for those that come again, and memory stays within bounds."""

from __future__ import annotations

import gc
import tracemalloc
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Expr, Input, Param, Tensor, given, scan
from typedtensor.nn import LSTM, LSTMCell
from typedtensor.ops import tanh
from typedtensor.optim import Adam
from typedtensor.runtime import bodies, policy
from typedtensor.runtime.cache import Entry, Programs
from typedtensor.runtime.engines import default_target
from typedtensor.targets.bound import WritingExecutable


class Time(Axis): ...


class Batch(Axis): ...


class Feature(Axis, size=3): ...


class Hidden(Axis, size=4): ...


class Wide(Axis, size=256): ...


class Other(Axis, size=256): ...


GENERATOR = np.random.default_rng(3)
sequence = Input(Tensor[Time, Batch, Feature])


def data(length: int, batch: int) -> Tensor[Time, Batch, Feature]:
    return Tensor[Time, Batch, Feature](GENERATOR.standard_normal((length, batch, 3)).astype(np.float32))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Programs]:
    """The plans of bodies that are made in a test, in which values have none as a whole."""
    found: list[Programs] = []
    values = Programs.values

    def noted(self: Programs, *args: Any) -> Entry:
        if self not in found:
            found.append(self)
        return values(self, *args)

    monkeypatch.setattr(Programs, "values", noted)
    monkeypatch.setattr(policy, "SMALLEST", 1000)
    return found


def live_plans() -> int:
    gc.collect()
    return sum(isinstance(x, WritingExecutable) for x in gc.get_objects())


def step(weight: Expr[Tensor[()]], *, reverse: bool = False) -> Any:
    """A scan whose last state and outputs depend on everything."""
    start = Param(Tensor[Feature](np.ones(3, np.float32)))

    def body(state: Any, x: Any) -> Any:
        after = tanh(state.expand_like(x) * weight + x).max(Batch)
        return after, after + x.mean(Batch)

    return scan(body, start, sequence, over=Time, reverse=reverse)


@pytest.mark.parametrize("reverse", [False, True])
def test_any_number_of_elements_gives_what_the_interpreter_gives(
    reverse: bool, made: list[Programs], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "PAYS", 4)
    end, outputs = step(Param(Tensor[()](np.array(0.5, np.float32))), reverse=reverse)
    for length in [1, 2, 3, 5, 37, 64, 65, 100, 37, 100, 100]:
        x = data(length, 2)
        with given(sequence.bind(x)):
            found = end.value.array.copy(), outputs.value.array.copy()
        with given(sequence.bind(x), plan=False):
            expected = end.value.array, outputs.value.array
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)
    assert len(made) == 1
    assert len(made[0].entries)


def test_a_body_is_compiled_for_many_elements_whatever_was_computed_before(made: list[Programs]) -> None:
    model = LSTM(LSTMCell(Feature, Hidden, seed=1), Time)
    loss = (model(sequence) * model(sequence)).mean()
    for batch in range(1, 21):
        with given(sequence.bind(data(2, batch))):
            assert np.isfinite(loss.value.item())
    assert all(not len(plans.entries) for plans in made)
    with given(sequence.bind(data(bodies.PAYS, 7))):
        assert np.isfinite(loss.value.item())
    assert sum(len(plans.entries) for plans in made) == 1


def test_the_plans_of_a_body_are_so_many_and_share_its_weights(
    made: list[Programs], monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 8
    monkeypatch.setattr(policy, "MOST_SIZES", most)
    monkeypatch.setattr(bodies, "PAYS", 0)
    weight = Param(Tensor[Wide, Other](np.ones((256, 256), np.float32) / 256))
    start = Param(Tensor[Wide](np.ones(256, np.float32)))
    x = Input(Tensor[Time, Batch])
    _, outputs = scan(
        lambda state, x: (state.dot(weight, Wide).rename(Other, Wide), x * state.sum()),
        start,
        x,
        over=Time,
    )
    before = live_plans()
    tracemalloc.start()
    try:
        for batch in range(1, 31):
            for _ in range(3):
                with given(x.bind(Tensor[Time, Batch](np.ones((2, batch), np.float32)))):
                    assert outputs.value.shape == (2, batch)
            if batch == 10:
                gc.collect()
                settled = tracemalloc.get_traced_memory()[0]
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - settled
    finally:
        tracemalloc.stop()
    assert len(made) == 1
    assert live_plans() - before == most
    assert grown < weight.value.array.nbytes


@pytest.mark.parametrize("steps", sample([34, 1000], first=1))
@pytest.mark.parametrize("new", sample([True, False], first=1))
def test_memory_does_not_grow_with_the_steps(new: bool, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "MOST_SIZES", 8)
    default_target()  # what a process loads once is not counted
    model = LSTM(LSTMCell(Feature, Hidden, seed=1), Time)
    loss = (model(sequence) * model(sequence)).mean()
    optimizer = Adam(model.parameters)
    taken = 0

    def train(steps: int) -> int:
        nonlocal taken
        for _ in range(steps):
            length, batch = 1, 1 + taken % (17 if new else 3)  # more than are remembered, or fewer
            with given(sequence.bind(data(length, batch))):
                optimizer.step(loss)
            taken += 1
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        settled = train(10 * 17)  # each size so often that its plan has its final calls
        grown = train(steps) - settled
    finally:
        tracemalloc.stop()
    assert grown < 32 * 1024
