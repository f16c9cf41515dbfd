"""Sums of arrays that are zero outside of a part, as gradients of slices and windows, without the zeros."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.ir import (
    ALL,
    Argument,
    Array,
    Assemble,
    DType,
    Key,
    Primitive,
    Program,
    Shape,
    Value,
    function_of,
    meaning,
    reads_of,
    subscript,
)
from typedtensor.passes.rewrite import in_bodies, rewrite_known


@dataclass(frozen=True)
class PlacedSum(Primitive):
    """An array of zeros, to which each operand is added at a key."""

    shape: Shape
    keys: tuple[Key, ...]

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return self.shape, np.result_type(*(x.dtype for x in operands if isinstance(x, Value)))

    @property
    def has_base(self) -> bool:
        """Whether the first operand has the key of the whole."""
        return _is_whole(self.keys[0])

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        if not all(mapped):
            return None
        whole = PlacedSum((length, *self.shape), tuple((ALL, *key) for key in self.keys))
        return Value(whole, tuple(operands), whole.shape, whole.result(operands)[1])


@meaning(PlacedSum)
def _sum(p: PlacedSum, *operands: Array) -> Array:
    result = np.zeros(p.shape, np.result_type(*operands))
    for key, x in zip(p.keys, operands, strict=True):
        result[subscript(key)] += x
    return result


def add_in_place(program: Program) -> Program:
    """Return a program that adds what is zero outside of a part to that part, in regions as well."""
    adds = any(_has_parts(x) for x in program.order())
    if adds:
        reads = reads_of(program.order())
        reads.update(program.outputs)
        program = rewrite_known(program, lambda value, made: _summed(value, made, reads))
    return in_bodies(program, add_in_place)


def _has_parts(value: Value) -> bool:
    return function_of(value) == "add" and any(
        isinstance(x, Value) and isinstance(x.primitive, _PLACED) for x in value.operands
    )


_PLACED = (Assemble, PlacedSum)


def _summed(value: Value, made: Value, reads: Mapping[Argument, int]) -> Value | None:
    """Return a sum with placed arrays that nothing else reads as one placed sum; None for another value."""
    if function_of(value) != "add":
        return None
    found: list[tuple[Key, Value]] = []
    for before, x in zip(value.operands, made.operands, strict=True):
        if not isinstance(x, Value) or (x.shape, x.dtype) != (value.shape, value.dtype):
            return None
        found += _parts(x) if reads[before] == 1 else [((), x)]
    wholes = [part for part in found if _is_whole(part[0])]
    if len(wholes) > 1 or len(wholes) == len(found):
        return None
    keys, operands = zip(*wholes, *[part for part in found if part not in wholes], strict=True)
    return Value(PlacedSum(value.shape, keys), operands, value.shape, value.dtype, value.source)


def _parts(x: Value) -> list[tuple[Key, Value]]:
    """Return the arrays that a value is the sum of, at their keys; () is the key of the whole."""
    primitive = x.primitive
    keys: Sequence[Key] = primitive.keys if isinstance(primitive, _PLACED) else ()
    parts = [(key, y) for key, y in zip(keys, x.operands, strict=False) if isinstance(y, Value) and y.dtype == x.dtype]
    return parts if parts and len(parts) == len(x.operands) else [((), x)]


def _is_whole(key: Key) -> bool:
    return all(part == ALL for part in key)
