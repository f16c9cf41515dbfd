"""Products of matrices by a library with the C interface of BLAS, called as it stands."""

from __future__ import annotations

import ctypes
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

    def product(self, x1: Array, x2: Array, out: Array) -> Call | None:
        """What writes the product of two matrices to ``out``, as they are then.

        None if BLAS does not take them: they are not all of one of its precisions, or one has elements that are
        neither side by side along its rows nor along its columns.
        """
        if not x1.dtype == x2.dtype == out.dtype or out.dtype not in self._functions:
            return None
        # A product that lies by columns is, transposed, one that lies by rows.
        first, second, result = (x1, x2, out) if out.strides[-1] == out.itemsize else (x2.T, x1.T, out.T)
        lying1, lying2, lying = map(_lying, (first, second, result))
        if lying1 is None or lying2 is None or lying is None or lying[0] is not _AS_IT_LIES:
            return None
        function, number = self._functions[out.dtype]
        sizes = map(ctypes.c_int64, (*result.shape, first.shape[1]))
        factors = number(1), _address(first), lying1[1], _address(second), lying2[1]
        arguments = _ROWS, lying1[0], lying2[0], *sizes, *factors, number(0), _address(result), lying[1]
        return function, arguments


def _address(x: Array) -> ctypes.c_void_p:
    address: ctypes.c_void_p = x.ctypes.data_as(ctypes.c_void_p)  # which keeps the array
    return address


def _lying(x: Array) -> tuple[ctypes.c_int, ctypes.c_int64] | None:
    """How a matrix lies in memory, and the elements from one of its rows, or columns, to the next."""
    for order, array in ((_AS_IT_LIES, x), (_TRANSPOSED, x.T)):
        step, remainder = divmod(array.strides[0], array.itemsize)
        if array.strides[1] == array.itemsize and step >= array.shape[1] and not remainder:
            return order, ctypes.c_int64(step)
    return None
