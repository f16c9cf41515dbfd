"""Operands that are the same along some axes, laid out in full for as many elements as stay in the cache.

NumPy copies such an operand to a buffer, element by element for all that it meets, which takes as long as the function.
"""

from __future__ import annotations

import math

import numpy as np

from typedtensor.ir import Array, DType
from typedtensor.targets.numpy import cost_model


class Scratch:
    """Memory for what one call reads at once; calls that share it come one after the other."""

    def __init__(self) -> None:
        self._memory: Array | None = None

    def laid_out(self, out: Array, x: Array) -> tuple[Array, Array] | None:
        """Where a function of elements is to read an operand, and what has to be copied there before.

        Args:
            out: where the function writes.
            x: the operand.

        Returns:
            Nothing where it is read sooner as it is.
        """
        if x.shape == out.shape and 0 not in x.strides:
            return None
        strides = np.broadcast_to(x, out.shape).strides
        order = sorted(range(out.ndim), key=lambda n: -abs(out.strides[n]))
        varies = [out.shape[n] > 1 and strides[n] != 0 for n in order]
        if True not in varies:  # one number, which NumPy does not copy
            return None
        first = varies.index(True)
        sizes = [out.shape[n] for n in order[first:]]
        count = math.prod(sizes)
        repeats = any(out.shape[n] > 1 and strides[n] == 0 for n in order[first:])
        if not repeats or count * x.itemsize > cost_model.LAID_OUT_BYTES or 2 * count > out.size:
            return None
        block = self._array(count, x.dtype).reshape([1] * first + sizes)
        slower = {*order[:first]}
        source = np.broadcast_to(x, out.shape)[tuple([slice(0, 1 if n in slower else None) for n in range(out.ndim)])]
        return block.transpose([order.index(n) for n in range(out.ndim)]), source

    def _array(self, count: int, dtype: DType) -> Array:
        if self._memory is None:
            self._memory = np.empty(cost_model.LAID_OUT_BYTES, np.uint8)
        return self._memory[: count * dtype.itemsize].view(dtype)
