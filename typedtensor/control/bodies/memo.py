"""The memo of derivatives: each is traced once; those of nested bodies are traced innermost first, without
recursion."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, NamedTuple, TypeVar

from typedtensor.core.scope import Setting

G = TypeVar("G")

MOST = 8
"""The most gradients that are traced inside each other. Deeper ones are traced first, then the outer ones are
restarted."""

_LEVEL: ContextVar[int] = ContextVar("derivatives", default=0)


class _Wanted(NamedTuple):
    """A requested derivative, its memo, and its constructor."""

    known: dict[Any, Any]
    key: Any
    make: Callable[[], Any]

    def found(self, level: int) -> Any:
        if self.key not in self.known:
            with Setting({_LEVEL: level}, None):
                self.known[self.key] = self.make()
        return self.known[self.key]


class _Deeper(BaseException):
    """A nested derivative must be made first. A BaseException, so that handlers of failures do not catch it."""

    def __init__(self, wanted: _Wanted) -> None:
        super().__init__()
        self.wanted = wanted


def memoized(known: dict[Any, G], key: Any, make: Callable[[], G]) -> G:
    """Return the memoised value of a key, making it at the first request.

    Args:
        known: the memo.
        key: the derivative's key within its operation.
        make: makes the derivative; it may request those of operations in bodies.
    """
    if key in known:
        return known[key]
    wanted, level = _Wanted(known, key, make), _LEVEL.get()
    if level == MOST:
        raise _Deeper(wanted)
    if level:
        return wanted.found(level + 1)  # type: ignore[no-any-return]  # the result of make
    waiting = [wanted]
    while waiting:
        try:
            waiting[-1].found(1)
            waiting.pop()
        except _Deeper as deeper:
            waiting.append(deeper.wanted)
    return known[key]
