"""Windows over images laid out by lines, ``H C W N``: what lies under each, and the sum of what each puts there.

The windows of one line of results lie over neighbouring lines of the image. So elements are copied once for each column
of a window, not for each of its elements: the rows of a window are lines that lie one after the other in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.lib.stride_tricks import as_strided

from typedtensor.backends.primitives import Sizes
from typedtensor.ir import Argument, Array, DType, Primitive, Shape, Value, meaning
from typedtensor.targets.numpy.emission.steps import Step, copying, elementwise, zeros
from typedtensor.targets.numpy.emission.tables import emits, views


@dataclass(frozen=True)
class Columns(Primitive):
    """What lies under each column of the windows of each line: ``H C W N`` to ``H L C Q N``."""

    width: int
    stride: int
    count: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (x.shape[0], self.width, x.shape[1], self.count, x.shape[3]), x.dtype


@dataclass(frozen=True)
class Overlap(Primitive):
    """Neighbouring rows of matrices one below the other: ``H R M`` to ``P KR M``, for windows of K along ``H``."""

    height: int
    stride: int
    count: int
    is_view: ClassVar[bool] = True
    overlaps: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (self.count, self.height * x.shape[1], x.shape[2]), x.dtype


@dataclass(frozen=True)
class Spread(Primitive):
    """The sum of what windows put under them: ``P K L C Q N`` to ``H C W N``."""

    extent: Sizes
    stride: Sizes

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (self.extent[0], x.shape[3], self.extent[1], x.shape[5]), x.dtype


@emits(Columns)
def _emit_columns(p: Columns, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [x] = arrays
    code: list[Step] = []
    if not x.flags.c_contiguous:  # the other order is met once, not once for each column
        ordered = np.empty(x.shape, x.dtype)
        code.append(copying(ordered, x))
        x = ordered
    height, channels, width, batch = x.strides
    strides = (height, width, channels, width * p.stride, batch)
    return [*code, copying(out, as_strided(x, out.shape, strides, writeable=False))]


@views(Overlap)
def _view_overlap(p: Overlap, array: Array) -> Array:
    """A view, or an error where there is none.

    Raises:
        ValueError: when the matrices do not lie one below the other.
    """
    lines, rows, elements = array.strides
    if lines != array.shape[1] * rows:
        raise ValueError(f"matrices with the strides {array.strides} do not lie one below the other")
    shape = (p.count, p.height * array.shape[1], array.shape[2])
    return as_strided(array, shape, (p.stride * lines, rows, elements), writeable=False)


@emits(Overlap)
def _emit_overlap(p: Overlap, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [x] = arrays
    lines, rows, elements = x.strides
    shape = (p.count, p.height, *x.shape[1:])
    overlapping = as_strided(x, shape, (p.stride * lines, lines, rows, elements), writeable=False)
    return [copying(out.reshape(shape, copy=False), overlapping)]


@emits(Spread)
def _emit_spread(p: Spread, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [x] = arrays
    (rows, height, width, _, columns, _), (down, across) = x.shape, p.stride
    code: list[Step] = [zeros(out)]
    for i in range(height):
        for j in range(width):
            lines = slice(i, i + down * (rows - 1) + 1, down)
            place = out[lines, :, j : j + across * (columns - 1) + 1 : across]
            code.append(elementwise(np.add, place, place, x[:, i, j]))
    return code


@meaning(Columns)
def _columns(p: Columns, x: Array) -> Array:
    ends = [range(start, start + p.stride * (p.count - 1) + 1, p.stride) for start in range(p.width)]
    return np.stack([x[:, :, places] for places in ends], axis=1)


@meaning(Overlap)
def _overlap(p: Overlap, x: Array) -> Array:
    starts = range(0, p.stride * p.count, p.stride)
    return np.stack([x[start : start + p.height].reshape(-1, x.shape[2]) for start in starts])


@meaning(Spread)
def _spread(p: Spread, x: Array) -> Array:
    made = np.zeros((p.extent[0], x.shape[3], p.extent[1], x.shape[5]), x.dtype)
    for row, i, j, column in np.ndindex(x.shape[0], x.shape[1], x.shape[2], x.shape[4]):
        made[row * p.stride[0] + i, :, column * p.stride[1] + j] += x[row, i, j, :, column]
    return made
