"""Turns that end with their statements, whatever interrupts them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from tests.execution.test_interrupts import Interrupt, in_another_thread, lines_of
from typedtensor.base.exclusive import Exclusive


def attempt(exclusive: Exclusive) -> bool:
    with exclusive.attempt() as mine:
        return mine


def turn(exclusive: Exclusive) -> bool:
    with exclusive.turn():
        return True


def nested(exclusive: Exclusive) -> bool:
    with exclusive.turn():
        with exclusive.turn():
            return turn(exclusive)


ways = pytest.mark.parametrize("way", [attempt, turn, nested], ids=lambda way: way.__name__)


@ways
@pytest.mark.parametrize("by", ["line", "opcode"])
def test_an_interrupt_anywhere_leaves_no_turn_taken(way: Callable[[Exclusive], bool], by: str) -> None:
    exclusive = Exclusive()
    lines = lines_of(lambda: way(exclusive), by, way.__code__)
    assert lines > 5
    interrupts: list[KeyboardInterrupt] = []  # their tracebacks hold the variables of all that was going on
    for line in range(1, lines + 1):
        exclusive = Exclusive()
        with Interrupt(by=by, also=way.__code__):  # as above, for Python 3.13
            way(exclusive)
        try:
            with Interrupt(line, by, way.__code__):
                way(exclusive)
        except KeyboardInterrupt as error:
            interrupts.append(error)
        in_another_thread(lambda exclusive=exclusive: turn(exclusive))  # type: ignore[misc]
        assert attempt(exclusive)
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
            with exclusive.attempt() as mine:
                if mine:
                    inside[0] += 1
                    most[0] = max(most[0], inside[0])
                    inside[0] -= 1

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [800]
    assert most == [1]


def test_an_attempt_does_not_wait_and_a_turn_does() -> None:
    exclusive, order = Exclusive(), list[str]()

    def wait() -> None:
        with exclusive.turn():
            order.append("the other")

    with exclusive.turn():
        thread = threading.Thread(target=wait)
        thread.start()
        found: list[bool] = []
        in_another_thread(lambda: found.append(attempt(exclusive)))
        assert found == [False]
        assert not attempt(exclusive)  # not within a turn of its own either
        time.sleep(0.05)
        order.append("this one")
    thread.join(10)
    assert order == ["this one", "the other"]
    assert attempt(exclusive)


def test_a_turn_ends_with_a_generator_that_is_let_go_of() -> None:
    exclusive = Exclusive()

    def generator() -> object:
        with exclusive.turn():
            yield

    made = generator()
    next(made)  # type: ignore[call-overload]
    found: list[bool] = []
    in_another_thread(lambda: found.append(attempt(exclusive)))
    del made
    in_another_thread(lambda: found.append(attempt(exclusive)))
    assert found == [False, True]
