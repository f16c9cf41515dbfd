"""Calls of functions that a program cannot look into."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Shape, Value, copying, make


@dataclass(frozen=True)
class Call(Primitive):
    """A kernel on NumPy arrays. It makes an array of its own, which is copied."""

    kernel: Callable[..., Any]
    title: str
    shape: Shape
    dtype: DType

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        return self.shape, self.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        return [(_call, (self.kernel, out, *arrays))]

    def __str__(self) -> str:
        return self.title


@dataclass(frozen=True)
class ForeignCall(Call):
    """A kernel that is not the library's own: it may give something else each time."""

    pure: ClassVar[bool] = False


@dataclass(frozen=True)
class Take(Primitive):
    """The rows of a matrix at indices."""

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        table, index = operands
        assert isinstance(table, Value)
        assert isinstance(index, Value)
        return (*index.shape, *table.shape[1:]), table.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        table, index = arrays
        return [(table.take, (index, 0, out, "clip"))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if mapped == [False, True] else None

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True)
class CheckRange(Primitive):
    """Indices that are checked to be from 0 to a size, each time."""

    size: int

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return x.shape, x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [index] = arrays
        code = [copying(out, index)]
        if index.size:
            # As a number without a sign, a negative index is larger than any size.
            places, largest = index.view(f"u{index.itemsize}"), np.empty((), f"u{index.itemsize}")
            code.extend([(np.maximum.reduce, (places, None, None, largest)), (_check, (largest, self.size))])
        return code

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands)

    def __str__(self) -> str:
        return f"check below {self.size}"


def _call(kernel: Callable[..., Any], out: Array, *arrays: Any) -> None:
    np.copyto(out, kernel(np, *arrays))


def _check(largest: Array, size: int) -> None:
    if largest.item() >= size:
        raise IndexError(f"an index is not from 0 to {size - 1}")
