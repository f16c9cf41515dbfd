"""Products of matrices by a library with the C interface of BLAS, called as it stands."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

import numpy as np

from typedtensor.backends.namespace import Array

_ROWS, _AS_IT_LIES, _TRANSPOSED = map(ctypes.c_int, (101, 111, 112))
"""The constants of CBLAS for matrices that lie row by row, and for operands that do or that lie column by column."""

Call = tuple[Any, tuple[Any, ...]]
"""A function and its arguments, which keep the arrays."""


class Cblas:
    """The products of matrices of a library.

    Args:
        library: the library.
        name: what its functions with integers of 64 bits are called, with ``{}`` in place of ``sgemm``.
    """

    def __init__(self, library: ctypes.CDLL, name: str) -> None:
        self._functions = {
            np.dtype(precision): (getattr(library, name.format(function)), number)
            for precision, function, number in (
                (np.float32, "sgemm", ctypes.c_float),
                (np.float64, "dgemm", ctypes.c_double),
            )
        }
        for function, _ in self._functions.values():
            function.restype = None

    def takes(self, x1: Array, x2: Array, out: Array) -> bool:
        """Whether it writes the product of two matrices to ``out``.

        It does not if they are not all of one of its precisions, or if one has elements that are neither side by side
        along its rows nor along its columns.
        """
        if not x1.dtype == x2.dtype == out.dtype or out.dtype not in self._functions:
            return False
        lying = _lying(out if out.strides[-1] == out.itemsize else out.T)
        return lying is not None and lying[0] is _AS_IT_LIES and _lying(x1) is not None and _lying(x2) is not None

    def product(self, x1: Array, x2: Array, out: Array) -> Call:
        """What writes the product of two matrices that it takes to ``out``, as they are then."""
        # A product that lies by columns is, transposed, one that lies by rows.
        first, second, result = (x1, x2, out) if out.strides[-1] == out.itemsize else (x2.T, x1.T, out.T)
        lying1, lying2, lying = map(_lying, (first, second, result))
        assert lying1 is not None
        assert lying2 is not None
        assert lying is not None
        function, number = self._functions[out.dtype]
        (order1, step1), (order2, step2), (_, step) = lying1, lying2, lying
        sizes = map(_integer, (*result.shape, first.shape[1]))
        factors = number(1), _Address.of(first), _integer(step1), _Address.of(second), _integer(step2)
        return function, (_ROWS, order1, order2, *sizes, *factors, number(0), _Address.of(result), _integer(step))


_integer = functools.lru_cache(256)(ctypes.c_int64)  # functions of BLAS write none of them


class _Address(ctypes.c_void_p):
    """Where the elements of an array are; it keeps the array."""

    array: Array

    @classmethod
    def of(cls, array: Array) -> _Address:
        """The address of an array; ``array.ctypes.data_as`` takes twice as long."""
        made = cls(array.__array_interface__["data"][0])
        made.array = array
        return made


def _lying(x: Array) -> tuple[ctypes.c_int, int] | None:
    """How a matrix lies in memory, and the elements from one of its rows, or columns, to the next."""
    size = x.itemsize
    for order, along, across in ((_AS_IT_LIES, 1, 0), (_TRANSPOSED, 0, 1)):
        if x.strides[along] == size:
            step, remainder = divmod(x.strides[across], size)
            if step >= x.shape[along] and not remainder:
                return order, step
    return None
