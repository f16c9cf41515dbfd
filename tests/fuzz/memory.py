"""How much memory is in use, counted without tracing: that makes each step four times as long."""

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
    """What a process holds.

    Attributes:
        blocks: how many small pieces of memory; each object is one or a few.
        bytes: how many bytes in large pieces, which the elements of arrays and tables are. They are counted where the
            C library can, which is glibc; elsewhere they are 0, and blocks are all there is.
        objects: how many objects of the library there are, and labels, by their classes.
    """

    blocks: int
    bytes: int
    objects: Counter[str]


def held() -> Held:
    """What this process holds, once garbage is collected."""
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
        a_class = issubclass(kind, type)  # isinstance asks the object, and some warn when they are asked
        if str(kind.__module__).startswith("typedtensor") or (a_class and issubclass(x, Axis)):
            found[kind.__qualname__ if not a_class else "labels"] += 1
    return found
