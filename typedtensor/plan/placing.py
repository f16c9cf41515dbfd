"""Primitives that put elements into a new array."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.values import Array, DType, Instruction, Number, Operand, Primitive, Shape, Value, copying, make
from typedtensor.plan.views import Broadcast, Key, subscript


@dataclass(frozen=True)
class Full(Primitive):
    """One number everywhere."""

    number: Number
    shape: Shape
    dtype: DType

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        return self.shape, self.dtype

    def __str__(self) -> str:
        return f"{self.number}"


@dataclass(frozen=True)
class Place(Primitive):
    """Zeros of a shape, with the operand at a key."""

    shape: Shape
    key: Key

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return self.shape, x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        return [(out.fill, (0,)), copying(out[subscript(self.key)], arrays[0])]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Place((length, *self.shape), ((None, None, None), *self.key)), *operands)

    def __str__(self) -> str:
        return f"place {list(self.shape)}"


@dataclass(frozen=True)
class Assemble(Primitive):
    """Operands at keys that have no element in common; zeros where none is, if there are any such places."""

    shape: Shape
    keys: tuple[Key, ...]

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        parts = [x for x in operands if isinstance(x, Value)]
        return self.shape, np.result_type(*(x.dtype for x in parts))

    @property
    def is_full(self) -> bool:
        """Whether the operands fill all places."""
        seen = np.broadcast_to(np.empty((), np.bool_), self.shape)
        filled: int = sum(seen[subscript(key)].size for key in self.keys)
        return filled == seen.size

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        code: list[Instruction] = [] if self.is_full else [(out.fill, (0,))]
        for key, array in zip(self.keys, arrays, strict=True):
            place = out[subscript(key)]
            if not _is_there(array, place):
                code.append(copying(place, array))
        return code

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        parts = [
            x if m else make(Broadcast((length, *x.shape)), x)
            for x, m in zip(operands, mapped, strict=True)
            if isinstance(x, Value)
        ]
        return make(Assemble((length, *self.shape), tuple(((None, None, None), *key) for key in self.keys)), *parts)

    def __str__(self) -> str:
        return f"assemble {len(self.keys)}"


def are_disjoint(first: Key, second: Key, shape: Shape) -> bool:
    """Whether two keys into an array have no element in common, because they are apart along one axis."""
    for size, one, other in zip(shape, first, second, strict=False):
        if not set(_positions(one, size)) & set(_positions(other, size)):
            return True
    return False


def _positions(part: Any, size: int) -> range:
    return range(size)[slice(*part)] if isinstance(part, tuple) else range(part % size, part % size + 1)


def _is_there(array: Any, place: Array) -> bool:
    """Whether an array is the place itself, as it was written there."""
    same = isinstance(array, np.ndarray) and array.shape == place.shape and array.strides == place.strides
    return same and array.ctypes.data == place.ctypes.data


@dataclass(frozen=True)
class Concatenate(Primitive):
    """Operands one after the other along an axis."""

    axis: int

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        parts = [x for x in operands if isinstance(x, Value)]
        first = parts[0]
        total = sum(x.shape[self.axis] for x in parts)
        dtype = np.result_type(*(x.dtype for x in parts))
        return (*first.shape[: self.axis], total, *first.shape[self.axis + 1 :]), dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        made: list[Instruction] = []
        start = 0
        for array in arrays:
            stop = start + array.shape[self.axis]
            made.append(copying(out[(*(slice(None),) * self.axis, slice(start, stop))], array))
            start = stop
        return made

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        parts = [
            x if m else make(Broadcast((length, *x.shape)), x)
            for x, m in zip(operands, mapped, strict=True)
            if isinstance(x, Value)
        ]
        return make(Concatenate(self.axis + 1), *parts)

    def __str__(self) -> str:
        return f"concatenate along {self.axis}"
