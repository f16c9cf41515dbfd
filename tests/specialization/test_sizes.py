"""Sizes that change from step to step: plans are made for those that come again, and memory stays within bounds."""

from __future__ import annotations

import gc
import tracemalloc
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Expr, Input, Param, Tensor, given, scan
from typedtensor.core.scope import CURRENT
from typedtensor.nn import LSTM, LSTMCell
from typedtensor.ops import tanh
from typedtensor.optim import Adam
from typedtensor.runtime import planning
from typedtensor.specialization import bodies
from typedtensor.specialization import recurrence as recurring
from typedtensor.specialization.bodies import BodyPlans
from typedtensor.specialization.recurrence import MANY, PAYS, Limited, Recurrence
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.native.machine import machine
from typedtensor.targets.numpy.plan import Plan


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
def made(monkeypatch: pytest.MonkeyPatch) -> list[BodyPlans]:
    """The plans of bodies that are made in a test, in which values have none as a whole."""
    found: list[BodyPlans] = []

    class Noted(BodyPlans):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            found.append(self)

    monkeypatch.setattr(bodies, "BodyPlans", Noted)
    monkeypatch.setattr(planning, "SMALLEST", 1000)
    return found


def live_plans() -> int:
    gc.collect()
    return sum(type(x) is Plan for x in gc.get_objects())


def step(weight: Expr[Tensor[()]], *, reverse: bool = False) -> Any:
    """A scan whose last state and outputs depend on everything."""
    start = Param(Tensor[Feature](np.ones(3, np.float32)))

    def body(state: Any, x: Any) -> Any:
        after = tanh(state.expand_like(x) * weight + x).max(Batch)
        return after, after + x.mean(Batch)

    return scan(body, start, sequence, over=Time, reverse=reverse)


@pytest.mark.parametrize("reverse", [False, True])
def test_any_number_of_elements_gives_what_the_interpreter_gives(reverse: bool, made: list[BodyPlans]) -> None:
    end, outputs = step(Param(Tensor[()](np.array(0.5, np.float32))), reverse=reverse)
    for length in [1, 2, 3, 5, 37, 64, 65, 100, 37, 100, 100]:
        x = data(length, 2)
        with given(sequence.bind(x)):
            found = end.value.array.copy(), outputs.value.array.copy()
        with given(sequence.bind(x), plan=False):
            expected = end.value.array, outputs.value.array
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)
    [plans] = made
    counts = {sizes[1] for sizes in plans._plans._plans}  # type: ignore[index]  # pairs
    assert counts == {1, 2, 4, 32, 64, 37, 36}  # exactly what came again, else powers of two


def test_sizes_that_do_not_come_again_have_no_plan_and_those_of_one_computation_neither(made: list[BodyPlans]) -> None:
    model = LSTM(LSTMCell(Feature, Hidden, seed=1), Time)
    loss = (model(sequence) * model(sequence)).mean()  # each body twice in a step
    optimizer = Adam(model.parameters)
    for batch in range(1, 21):
        with given(sequence.bind(data(2, batch))):
            optimizer.step(loss)
    assert made
    assert all(not len(plans._plans) for plans in made)
    for asked in (loss, (model(sequence) * 2.0).sum()):
        with given(sequence.bind(data(2, 7))):
            assert np.isfinite(asked.value.item())
    assert sum(len(plans._plans) for plans in made) == 1


def test_the_plans_of_a_body_are_so_many_and_share_its_weights(
    made: list[BodyPlans], monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 8
    monkeypatch.setattr(bodies, "MOST_PLANS", most)
    monkeypatch.setattr(recurring, "PAYS", 0)
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


def test_a_full_store_of_plans_takes_another_when_those_it_has_were_used() -> None:
    plans: Limited[int] = Limited(2)
    for sizes in (1, 2):
        assert plans.takes
        plans.add(sizes, sizes)
    assert not plans.takes
    for _ in range(PAYS):
        assert plans.use(1) == 1
    assert plans.takes
    plans.add(3, 3)
    assert [sizes in plans for sizes in (1, 2, 3)] == [True, False, True]
    assert not plans.takes
    assert len(plans) == 2


def test_sizes_come_again_in_another_computation_or_for_very_many_elements() -> None:
    met = Recurrence()
    with given():
        assert not met.comes_again("few", 1)
        assert not met.comes_again("few", 1)
        assert not met.comes_again("many", MANY)
        assert met.comes_again("many", 1)
    with given():
        assert met.comes_again("few", 1)
    assert CURRENT.get() is None
    assert [met.comes_again("alone", 1) for _ in range(2)] == [False, True]  # each tensor is computed for itself
    for n in range(recurring.MOST_MET * 2):
        met.comes_again(n, 1)
    assert len(met) == recurring.MOST_MET


@pytest.mark.parametrize("steps", sample([34, 1000], first=1))
@pytest.mark.parametrize("new", sample([True, False], first=1))
def test_memory_does_not_grow_with_the_steps(new: bool, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typedtensor.specialization.entries.MOST_SIZES", 8)
    monkeypatch.setattr(recurring, "MOST_MET", 16)
    monkeypatch.setattr(bodies, "MOST_PLANS", 8)
    monkeypatch.setattr(cost_model, "JOINED_AFTER", 1)
    machine()  # what a process loads once is not counted
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
