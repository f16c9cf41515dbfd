"""The backward pass: frames that wait for the rest of the program, resumed in reverse order.

A generator that computes, yields its result and then runs backward is an operation with its continuation: ``yield``
calls the rest of the program. The frames wait in a list instead of Python's stack, so a chain of 100,000 operations is
an ordinary program.

See also: Danvy and Goldberg (2005), *There and Back Again*; Wang et al. (2018), section 2.4.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Generator
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

from typedtensor.core.scope import Setting
from typedtensor.errors import ContinuationError

P = ParamSpec("P")
T = TypeVar("T")


class Trampoline:
    """Suspended frames, in the order of entry."""

    __slots__ = ("_frames",)

    def __init__(self) -> None:
        self._frames: list[Generator[object, None, None]] = []

    def enter(self, frame: Generator[T, None, None]) -> T:
        """Run a frame up to its result; the backward pass resumes it."""
        try:
            result = next(frame)
        except StopIteration:
            raise ContinuationError(
                f"{_name(frame)} returned without yielding: it must yield its result once, between the forward "
                "and the backward part"
            ) from None
        self._frames.append(frame)
        return result

    def back(self) -> None:
        """Run each frame to its end, the last one first."""
        frames = self._frames
        while frames:
            frame = frames.pop()
            for _ in frame:
                raise ContinuationError(
                    f"{_name(frame)} yields twice: it must yield exactly once, between the forward and the "
                    "backward part"
                )


def _name(frame: object) -> str:
    return getattr(frame, "__qualname__", repr(frame))


_OPEN: ContextVar[Trampoline | None] = ContextVar("typedtensor_trampoline", default=None)


def there_and_back(operation: Callable[P, Generator[T, None, None]], /) -> Callable[P, T]:
    """Make an operation of a generator that computes, yields its result once, and then adds to deltas.

    ``yield y`` stands for the call ``k(y)`` of the continuation in ``shift { k => …; k(y); … }``.

    Args:
        operation: the generator function.

    Raises:
        ContinuationError: at a call outside :func:`trampoline`; when it yields twice or not at all.

    >>> class Number:
    ...     def __init__(self, x: float, d: float = 0.0) -> None:
    ...         self.x, self.d = x, d
    ...     @there_and_back
    ...     def __mul__(self, that: Number) -> Generator[Number, None, None]:
    ...         y = Number(self.x * that.x)
    ...         yield y
    ...         self.d += that.x * y.d
    ...         that.d += self.x * y.d
    >>> x = Number(3.0)
    >>> def square() -> None:
    ...     (x * x).d = 1.0
    >>> trampoline(square)
    >>> x.d
    6.0
    """

    @functools.wraps(operation)
    def enter(*args: P.args, **kwargs: P.kwargs) -> T:
        frames = _OPEN.get()
        if frames is None:
            raise ContinuationError(
                f"{operation.__qualname__} was called outside a trampoline, so it would never resume: call it in "
                "a function that trampoline(…) runs"
            )
        return frames.enter(operation(*args, **kwargs))

    return enter


def trampoline(body: Callable[[], T], /) -> T:
    """Run a function, then the operations made in it backward, the last one first: the ``reset`` around a program.

    Args:
        body: the function; it sets the delta of its result before it returns.

    Returns:
        The result of the function.
    """
    frames = Trampoline()
    with Setting({_OPEN: frames}, None):
        result = body()
    frames.back()
    return result
