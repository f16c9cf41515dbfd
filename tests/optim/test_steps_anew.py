"""Steps on losses that are built anew are made as one call where others of their structure were, and are their own."""

from __future__ import annotations

import gc
import signal
import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.planning import steps_known
from typedtensor import Axis, Const, Expr, Input, Param, Tensor, dynamic, given
from typedtensor.ops import tanh
from typedtensor.optim import Adam, Optimizer
from typedtensor.runtime import steps as known_steps
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.structure import Description


class Batch(Axis): ...


class Feature(Axis): ...


class Hidden(Axis): ...


Scalar = Expr[Tensor[()]]
Features = Expr[Tensor[Batch, Feature]]


class Model:
    """A small network whose loss is built in each step, and an optimizer of it."""

    def __init__(self, seed: int = 0) -> None:
        draw = np.random.default_rng(seed).normal
        self.w = Param(Tensor[Feature, Hidden](draw(size=(3, 4))), name="w")
        self.scale = Param(Tensor[()](np.float64(1.0)), name="scale")
        self.x = Input(Tensor[Batch, Feature])
        self.optimizer: Optimizer = Adam([self.w, self.scale], learning_rate=0.01)

    def hidden(self) -> Expr[Tensor[Batch, Hidden]]:
        return tanh(self.x @ self.w) * self.scale

    def loss(self, factor: float = 1.0) -> Scalar:
        y = self.hidden()
        return (y * y * factor).mean()

    def bound(self, number: int, rows: int = 5) -> Any:
        return self.x.bind(Tensor[Batch, Feature](np.random.default_rng([1, number]).normal(size=(rows, 3))))

    def step(self, number: int, make: Callable[[], Scalar], rows: int = 5, **way: Any) -> float:
        with given(self.bound(number, rows), **way):
            loss = make()
            self.optimizer.step(loss)
            return float(loss.value)

    def numbers(self) -> list[Any]:
        return [p.value.numpy().tolist() for p in (self.w, self.scale)]


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each step that was known, whether it was made so."""
    return steps_known(monkeypatch)


def same_steps(make: Callable[[Model, int], Scalar], count: int = 16, rows: Callable[[int], int] = lambda n: 5) -> None:
    """The steps of a model are those of another one that is interpreted."""
    one, other = Model(), Model()
    for number in range(count):
        losses = [
            model.step(number, lambda: make(model, number), rows(number), **way)  # noqa: B023  # called at once
            for model, way in ((one, {}), (other, {"plan": False}))
        ]
        np.testing.assert_allclose(losses[0], losses[1], rtol=1e-12)
    for mine, its in zip(one.numbers(), other.numbers(), strict=True):
        np.testing.assert_allclose(mine, its, rtol=1e-11)
    assert one.optimizer.steps == other.optimizer.steps == count


def test_losses_of_one_structure_share_a_step(known: list[bool]) -> None:
    same_steps(lambda model, number: model.loss())
    assert known.count(True) >= 12


def test_sizes_have_steps_of_their_own(known: list[bool]) -> None:
    same_steps(lambda model, number: model.loss(), rows=lambda number: 5 if number % 4 else 2)
    assert known.count(True) >= 8


def test_numbers_and_tensors_are_those_of_each_loss(known: list[bool]) -> None:
    """Numbers are part of the structure; tensors that differ are read anew, also when one has the place of another."""

    def make(model: Model, number: int) -> Scalar:
        hidden = model.hidden()
        offset = Const(Tensor[Hidden](np.random.default_rng([2, number]).normal(size=4)))
        return (hidden + offset.expand_like(hidden)).mean() * float(number % 2 + 1)

    same_steps(make, 24)
    assert known.count(True) >= 12


def test_structures_take_turns(known: list[bool]) -> None:
    same_steps(lambda model, number: model.loss() if number % 3 else model.hidden().mean(), 24)
    assert known.count(True) >= 12


def test_another_parameter_of_the_same_size_is_the_one_that_changes(known: list[bool]) -> None:
    """It has the same name as well, and both are the optimizer's."""
    ways: tuple[dict[str, Any], dict[str, Any]] = {}, {"plan": False}
    found = []
    for way in ways:
        first, second = (Param(Tensor[()](np.float64(number)), name="w") for number in (1.0, 2.0))
        optimizer = Adam({"first": first, "second": second}, learning_rate=0.1)
        for number in range(20):
            with given(**way):
                weight = first if number % 3 else second
                optimizer.step((weight * weight * 3.0 + weight).sum())
            found.append((first.value.item(), second.value.item()))
    np.testing.assert_allclose(found[:20], found[20:], rtol=1e-12)
    assert any(known)


