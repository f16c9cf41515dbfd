"""Primitives that place elements into a new array."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir.program import Argument, DType, Number, Primitive, Shape, Value, arrays_of, make
from typedtensor.ir.views import ALL, AlongAxis, Key, batched, shape_at


@dataclass(frozen=True)
class Full(Primitive):
    """An array whose elements all equal one number."""

    number: Number
    shape: Shape
    dtype: DType

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return self.shape, self.dtype


@dataclass(frozen=True)
class Assemble(Primitive):
    """An array of zeros, with the operands at disjoint keys."""

    shape: Shape
    keys: tuple[Key, ...]

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        parts = arrays_of(operands)
        return self.shape, np.result_type(*(x.dtype for x in parts))

    @property
    def is_full(self) -> bool:
        """Whether the operands cover the whole result."""
        return sum(math.prod(shape_at(key, self.shape)) for key in self.keys) == math.prod(self.shape)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        keys = tuple((ALL, *key) for key in self.keys)
        return make(Assemble((length, *self.shape), keys), *batched(operands, mapped, length))


@dataclass(frozen=True)
class Concatenate(AlongAxis):
    """The operands, concatenated along an axis."""

    axis: int

    def keys(self, operands: Sequence[Any]) -> list[Key]:
        """Return the key of each operand, of which only the shape is read, in the result."""
        ends = [0, *itertools.accumulate(x.shape[self.axis] for x in operands)]
        return [(*(ALL,) * self.axis, (start, stop, None)) for start, stop in itertools.pairwise(ends)]

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        parts = arrays_of(operands)
        first = parts[0]
        total = sum(x.shape[self.axis] for x in parts)
        dtype = np.result_type(*(x.dtype for x in parts))
        return (*first.shape[: self.axis], total, *first.shape[self.axis + 1 :]), dtype
