"""Computations that are left: an interrupt at any place of entering and leaving one leaves nothing of it open."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.runtime.test_interrupts import Interrupt, lines_of
from tests.sampling import sample
from typedtensor import Axis, Input, Param, ScopeError, SizeError, Tensor, given
from typedtensor.core.scope import CURRENT, MADE, MODE, PLANNED, Mode, Setting
from typedtensor.runtime.computation import Computation


class Row(Axis): ...


X = Input(Tensor[Row])
LOSS = (X * Param(Tensor[()](2.0))).sum(Row)
VALUES = Tensor[Row](np.ones(3))


def as_it_was() -> None:
    assert (CURRENT.get(), MODE.get(), MADE.get(), PLANNED.get()) == (None, Mode.LAZY, None, True)


def statement(computation: Computation) -> None:
    with computation:
        pass


def stack(computation: Computation) -> None:
    with contextlib.ExitStack() as exits:
        exits.enter_context(computation)


def within(computation: Computation) -> None:
    with given(X.bind(VALUES), eager=True) as outer:
        with contextlib.suppress(KeyboardInterrupt), computation:
            pass
        assert CURRENT.get() is outer
        assert MODE.get() is Mode.EAGER
        assert LOSS.value.item() == 6.0


@pytest.mark.parametrize("by", sample(["opcode", "line"], first=1))
@pytest.mark.parametrize("way", sample([{}, {"threads": 2}, {"plan": False}, {"eager": True}], first=2), ids=str)
@pytest.mark.parametrize("use", [statement, within], ids=lambda use: use.__name__)
def test_an_interrupt_while_a_computation_is_entered_or_left(
    use: Callable[[Computation], None], way: dict[str, Any], by: str
) -> None:
    counted = lines_of(lambda: use(given(X.bind(VALUES), **way)), by, use.__code__)
    for line in range(1, counted.lines + 1, 1 if use is statement else {"line": 5, "opcode": 23}[by]):
        if sys.version_info >= (3, 12):  # see lines_of
            with Interrupt(by=by, also=use.__code__):
                use(given(X.bind(VALUES), **way))
        computation, held = given(X.bind(VALUES), **way), None
        try:
            with Interrupt(line, by, use.__code__, counted):
                use(computation)
        except KeyboardInterrupt as error:
            held = error  # its traceback holds all variables
        as_it_was()
        assert computation._phase in ("new", "closed")
        if computation._phase == "closed":
            with pytest.raises(ScopeError):
                computation.evaluate(LOSS)
        del held


def test_an_interrupt_while_an_exit_stack_enters_a_computation() -> None:
    """What an ``ExitStack`` has not been told of, nobody else can leave."""
    for _ in range(2):  # the first time the lines are not known that it is opened at
        with Interrupt() as lines:
            computation = given(X.bind(VALUES), threads=2)
            computation.__enter__()
        computation.__exit__(None, None, None)
    for line in range(1, lines.lines + 1):
        with pytest.raises(KeyboardInterrupt) as held, Interrupt(line):
            stack(given(X.bind(VALUES), threads=2))
        as_it_was()
        del held


def test_resources_are_released_when_the_end_is_interrupted() -> None:
    ended: list[int] = []

    def use() -> None:
        with given() as computation:
            computation.on_close(lambda: ended.append(1))
            computation.on_close(lambda: ended.append(2))

    lines = lines_of(use, "opcode", use.__code__).lines
    for line in range(lines // 2, lines + 1):
        ended.clear()
        with contextlib.suppress(KeyboardInterrupt), Interrupt(line, "opcode", use.__code__):
            use()
        as_it_was()
        assert ended in ([2, 1], [1], []), line


def test_a_computation_whose_end_is_interrupted_twice_is_closed_by_the_next() -> None:
    computation = given(X.bind(VALUES), eager=True)
    with computation:
        pass
    computation._phase = "open"  # as if neither its end nor what comes after that had gone through
    computation._ending = computation.statement
    CURRENT.set(computation)
    MODE.set(Mode.EAGER)
    with given(X.bind(VALUES)):
        assert MODE.get() is Mode.LAZY
        assert LOSS.value.item() == 6.0
    as_it_was()


def test_who_looks_at_the_end_of_an_open_computation_does_not_close_it() -> None:
    with given(X.bind(VALUES)) as computation:
        assert callable(computation.__exit__)
        with given():
            assert LOSS.value.item() == 6.0
        assert LOSS.value.item() == 6.0
        assert computation._phase == "open"


def test_a_computation_that_is_entered_by_hand_stays_open() -> None:
    computation = given(X.bind(VALUES)).__enter__()
    try:
        assert LOSS.value.item() == 6.0
        with given():
            assert LOSS.value.item() == 6.0
    finally:
        computation.__exit__(None, None, None)
    as_it_was()


def test_a_computation_that_cannot_be_entered_changes_nothing() -> None:
    y: Input[Tensor[Row]] = Input(Tensor[Row])
    with pytest.raises(SizeError), given(X.bind(VALUES), y.bind(Tensor[Row](np.ones(2))), threads=2):
        pass
    as_it_was()


def setting() -> None:
    with Setting({MODE: Mode.TRACED, MADE: set()}, None):
        pass


@pytest.mark.parametrize("by", ["line", "opcode"])
def test_a_setting_ends_with_its_block(by: str) -> None:
    for line in range(1, lines_of(setting, by, setting.__code__).lines + 1):
        held = None
        try:
            with Interrupt(line, by, setting.__code__):
                setting()
        except KeyboardInterrupt as error:
            held = error
        as_it_was()
        del held
