"""Broadcast operands, materialized for one block that fits into the cache.

NumPy copies a broadcast operand to its buffer, element by element for the whole result, which takes as long as the
function itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from typedtensor.ir import Array, DType, Shape
from typedtensor.targets.numpy import cost_model


class Scratch:
    """Memory for operands of one call at a time; calls that share it never overlap."""

    def __init__(self) -> None:
        self._memory: Array | None = None

    def laid_out(self, out: Array, x: Array) -> tuple[Array, Array] | None:
        """Return a materialized view of a broadcast operand, and the array to copy there first.

        Args:
            out: the output of the function.
            x: the broadcast operand.

        Returns:
            The view and the source of its elements; None where NumPy is faster with the operand as it is.
        """
        form = _form(out.shape, out.strides, x.shape, x.strides, x.itemsize)
        if form is None:
            return None
        block = self._array(math.prod(form.block), x.dtype).reshape(form.block)
        return block.transpose(form.axes), np.broadcast_to(x, out.shape)[form.part]

    def _array(self, count: int, dtype: DType) -> Array:
        if self._memory is None:
            self._memory = np.empty(cost_model.LAID_OUT_BYTES, np.uint8)
        return self._memory[: count * dtype.itemsize].view(dtype)


class _Form(NamedTuple):
    """The form of a materialized operand.

    Attributes:
        block: the sizes of the materialized block, from the slowest axis to the fastest.
        axes: the positions of the result's axes among these.
        part: the key of the operand's elements that are copied.
    """

    block: Sequence[int]
    axes: Sequence[int]
    part: tuple[slice, ...]


@lru_cache(256)
def _form(out: Shape, steps: Shape, shape: Shape, strides: Shape, itemsize: int) -> _Form | None:
    """Return the form of an operand, by the shapes and strides of operand and result; None to leave it as it is."""
    rank = len(out)
    new = rank - len(shape)
    strides = (0,) * new + tuple([0 if size == 1 else stride for size, stride in zip(shape, strides, strict=True)])
    order = sorted(range(rank), key=lambda n: -abs(steps[n]))
    varies = [out[n] > 1 and strides[n] != 0 for n in order]
    if True not in varies:  # a scalar, which NumPy does not copy
        return None
    first = varies.index(True)
    sizes = [out[n] for n in order[first:]]
    count = math.prod(sizes)
    repeats = any(out[n] > 1 and strides[n] == 0 for n in order[first:])
    if not repeats or count * itemsize > cost_model.LAID_OUT_BYTES or 2 * count > math.prod(out):
        return None
    slower = {*order[:first]}
    part = tuple([slice(0, 1 if n in slower else None) for n in range(rank)])
    return _Form([1] * first + sizes, [order.index(n) for n in range(rank)], part)
