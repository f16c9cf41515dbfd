"""The control operators shift and reset, on coroutines.

``reset(body)`` delimits a computation. ``await shift(f)`` in it passes the rest of the computation, up to the reset, to
``f`` as a function ``k``. A coroutine can be resumed only once, so a second call of ``k`` runs the body again from its
beginning, with the previous answers of the shifts. The body must therefore be deterministic.

See also: Danvy and Filinski (1990), *Abstracting Control*; Wang et al. (2018), section 2.4.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Generator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from typedtensor.errors import ContinuationError

A = TypeVar("A")
B = TypeVar("B")


class Shift(Generic[A, B]):
    """A call of :func:`shift`."""

    def __init__(self, handler: Callable[[Callable[[A], B]], B]) -> None:
        self.handler = handler

    def __await__(self) -> Generator[Any, A, A]:
        answer = yield self
        return answer


def shift(handler: Callable[[Callable[[A], B]], B], /) -> Awaitable[A]:
    """``await shift(f)``: pass the rest of the computation to ``f``, whose result becomes that of the enclosing reset.

    Args:
        handler: from the continuation ``k``, which it may call any number of times, to the result of the reset.

    Raises:
        ContinuationError: the body behaves differently when it runs again.

    >>> from collections.abc import Callable
    >>> def twice(k: Callable[[int], int]) -> int:
    ...     return k(k(100)) + 1000
    >>> async def body() -> int:
    ...     return 10 + await shift(twice)
    >>> 1 + reset(body)
    1121
    """
    if not callable(handler):
        raise ContinuationError(
            f"shift takes a function of the continuation, as in shift(lambda k: k(1)), not {handler!r}"
        )
    return Shift(handler)


def reset(body: Callable[[], Coroutine[Any, Any, B]], /) -> B:
    """Run a coroutine function; the continuations of its shifts end with it.

    Handlers call each other through continuations, on Python's stack; for thousands of shifts see
    :func:`~typedtensor.ad.continuations.there_and_back`.

    Args:
        body: a coroutine function without arguments; deterministic if a continuation is called twice.

    Raises:
        ContinuationError: as for :func:`shift`.
    """
    if not inspect.iscoroutinefunction(body):
        raise ContinuationError(f"reset takes a coroutine function, as in `async def body() -> int`, not {body!r}")
    return _go_on(_Run(body, body(), ()), None)


@dataclass(eq=False)
class _Run(Generic[B]):
    """A run of a body, suspended at a shift, and the previous shifts with their answers."""

    body: Callable[[], Coroutine[Any, Any, B]]
    coroutine: Coroutine[Any, Any, B]
    passed: tuple[Any, ...]


def _go_on(run: _Run[B], answer: Any) -> B:
    """Resume a run with an answer and return the result of the body."""
    try:
        asked = run.coroutine.send(answer)
    except StopIteration as end:
        result: B = end.value
        return result
    if not isinstance(asked, Shift):
        run.coroutine.close()
        raise ContinuationError(f"the body of reset awaits {asked!r}, but it may await only shift(…)")
    waiting, passed = [run], run.passed

    def k(answer: Any) -> B:
        at = waiting.pop() if waiting else _again(run.body, passed, asked)
        at.passed = (*passed, (asked, answer))
        return _go_on(at, answer)

    try:
        result = asked.handler(k)
    finally:
        for unused in waiting:  # the continuation was never called
            unused.coroutine.close()
    return result


def _again(body: Callable[[], Coroutine[Any, Any, B]], passed: tuple[tuple[Any, Any], ...], asked: Any) -> _Run[B]:
    """Run a body again up to the shift that an earlier run reached."""
    coroutine = body()
    answer: Any = None
    for number, (expected, following) in enumerate([*passed, (asked, None)], 1):
        try:
            found = coroutine.send(answer)
        except StopIteration:
            raise ContinuationError(_differs(body, number, expected, "this time it ended")) from None
        if _code(found) is not _code(expected):
            coroutine.close()
            raise ContinuationError(_differs(body, number, expected, f"this time it reached that of {_shown(found)}"))
        answer = following
    return _Run(body, coroutine, passed)


def _differs(body: Any, number: int, expected: Any, instead: str) -> str:
    return (
        f"a second call of a continuation runs {getattr(body, '__qualname__', body)} again from its beginning; "
        f"the first run reached at its shift number {number} that of {_shown(expected)}, {instead}: the body of "
        "reset must do the same each time, so draw random numbers and read changing state outside of it"
    )


def _code(asked: Any) -> Any:
    handler = getattr(asked, "handler", None)
    return getattr(handler, "__code__", handler)


def _shown(asked: Any) -> str:
    handler = getattr(asked, "handler", asked)
    code = getattr(handler, "__code__", None)
    name = getattr(handler, "__qualname__", repr(handler))
    return f"{name}, {code.co_filename}:{code.co_firstlineno}" if code is not None else name
