"""Turns that end with their statements, whatever interrupts them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextvars import Context, ContextVar
from functools import partial
from typing import Any

import pytest

from tests.runtime.test_interrupts import Interrupt, in_another_thread, lines_of
from typedtensor.base.exclusive import Exclusive, ExclusiveContext


def turn(exclusive: Exclusive) -> bool:
    with exclusive.turn():
        return True


def nested(exclusive: Exclusive) -> bool:
    with exclusive.turn():
        with exclusive.turn():
            return turn(exclusive)


def apart(exclusive: ExclusiveContext) -> bool:
    return exclusive.call_apart(bool, exclusive) is True


def called(exclusive: ExclusiveContext) -> bool:
    return exclusive.call(bool, exclusive) is True


def is_free(exclusive: Exclusive, seconds: float = 0.2) -> bool:
    """Whether another thread gets a turn in this time."""
    thread = threading.Thread(target=turn, args=(exclusive,), daemon=True)
    thread.start()
    thread.join(seconds)
    return not thread.is_alive()


def note(found: list[bool], whole: Callable[[Any], bool], exclusive: Any) -> None:
    found.append(whole(exclusive))


def context() -> ExclusiveContext:
    return ExclusiveContext(Context())


ways = pytest.mark.parametrize(
    ("way", "make"), [(turn, Exclusive), (nested, Exclusive), (apart, context), (called, context)]
)


@ways
@pytest.mark.parametrize("by", ["line", "opcode"])
def test_an_interrupt_anywhere_leaves_no_turn_taken(
    way: Callable[[Any], bool], make: Callable[[], Any], by: str
) -> None:
    exclusive = make()
    lines = lines_of(lambda: way(exclusive), by, way.__code__).lines
    assert lines > 2
    interrupts: list[KeyboardInterrupt] = []  # their tracebacks hold the variables of all that was going on
    for line in range(1, lines + 1):
        exclusive = make()
        with Interrupt(by=by, also=way.__code__):  # as above, for Python 3.13
            way(exclusive)
        try:
            with Interrupt(line, by, way.__code__):
                way(exclusive)
        except KeyboardInterrupt as error:
            interrupts.append(error)
        found: list[bool] = []
        in_another_thread(partial(note, found, way, exclusive))
        assert found == [True]
        assert way(exclusive)
    assert len(interrupts) > lines / 2


def test_one_thread_at_a_time() -> None:
    exclusive, inside, most, counts = Exclusive(), [0], [0], [0]

    def work() -> None:
        for n in range(200):
            with exclusive.turn():
                inside[0] += 1
                most[0] = max(most[0], inside[0])
                if n % 50 == 0:
                    time.sleep(0.001)
                counts[0] += 1
                inside[0] -= 1

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [800]
    assert most == [1]


def test_one_call_at_a_time() -> None:
    exclusive, inside, most, counts = context(), [0], [0], [0, 0]

    def hold(way: int) -> None:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        time.sleep(0.0001)
        counts[way] += 1
        inside[0] -= 1

    def work() -> None:
        for n in range(60):
            if n % 2:
                exclusive.call_apart(hold, 0)
            else:
                exclusive.call(hold, 1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]
    assert min(counts) > 0
    assert apart(exclusive)


def test_what_is_called_in_a_context_fails_as_it_does() -> None:
    def fail() -> None:
        raise RuntimeError("as it is")

    with pytest.raises(RuntimeError, match="as it is"):
        context().call_apart(fail)


def test_a_call_within_a_call_is_none() -> None:
    exclusive = context()
    assert exclusive.call(exclusive.call_apart, bool, 1) is None
    assert exclusive.call_apart(exclusive.call, bool, 1) is None
    assert apart(exclusive)


def test_a_function_that_is_called_reads_variables_of_its_caller() -> None:
    variable = ContextVar[int]("variable", default=0)
    variable.set(3)
    assert context().call(variable.get) == 3
    assert context().call_apart(variable.get) == 0


def test_a_turn_waits() -> None:
    exclusive, order = Exclusive(), list[str]()

    def wait() -> None:
        with exclusive.turn():
            order.append("the other")

    with exclusive.turn():
        thread = threading.Thread(target=wait)
        thread.start()
        time.sleep(0.05)
        order.append("this one")
    thread.join(10)
    assert order == ["this one", "the other"]
    assert is_free(exclusive, 10)


def test_a_turn_ends_with_a_generator_that_is_let_go_of() -> None:
    exclusive = Exclusive()

    def generator() -> object:
        with exclusive.turn():
            yield

    made = generator()
    next(made)  # type: ignore[call-overload]
    assert not is_free(exclusive)
    del made
    assert is_free(exclusive, 10)
