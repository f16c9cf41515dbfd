"""Primitives that look at the elements of their operand in another way; they cost nothing when a plan runs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Shape, Value, copying, make

Key = tuple[Any, ...]
"""Slices as tuples (start, stop, step), which can be hashed, and whole numbers."""


class View(Primitive):
    """A view of its one operand."""

    shares: ClassVar[bool] = True

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return self.view(np.broadcast_to(np.empty((), np.bool_), x.shape)).shape, x.dtype


@dataclass(frozen=True)
class Permute(View):
    """The axes in another order."""

    order: tuple[int, ...]

    def view(self, array: Array) -> Array:
        return array.transpose(self.order)

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Permute((0, *(n + 1 for n in self.order))), *operands)

    def __str__(self) -> str:
        return f"permute {list(self.order)}"


@dataclass(frozen=True)
class Broadcast(View):
    """The elements repeated along axes of size 1 and along new first ones."""

    shape: Shape

    def view(self, array: Array) -> Array:
        return np.broadcast_to(array, self.shape)

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        [x] = operands
        assert isinstance(x, Value)
        new = len(self.shape) + 1 - len(x.shape)
        return make(Broadcast((length, *self.shape)), make(Reshape((length, *(1,) * new, *x.shape[1:])), x))

    def __str__(self) -> str:
        return f"broadcast {list(self.shape)}"


@dataclass(frozen=True)
class Slice(View):
    """The elements at a key of slices and whole numbers, one for each of the first axes."""

    key: Key

    def view(self, array: Array) -> Array:
        view: Array = array[subscript(self.key)]
        return view

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Slice(((None, None, None), *self.key)), *operands)

    def __str__(self) -> str:
        return f"slice [{', '.join(map(_shown, self.key))}]"


@dataclass(frozen=True)
class Reshape(Primitive):
    """The elements, the last axis fastest, with other axes. It is a copy where the layout allows no view."""

    shape: Shape
    shares: ClassVar[bool] = True

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        assert math.prod(self.shape) == x.size, f"{x} cannot have the shape {self.shape}"
        return self.shape, x.dtype

    def view(self, array: Array) -> Array:
        """A view, or an error where there is none.

        Raises:
            ValueError: when the layout of the array does not allow it.
        """
        return array.reshape(self.shape, copy=False)

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [x] = arrays
        return [copying(out.reshape(x.shape, copy=False), x)]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Reshape((length, *self.shape)), *operands)

    def __str__(self) -> str:
        return f"reshape {list(self.shape)}"


@dataclass(frozen=True)
class Compact(Primitive):
    """The same elements in the order of memory. It is a copy where they are not in that order already."""

    shares: ClassVar[bool] = True

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return x.shape, x.dtype

    def view(self, array: Array) -> Array:
        """The array itself, or an error where it is in another order.

        Raises:
            ValueError: when a copy is needed.
        """
        if not array.flags.c_contiguous:
            raise ValueError("it is in another order")
        return array

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        return [copying(out, arrays[0])]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands)

    def __str__(self) -> str:
        return "compact"


def subscript(key: Key) -> tuple[Any, ...]:
    """A key as NumPy takes it, so that the result is always an array, also without axes."""
    return (*(slice(*part) if isinstance(part, tuple) else part for part in key), Ellipsis)


def hashable(key: Any, rank: int) -> Key:
    """A subscript as a key, its ellipsis written out; it may hold None for new axes."""
    parts = list(key) if isinstance(key, tuple) else [key]
    if Ellipsis in parts:
        at = parts.index(Ellipsis)
        missing = rank - sum(part is not None for part in parts) + 1
        parts[at : at + 1] = [slice(None)] * missing
    return tuple((p.start, p.stop, p.step) if isinstance(p, slice) else p for p in parts)


def _shown(part: Any) -> str:
    if not isinstance(part, tuple):
        return str(part)
    start, stop, step = ("" if number is None else str(number) for number in part)
    return f"{start}:{stop}" + (f":{step}" if step else "")
