"""Operands that are the same along some axes, laid out in full for as many elements as stay in the cache.

NumPy copies such an operand to a buffer, element by element for all that it meets, which takes as long as the function.
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
    """Memory for what one call reads at once; calls that share it come one after the other."""

    def __init__(self) -> None:
        self._memory: Array | None = None

    def laid_out(self, out: Array, x: Array) -> tuple[Array, Array] | None:
        """Where a function of elements is to read an operand, and what has to be copied there before.

        Args:
            out: where the function writes.
            x: the operand, which is the same along some axes.

        Returns:
            Nothing where it is read sooner as it is.
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
    """How an operand is laid out.

    Attributes:
        block: the sizes of what is laid out, by its axes from the slowest to the fastest.
        axes: the places of the axes of the result among these.
        part: what of the operand is copied there.
    """

    block: Sequence[int]
    axes: Sequence[int]
    part: tuple[slice, ...]


@lru_cache(256)
def _form(out: Shape, steps: Shape, shape: Shape, strides: Shape, itemsize: int) -> _Form | None:
    """How an operand is laid out for a result, by the shapes and strides of both; None if it is not."""
    rank = len(out)
    new = rank - len(shape)
    strides = (0,) * new + tuple([0 if size == 1 else stride for size, stride in zip(shape, strides, strict=True)])
    order = sorted(range(rank), key=lambda n: -abs(steps[n]))
    varies = [out[n] > 1 and strides[n] != 0 for n in order]
    if True not in varies:  # one number, which NumPy does not copy
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
