"""Primitives that put elements into a new array."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.values import Array, DType, Instruction, Number, Operand, Primitive, Shape, Value, make
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
        return [(out.fill, (0,)), (np.copyto, (out[subscript(self.key)], arrays[0]))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Place((length, *self.shape), ((None, None, None), *self.key)), *operands)

    def __str__(self) -> str:
        return f"place {list(self.shape)}"


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
            made.append((np.copyto, (out[(*(slice(None),) * self.axis, slice(start, stop))], array)))
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
