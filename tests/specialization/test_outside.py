"""Asynchronous exceptions while a plan is made or run: they propagate and do not refuse the plan."""

from __future__ import annotations

import gc
import signal
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from types import CodeType, FrameType
from typing import Any

import numpy as np
import pytest

from tests.runtime.test_interrupts import (
    ADD,
    CODE,
    UNINTERRUPTED,
    Interrupt,
    Training,
    programs_are_not_verified,
    trained,
)
from tests.sampling import sample
from typedtensor import Axis, Const, Expr, Input, Param, Tensor, fold, given
from typedtensor.lowering.failures import own_failure
from typedtensor.ops import tanh
from typedtensor.runtime.cache import PLANS

__all__ = ["programs_are_not_verified"]  # a fixture

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals come otherwise")


class Late(Exception):
    """What a time limit raises."""


class Signal(Interrupt):
    """Sends a signal in a line, whose handler raises an ordinary exception."""

    came = False

    def come(self) -> None:
        self.came = True
        signal.raise_signal(signal.SIGUSR1)


@pytest.fixture
def limit() -> Iterator[None]:
    def expire(number: int, frame: FrameType | None) -> None:
        raise Late("too slow")

    before = signal.signal(signal.SIGUSR1, expire)
    yield
    signal.signal(signal.SIGUSR1, before)


@pytest.fixture(autouse=True)
def _no_collections() -> Iterator[None]:
    """Lines of callbacks at a collection would be counted, which comes at other lines each time."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("limit")
@pytest.mark.parametrize("places", sample([20, 60], first=1))
@pytest.mark.parametrize("steps", [1, 2], ids=["made", "run"])
def test_an_exception_of_a_signal_handler_is_raised_and_the_plan_kept(steps: int, places: int) -> None:
    trained(ADD, steps).step()  # what a process does once is not counted
    counted = Signal()
    trained(ADD, steps).step(counted)
    came, said = 0, np.geterr()
    lines = range(1, counted.lines, max(1, counted.lines // places))
    for line in lines:
        training = trained(ADD, steps)
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # nobody is blamed
            interrupt, raised = Signal(line, counted=counted), False
            try:
                training.step(interrupt)
            except Late:
                raised = True
                training.step()
            assert raised == interrupt.came, line
            came += raised
            training.planned = 0
            training.step()
            assert training.planned == 1, line
        assert np.geterr() == said, line  # NumPy is no more silent than before
    assert came > len(lines) // 2  # a run that takes new memory has other lines than the one which was counted


GOING_ON = ("runtime/interpreter.py", "runtime/parallel.py")
"""What goes on with the bodies of dynamic parts."""


class SignalThere(Signal):
    """Sends it in a line of these files."""

    def is_counted(self, code: CodeType) -> bool:
        return code.co_filename.endswith(GOING_ON)


WAYS: list[tuple[int, dict[str, Any]]] = [(2, {}), (0, {"plan": False}), (0, {"threads": 2})]


@pytest.mark.usefixtures("limit")
@pytest.mark.parametrize(("steps", "way"), sample(WAYS, where=lambda row: "threads" not in row[1]), ids=str)
def test_an_exception_of_a_signal_handler_ends_the_bodies_of_dynamic_parts(steps: int, way: dict[str, Any]) -> None:
    """In every line: on Python 3.12 and 3.13 no handler sees what is raised in some jumps of its block."""

    def ready() -> Training:
        training = Training(CODE)
        for _ in range(steps):
            training.step(SignalThere(), **way)
        return training

    counted = SignalThere()
    ready().step(counted, **way)
    assert counted.lines > 40
    training, came = ready(), 0
    for line in range(1, counted.lines + 1):
        before, interrupt = training.state, SignalThere(line, counted=counted)
        raised = False
        try:
            training.step(interrupt, **way)  # it asserts that no body is open
        except Late:
            raised = True
            assert training.state == before
        assert raised == interrupt.came, line
        came += raised
    assert came == counted.lines or (way and came > counted.lines // 2)  # with threads, some runs have fewer lines
    training.step(SignalThere(), **way)


def test_what_fails_once_came_from_outside_and_what_fails_twice_did_not() -> None:
    calls: list[int] = []

    def sometimes() -> int:
        calls.append(1)
        if len(calls) == 1:
            raise TimeoutError
        return 3

    with pytest.raises(TimeoutError):
        own_failure(sometimes)
    assert own_failure(sometimes) == 3
    assert isinstance(own_failure(lambda: 1 // 0), ZeroDivisionError)

    def scarce() -> None:
        raise MemoryError

    with pytest.raises(MemoryError):
        own_failure(scarce)


class Row(Axis): ...


class Part(Axis, size=3): ...


weight = Param(Tensor[Part](np.array([1.0, 2.0, 3.0])))


def squared(x: Expr[Tensor[Row, Part]]) -> Expr[Tensor[Row]]:
    for _ in range(30):  # large enough to be planned
        x = tanh(x * weight.expand_like(x))
    return x.sum(Part)


x = Input(Tensor[Row, Part])
loss = squared(x).sum(Row)
data = Tensor[Row, Part](np.ones((2, 3)))


def one_value() -> object:
    with given(x.bind(data)):
        return loss.value


def all_gradients() -> object:
    with given(x.bind(data)) as computation:
        return computation.gradients(loss)


class SignalInPlan(Signal):
    """Sends it in a line of what runs plans."""

    def is_counted(self, code: CodeType) -> bool:
        return "/typedtensor/targets/" in code.co_filename


@pytest.mark.usefixtures("limit")
@pytest.mark.parametrize("ask", [one_value, all_gradients], ids=["value", "gradients"])
def test_an_exception_of_a_signal_handler_is_raised_where_what_is_known_is_computed(
    ask: Callable[[], object],
) -> None:
    PLANS.clear()
    for _ in range(6):  # from then on each run is like the one before
        ask()
    counted = SignalInPlan()
    with counted:
        ask()
    assert counted.lines > 10
    for line in range(1, counted.lines, counted.lines // 60 + 1):
        with pytest.raises(Late), SignalInPlan(line, counted=counted):
            ask()
    ask()


class Time(Axis): ...


@pytest.mark.usefixtures("limit")
def test_an_exception_of_a_signal_handler_in_the_body_of_a_loop_is_raised() -> None:
    x, w = Input(Tensor[Time]), Param(Tensor[()](2.0))
    total = fold(lambda total, one: total + one * w, Const(Tensor[()](np.float64(0.0))), x, Time)
    values = Tensor[Time](np.ones(5))

    def step(interrupt: AbstractContextManager[Any]) -> float:
        with given(x.bind(values), plan=False), interrupt:
            return float(total.value.item())

    step(Signal())
    step(Signal())
    counted = Signal()
    step(counted)
    for line in range(1, counted.lines, max(1, counted.lines // 60)):
        PLANS.clear()
        with pytest.raises(Late):
            step(Signal(line, counted=counted))
        assert step(UNINTERRUPTED) == 10.0
