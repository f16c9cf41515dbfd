"""Matrix products by direct calls of a CBLAS library."""

from __future__ import annotations

import ctypes
import functools
import math
from typing import Any, NamedTuple, Self

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.backends.namespace import Array

ROWS, _AS_IT_LIES, _TRANSPOSED = map(ctypes.c_int, (101, 111, 112))
"""CBLAS's constants for row-major matrices, and for row-major and column-major operands."""

BoundCall = tuple[Any, tuple[Any, ...]]
"""A function and its arguments, which own the arrays."""


class Cblas:
    """The matrix products of a library.

    Args:
        library: the library.
        name: the name of its functions with 64-bit integers, with ``{}`` in place of ``sgemm``.
        stacks: whether it multiplies stacks of matrices by ``sgemm_batch``.
    """

    def __init__(self, library: ctypes.CDLL, name: str, *, stacks: bool = False) -> None:
        self._functions = {
            np.dtype(precision): (getattr(library, name.format(function)), number)
            for precision, function, number in (
                (np.float32, "sgemm", ctypes.c_float),
                (np.float64, "dgemm", ctypes.c_double),
            )
        }
        self._of_stacks = {
            np.dtype(precision): found
            for precision, letter in ((np.float32, "s"), (np.float64, "d"))
            if stacks and (found := getattr(library, name.format(f"{letter}gemm_batch"), None)) is not None
        }
        for function in (*[function for function, _ in self._functions.values()], *self._of_stacks.values()):
            function.restype = None

    def takes(self, x1: Array, x2: Array, out: Array) -> bool:
        """Whether the library can write the product of two matrices, or of stacks of matrices, to ``out``.

        It requires one supported dtype for all three. The elements of each row, or those of each column, must be
        contiguous.
        """
        if not x1.dtype == x2.dtype == out.dtype or out.dtype not in self._functions:
            return False
        lying = lying_in(*_matrices(x1, x2, out), out.itemsize)
        return lying.first is not None and lying.second is not None and lying.step is not None

    def takes_stacks(self, x1: Array, x2: Array, out: Array) -> bool:
        """Whether :meth:`products` can write the products of two stacks, as :meth:`takes`."""
        return out.dtype in self._of_stacks and self.takes(x1, x2, out)

    def product(self, x1: Array, x2: Array, out: Array) -> BoundCall:
        """Return the call that writes the product of two supported matrices to ``out``."""
        lying = lying_in(x1.shape, x1.strides, x2.shape, x2.strides, out.shape, out.strides, out.itemsize)
        turned, first, second, sizes, step = lying
        assert first is not None
        assert second is not None
        if turned:
            x1, x2 = x2, x1
        function, number = self._functions[out.dtype]
        one, zero = _factors(number)
        (order1, step1), (order2, step2) = first, second
        operands = one, Address.of(x1), step1, Address.of(x2), step2, zero, Address.of(out), step
        return function, (ROWS, order1, order2, *sizes, *operands)

    def products(self, x1: Array, x2: Array, out: Array) -> BoundCall:
        """Return the call that writes the products of two stacks of supported matrices to a stack.

        Leading axes of the factors broadcast to those of ``out``.
        """
        turned, first, second, sizes, step = lying_in(*_matrices(x1, x2, out), out.itemsize)
        assert first is not None
        assert second is not None
        assert step is not None
        if turned:
            x1, x2 = x2, x1
        lead = out.shape[:-2]
        one, zero = _factors(self._functions[out.dtype][1])
        (order1, step1), (order2, step2) = first, second
        each = ctypes.byref  # one group of equal products: the first element of each array
        layouts = each(order1), each(order2), *map(each, sizes)
        factors = each(one), Addresses.of_each(x1, lead), each(step1), Addresses.of_each(x2, lead), each(step2)
        result = each(zero), Addresses.of_each(out, lead), each(step)
        count = _integer(1), each(_integer(math.prod(lead)))
        return self._of_stacks[out.dtype], (ROWS, *layouts, *factors, *result, *count)

    def added(self, x1: Array, x2: Array) -> AddedProduct | None:
        """Return a call that adds the product of two matrices to a row-major matrix; None if it does not support
        them."""
        lying1, lying2 = (_lying(x.shape, x.strides, x.itemsize) for x in (x1, x2))
        if x1.dtype != x2.dtype or x1.dtype not in self._functions or lying1 is None or lying2 is None:
            return None
        return AddedProduct(*self._functions[x1.dtype], (*lying1, x1), (*lying2, x2))


