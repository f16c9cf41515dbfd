"""Primitives that write operands into a new array: padding, assembly, concatenation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import ALL, Array, Assemble, Concatenate, Key, Place, subscript
from typedtensor.targets.numpy.emission.steps import Step, copying, zeros
from typedtensor.targets.numpy.emission.tables import emits


@emits(Place)
def _place(primitive: Place, out: Array, arrays: Sequence[Any]) -> list[Step]:
    there = out[subscript(primitive.key)]
    around = [zeros(out[subscript(key)]) for key in keys_around(primitive)] if is_one_piece(primitive) else [zeros(out)]
    return around if _is_there(arrays[0], there) else [*around, copying(there, arrays[0])]


def is_one_piece(primitive: Place) -> bool:
    """Whether the padding is before and after the operand along one axis only."""
    return len([part for part in primitive.key if part != ALL]) == 1 and all(
        isinstance(part, tuple) and part[2] in (None, 1) for part in primitive.key
    )


def keys_around(primitive: Place) -> list[Key]:
    """Return the keys of the padding around such an operand."""
    [axis] = [n for n, part in enumerate(primitive.key) if part != ALL]
    size = primitive.shape[axis]
    start, stop, _ = slice(*primitive.key[axis]).indices(size)
    before = (ALL,) * axis
    return [(*before, (low, high, None)) for low, high in ((0, start), (max(start, stop), size)) if low < high]


@emits(Assemble)
def _assemble(primitive: Assemble, out: Array, arrays: Sequence[Any]) -> list[Step]:
    code: list[Step] = [] if primitive.is_full else [zeros(out)]
    for key, array in zip(primitive.keys, arrays, strict=True):
        there = out[subscript(key)]
        if not _is_there(array, there):
            code.append(copying(there, array))
    return code


@emits(Concatenate)
def _concatenate(primitive: Concatenate, out: Array, arrays: Sequence[Any]) -> list[Step]:
    result: list[Step] = []
    start, before = 0, (slice(None),) * primitive.axis
    for array in arrays:
        stop = start + array.shape[primitive.axis]
        there = out[(*before, slice(start, stop))]
        if not _is_there(array, there):
            result.append(copying(there, array))
        start = stop
    return result


def _is_there(array: Any, there: Array) -> bool:
    """Whether an operand was written in place already."""
    same = isinstance(array, np.ndarray) and array.shape == there.shape and array.strides == there.strides
    return same and data_address(array) == data_address(there)
