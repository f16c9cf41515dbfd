"""Windows over images laid out by lines, ``H C W N``: what lies under each, and the sum of what each puts there.

The windows of one line of results lie over neighbouring lines of the image. So elements are copied once for each column
of a window, not for each of its elements: the rows of a window are lines that lie one after the other in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from typedtensor.backends.primitives import Pair
from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Shape, Value, copying
from typedtensor.plan.views import View


@dataclass(frozen=True)
class Columns(Primitive):
    """What lies under each column of the windows of each line: ``H C W N`` to ``H L C Q N``."""

    width: int
    stride: int
    count: int

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (x.shape[0], self.width, x.shape[1], self.count, x.shape[3]), x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [x] = arrays
        code: list[Instruction] = []
        if not x.flags.c_contiguous:  # the other order is met once, not once for each column
            ordered = np.empty(x.shape, x.dtype)
            code.append(copying(ordered, x))
            x = ordered
        height, channels, width, batch = x.strides
        strides = (height, width, channels, width * self.stride, batch)
        return [*code, copying(out, as_strided(x, out.shape, strides, writeable=False))]

    def __str__(self) -> str:
        return f"columns of {self.width}"


@dataclass(frozen=True)
class Overlap(View):
    """Neighbouring rows of matrices one below the other: ``H R M`` to ``P KR M``, for windows of K along ``H``."""

    height: int
    stride: int
    count: int

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (self.count, self.height * x.shape[1], x.shape[2]), x.dtype

    def view(self, array: Array) -> Array:
        """A view, or an error where there is none.

        Raises:
            ValueError: when the matrices do not lie one below the other.
        """
        lines, rows, elements = array.strides
        if lines != array.shape[1] * rows:
            raise ValueError(f"matrices with the strides {array.strides} do not lie one below the other")
        shape = (self.count, self.height * array.shape[1], array.shape[2])
        return as_strided(array, shape, (self.stride * lines, rows, elements), writeable=False)

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [x] = arrays
        lines, rows, elements = x.strides
        shape = (self.count, self.height, *x.shape[1:])
        overlapping = as_strided(x, shape, (self.stride * lines, lines, rows, elements), writeable=False)
        return [copying(out.reshape(shape, copy=False), overlapping)]

    def __str__(self) -> str:
        return f"overlap {self.height}"


@dataclass(frozen=True)
class Spread(Primitive):
    """The sum of what windows put under them: ``P K L C Q N`` to ``H C W N``."""

    extent: Pair
    stride: Pair

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (self.extent[0], x.shape[3], self.extent[1], x.shape[5]), x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [x] = arrays
        (rows, height, width, _, columns, _), (down, across) = x.shape, self.stride
        code: list[Instruction] = [(out.fill, (0,))]
        for i in range(height):
            for j in range(width):
                lines = slice(i, i + down * (rows - 1) + 1, down)
                place = out[lines, :, j : j + across * (columns - 1) + 1 : across]
                code.append((np.add, (place, x[:, i, j], place)))
        return code

    def __str__(self) -> str:
        return f"spread over {self.extent[0]} by {self.extent[1]}"