class AddedProduct:
    """``out += factor * (x1 @ x2)`` as one call, for any factor and address.

    Args:
        function: the BLAS function.
        number: converts the factors.
        first: the layout of the first matrix, its leading dimension, and the matrix.
        second: the same for the second matrix.
    """

    __slots__ = ("_arguments", "_factor", "_function", "_out")

    def __init__(self, function: Any, number: Any, first: tuple[*_Lying, Array], second: tuple[*_Lying, Array]) -> None:
        (order1, step1, x1), (order2, step2, x2) = first, second
        columns = x2.shape[1]
        self._function, self._factor, self._out = function, number(1), ctypes.c_void_p()
        sizes = map(_integer, (x1.shape[0], columns, x1.shape[1]))
        factors = self._factor, Address.of(x1), step1, Address.of(x2), step2
        self._arguments = ROWS, order1, order2, *sizes, *factors, number(1), self._out, _integer(columns)

    def __call__(self, factor: float, address: int) -> None:
        """Add the product to a contiguous row-major matrix of its shape at an address."""
        self._factor.value, self._out.value = factor, address
        self._function(*self._arguments)


_integer = functools.lru_cache(256)(ctypes.c_int64)  # BLAS does not write its integers


@functools.cache
def _factors(number: Any) -> tuple[Any, Any]:
    """One and zero, the factors of the product and of the previous contents."""
    return number(1), number(0)


class Address(ctypes.c_void_p):
    """The address of an array's elements; it owns the array."""

    array: Array

    @classmethod
    def of(cls, array: Array) -> Self:
        """Return the address of an array."""
        result = cls(data_address(array))
        result.array = array
        return result


class Addresses(Address):
    """The address of an array of addresses, those of the matrices of a stack; it owns the stack."""

    stack: Array

    @classmethod
    def of_each(cls, stack: Array, lead: tuple[int, ...]) -> Addresses:
        """Return the addresses of the matrices of a stack whose leading axes broadcast to ``lead``."""
        result = cls.of(_offsets(lead, stack.shape[:-2], stack.strides[:-2]) + data_address(stack))
        result.stack = stack
        return result


@functools.lru_cache(64)
def _offsets(lead: tuple[int, ...], shape: tuple[int, ...], strides: tuple[int, ...]) -> Array:
    """Return the distances in bytes from the first matrix of a stack to each, with broadcast leading axes."""
    new, found = len(lead) - len(shape), np.zeros(1, np.intp)
    for size, own, stride in zip(lead[new:], shape, strides, strict=True):
        step = stride if own == size else 0
        found = np.add.outer(found, np.arange(0, size * step, step) if step else np.zeros(size, np.intp)).reshape(-1)
    return found if not new else np.tile(found, math.prod(lead[:new]))


_Lying = tuple[ctypes.c_int, ctypes.c_int64]
"""The layout of a matrix, and its leading dimension in elements."""


class LyingIn(NamedTuple):
    """The parameters of a product.

    Attributes:
        turned: whether the transposed product is written, since ``out`` is column-major; its operands are exchanged.
        first: the layout of the first operand; None if it is unsupported.
        second: the layout of the second operand; None if it is unsupported.
        sizes: the numbers of rows, columns and terms.
        step: the leading dimension of ``out``; None if it is unsupported.
    """

    turned: bool
    first: _Lying | None
    second: _Lying | None
    sizes: tuple[ctypes.c_int64, ...]
    step: ctypes.c_int64 | None


_Pair = tuple[int, ...]


def _matrices(x1: Array, x2: Array, out: Array) -> tuple[_Pair, _Pair, _Pair, _Pair, _Pair, _Pair]:
    """Return the shapes and strides of matrices, or of those in stacks."""
    return x1.shape[-2:], x1.strides[-2:], x2.shape[-2:], x2.strides[-2:], out.shape[-2:], out.strides[-2:]


@functools.lru_cache(256)
def lying_in(
    shape1: _Pair, strides1: _Pair, shape2: _Pair, strides2: _Pair, shape: _Pair, strides: _Pair, itemsize: int
) -> LyingIn:
    """Return the parameters of a product, by shapes and strides; cached, since programs repeat them."""
    turned = strides[-1] != itemsize
    if turned:
        (shape1, strides1), (shape2, strides2) = (shape2[::-1], strides2[::-1]), (shape1[::-1], strides1[::-1])
        shape, strides = shape[::-1], strides[::-1]
    lying = _lying(shape, strides, itemsize)
    sizes = tuple(map(_integer, (*shape, shape1[1])))
    step = lying[1] if lying is not None and lying[0] is _AS_IT_LIES else None
    return LyingIn(turned, _lying(shape1, strides1, itemsize), _lying(shape2, strides2, itemsize), sizes, step)


def _lying(shape: _Pair, strides: _Pair, size: int) -> _Lying | None:
    """Return the layout of a matrix, from its shape, its strides and the bytes of an element."""
    (down, across), (rows, columns) = strides, shape
    if rows == 1:  # nothing depends on the step to a second row
        down = columns * size if across == size else size
    elif columns == 1:
        across = size
    if across == size and down >= columns * size and not down % size:
        return _AS_IT_LIES, _integer(down // size)
    if down == size and across >= rows * size and not across % size:
        return _TRANSPOSED, _integer(across // size)
    return None
