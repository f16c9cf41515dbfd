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

    def added(self, x1: Array, x2: Array) -> AddedProduct | None:
        """What adds the product of two matrices to others that lie row by row; None if it does not take them."""
        lying1, lying2 = _lying(x1), _lying(x2)
        if x1.dtype != x2.dtype or x1.dtype not in self._functions or lying1 is None or lying2 is None:
            return None
        return AddedProduct(*self._functions[x1.dtype], (*lying1, x1), (*lying2, x2))


class AddedProduct:
    """``out += factor * (x1 @ x2)`` as one call, for any factor and any place.

    Args:
        function: computes it.
        number: makes its factors.
        first: how the first matrix lies, the elements from one of its rows, or columns, to the next, and the matrix.
        second: the same of the second one.
    """

    __slots__ = ("_arguments", "_factor", "_function", "_out")

    def __init__(self, function: Any, number: Any, first: _Lying, second: _Lying) -> None:
        (order1, step1, x1), (order2, step2, x2) = first, second
        columns = x2.shape[1]
        self._function, self._factor, self._out = function, number(1), ctypes.c_void_p()
        sizes = map(_integer, (x1.shape[0], columns, x1.shape[1]))
        factors = self._factor, _Address.of(x1), _integer(step1), _Address.of(x2), _integer(step2)
        self._arguments = _ROWS, order1, order2, *sizes, *factors, number(1), self._out, _integer(columns)

    def __call__(self, factor: float, address: int) -> None:
        """Add it to the matrix at an address, which has as many rows and columns, one row after the other."""
        self._factor.value, self._out.value = factor, address
        self._function(*self._arguments)


_Lying = tuple[ctypes.c_int, int, Array]

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
    (down, across), (rows, columns) = x.strides, x.shape
    if across == size and down >= columns * size and not down % size:
        return _AS_IT_LIES, down // size
    if down == size and across >= rows * size and not across % size:
        return _TRANSPOSED, across // size
    return None
