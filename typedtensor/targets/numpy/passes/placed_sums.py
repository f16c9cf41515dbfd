"""Sums with padded values, as gradients of slices and windows, as additions to a slice, without the zeros."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import (
    Argument,
    Array,
    DType,
    Key,
    Place,
    Primitive,
    Shape,
    Value,
    function_of,
    make,
    meaning,
    subscript,
)
from typedtensor.targets.numpy.emission.padding import is_one_piece, keys_around
from typedtensor.targets.numpy.emission.steps import Step, copying, elementwise
from typedtensor.targets.numpy.emission.tables import emits


@dataclass(frozen=True)
class AddAt(Primitive):
    """The first operand, with the second operand added at a key."""

    key: Key

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, _ = operands
        assert isinstance(x, Value)
        return x.shape, x.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(AddAt(((None, None, None), *self.key)), *operands) if all(mapped) else None


@meaning(AddAt)
def _added(p: AddAt, x: Array, y: Array) -> Array:
    result = x.copy()
    result[subscript(p.key)] += y
    return result


@emits(AddAt)
def _emit(p: AddAt, out: Array, arrays: Sequence[Any]) -> list[Step]:
    x, y = arrays
    key = subscript(p.key)
    there = out[key]
    if data_address(x) == data_address(out) and x.strides == out.strides:
        return [elementwise(np.add, there, there, y)]
    placed = Place(p.key, out.shape)
    around = keys_around(placed) if is_one_piece(placed) else ()
    if len(around) != 1:
        return [copying(out, x), elementwise(np.add, there, there, y)]
    [rest] = map(subscript, around)
    return [elementwise(np.add, there, x[key], y), copying(out[rest], x[rest])]


def add_at(value: Value) -> Argument | None:
    """Return a sum with a value that is zero outside of a slice as an addition to that slice, or None."""
    if function_of(value) != "add":
        return None
    for x, placed in (value.operands, value.operands[::-1]):
        if not (isinstance(x, Value) and isinstance(placed, Value) and isinstance(placed.primitive, Place)):
            continue
        if (x.shape, x.dtype) == (placed.shape, placed.dtype) == (value.shape, value.dtype):
            return make(AddAt(placed.primitive.key), x, *placed.operands)
    return None
