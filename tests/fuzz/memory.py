"""Memory in use, counted without tracing, which makes steps four times slower."""

from __future__ import annotations

import ctypes
import functools
import gc
import sys
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from typedtensor import Axis


class Held(NamedTuple):
    """The memory of a process.

    Attributes:
        blocks: the number of small allocations; each object has one or a few.
        bytes: the bytes of large allocations: elements of arrays, and tables. Only glibc counts them; elsewhere they
            are 0, and only blocks count.
        objects: the numbers of the library's objects and of labels, by class.
    """

    blocks: int
    bytes: int
    objects: Counter[str]


def held() -> Held:
    """Return the memory of this process after a garbage collection."""
    gc.collect()
    return Held(sys.getallocatedblocks(), _large(), _objects())


class _Information(ctypes.Structure):
    """``struct mallinfo2`` of glibc."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "_")
    ]


@functools.cache
def _asked() -> Callable[[], _Information] | None:
    function = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform != "win32" else None
    if function is not None:
        function.restype = _Information
    return function


def _large() -> int:
    asked = _asked()
    if asked is None:
        return 0
    found = asked()
    return int(found.uordblks) + int(found.hblkhd)


def _objects() -> Counter[str]:
    found: Counter[str] = Counter()
    for x in gc.get_objects():
        kind = type(x)
        a_class = issubclass(kind, type)  # isinstance reads __class__, at which some objects warn
        if str(kind.__module__).startswith("typedtensor") or (a_class and issubclass(x, Axis)):
            found[kind.__qualname__ if not a_class else "labels"] += 1
    return found
