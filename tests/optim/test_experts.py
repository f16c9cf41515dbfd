"""Steps that have use for other parameters each time, as for one of several experts, are made as one call, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import numpy as np
import pytest

from tests.planning import steps_known
from tests.runtime.test_interrupts import UNINTERRUPTED, Interrupt
from tests.sampling import sample
from tests.targets.using import PROCESSOR_TARGETS, using
from typedtensor import Axis, Expr, Input, NonFiniteError, Param, Tensor, dynamic, given
from typedtensor.ops import tanh
from typedtensor.optim import SGD, Adam, Optimizer
from typedtensor.runtime import steps as known_steps


class Batch(Axis): ...


class Pixel(Axis, size=12): ...


class Hidden(Axis, size=6): ...


class Out(Axis, size=3): ...


Scalar = Expr[Tensor[()]]
Features = Expr[Tensor[Batch, Hidden]]

MAKERS: dict[str, Callable[[Any], Optimizer]] = {
    "descent": lambda ps: SGD(ps, learning_rate=0.05),
    "momentum": lambda ps: SGD(ps, learning_rate=0.05, momentum=0.9),
    "adam": lambda ps: Adam(ps, learning_rate=0.01),
}


@pytest.fixture(autouse=True, params=PROCESSOR_TARGETS, ids=lambda target: target.name)
def target(request: pytest.FixtureRequest) -> Iterator[None]:
    """The target of all programs."""
    with using(request.param):
        yield


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each step that was known, whether it was made so."""
    return steps_known(monkeypatch)


class Session:
    """A layer, and experts of which each batch has one."""

    def __init__(self, maker: str, experts: int = 3) -> None:
        draw = np.random.default_rng(0).normal
        self.layer = Param(Tensor[Pixel, Hidden](draw(size=(12, 6)) * 0.3), name="layer")
        self.bias = Param(Tensor[Hidden](draw(size=6)), name="bias")
        self.experts = [Param(Tensor[Hidden, Out](draw(size=(6, 3))), name=f"expert {n}") for n in range(experts)]
        self.x, self.choice, self.factor = Input(Tensor[Batch, Pixel]), Input(Tensor[()]), Input(Tensor[()])

        @dynamic
        async def chosen(hidden: Features, choice: Scalar) -> Scalar:
            y = hidden @ self.experts[int((await choice).item())]
            return (y * y).mean()

        product = self.x @ self.layer
        hidden = tanh(product + self.bias.expand_like(product))
        self.loss = (chosen(hidden, self.choice) + hidden.mean()) * self.factor
        self.parameters: list[Param[Any]] = [self.layer, self.bias, *self.experts]
        self.optimizer = MAKERS[maker](self.parameters)

    def given(self, number: int, factor: float = 1.0, **way: Any) -> Any:
        random = np.random.default_rng([1, number])
        data = Tensor[Batch, Pixel](random.normal(size=(5, 12)))
        choice = Tensor[()](np.asarray(float(number * number % len(self.experts))))
        return given(
            self.x.bind(data), self.choice.bind(choice), self.factor.bind(Tensor[()](np.asarray(factor))), **way
        )

    def step(self, number: int, factor: float = 1.0, **way: Any) -> float:
        with self.given(number, factor, **way):
            self.optimizer.step(self.loss)
            return float(self.loss.value)

    @property
    def state(self) -> list[Any]:
        return [self.optimizer.steps, *(p.value.numpy().copy() for p in self.parameters)]


def same(one: list[Any], other: list[Any], tolerance: float = 0.0) -> None:
    for a, b in zip(one, other, strict=True):
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("maker", sample(MAKERS, one_in=2))
def test_steps_are_those_of_the_interpreter(maker: str, known: list[bool]) -> None:
    planned, interpreted = Session(maker), Session(maker)
    for number in range(24):
        if number == 16:
            for session in (planned, interpreted):
                session.bias.assign(Tensor[Hidden](np.full(6, 0.1)))
        losses = planned.step(number), interpreted.step(number, plan=False)
        np.testing.assert_allclose(*losses, rtol=1e-12)
        same(planned.state, interpreted.state, 1e-11)
    assert known.count(True) >= 8


def test_what_is_held_stays_and_what_is_not_finite_changes_nothing(known: list[bool]) -> None:
    session = Session("descent")
    for number in range(15):
        session.step(number)
    assert known[-1]
    held = [p.value for p in session.parameters]
    before = session.state
    for number in range(3):
        with pytest.raises(NonFiniteError):
            session.step(number, np.inf)
        same(session.state, before)
    for number in range(6):
        session.step(number)
    same([session.optimizer.steps, *(x.numpy() for x in held)], [21, *before[1:]])


def test_values_of_the_computation_are_those_before_the_step(known: list[bool]) -> None:
    session = Session("adam")
    for number in range(15):
        before = session.state
        with session.given(number) as computation:
            session.optimizer.step(session.loss)
            for parameter, value in zip((session.layer, session.bias), before[1:], strict=False):
                np.testing.assert_array_equal(computation.evaluate(parameter).numpy(), value)
    assert known[-1]


def test_more_experts_than_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_steps, "MOST_BOUND", 2)
    planned, interpreted = Session("momentum", 7), Session("momentum", 7)
    for number in range(20):
        planned.step(number)
        interpreted.step(number, plan=False)
    same(planned.state, interpreted.state, 1e-11)


@pytest.mark.parametrize("places", sample([8, 25], first=1))
def test_an_interrupt_in_any_line_of_a_step_on_several_buckets(places: int) -> None:
    def trained() -> Session:
        session = Session("momentum")
        for number in range(12):
            session.step(number)
        return session

    def step(session: Session, interrupt: AbstractContextManager[Any] = UNINTERRUPTED) -> None:
        with session.given(12), interrupt:
            session.optimizer.step(session.loss)

    trained()  # from now on the same programs compute all steps
    session, lines = trained(), Interrupt()
    before = session.state
    step(session, lines)
    after = session.state
    for line in range(1, lines.lines, max(1, lines.lines // places)):
        session = trained()
        try:
            step(session, Interrupt(line, counted=lines))
        except KeyboardInterrupt:
            made = session.optimizer.steps == 13
            same(session.state, after if made else before)
            if not made:
                step(session)
        same(session.state, after)
