"""Views, and copies where the layout of the operand allows none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from typedtensor.ir import Array, Broadcast, Permute, Reshape, Shape, Slice, subscript
from typedtensor.targets.numpy.emission.steps import Step, copying
from typedtensor.targets.numpy.emission.tables import emits, views


@views(Permute)
def _permute(primitive: Permute, array: Array) -> Array:
    return array.transpose(primitive.order)


@views(Broadcast)
def _broadcast(primitive: Broadcast, array: Array) -> Array:
    return broadcast(array, primitive.shape)


def broadcast(array: Array, shape: Shape) -> Array:
    """Return a broadcast view, as ``numpy.broadcast_to`` does in three times the time."""
    if not array.flags.c_contiguous or array.dtype.kind == "V":  # a dtype that NumPy does not know has no buffer
        return np.broadcast_to(array, shape)
    result: Array = np.ndarray(shape, array.dtype, array, 0, _strides(array.shape, array.strides, shape))
    result.flags.writeable = False
    return result


@lru_cache(256)
def _strides(shape: Shape, strides: Shape, wanted: Shape) -> Shape:
    """Return the strides of a broadcast view."""
    new = len(wanted) - len(shape)
    found = [0] * new
    for size, there, stride in zip(shape, wanted[new:], strides, strict=True):
        if size != there and size != 1:
            raise ValueError(f"an array of shape {shape} does not broadcast to {wanted}")
        found.append(stride if size == there else 0)
    return tuple(found)


@views(Slice)
def _part(primitive: Slice, array: Array) -> Array:
    found: Array = array[subscript(primitive.key)]
    return found


@views(Reshape)
def _reshape(primitive: Reshape, array: Array) -> Array:
    return array.reshape(primitive.shape, copy=False)


@emits(Reshape)
def _copy_reshaped(primitive: Reshape, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [x] = arrays
    return [copying(out.reshape(x.shape, copy=False), x)]
