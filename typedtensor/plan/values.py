"""Array programs: what a plan is made from.

A typed expression says what is computed; an array program says it with axes as positions and sizes as numbers. It
is a graph of values. A value is a primitive applied to other values, and has a shape and a dtype; Python numbers
stand among its operands as they are, since they take the precision of what they meet.

Values are compared by identity and never changed.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np

Shape = tuple[int, ...]
DType = np.dtype[Any]
Number = float | int | bool
Array = np.ndarray[Any, Any]
Instruction = tuple[Any, tuple[Any, ...]]
"""A function and its arguments. Arrays are bound when a plan is made, so that a step only calls."""


class Primitive:
    """What a value is computed by. Primitives are compared by what they do, so that equal work is seen.

    Attributes:
        shares: whether the result is a view of the first operand, which costs nothing when a plan runs.
        pure: whether equal operands give equal results.
    """

    shares: ClassVar[bool] = False
    pure: ClassVar[bool] = True

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        """The shape and the dtype of the result."""
        raise TypeError(f"{self} says nothing about its result")

    def view(self, array: Array) -> Array:
        """The result as a view of the first operand, if :attr:`shares`."""
        raise TypeError(f"{self} is no view")

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        """What computes the result into ``out``."""
        raise TypeError(f"{self} computes nothing")

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        """The same for each element of a new first axis.

        Args:
            operands: the mapped ones have the new axis first.
            mapped: which ones have it; at least one does.
            length: of the new axis.

        Returns:
            The result with the new axis first, or None if there is no way but one element after the other.
        """
        return None


@dataclass(frozen=True, slots=True, eq=False)
class Value:
    """A primitive applied to values."""

    primitive: Primitive
    operands: tuple[Operand, ...]
    shape: Shape
    dtype: DType

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    def __repr__(self) -> str:
        return f"{self.primitive}: {self.dtype}{list(self.shape)}"


Operand = Value | Number


def make(primitive: Primitive, *operands: Operand) -> Value:
    """A primitive applied to operands."""
    shape, dtype = primitive.result(operands)
    return Value(primitive, operands, shape, dtype)


@dataclass(frozen=True, eq=False)
class Given(Primitive):
    """A value that a program is run with."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class Constant(Primitive):
    """An array that does not change."""

    array: Array

    def __str__(self) -> str:
        return "constant"


def given(name: str, shape: Shape, dtype: DType) -> Value:
    """A value that a program is run with."""
    return Value(Given(name), (), shape, dtype)


def constant(array: Array) -> Value:
    """An array as a value."""
    return Value(Constant(array), (), array.shape, array.dtype)


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """Values to compute, and what they are computed from.

    Attributes:
        inputs: what it is run with.
        outputs: what it gives.
    """

    inputs: tuple[Value, ...]
    outputs: tuple[Value, ...]
    _order: list[Value] = field(default_factory=list, init=False, repr=False)

    def order(self) -> Sequence[Value]:
        """All values, operands first."""
        if not self._order:  # passes that change nothing ask for it again and again
            self._order.extend(ordered(self.outputs))
        return self._order


def ordered(roots: Iterable[Operand]) -> list[Value]:
    """Values and what they are computed from, each once, operands first."""
    order: list[Value] = []
    done: set[Value] = set()
    stack: list[tuple[Value, bool]] = [(root, False) for root in roots if isinstance(root, Value)]
    stack.reverse()
    while stack:
        value, ready = stack.pop()
        if ready:
            order.append(value)
        elif value not in done:
            done.add(value)
            stack.append((value, True))
            stack.extend((x, False) for x in reversed(value.operands) if isinstance(x, Value) and x not in done)
    return order


def readers_of(order: Iterable[Value]) -> defaultdict[Value, list[Value]]:
    """By a value, those that are computed from it; one that reads it twice is there twice."""
    readers: defaultdict[Value, list[Value]] = defaultdict(list)
    for value in order:
        for x in value.operands:
            if isinstance(x, Value):
                readers[x].append(value)
    return readers


def execute(code: Iterable[Instruction]) -> None:
    """Do instructions, one after the other."""
    for function, arguments in code:
        function(*arguments)


def copying(place: Array, array: Any) -> Instruction:
    """What copies an array to a place; it costs less than ``numpy.copyto``."""
    return place.__setitem__, (Ellipsis, array)


def shape_of(operand: Operand) -> Shape:
    """The shape of an operand; a number has none."""
    return operand.shape if isinstance(operand, Value) else ()
