"""Views, and their copies where the layout of the operand allows none."""

from __future__ import annotations

from collections.abc import Sequence
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
    """An array repeated along axes, as ``numpy.broadcast_to``, which takes three times as long."""
    if not array.flags.c_contiguous or array.dtype.kind == "V":  # a dtype that NumPy does not know has no buffer
        return np.broadcast_to(array, shape)
    new = len(shape) - array.ndim
    strides = [0] * new
    for size, wanted, stride in zip(array.shape, shape[new:], array.strides, strict=True):
        if size != wanted and size != 1:
            raise ValueError(f"an array of shape {array.shape} does not broadcast to {shape}")
        strides.append(stride if size == wanted else 0)
    made: Array = np.ndarray(shape, array.dtype, array, 0, strides)
    made.flags.writeable = False
    return made


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
