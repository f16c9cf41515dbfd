"""The memo of derivatives: each is traced once, those of bodies in bodies without recursion, deep ones first."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, NamedTuple, TypeVar

from typedtensor.core.scope import Setting

G = TypeVar("G")

MOST = 8
"""How many gradients are made within each other; what is needed further inside is made first, then the others anew."""

_LEVEL: ContextVar[int] = ContextVar("derivatives", default=0)


class _Wanted(NamedTuple):
    """A gradient, where it is kept, and how it is made."""

    known: dict[Any, Any]
    key: Any
    make: Callable[[], Any]

    def found(self, level: int) -> Any:
        if self.key not in self.known:
            with Setting({_LEVEL: level}, None):
                self.known[self.key] = self.make()
        return self.known[self.key]


class _Deeper(BaseException):
    """A gradient is needed that is to be made first. It passes by what looks for failures."""

    def __init__(self, wanted: _Wanted) -> None:
        super().__init__()
        self.wanted = wanted


def memoized(known: dict[Any, G], key: Any, make: Callable[[], G]) -> G:
    """What is kept for a key, which is made when it is first asked for.

    Args:
        known: where it is kept.
        key: which gradient of an operation it is.
        make: makes it, and may ask for those of the operations in its bodies.
    """
    if key in known:
        return known[key]
    wanted, level = _Wanted(known, key, make), _LEVEL.get()
    if level == MOST:
        raise _Deeper(wanted)
    if level:
        return wanted.found(level + 1)  # type: ignore[no-any-return]  # what make gives
    waiting = [wanted]
    while waiting:
        try:
            waiting[-1].found(1)
            waiting.pop()
        except _Deeper as deeper:
            waiting.append(deeper.wanted)
    return known[key]
