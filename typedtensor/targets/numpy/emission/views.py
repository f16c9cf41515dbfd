"""Views, and their copies where the layout of the operand allows none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Array, Broadcast, Permute, Reshape, Slice, subscript
from typedtensor.targets.numpy.emission.steps import Step, copying
from typedtensor.targets.numpy.emission.tables import emits, views


@views(Permute)
def _permute(primitive: Permute, array: Array) -> Array:
    return array.transpose(primitive.order)


@views(Broadcast)
def _broadcast(primitive: Broadcast, array: Array) -> Array:
    return np.broadcast_to(array, primitive.shape)


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
