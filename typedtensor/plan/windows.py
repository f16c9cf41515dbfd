"""Windows over images whose batch is innermost: what lies under each, and the sum of what each puts there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from typedtensor.backends.windows import Pair
from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Shape, Value, copying


@dataclass(frozen=True)
class Columns(Primitive):
    """What lies under each position of a window: ``C H W N`` to ``C K L P Q N``."""

    size: Pair
    stride: Pair
    count: Pair

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (x.shape[0], *self.size, *self.count, x.shape[3]), x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [x] = arrays
        channels, height, width, batch = x.strides
        strides = (channels, height, width, height * self.stride[0], width * self.stride[1], batch)
        return [copying(out, as_strided(x, out.shape, strides, writeable=False))]

    def __str__(self) -> str:
        return f"columns of {self.size[0]} by {self.size[1]}"


@dataclass(frozen=True)
class Spread(Primitive):
    """The sum of what windows put under them: ``C K L P Q N`` to ``C H W N``, the transpose of :class:`Columns`."""

    extent: Pair
    stride: Pair

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (x.shape[0], *self.extent, x.shape[5]), x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [x] = arrays
        (_, height, width, rows, columns, _), (down, across) = x.shape, self.stride
        code: list[Instruction] = [(out.fill, (0,))]
        for i in range(height):
            for j in range(width):
                lines = slice(i, i + down * (rows - 1) + 1, down)
                place = out[:, lines, j : j + across * (columns - 1) + 1 : across]
                code.append((np.add, (place, x[:, i, j], place)))
        return code

    def __str__(self) -> str:
        return f"spread over {self.extent[0]} by {self.extent[1]}"
