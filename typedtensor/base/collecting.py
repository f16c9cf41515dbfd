"""Pauses of the cyclic garbage collector while plans are made.

Making a plan allocates thousands of objects that live as long as the plan, so that the collector runs several times and
finds nothing. Now and then it traverses all objects of the process, which takes as long as ten plans for new sizes.
"""

from __future__ import annotations

import functools
import gc
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class _Pauses:
    """The pauses of this process, which may overlap in several threads; the last to end resumes collection."""

    def __init__(self) -> None:
        self._lock = threading.RLock()  # a signal handler may make a plan, too
        self._count, self._resumes = 0, False

    def __enter__(self) -> None:
        with self._lock:
            if not self._count:
                self._resumes = gc.isenabled()
            self._count += 1
            gc.disable()

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._count -= 1
            if not self._count and self._resumes:
                gc.enable()


_PAUSES = _Pauses()


def uncollected(function: Callable[P, R]) -> Callable[P, R]:
    """Make a function that pauses the cyclic garbage collector, unless that is disabled anyway.

    >>> @uncollected
    ... def collects():
    ...     return gc.isenabled()
    >>> collects(), gc.isenabled()
    (False, True)
    """

    @functools.wraps(function)
    def paused(*args: P.args, **options: P.kwargs) -> R:
        with _PAUSES:
            return function(*args, **options)

    return paused
