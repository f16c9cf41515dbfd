"""Addresses and pages of arrays, and reusable memory whose arrays are tracked by reference counts."""

from __future__ import annotations

import ctypes
import functools
import os
import sys
import weakref
from typing import Any

import numpy as np

_HEADER = object.__basicsize__
"""The bytes of an object's header. In an array, the address of the elements follows it."""

_read = ctypes.c_void_p.from_address


def _asked(array: np.ndarray[Any, Any]) -> int:
    """The address by the array interface."""
    found: int = array.__array_interface__["data"][0]
    return found


def _looked_up(array: np.ndarray[Any, Any]) -> int:
    """The address by NumPy's C structure (``PyArrayObject_fields.data``), in a fifth of the time."""
    return _read(id(array) + _HEADER).value or 0


def _is_there(array: np.ndarray[Any, Any]) -> bool:
    """Whether the C structure can be read in this process."""
    return sys.implementation.name == "cpython" and _looked_up(array) == _asked(array)


data_address = _looked_up if _is_there(np.empty(2)[1:]) else _asked
"""The address of the first element of an array.

>>> table = np.zeros((3, 4), np.float32)
>>> data_address(table[1:]) - data_address(table)
16
"""

ALIGNMENT = 64
"""The alignment of arrays in bytes, a cache line, which is best for vector instructions."""


def advise(array: np.ndarray[Any, Any], *, huge: bool) -> None:
    """Ask Linux to back an array that starts at a page with huge pages, or with small ones.

    NumPy asks for huge pages from 4 MiB on. Such a page is in memory as a whole once a byte of it is written. On other
    systems, and with ``NUMPY_MADVISE_HUGEPAGE=0``, this does nothing.
    """
    function = _madvise()
    if function is not None:
        function(ctypes.c_void_p(data_address(array)), ctypes.c_size_t(array.nbytes), 14 if huge else 15)


@functools.cache
def _madvise() -> Any:
    if sys.platform != "linux" or os.environ.get("NUMPY_MADVISE_HUGEPAGE") == "0":
        return None
    return getattr(ctypes.CDLL(None), "madvise", None)


class _Block(np.ndarray[Any, np.dtype[Any]]):
    """The elements of a memory.

    A view of an array refers to the first array of the chain of views, up to the first one of another class. So all
    views of a lent array refer to that array, and none to the block.
    """

    memory: weakref.ref[Memory]


class Memory:
    """Memory for one array at a time.

    Args:
        size: the number of its elements.
        dtype: their dtype.

    >>> memory = Memory(3, np.dtype(np.float32))
    >>> array = memory.lend()
    >>> part = array[1:]
    >>> del array
    >>> memory.is_free
    False
    >>> del part
    >>> memory.is_free
    True
    """

    __slots__ = ("__weakref__", "_block", "_lent")

    def __init__(self, size: int, dtype: np.dtype[Any]) -> None:
        raw = _Block(size * dtype.itemsize + ALIGNMENT, np.uint8)
        start = -raw.ctypes.data % ALIGNMENT
        self._block = raw[start : start + size * dtype.itemsize].view(dtype, _Block)
        self._block.memory = weakref.ref(self)
        self._lent: weakref.ref[Any] | None = None

    @property
    def is_free(self) -> bool:
        """Whether no array or view of the memory is alive."""
        return self._lent is None or self._lent() is None

    @property
    def elements(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The whole memory as an array that does not count as lent."""
        return self._block.view(np.ndarray)

    def lend(self) -> np.ndarray[Any, np.dtype[Any]]:
        """Lend the whole memory as an uninitialised array."""
        lent = self._block.view(np.ndarray)
        self._lent = weakref.ref(lent)
        return lent


def memory_of(array: np.ndarray[Any, Any]) -> Memory | None:
    """The memory that an array is a view of; None for other arrays."""
    block = _block_of(array)
    return None if block is None else block.memory()


def unseen(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return a view of a lent array that does not count as lent."""
    block = _block_of(array)
    assert block is not None
    offset = data_address(array) - data_address(block)
    return np.ndarray(array.shape, array.dtype, block, offset, array.strides)


def _block_of(array: np.ndarray[Any, Any]) -> _Block | None:
    lent = array.base
    block = lent.base if type(lent) is np.ndarray else lent  # possibly the lent array itself
    return block if type(block) is _Block else None
