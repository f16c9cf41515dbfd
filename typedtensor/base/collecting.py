"""Pauses of the cyclic garbage collector while plans are made.

Making a plan allocates thousands of objects that live as long as the plan, so that the collector runs several times and
finds nothing. Now and then it traverses all objects of the process, which takes as long as ten plans for new sizes.
"""

from __future__ import annotations

import functools
import gc
import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_PAUSES: list[None] = []
"""Not empty while the collector is paused."""


def _resume() -> None:
    if _PAUSES:
        gc.enable()
        _PAUSES.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_resume)


def uncollected(function: Callable[P, R]) -> Callable[P, R]:
    """Make a function that pauses the cyclic garbage collector, unless that is disabled anyway.

    The collector is that of all threads. Where pauses overlap, it resumes when the first of them ends. In a forked
    process it resumes as well, since the thread that pauses it may not be there.

    >>> @uncollected
    ... def collects():
    ...     return gc.isenabled()
    >>> collects(), gc.isenabled()
    (False, True)
    """

    @functools.wraps(function)
    def paused(*args: P.args, **options: P.kwargs) -> R:
        if not gc.isenabled():
            return function(*args, **options)
        try:
            try:
                _PAUSES.append(None)
                gc.disable()
                return function(*args, **options)
            finally:
                gc.enable()
                _PAUSES.clear()
        finally:
            gc.enable()  # an interrupt may come just before the other call

    return paused
