"""Primitives that put elements into a new array, as copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Array, Assemble, Concatenate, Place, subscript
from typedtensor.targets.numpy.emission.steps import Step, copying, zeros
from typedtensor.targets.numpy.emission.tables import emits


@emits(Place)
def _place(primitive: Place, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [zeros(out), copying(out[subscript(primitive.key)], arrays[0])]


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
    made: list[Step] = []
    start = 0
    for array in arrays:
        stop = start + array.shape[primitive.axis]
        made.append(copying(out[(*(slice(None),) * primitive.axis, slice(start, stop))], array))
        start = stop
    return made


def _is_there(array: Any, there: Array) -> bool:
    """Whether an array is the place itself, as it was written there."""
    same = isinstance(array, np.ndarray) and array.shape == there.shape and array.strides == there.strides
    return same and array.ctypes.data == there.ctypes.data
