"""Mutual exclusion of threads that survives interrupts.

A lock that is taken and released in two calls stays taken when an interrupt comes between the first and the ``try`` or
``with`` that would release it, or before the second. A turn is no more than a ``with`` statement that has not ended:
there is nothing to release.
"""

from __future__ import annotations

import weakref
from queue import SimpleQueue
from threading import get_ident
from types import MethodType

from typedtensor.base.ending import Statement, at_end, exit_method


class Exclusive:
    """A lock that one thread holds at a time.

    >>> printer = Exclusive()
    >>> with printer.attempt() as mine:
    ...     with printer.attempt() as another:
    ...         print(mine, another)
    True False
    """

    __slots__ = ("_turns",)

    def __init__(self) -> None:
        self._turns: list[_Turn] = []

    def attempt(self) -> Use:
        """A statement that takes the lock if no thread holds it, not even this one, and returns whether it did."""
        return Use(self._turns, False)

    def turn(self) -> Use:
        """A statement that waits for the lock; it is re-entrant."""
        return Use(self._turns, True)

    def settle(self) -> None:
        """Wait until no other thread holds the lock, or has held it since this was called."""
        if self._turns and _first(self._turns) is not None:
            with self.turn():
                pass


class Use:
    """A statement that holds the lock."""

    __slots__ = ("_turns", "_waits", "statement")

    statement: Statement

    def __init__(self, turns: list[_Turn], waits: bool) -> None:
        self._turns, self._waits = turns, waits

    def __enter__(self) -> bool:
        turns, thread = self._turns, get_ident()
        if turns and (first := _first(turns)) is not None:
            if not self._waits:
                return False
            if first.thread == thread:
                return True
        # No variable refers to the method: a traceback would hold it.
        mine = _Turn(self.statement())  # type: ignore[arg-type]  # it is there
        mine.thread = thread
        turns.append(mine)
        if turns[0] is mine:
            return True
        while (first := _first(turns)) is not mine:
            if not self._waits:
                turns.remove(mine)
                return False
            assert first is not None  # at least this one
            _await_end(first)
        return True

    @exit_method
    def __exit__(self, *_: object) -> None:
        """Nothing: that the statement has ended is enough."""


class _Turn(weakref.ref[MethodType]):
    """A running statement of a thread."""

    __slots__ = ("thread",)

    thread: int


def _first(turns: list[_Turn]) -> _Turn | None:
    """The first turn that has not ended."""
    while turns:
        try:
            first = turns[0]
            if first() is not None:
                return first
            turns.remove(first)
        except (IndexError, ValueError):  # another thread does the same
            continue
    return None


def _await_end(turn: _Turn) -> None:
    ended: SimpleQueue[object] = SimpleQueue()
    watched = at_end(turn, ended.put)
    if watched is not None:
        ended.get()
