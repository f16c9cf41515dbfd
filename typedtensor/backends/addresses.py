"""Where the elements of arrays are."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import numpy as np

_HEADER = object.__basicsize__
"""The bytes of an object before what its type adds; of an array, that begins with the address of its elements."""

_read = ctypes.c_void_p.from_address


def _asked(array: np.ndarray[Any, Any]) -> int:
    """The address, from what says all about an array."""
    found: int = array.__array_interface__["data"][0]
    return found


def _looked_up(array: np.ndarray[Any, Any]) -> int:
    """The address where NumPy's C interface (``PyArrayObject_fields.data``) has it: in a fifth of the time."""
    return _read(id(array) + _HEADER).value or 0


def _is_there(array: np.ndarray[Any, Any]) -> bool:
    """Whether addresses of arrays can be looked up in this process."""
    return sys.implementation.name == "cpython" and _looked_up(array) == _asked(array)


data_address = _looked_up if _is_there(np.empty(2)[1:]) else _asked
"""The address of the first element of an array.

>>> table = np.zeros((3, 4), np.float32)
>>> data_address(table[1:]) - data_address(table)
16
"""
