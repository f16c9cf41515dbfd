"""Primitives that bring the elements along axes together."""

from __future__ import annotations

import math
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
        [x] = arrays
        fast = self.function is np.add and out.dtype.kind == "f" and not self.kept and out.flags.c_contiguous
        if fast and _is_long(x, self.axes):
            # The product with a row of ones is several times faster, and adds in as good an order.
            rows = math.prod(x.shape[: len(self.axes)])
            ones = np.ones((1, rows), x.dtype)
            columns = math.prod(x.shape[len(self.axes) :])
            return [(np.matmul, (ones, x.reshape(rows, columns), out.reshape(1, columns)))]
        return [(self.function.reduce, (x, self.axes, None, out, self.kept))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Reduce(self.function, tuple(n + 1 for n in self.axes), self.kept), *operands)

    def __str__(self) -> str:
        return f"{self.function.__name__} along {list(self.axes)}"


def _is_long(x: Array, axes: tuple[int, ...]) -> bool:
    """Whether the axes are the first ones of an array that is laid out in their order, and have many elements."""
    first = axes == tuple(range(len(axes))) and len(axes) < x.ndim
    return first and x.flags.c_contiguous and math.prod(x.shape[: len(axes)]) >= _LONG


_LONG = 32


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
