"""Mutual exclusion of threads that survives interrupts.

A lock with separate calls for acquire and release stays locked when an interrupt comes between the acquire and the
``try`` or ``with`` that would release it, or before the release. A turn here is a running ``with`` statement, so there
is nothing to release.

A process that ``os.fork`` makes has only the thread that forked. The statements of the others never end there, and what
they held is free.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable
from contextvars import Context, copy_context
from queue import SimpleQueue
from types import MethodType
from typing import TypeVar

from typedtensor.base.ending import Statement, at_end, exit_method

R = TypeVar("R")


class _Thread:
    """A thread; the number of a lost one may be that of a later one.

    Attributes:
        forks: the number of forks that made its process.
    """

    __slots__ = ("forks",)

    def __init__(self) -> None:
        self.forks = _FORKS


class _Present(threading.local):
    """The present thread."""

    def __init__(self) -> None:
        self.thread = _Thread()


_FORKS = 0
_PRESENT = _Present()


def _begin_in_child() -> None:
    global _FORKS
    _FORKS += 1
    _PRESENT.thread.forks = _FORKS  # the other threads stay behind


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_in_child)


class Exclusive:
    """A re-entrant lock.

    >>> printer = Exclusive()
    >>> with printer.turn():
    ...     with printer.turn():
    ...         print("by one thread")
    by one thread
    """

    __slots__ = ("_turns",)

    def __init__(self) -> None:
        self._turns: list[Turn] = []

    def turn(self) -> LockStatement:
        """Return a statement that waits for the lock, and holds it."""
        return LockStatement(self._turns)

    def settle(self) -> None:
        """Wait until no other thread has held the lock at some moment since this call began."""
        if self._turns and _first(self._turns) is not None:
            with self.turn():
                pass


class ExclusiveContext:
    """A lock that one call holds at a time, and that is never waited for.

    A call holds it by entering a context. A thread can enter a context only if no thread is in it, and leaves it at the
    end of its call even after an interrupt.

    Args:
        context: the context in which functions are called.

    >>> printer = ExclusiveContext(Context())
    >>> printer.call_apart(len, "a word"), printer.call_apart(printer.call_apart, len, "a word")
    (6, None)
    >>> printer.call(printer.call, len, "a word") is None
    True
    """

    __slots__ = ("_context", "_forks")

    def __init__(self, context: Context) -> None:
        self._context, self._forks = context, _FORKS

    def call(self, function: Callable[..., R], /, *args: object) -> R | None:
        """Call a function that reads the context variables of its caller under the lock. Return None without a call if
        a thread, this one included, holds the lock."""
        return self.call_apart(copy_context().run, function, *args)

    def call_apart(self, function: Callable[..., R], /, *args: object) -> R | None:
        """Like :meth:`call`, for a function that reads no context variable of its caller, in half the time."""
        if self._forks != _FORKS:  # a thread that was not forked may have been in the context
            self._context, self._forks = self._context.copy(), _FORKS
        try:
            return self._context.run(function, *args)
        except RuntimeError as error:
            if (raised := error.__traceback__) is None or raised.tb_next is not None:
                raise
            return None  # a thread is in the context


class LockStatement:
    """A ``with`` statement that holds a lock.

    Args:
        turns: the turns of the lock.
    """

    __slots__ = ("_turns", "statement")

    statement: Statement

    def __init__(self, turns: list[Turn]) -> None:
        self._turns = turns

    def __enter__(self) -> None:
        turns, thread = self._turns, _PRESENT.thread
        if turns and (first := _first(turns)) is not None and first.thread is thread:
            return
        # The method must not be in a variable: a traceback would keep it alive.
        mine = Turn(self.statement())  # type: ignore[arg-type]  # alive during the statement
        mine.thread = thread
        turns.append(mine)
        while turns[0] is not mine and (first := _first(turns)) is not mine:
            assert first is not None  # at least this one
            _await_end(first)

    @exit_method
    def __exit__(self, *_: object) -> None:
        """Do nothing: the end of the statement releases the lock."""


class Turn(weakref.ref[MethodType]):
    """A running statement of a thread."""

    __slots__ = ("thread",)

    thread: _Thread


def _first(turns: list[Turn]) -> Turn | None:
    """The first turn that has not ended."""
    while turns:
        try:
            first = turns[0]
            if first() is not None and first.thread.forks == _FORKS:
                return first
            turns.remove(first)
        except (IndexError, ValueError):  # another thread removes it, too
            continue
    return None


def _await_end(turn: Turn) -> None:
    ended: SimpleQueue[object] = SimpleQueue()
    watched = at_end(turn, ended.put)
    if watched is not None:
        ended.get()
