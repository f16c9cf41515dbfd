"""Mutual exclusion of threads that survives interrupts.

A lock that is taken and released in two calls stays taken when an interrupt comes between the first and the ``try`` or
``with`` that would release it, or before the second. A turn is no more than a ``with`` statement that has not ended:
there is nothing to release.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from contextvars import Context
from queue import SimpleQueue
from threading import get_ident
from types import MethodType
from typing import ParamSpec, TypeVar

from typedtensor.base.ending import Statement, at_end, exit_method

P = ParamSpec("P")
R = TypeVar("R")


class Attempts:
    """A lock that one thread holds at a time, if it tries it when no other does."""

    __slots__ = ("_turns",)

    def __init__(self) -> None:
        self._turns: list[_Turn] = []

    def attempt(self) -> Use:
        """A statement that takes the lock if no thread holds it, not even this one, and returns whether it did."""
        return Use(self._turns, False)

    def call(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        """Call a function that holds the lock; None without a call if a thread holds it, even this one."""
        with self.attempt() as mine:
            return function(*args, **kwargs) if mine else None


class Exclusive(Attempts):
    """A lock that can be waited for.

    >>> printer = Exclusive()
    >>> with printer.attempt() as mine:
    ...     with printer.attempt() as another:
    ...         print(mine, another)
    True False
    """

    __slots__ = ()

    def turn(self) -> Use:
        """A statement that waits for the lock; it is re-entrant."""
        return Use(self._turns, True)

    def settle(self) -> None:
        """Wait until no other thread holds the lock, or has held it since this was called."""
        if self._turns and _first(self._turns) is not None:
            with self.turn():
                pass


class ExclusiveContext(Attempts):
    """A lock that can be held by a call in a context of its own, too.

    One thread at a time is in a context, and leaves it at the end of its call, whatever interrupts that: what a turn is
    for a statement. Statements take a turn and then look at the context, calls enter the context and then look for
    turns; so never do two of them hold the lock, and perhaps neither of two that try at the same time.

    Args:
        context: what functions see that are called in it.

    >>> printer = ExclusiveContext(Context())
    >>> printer.call_apart(len, "a word"), printer.call_apart(printer.call_apart, len, "a word")
    (6, None)
    >>> with printer.attempt() as mine:
    ...     print(mine, printer.call_apart(len, "a word"))
    True None
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context

    def attempt(self) -> Use:
        return Use(self._turns, False, self._context)

    def call_apart(self, function: Callable[..., R], /, *args: object) -> R | None:
        """As :meth:`call`, in a tenth of the time, for a function that reads no context variable of its caller."""
        try:
            return self._context.run(self._alone, function, args)
        except RuntimeError as error:
            if (raised := error.__traceback__) is None or raised.tb_next is not None:
                raise
            return None  # a thread is in the context

    def _alone(self, function: Callable[..., R], args: tuple[object, ...]) -> R | None:
        return None if self._turns and _first(self._turns) is not None else function(*args)


class Use:
    """A statement that holds a lock.

    Args:
        turns: of the lock.
        waits: whether it waits for it.
        context: what other holders of the lock are in.
    """

    __slots__ = ("_context", "_turns", "_waits", "statement")

    statement: Statement

    def __init__(self, turns: list[_Turn], waits: bool, context: Context | None = None) -> None:
        self._turns, self._waits, self._context = turns, waits, context

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
            return self._context is None or _is_free(self._context)
        while (first := _first(turns)) is not mine:
            if not self._waits:
                turns.remove(mine)
                return False
            assert first is not None  # at least this one
            _await_end(first)
        return self._context is None or _is_free(self._context)

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


def _is_free(context: Context) -> bool:
    """Whether nobody has entered a context."""
    try:
        context.run(bool)
    except RuntimeError:
        return False
    return True


def _await_end(turn: _Turn) -> None:
    ended: SimpleQueue[object] = SimpleQueue()
    watched = at_end(turn, ended.put)
    if watched is not None:
        ended.get()
