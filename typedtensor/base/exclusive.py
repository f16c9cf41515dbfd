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
from contextvars import Context
from queue import SimpleQueue
from types import MethodType
from typing import ParamSpec, TypeVar

from typedtensor.base.ending import Statement, at_end, exit_method

P = ParamSpec("P")
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


class Attempts:
    """A lock that is held by one thread at a time and never waited for."""

    __slots__ = ("_turns",)

    def __init__(self) -> None:
        self._turns: list[Turn] = []

    def attempt(self) -> LockStatement:
        """Return a statement that acquires the lock unless any thread holds it. Its value says whether it did."""
        return LockStatement(self._turns, False)

    def call(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        """Call a function under the lock. Return None without a call if a thread, this one included, holds the lock."""
        with self.attempt() as mine:
            return function(*args, **kwargs) if mine else None


class Exclusive(Attempts):
    """A lock with blocking acquisition.

    >>> printer = Exclusive()
    >>> with printer.attempt() as mine:
    ...     with printer.attempt() as another:
    ...         print(mine, another)
    True False
    """

    __slots__ = ()

    def turn(self) -> LockStatement:
        """Return a statement that waits for the lock; it is re-entrant."""
        return LockStatement(self._turns, True)

    def settle(self) -> None:
        """Wait until no other thread has held the lock at some moment since this call began."""
        if self._turns and _first(self._turns) is not None:
            with self.turn():
                pass


class ExclusiveContext(Attempts):
    """A lock that a call in a context of its own can hold, too.

    A thread can enter a context only if no other is in it, and leaves it at the end of its call even after an
    interrupt. A call holds the lock by a context, a statement by a turn. A statement takes a turn, then checks the
    context; a call enters the context, then checks for turns. So the two never hold the lock together. If both try at
    the same time, both may fail.

    Args:
        context: the context in which functions are called.

    >>> printer = ExclusiveContext(Context())
    >>> printer.call_apart(len, "a word"), printer.call_apart(printer.call_apart, len, "a word")
    (6, None)
    >>> with printer.attempt() as mine:
    ...     print(mine, printer.call_apart(len, "a word"))
    True None
    """

    __slots__ = ("_context", "_forks")

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._forks = context, _FORKS

    def attempt(self) -> LockStatement:
        if self._forks != _FORKS:
            self._renew()
        return LockStatement(self._turns, False, self._context)

    def call_apart(self, function: Callable[..., R], /, *args: object) -> R | None:
        """Like :meth:`call`, in a tenth of the time, for a function that reads no context variable of its caller."""
        if self._forks != _FORKS:
            self._renew()
        try:
            return self._context.run(self._alone, function, args)
        except RuntimeError as error:
            if (raised := error.__traceback__) is None or raised.tb_next is not None:
                raise
            return None  # a thread is in the context

    def _renew(self) -> None:
        """Replace the context, which a thread that was not forked may have been in."""
        self._context, self._forks = self._context.copy(), _FORKS

    def _alone(self, function: Callable[..., R], args: tuple[object, ...]) -> R | None:
        return None if self._turns and _first(self._turns) is not None else function(*args)


class LockStatement:
    """A ``with`` statement that holds a lock.

    Args:
        turns: the turns of the lock.
        waits: whether the statement waits for the lock.
        context: the context that other holders of the lock are in.
    """

    __slots__ = ("_context", "_turns", "_waits", "statement")

    statement: Statement

    def __init__(self, turns: list[Turn], waits: bool, context: Context | None = None) -> None:
        self._turns, self._waits, self._context = turns, waits, context

    def __enter__(self) -> bool:
        turns, thread = self._turns, _PRESENT.thread
        if turns and (first := _first(turns)) is not None:
            if not self._waits:
                return False
            if first.thread is thread:
                return True
        # The method must not be in a variable: a traceback would keep it alive.
        mine = Turn(self.statement())  # type: ignore[arg-type]  # alive during the statement
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


def _is_free(context: Context) -> bool:
    """Whether no thread is in a context."""
    try:
        context.run(bool)
    except RuntimeError:
        return False
    return True


def _await_end(turn: Turn) -> None:
    ended: SimpleQueue[object] = SimpleQueue()
    watched = at_end(turn, ended.put)
    if watched is not None:
        ended.get()