def test_two_models_at_once(known: list[bool]) -> None:
    models, others = [Model(0), Model(1)], [Model(0), Model(1)]
    for number in range(16):
        for one, other in zip(models, others, strict=True):
            one.step(number, one.loss)
            other.step(number, other.loss, plan=False)
    for one, other in zip(models, others, strict=True):
        np.testing.assert_allclose(one.numbers()[0], other.numbers()[0], rtol=1e-11)
    assert known.count(True) >= 24


def test_values_asked_for_are_those_of_the_loss_that_was_built(known: list[bool]) -> None:
    model, other = Model(), Model()
    for number in range(16):
        found = []
        for each, way in ((model, {}), (other, {"plan": False})):
            with given(each.bound(number), **way):  # type: ignore[arg-type]  # words of given
                hidden = each.hidden()
                asked = (hidden, hidden * 2.0) if number % 5 == 4 else (hidden,)
                found.append([*each.optimizer.step((hidden * hidden).mean(), also=asked), hidden.value, each.w.value])
        for mine, its in zip(*found, strict=True):
            np.testing.assert_allclose(mine.numpy(), its.numpy(), rtol=1e-11)
    assert known.count(True) >= 8


def test_gradients_asked_for_afterwards_are_those_of_the_step(known: list[bool]) -> None:
    model, other = Model(), Model()
    for number in range(10):
        found = []
        for each, way in ((model, {}), (other, {"plan": False})):
            with given(each.bound(number), **way) as computation:  # type: ignore[arg-type]  # words of given
                loss = each.loss()
                each.optimizer.step(loss)
                if number > 5:
                    found.append(computation.gradients(loss)[each.w].numpy())
        if found:
            np.testing.assert_allclose(found[0], found[1], rtol=1e-11)
    assert any(known)
    np.testing.assert_allclose(model.numbers()[0], other.numbers()[0], rtol=1e-11)


def test_dynamic_parts_are_found_in_each_step(known: list[bool]) -> None:
    def make(model: Model, number: int) -> Scalar:
        @dynamic
        async def part(x: Features) -> Scalar:
            y = tanh(x @ model.w) * model.scale
            return y.mean() if (await x).numpy()[0, 0] > 0.0 else (y * y).mean()

        return part(model.x) + model.hidden().mean()

    same_steps(make, 30)
    assert known.count(True) >= 12


def test_dynamic_parts_that_compute_are_not_computed_again(known: list[bool]) -> None:
    def make(model: Model, number: int) -> Scalar:
        @dynamic
        async def part(x: Features) -> Scalar:
            y = model.hidden()
            return y.mean() if (await y.mean()).item() > 0.0 else (y * y).mean()

        return part(model.x) + model.loss()

    same_steps(make, 12)
    assert not any(known)


def test_a_part_that_is_kept_may_turn_out_to_be_another(known: list[bool]) -> None:
    losses: dict[Model, Scalar] = {}

    def make(model: Model, number: int) -> Scalar:
        @dynamic
        async def part(x: Features) -> Scalar:
            y = tanh(x @ model.w) * model.scale
            return y.mean() if (await x).numpy()[0, 0] > 0.0 else (y * y).mean()

        return losses.setdefault(model, part(model.x) * 2.0)

    same_steps(make, 30)
    assert known.count(True) >= 12


