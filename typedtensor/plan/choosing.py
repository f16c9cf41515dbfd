"""Primitives that read or write one element along an axis, at an index for each of the others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Shape, Value, copying, make


@dataclass(frozen=True)
class TakeAlong(Primitive):
    """The element of the first operand along an axis at the second, whose axes are the others."""

    axis: int

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        x, index = _values(operands)
        return index.shape, x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        x, index = arrays
        flat, step, start = _flattened(x, self.axis)
        if flat is None:
            return [(_take_slowly, (out, x, index, self.axis))]
        places, code = _places(index, step, start)
        return [*code, (flat.take, (places, None, out, "clip"))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(TakeAlong(self.axis + 1), *operands) if all(mapped) else None

    def __str__(self) -> str:
        return f"take along {self.axis}"


@dataclass(frozen=True)
class AddAlong(Primitive):
    """The first operand with the third times a factor added along an axis at the second."""

    axis: int
    factor: int

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        x = operands[0]
        assert isinstance(x, Value)
        return x.shape, x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        x, index, values = arrays
        flat, step, start = _flattened(out, self.axis)
        code: list[Instruction] = [] if x is out else [copying(out, x)]
        if flat is None:
            return [*code, (_add_slowly, (out, index, values, self.axis, self.factor))]
        places, found = _places(index, step, start)
        there = np.empty(index.shape, out.dtype)
        code.extend([*found, (flat.take, (places, None, there, "clip"))])
        code.append((np.add if self.factor > 0 else np.subtract, (there, values, there)))
        return [*code, (flat.__setitem__, (places, there))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(AddAlong(self.axis + 1, self.factor), *operands) if all(mapped) else None

    def __str__(self) -> str:
        return f"{'add' if self.factor > 0 else 'subtract'} along {self.axis}"


def _flattened(x: Array, axis: int) -> tuple[Array | None, int, Array]:
    """An array as one row in the order of memory, and where in it are the elements at index 0 along an axis."""
    order = sorted(range(x.ndim), key=lambda n: -x.strides[n])
    dense = x.transpose(order)
    others = tuple(size for n, size in enumerate(x.shape) if n != axis)
    if not dense.flags.c_contiguous:
        return None, 0, np.zeros(0, np.intp)
    strides = [stride // x.itemsize for stride in x.strides]
    start = np.zeros(others, np.intp)
    for n, stride in enumerate(stride for m, stride in enumerate(strides) if m != axis):
        start += (np.arange(others[n]) * stride).reshape(-1, *(1,) * (len(others) - n - 1))
    return dense.reshape(math.prod(x.shape)), strides[axis], start


def _places(index: Array, step: int, start: Array) -> tuple[Array, list[Instruction]]:
    """Where elements are in a row, and what computes that."""
    places = np.empty(index.shape, np.intp)
    return places, [(np.multiply, (index, np.asarray(step), places)), (np.add, (places, start, places))]


def _take_slowly(out: Array, x: Array, index: Array, axis: int) -> None:
    np.copyto(out, np.take_along_axis(x, np.expand_dims(index, axis), axis).squeeze(axis))


def _add_slowly(out: Array, index: Array, values: Any, axis: int, factor: int) -> None:
    places = np.expand_dims(index, axis)
    summed = np.take_along_axis(out, places, axis) + factor * np.expand_dims(np.asarray(values), axis)
    np.put_along_axis(out, places, summed, axis)


def _values(operands: Sequence[Operand]) -> tuple[Value, Value]:
    x, index = operands
    assert isinstance(x, Value)
    assert isinstance(index, Value)
    return x, index
