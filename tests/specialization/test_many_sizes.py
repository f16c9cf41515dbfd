"""Many sizes in turns: what was computed for each of them before is found at once, however many there are."""

from __future__ import annotations

import gc
import tracemalloc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tests.planning import steps_known
from tests.sampling import sample
from tests.specialization.running import plans_made
from typedtensor import Axis, Const, Expr, Input, Param, Tensor, given
from typedtensor.ops import tanh
from typedtensor.optim import Adam
from typedtensor.runtime import policy
from typedtensor.runtime.cache import PLANS

SIZES = range(2, 102)
FEWER = 12
"""For how many sizes there are plans where there is little room for them."""


class Row(Axis): ...


class Column(Axis, size=3): ...


class Out(Axis, size=2): ...


Scalar = Expr[Tensor[()]]


class Model:
    """A small network, its loss, and an optimizer."""

    def __init__(self) -> None:
        draw = np.random.default_rng(3).normal
        self.x, self.w = Input(Tensor[Row, Column]), Param(Tensor[Column, Out](draw(size=(3, 2))))
        self.loss = self.built()
        self.optimizer = Adam([self.w], learning_rate=0.01)

    def hidden(self) -> Expr[Tensor[Row, Out]]:
        return tanh(tanh(self.x @ self.w) * 0.5)

    def built(self) -> Scalar:
        hidden = self.hidden()
        return (hidden * hidden).mean()

    def built_around_data(self) -> Scalar:
        hidden = self.hidden()
        return (hidden * hidden + Const(Tensor[Out](np.ones(2))).expand_like(hidden)).mean()

    def data(self, rows: int) -> Any:
        return self.x.bind(Tensor[Row, Column](np.random.default_rng(rows).normal(size=(rows, 3))))


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    PLANS.clear()
    yield
    PLANS.clear()


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each way that was tried to make a step as one call, whether that was one."""
    return steps_known(monkeypatch)


def passes(step: Callable[[int], object], count: int = 3) -> None:
    for _ in range(count):
        for rows in SIZES:
            step(rows)


STEPS: dict[str, Callable[[Model], object]] = {
    "kept": lambda model: model.optimizer.step(model.loss),
    "built anew": lambda model: model.optimizer.step(model.built()),
    "built around data": lambda model: model.optimizer.step(model.built_around_data()),
    "with values": lambda model: model.optimizer.step(model.loss, also=(model.loss * 2.0,)),
}


@pytest.mark.parametrize("way", sample(STEPS, first=1))
def test_steps_are_calls(way: str, known: list[bool]) -> None:
    one, other = Model(), Model()
    also = one.loss * 2.0, other.loss * 2.0

    def step(model: Model, rows: int, **options: Any) -> Any:
        with given(model.data(rows), **options):
            if way == "with values":
                return model.optimizer.step(model.loss, also=[also[model is other]])
            return STEPS[way](model)

    passes(lambda rows: step(one, rows))
    known.clear()
    passes(lambda rows: step(one, rows), 1)
    assert known == [True] * len(SIZES)  # one way is tried, and it is the right one
    passes(lambda rows: step(other, rows, plan=False), 4)
    np.testing.assert_allclose(one.w.value.numpy(), other.w.value.numpy(), rtol=1e-10)


def test_what_is_asked_for_with_a_step_varies_with_the_sizes(known: list[bool]) -> None:
    model = Model()
    asked = [(), (model.loss * 2.0,), (model.hidden().sum(), model.loss)]

    def step(rows: int) -> None:
        with given(model.data(rows)):
            for x, value in zip(also := asked[rows % 3], model.optimizer.step(model.loss, also=also), strict=True):
                assert x.value is value

    passes(step)
    known.clear()
    passes(step, 1)
    assert known == [True] * len(SIZES)


def test_values_and_gradients_are_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    model = Model()
    hidden = model.hidden()
    together = hidden.sum(), tanh(hidden), model.loss
    made = plans_made(monkeypatch)

    def value(rows: int, **options: Any) -> list[Any]:
        with given(model.data(rows), **options):
            return [model.loss.value.numpy()]

    def values(rows: int, **options: Any) -> list[Any]:
        with given(model.data(rows), **options) as computation:
            return [x.numpy() for x in computation.values(together)]

    def gradients(rows: int, **options: Any) -> list[Any]:
        with given(model.data(rows), **options) as computation:
            return [computation.gradients(model.loss)[model.w].numpy()]

    for ask in (value, values, gradients):
        passes(ask)
        made.clear()
        for rows in SIZES:
            for one, other in zip(ask(rows), ask(rows, plan=False), strict=True):
                np.testing.assert_allclose(one, other, rtol=1e-12)
        assert not made, ask.__name__


def test_of_sizes_in_turns_that_are_more_than_there_is_room_for_most_are_calls(
    monkeypatch: pytest.MonkeyPatch, known: list[bool]
) -> None:
    monkeypatch.setattr(policy, "MOST_SIZES", 80)
    model = Model()

    def step(rows: int) -> None:
        with given(model.data(rows)):
            model.optimizer.step(model.loss)

    passes(step, 4)
    known.clear()
    passes(step, 1)
    assert known.count(True) >= 65


def test_nothing_keeps_what_the_cache_has_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither plans, nor memory for each of many sizes."""
    monkeypatch.setattr(policy, "MOST_SIZES", FEWER)
    model = Model()
    plans: weakref.WeakSet[Any] = weakref.WeakSet()
    made = 0

    def step(rows: int) -> None:
        with given(model.data(rows)):
            model.optimizer.step(model.loss)
            assert model.loss.value is not None
        with given(model.data(rows)):
            assert model.loss.value is not None

    def look() -> None:
        nonlocal made
        found = [x.plan for form in PLANS._programs.values() for x in form.entries.values() if x.plan is not None]
        made += len([plan for plan in found if plan not in plans])
        plans.update(found)

    fewer = SIZES[:40]
    for rows in (*fewer, *fewer):
        step(rows)
    held = []
    tracemalloc.start()
    for _ in range(4):
        for rows in fewer:
            step(rows)
            look()
        gc.collect()
        held.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert made > 4 * len(fewer)
    assert len(plans) <= 2 * FEWER
    assert held[3] - held[1] < 50_000