def test_known_expansions_have_a_step_for_each_size_request_and_optimizer(known: list[bool]) -> None:
    """Steps on a loss that is kept: of two sizes, some with further values, some of an optimizer of one parameter."""

    def train(**way: Any) -> list[Any]:
        model = Model()

        @dynamic
        async def part(x: Features) -> Scalar:
            y = tanh(x @ model.w) * model.scale
            return y.mean() if (await x).numpy()[0, 0] > 0.0 else (y * y).mean()

        hidden = model.hidden().mean()
        loss, alone = part(model.x) * 2.0 + hidden, Adam([model.w], learning_rate=0.02)
        found: list[Any] = []
        for number in range(96):
            with given(model.bound(number, 5 + number % 2), **way):
                if number % 32 >= 24:
                    found += [float(x) for x in model.optimizer.step(loss, also=(hidden,))]
                else:
                    (alone if 40 <= number < 48 else model.optimizer).step(loss)
                if number == 60:
                    model.scale.assign(Tensor[()](0.5))
                found.append(float(loss.value))
        return [*found, *model.numbers()]

    planned, interpreted = train(), train(plan=False)
    for one, other in zip(planned, interpreted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-10)
    assert known.count(True) >= 24


def test_other_ways_are_taken_where_plans_are_not_wanted(known: list[bool]) -> None:
    model = Model()
    for number in range(12):
        model.step(number, model.loss)
    before = known.count(True)
    assert before >= 8
    for way in ({"plan": False}, {"check_finite": True}, {"without": {"fold"}}):
        model.step(20, model.loss, **way)
    assert known.count(True) == before


def test_plans_that_are_forgotten_are_not_used(known: list[bool]) -> None:
    model = Model()
    for number in range(8):
        model.step(number, model.loss)
    assert known[-1]
    PLANS.clear()
    known.clear()
    model.step(8, model.loss)
    assert not known


def test_losses_go_and_nothing_grows() -> None:
    """Neither a loss nor its data is kept by the way to the next one."""
    model = Model()
    held: list[weakref.ref[Any]] = []

    def make(number: int) -> Scalar:
        hidden = model.hidden()
        offset = Const(Tensor[Hidden](np.full(4, float(number))))
        held.append(weakref.ref(offset))
        loss: Scalar = (hidden + offset.expand_like(hidden)).mean()
        held.append(weakref.ref(loss))
        return loss

    for number in range(50):
        model.step(number, lambda: make(number))  # noqa: B023  # called at once
    gc.collect()
    assert [ref for ref in held if ref() is not None] == []
    assert len(model.optimizer._bound) == 1
    counts = []
    for _ in range(3):
        for number in range(40):
            model.step(number, model.loss)
        gc.collect()
        counts.append(len(gc.get_objects()))
    assert counts[2] - counts[1] <= 40


def test_an_interrupt_makes_no_half_of_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    model = Model()
    for number in range(8):
        model.step(number, model.loss)
    before, steps = model.numbers(), model.optimizer.steps
    find = known_steps.BoundSteps.find

    def interrupted(self: known_steps.BoundSteps, *arguments: Any) -> Any:
        made = find(self, *arguments)
        signal.raise_signal(signal.SIGINT)
        return made

    with monkeypatch.context() as patch:
        patch.setattr(known_steps.BoundSteps, "find", interrupted)
        with pytest.raises(KeyboardInterrupt):
            model.step(9, model.loss)
    assert (model.numbers(), model.optimizer.steps) == (before, steps)
    model.step(9, model.loss)
    assert model.optimizer.steps == steps + 1


def test_threads_have_models_of_one_structure() -> None:
    models, others = [Model(n) for n in range(4)], [Model(n) for n in range(4)]

    def train(model: Model, **way: Any) -> None:
        for number in range(30):
            model.step(number, model.loss, **way)

    threads = [threading.Thread(target=train, args=(model,)) for model in models]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one, other in zip(models, others, strict=True):
        train(other, plan=False)
        np.testing.assert_allclose(one.numbers()[0], other.numbers()[0], rtol=1e-10)


def test_a_structure_is_found_once_in_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where another structure has steps that are made as one call, and this one has none."""
    model, looked = Model(), list[Any]()
    add = Description.add

    def noted(*given: Any) -> Any:
        looked.append(given)
        return add(*given)

    monkeypatch.setattr(Description, "add", noted)
    for number in range(6):
        model.step(number, model.loss)
    looked.clear()
    with given(model.bound(6)):
        model.optimizer.step((model.hidden() ** 2).sum())
    assert len(looked) == 1
