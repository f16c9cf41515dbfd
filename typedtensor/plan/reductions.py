"""Primitives that bring the elements along axes together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.elementwise import resolved
from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Shape, Value, make


@dataclass(frozen=True)
class Reduce(Primitive):
    """A universal function of two operands between all the elements along axes."""

    function: np.ufunc
    axes: tuple[int, ...]
    kept: bool = False

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        sizes = [1 if n in self.axes else size for n, size in enumerate(x.shape) if self.kept or n not in self.axes]
        return tuple(sizes), resolved(self.function, (x.dtype, x.dtype))

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        return [(self.function.reduce, (arrays[0], self.axes, None, out, self.kept))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Reduce(self.function, tuple(n + 1 for n in self.axes), self.kept), *operands)

    def __str__(self) -> str:
        return f"{self.function.__name__} along {list(self.axes)}"


@dataclass(frozen=True)
class Arg(Primitive):
    """The position of the largest or the smallest element along an axis."""

    largest: bool
    axis: int

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return tuple(size for n, size in enumerate(x.shape) if n != self.axis), np.dtype(np.intp)

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        return [(np.argmax if self.largest else np.argmin, (arrays[0], self.axis, out))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Arg(self.largest, self.axis + 1), *operands)

    def __str__(self) -> str:
        return f"arg{'max' if self.largest else 'min'} along {self.axis}"
