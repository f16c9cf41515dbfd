"""Instructions that can be done part by part, and what memory the parts touch."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.cblas import Product
from typedtensor.plan.values import Array, Instruction

MULTIPLICATION = 0.2
"""The bytes that are written in the time of a multiplication in a product of matrices."""


@dataclass(frozen=True, slots=True)
class Division:
    """How an axis is divided: into units, which are alike, and parts of so many units, of which the last may have less.

    Axes of several lengths are divided alike if the number of units divides them all.
    """

    units: int
    each: int

    @property
    def count(self) -> int:
        """How many parts there are."""
        return -(-self.units // self.each)

    def part(self, number: int, length: int, *, first: bool = False) -> slice:
        """A part of an axis with a length, or what is as long as that at the beginning."""
        unit = length // self.units
        start, stop = number * self.each, min((number + 1) * self.each, self.units)
        return slice(0, (stop - start) * unit) if first else slice(start * unit, stop * unit)


@dataclass(frozen=True, slots=True)
class Operand:
    """What an instruction reads or writes: an array, and the axis along which it is divided, if it is."""

    array: Array
    axis: int | None
    written: bool

    def part(self, number: int, division: Division, *, first: bool = False) -> Array:
        """The part with a number, or what is as long as that at the beginning."""
        if self.axis is None:
            return self.array
        place = division.part(number, self.array.shape[self.axis], first=first)
        part: Array = self.array[(*(slice(None),) * self.axis, place)]
        return part

    def span(self, division: Division) -> Span:
        """The memory that it touches."""
        low, high = bounds(self.array)
        if self.axis is None:
            return Span(low, 0, high - low, low, high, self.written)
        part = self.part(0, division)
        start, stop = bounds(part)
        return Span(start, self.array.strides[self.axis] * part.shape[self.axis], stop - start, low, high, self.written)


def bounds(array: Array) -> tuple[int, int]:
    """Where the memory of an array starts and ends."""
    low = high = array.ctypes.data
    for size, stride in zip(array.shape, array.strides, strict=True):
        reach = stride * (size - 1)
        low, high = low + min(reach, 0), high + max(reach, 0)
    return low, high + array.itemsize


@dataclass(frozen=True, slots=True)
class Span:
    """Memory that is touched.

    Attributes:
        start: where the first part starts.
        step: the bytes from a part to the next.
        size: the bytes of a part; the last may have less.
        low: where all parts together start.
        high: where they end.
        written: whether it is written.
    """

    start: int
    step: int
    size: int
    low: int
    high: int
    written: bool

    def meets(self, other: Span, count: int) -> bool:
        """Whether one of so many parts touches another part of the other."""
        if self.low >= other.high or other.low >= self.high:
            return False
        if self.step != other.step or self.step == 0:
            return True
        # A part touches the one that is so many parts further on in the other, if the bytes between are in the range.
        step, distance = abs(self.step), other.start - self.start
        first, last = (-other.size - distance) // step + 1, -((distance - self.size) // step) - 1
        first, last = max(first, 1 - count), min(last, count - 1)
        return first <= last and (first, last) != (0, 0)


@dataclass(frozen=True, slots=True)
class Divisible:
    """An instruction whose result can be computed part by part.

    Attributes:
        length: how many parts there are at most.
        operands: what it touches; last, what it writes.
        make: the instruction on parts of the operands.
        work: how much it does, as bytes of a sum that take as long to write.
    """

    length: int
    operands: tuple[Operand, ...]
    make: Callable[[Sequence[Any]], Instruction]
    work: float


def spans_of(members: Sequence[Divisible], division: Division) -> set[Span]:
    """The memory that instructions touch."""
    return {x.span(division) for member in members for x in member.operands}


def are_apart(spans: set[Span], others: set[Span], count: int) -> bool:
    """Whether no part of a span touches what is written in another part of another, or of itself."""
    return not any(one.meets(other, count) for one in spans for other in others if one.written or other.written)


def as_divisible(instruction: Instruction, *, products: bool) -> Divisible | None:
    """An instruction as one that can be done part by part, if it is known to be.

    Args:
        instruction: the instruction.
        products: whether products of matrices are, too: they take longer in parts, unless threads share them.
    """
    function, arguments = instruction
    if isinstance(function, Product):
        return _matrices(function) if products else None
    if function is np.matmul:
        return _product(*arguments)
    if isinstance(function, np.ufunc):
        if function.nout == 1 and function.signature is None and len(arguments) == function.nin + 1:
            return _elementwise(arguments, lambda parts: (function, tuple(parts)))
        return None
    if isinstance(function, functools.partial):
        ufunc, out = function.func, function.keywords.get("out")
        if isinstance(ufunc, np.ufunc) and isinstance(out, np.ndarray) and len(arguments) == ufunc.nin:
            return _elementwise(
                (*arguments, out), lambda parts: (functools.partial(ufunc, out=parts[-1]), tuple(parts[:-1]))
            )
        return None
    place = getattr(function, "__self__", None)
    if isinstance(place, np.ndarray) and function == place.__setitem__ and arguments[0] is Ellipsis:
        return _elementwise((arguments[1], place), lambda parts: (parts[1].__setitem__, (Ellipsis, parts[0])))
    return None


def _elementwise(arrays: Sequence[Any], make: Callable[[Sequence[Any]], Instruction]) -> Divisible | None:
    """An instruction whose last array is what it writes, each element from those at the same place."""
    *inputs, out = arrays
    axis = _slowest(out, range(out.ndim))
    return None if axis is None else _over(axis, inputs, out, make)


def _product(x1: Array, x2: Array, out: Array) -> Divisible | None:
    """The products of matrices, of which each is computed alone."""
    axis = _slowest(out, range(out.ndim - 2))
    return None if axis is None else _over(axis, [x1, x2], out, lambda parts: (np.matmul, tuple(parts)))


def _matrices(product: Product) -> Divisible:
    """A product of matrices, divided into rows or columns."""
    x1, x2, out = product.x1, product.x2, product.out
    axis = 0 if out.strides[0] >= out.strides[1] else 1
    operands = Operand(x1, 0 if axis == 0 else None, False), Operand(x2, None if axis == 0 else 1, False)
    return Divisible(
        out.shape[axis],
        (*operands, Operand(out, axis, True)),
        lambda parts: (product.part(*parts), ()),
        out.size * x1.shape[1] * MULTIPLICATION,
    )


def _over(axis: int, inputs: Sequence[Any], out: Array, make: Callable[[Sequence[Any]], Instruction]) -> Divisible:
    """An instruction that is divided along an axis of its result; numbers are among its inputs as they are."""
    operands = [Operand(x, _aligned(x, axis - out.ndim), False) for x in inputs if isinstance(x, np.ndarray)]

    def complete(parts: Sequence[Any]) -> Instruction:
        found = iter(parts)
        return make([next(found) if isinstance(x, np.ndarray) else x for x in (*inputs, out)])

    return Divisible(out.shape[axis], (*operands, Operand(out, axis, True)), complete, float(out.nbytes))


def _aligned(array: Array, axis: int) -> int | None:
    """An axis, counted from the last, in an operand; None if it is not divided along it."""
    return array.ndim + axis if array.ndim + axis >= 0 and array.shape[axis] > 1 else None


def _slowest(array: Array, axes: range) -> int | None:
    """The axis whose parts lie farthest apart, if there are several parts."""
    found = max(axes, key=lambda n: (array.shape[n] > 1) * abs(array.strides[n]), default=None)
    return None if found is None or array.shape[found] < 2 else found
