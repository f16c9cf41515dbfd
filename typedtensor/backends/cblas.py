"""Products of matrices by a library with the C interface of BLAS, called as it stands."""

from __future__ import annotations

import ctypes
import functools
from typing import Any, NamedTuple

import numpy as np

from typedtensor.backends.memory import data_address
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
        """Whether it writes the product of two matrices, or of each two in stacks, to ``out``.

        It does not if they are not all of one of its precisions, or if one has elements that are neither side by side
        along its rows nor along its columns.
        """
        if not x1.dtype == x2.dtype == out.dtype or out.dtype not in self._functions:
            return False
        first, second, made = x1.shape[-2:], x2.shape[-2:], out.shape[-2:]
        lying = _lying_in(first, x1.strides[-2:], second, x2.strides[-2:], made, out.strides[-2:], out.itemsize)
        return lying.first is not None and lying.second is not None and lying.step is not None

    def product(self, x1: Array, x2: Array, out: Array) -> Call:
        """What writes the product of two matrices that it takes to ``out``, as they are then."""
        lying = _lying_in(x1.shape, x1.strides, x2.shape, x2.strides, out.shape, out.strides, out.itemsize)
        turned, first, second, sizes, step = lying
        assert first is not None
        assert second is not None
        if turned:
            x1, x2 = x2, x1
        function, number = self._functions[out.dtype]
        one, zero = _factors(number)
        (order1, step1), (order2, step2) = first, second
        operands = one, Address.of(x1), step1, Address.of(x2), step2, zero, Address.of(out), step
        return function, (_ROWS, order1, order2, *sizes, *operands)

    def added(self, x1: Array, x2: Array) -> AddedProduct | None:
        """What adds the product of two matrices to others that lie row by row; None if it does not take them."""
        lying1, lying2 = (_lying(x.shape, x.strides, x.itemsize) for x in (x1, x2))
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

    def __init__(self, function: Any, number: Any, first: tuple[*_Lying, Array], second: tuple[*_Lying, Array]) -> None:
        (order1, step1, x1), (order2, step2, x2) = first, second
        columns = x2.shape[1]
        self._function, self._factor, self._out = function, number(1), ctypes.c_void_p()
        sizes = map(_integer, (x1.shape[0], columns, x1.shape[1]))
        factors = self._factor, Address.of(x1), step1, Address.of(x2), step2
        self._arguments = _ROWS, order1, order2, *sizes, *factors, number(1), self._out, _integer(columns)

    def __call__(self, factor: float, address: int) -> None:
        """Add it to the matrix at an address, which has as many rows and columns, one row after the other."""
        self._factor.value, self._out.value = factor, address
        self._function(*self._arguments)


_integer = functools.lru_cache(256)(ctypes.c_int64)  # functions of BLAS write none of them


@functools.cache
def _factors(number: Any) -> tuple[Any, Any]:
    """One and zero, of the product and of what was there before."""
    return number(1), number(0)


class Address(ctypes.c_void_p):
    """Where the elements of an array are; it keeps the array."""

    array: Array

    @classmethod
    def of(cls, array: Array) -> Address:
        """The address of an array."""
        made = cls(data_address(array))
        made.array = array
        return made


_Lying = tuple[ctypes.c_int, ctypes.c_int64]
"""How a matrix lies in memory, and the elements from one of its rows, or columns, to the next."""


class _LyingIn(NamedTuple):
    """How a product is written.

    Attributes:
        turned: whether it is written transposed, as one that lies by columns lies by rows then; its operands change
            their places.
        first: how the first operand lies, or None if it is not taken.
        second: the same of the second one.
        sizes: the rows, the columns and the terms.
        step: the elements from one of its rows to the next, or None if it is not taken.
    """

    turned: bool
    first: _Lying | None
    second: _Lying | None
    sizes: tuple[ctypes.c_int64, ...]
    step: ctypes.c_int64 | None


_Pair = tuple[int, ...]


@functools.lru_cache(256)
def _lying_in(
    shape1: _Pair, strides1: _Pair, shape2: _Pair, strides2: _Pair, shape: _Pair, strides: _Pair, itemsize: int
) -> _LyingIn:
    """How the product of two matrices is written, by the shapes and strides of all; many of a program have the same."""
    turned = strides[-1] != itemsize
    if turned:
        (shape1, strides1), (shape2, strides2) = (shape2[::-1], strides2[::-1]), (shape1[::-1], strides1[::-1])
        shape, strides = shape[::-1], strides[::-1]
    lying = _lying(shape, strides, itemsize)
    sizes = tuple(map(_integer, (*shape, shape1[1])))
    step = lying[1] if lying is not None and lying[0] is _AS_IT_LIES else None
    return _LyingIn(turned, _lying(shape1, strides1, itemsize), _lying(shape2, strides2, itemsize), sizes, step)


def _lying(shape: _Pair, strides: _Pair, size: int) -> _Lying | None:
    """How a matrix lies, of its shape, its strides and the bytes of an element."""
    (down, across), (rows, columns) = strides, shape
    if across == size and down >= columns * size and not down % size:
        return _AS_IT_LIES, _integer(down // size)
    if down == size and across >= rows * size and not across % size:
        return _TRANSPOSED, _integer(across // size)
    return None
