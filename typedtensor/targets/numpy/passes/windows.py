"""Windows over images in the layout ``H C W N``: the elements under each window, and the transpose, their sums.

The windows of one line of results cover neighbouring lines of the image. Elements are copied once for each column of a
window, not for each of its elements: the rows of a window are adjacent lines in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.lib.stride_tricks import as_strided

from typedtensor.backends.primitives import Sizes
from typedtensor.ir import Argument, Array, DType, Primitive, Shape, Value, meaning
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Step, copying, elementwise, zeros
from typedtensor.targets.numpy.emission.tables import emits, views
from typedtensor.targets.numpy.emission.temporaries import temporary


@dataclass(frozen=True)
class Columns(Primitive):
    """The elements under each column of each line's windows: ``… H C W N`` to ``… H L C Q N``, padded along ``H W``.

    Attributes:
        width: the number of columns of a window.
        stride: the distance between windows.
        count: the number of windows in a line.
        before: the padding before the first line, and before the first element of each line.
        after: the padding after the last line.
        dilation: the distance between the columns of a window.
    """

    width: int
    stride: int
    count: int
    before: Sizes = (0, 0)
    after: int = 0
    dilation: int = 1

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        *lead, lines, channels, _, batch = x.shape
        height = self.before[0] + lines + self.after
        return (*lead, height, self.width, channels, self.count, batch), x.dtype


@dataclass(frozen=True)
class Overlap(Primitive):
    """Overlapping blocks of rows: ``H R … M`` to ``P … KR M``, for windows of K along ``H``.

    The axes in between interleave several matrices.

    Attributes:
        height: the number K.
        stride: the distance between windows.
        count: the number P.
        lead: the number of axes before ``H``.
    """

    height: int
    stride: int
    count: int
    lead: int = 0
    is_view: ClassVar[bool] = True
    overlaps: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        lead, (_, rows, *between) = x.shape[: self.lead], x.shape[self.lead : -1]
        return (*lead, self.count, *between, self.height * rows, x.shape[-1]), x.dtype


@dataclass(frozen=True)
class Spread(Primitive):
    """The transpose of :class:`Columns`, a sum: ``H L C Q N`` to ``H C W N``, with ``W`` from ``before`` on."""

    extent: int
    stride: int
    before: int
    dilation: int = 1

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return (x.shape[0], x.shape[2], self.extent, x.shape[4]), x.dtype


@emits(Columns)
def _emit_columns(p: Columns, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [x] = arrays
    code: list[Step] = []
    every = (slice(None),) * (x.ndim - 4)
    lines = slice(p.before[0], p.before[0] + x.shape[-4])
    inside = out[(*every, lines)]
    edges = [out[(*every, slice(lines.start))], out[(*every, slice(lines.stop, None))]]
    under = [_under(p, column, x.shape[-2]) for column in range(p.width)]
    if all(len(windows) == p.count for windows in under):
        *lead, height, channels, width, batch = x.strides
        strides = (*lead, height, width * p.dilation, channels, width * p.stride, batch)
        code.append(copying(inside, as_strided(x, inside.shape, strides, writeable=False)))
    else:
        for column, windows in enumerate(under):
            first = windows.start * p.stride + column * p.dilation - p.before[1]
            place = inside[..., column, :, :, :]
            edges += place[..., : windows.start, :], place[..., windows.stop :, :]
            if windows:
                part = x[..., first : first + p.stride * (len(windows) - 1) + 1 : p.stride, :]
                code.append(copying(place[..., windows.start : windows.stop, :], part))
    return [*code, *(zeros(edge) for edge in edges if edge.size)]


def _under(p: Columns, column: int, extent: int) -> range:
    """Return the windows of which a given column covers the image, not the padding."""
    first = p.before[1] - column * p.dilation
    last = first + extent
    start = min(max(0, -(-first // p.stride)), p.count)
    return range(start, max(start, min(p.count, -(-last // p.stride))))


@views(Overlap)
def _view_overlap(p: Overlap, array: Array) -> Array:
    """Return the blocks as a view.

    Raises:
        ValueError: the matrices are not adjacent in memory.
    """
    lead, (lines, rows, *between, elements) = array.strides[: p.lead], array.strides[p.lead :]
    count = array.shape[p.lead + 1]
    if count == 1:
        rows = lines
    elif lines != count * rows:
        raise ValueError(f"matrices with the strides {array.strides} do not lie one below the other")
    outer, inner = array.shape[: p.lead], array.shape[p.lead + 2 : -1]
    shape = (*outer, p.count, *inner, p.height * count, array.shape[-1])
    return as_strided(array, shape, (*lead, p.stride * lines, *between, rows, elements), writeable=False)


@emits(Overlap)
def _emit_overlap(p: Overlap, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [x] = arrays
    lead, (lines, rows, *between, elements) = x.strides[: p.lead], x.strides[p.lead :]
    outer, (_, count, *inner, across) = x.shape[: p.lead], x.shape[p.lead :]
    shape = (*outer, p.count, *inner, p.height, count, across)
    strides = (*lead, p.stride * lines, *between, lines, rows, elements)
    overlapping = as_strided(x, shape, strides, writeable=False)
    return [copying(out.reshape(shape, copy=False), overlapping)]


@emits(Spread)
def _emit_spread(p: Spread, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """Sum rows of windows for each remainder of the stride, then interleave the sums."""
    [x] = arrays
    width, count, batch = x.shape[1], x.shape[3], x.shape[4]
    code: list[Step] = []
    for first in range(min(p.stride, p.extent)):
        place = out[:, :, first :: p.stride]
        parts: list[tuple[range, Array]] = []  # the positions, and the values written there
        for column in range(width):
            start, apart = divmod(column * p.dilation - p.before - first, p.stride)
            if apart:  # this column covers no element
                continue
            under = range(max(start, 0), min(start + count, place.shape[2]))
            if under:
                parts.append((under, x[:, column, :, under.start - start : under.stop - start]))
        parts.sort(key=lambda part: -len(part[0]))
        by_itself = p.stride > 1 and len(parts) > 1 and batch < cost_model.SPREAD_ELEMENTS
        total = temporary(place.shape, x.dtype) if by_itself else place
        filled = parts[0][0] if parts else range(0)
        code.extend(zeros(gap) for gap in (total[:, :, : filled.start], total[:, :, filled.stop :]) if gap.size)
        for n, (under, part) in enumerate(parts):
            there = total[:, :, under.start : under.stop]
            code.append(elementwise(np.add, there, there, part) if n else copying(there, part))
        if by_itself:
            code.append(copying(place, total))
    return code


@meaning(Columns)
def _columns(p: Columns, x: Array) -> Array:
    *lead, _, _, extent, _ = x.shape
    reach = max(p.before[1] + extent, p.stride * (p.count - 1) + p.dilation * (p.width - 1) + 1)
    around = ((p.before[0], p.after), (0, 0), (p.before[1], reach - p.before[1] - extent), (0, 0))
    whole = np.pad(x, (*[(0, 0)] * len(lead), *around))
    starts = [column * p.dilation for column in range(p.width)]
    ends = [range(start, start + p.stride * (p.count - 1) + 1, p.stride) for start in starts]
    return np.stack([whole[..., places, :] for places in ends], axis=-4)


@meaning(Overlap)
def _overlap(p: Overlap, x: Array) -> Array:
    starts, every = range(0, p.stride * p.count, p.stride), (slice(None),) * p.lead
    lines = np.stack([x[(*every, slice(start, start + p.height))] for start in starts], axis=p.lead)  # … P K R … M
    shape = (*x.shape[: p.lead], len(starts), *x.shape[p.lead + 2 : -1], -1, x.shape[-1])
    return np.moveaxis(lines, (p.lead + 1, p.lead + 2), (-3, -2)).reshape(shape)


@meaning(Spread)
def _spread(p: Spread, x: Array) -> Array:
    lines, width, channels, count, batch = x.shape
    reach = max(p.before + p.extent, p.stride * (count - 1) + p.dilation * (width - 1) + 1)
    result = np.zeros((lines, channels, reach, batch), x.dtype)
    for column, window in np.ndindex(width, count):
        result[:, :, window * p.stride + column * p.dilation] += x[:, column, :, window]
    return result[:, :, p.before : p.before + p.extent]
