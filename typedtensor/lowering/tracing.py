"""Traced arrays, which have no elements: kernels run on them to record primitives.

Kernels compute through an array namespace. The functions of the traced arrays' namespace create values of an array
program. So one definition of an operation serves the interpreter, other backends and plans.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.ir import (
    Argument,
    Assemble,
    CheckRange,
    DType,
    Elementwise,
    Full,
    MatMul,
    Reshape,
    Shape,
    Slice,
    SymbolicFloat,
    SymbolicInt,
    Value,
    constant,
    hashable,
    make,
    plain,
)

_NUMBERS = frozenset({float, int, bool, SymbolicInt, SymbolicFloat})


class Untraceable(Exception):
    """A kernel computes something that no primitive expresses; the program calls the kernel instead."""


def _operator(function: str, *, swapped: bool = False) -> Any:
    """Return the method of an operator, which applies a universal function."""

    def method(*operands: Any) -> Traced:
        return apply(getattr(np, function), *(operands[::-1] if swapped else operands))

    return method


def _operators(function: str) -> tuple[Any, Any]:
    """Return the methods of an operator with the array on its left and on its right."""
    return _operator(function), _operator(function, swapped=True)


class Traced:
    """An array of a program that is being traced."""

    __slots__ = ("value",)
    __array_priority__ = 1000

    def __init__(self, value: Value) -> None:
        self.value = value

    @property
    def shape(self) -> Shape:
        return self.value.shape

    @property
    def dtype(self) -> DType:
        return self.value.dtype

    @property
    def ndim(self) -> int:
        return len(self.value.shape)

    @property
    def size(self) -> int:
        return self.value.size

    @property
    def at(self) -> _At:
        return _At(self)

    def checked_range(self, size: int) -> Traced:
        """The same indices, with a check at run time that they are from 0 to ``size`` - 1."""
        return Traced(make(CheckRange(size), self.value))

    def __bool__(self) -> bool:
        raise Untraceable("the truth value of an element")

    __float__ = __int__ = __index__ = __iter__ = __array__ = __bool__

    def __getitem__(self, key: Any) -> Traced:
        parts = hashable(key, self.ndim)
        if not all(isinstance(part, (tuple, int, SymbolicInt)) for part in parts):
            raise Untraceable("a subscript that is no slice")
        return Traced(make(Slice(parts), self.value))

    __neg__, __abs__, __invert__ = map(_operator, ("negative", "absolute", "invert"))
    __add__, __radd__ = _operators("add")
    __sub__, __rsub__ = _operators("subtract")
    __mul__, __rmul__ = _operators("multiply")
    __truediv__, __rtruediv__ = _operators("divide")
    __floordiv__, __rfloordiv__ = _operators("floor_divide")
    __mod__, __rmod__ = _operators("remainder")
    __pow__, __rpow__ = _operators("power")
    __and__, __or__, __xor__ = map(_operator, ("bitwise_and", "bitwise_or", "bitwise_xor"))
    __eq__, __ne__ = map(_operator, ("equal", "not_equal"))
    __lt__, __le__ = map(_operator, ("less", "less_equal"))
    __gt__, __ge__ = map(_operator, ("greater", "greater_equal"))

    def __matmul__(self, other: Any) -> Traced:
        return product(self, other)


class _At:
    """``zeros.at[key]``, whose methods return new arrays, as in JAX."""

    def __init__(self, array: Traced, key: Any = None) -> None:
        self.array, self.key = array, key

    def __getitem__(self, key: Any) -> _At:
        return _At(self.array, key)

    def set(self, values: Any) -> Traced:
        zeros = self.array.value
        if not (isinstance(zeros.primitive, Full) and zeros.primitive.number == 0):
            raise Untraceable("writing into an array that is not zero")
        parts = hashable(self.key, len(zeros.shape))
        if not all(isinstance(part, (tuple, int, SymbolicInt)) for part in parts):
            raise Untraceable("writing at indices")
        return Traced(make(Assemble(zeros.shape, (parts,)), as_value(values)))

    def add(self, values: Any) -> Traced:
        raise Untraceable("adding at indices")


def apply(function: np.ufunc, *operands: Any) -> Traced:
    """Apply a universal function to arrays and numbers."""
    return Traced(make(Elementwise(function.__name__), *map(as_operand, operands)))


def as_operand(x: Any) -> Argument:
    """Return an array or a number as an operand."""
    if isinstance(x, Traced):
        return x.value
    if type(x) in _NUMBERS:
        number: Argument = x
        return number
    return constant(np.asarray(x))


def as_value(x: Any) -> Value:
    """Return an array or a number as a value."""
    operand = as_operand(x)
    return operand if isinstance(operand, Value) else make(Full(operand, (), np.asarray(plain(operand)).dtype))


def product(x1: Any, x2: Any) -> Traced:
    """``numpy.matmul``, including vectors."""
    a, b = as_value(x1), as_value(x2)
    left = make(Reshape((1, *a.shape)), a) if len(a.shape) == 1 else a
    right = make(Reshape((*b.shape, 1)), b) if len(b.shape) == 1 else b
    result = make(MatMul(), left, right)
    shape = list(result.shape)
    if len(b.shape) == 1:
        del shape[-1]
    if len(a.shape) == 1:
        del shape[-1 if len(b.shape) == 1 else -2]
    return Traced(result if tuple(shape) == result.shape else make(Reshape(tuple(shape)), result))
