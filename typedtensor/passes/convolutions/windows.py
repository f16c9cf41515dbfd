"""Windows over images in the layout ``H C W N``: the elements under each window, and the transpose, their sums.

The windows of one line of results cover neighbouring lines of the image. Elements are copied once for each column of a
window, not for each of its elements: the rows of a window are adjacent lines in memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from typedtensor.backends.primitives import Sizes
from typedtensor.ir import ALL, Argument, Array, DType, Key, Primitive, Shape, Unary, arrays_of, meaning


@dataclass(frozen=True)
class Compact(Unary):
    """The operand in row-major order: itself if it lies so, else a copy, made once for all that read it."""

    is_view: ClassVar[bool] = True


meaning(Compact)(lambda p, x: x)


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
        [x] = arrays_of(operands)
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
        [x] = arrays_of(operands)
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
        [x] = arrays_of(operands)
        return (x.shape[0], x.shape[2], self.extent, x.shape[4]), x.dtype


def windows_under(p: Columns, column: int, extent: int) -> range:
    """Return the windows of which a given column covers the image, not the padding."""
    first = p.before[1] - column * p.dilation
    last = first + extent
    start = min(max(0, -(-first // p.stride)), p.count)
    return range(start, max(start, min(p.count, -(-last // p.stride))))


def spread_over(p: Spread, width: int, count: int) -> Iterator[tuple[list[Key], list[tuple[Key, Key]]]]:
    """Yield how the elements at each remainder of the stride are summed.

    Args:
        p: the sum.
        width: the number L of columns of a window.
        count: the number Q of windows in a line.

    Yields:
        The keys of what no window covers; and for each column the keys of elements of the result and of the operand,
        in falling order of their number, so that the first ones can be written and the others added.
    """
    for first in range(min(p.stride, p.extent)):
        places = range(first, p.extent, p.stride)
        under: list[tuple[range, Key]] = []
        for column in range(width):
            start, apart = divmod(int(column * p.dilation - p.before - first), p.stride)
            there = range(max(start, 0), min(start + count, len(places)))
            if there and not apart:
                under.append((there, (ALL, column, ALL, (there.start - start, there.stop - start, None))))
        under.sort(key=lambda part: -len(part[0]))
        covered = under[0][0] if under else range(0)
        bare = [part for part in (range(covered.start), range(covered.stop, len(places))) if part]
        yield [_at(places, part) for part in bare], [(_at(places, part), key) for part, key in under]


def _at(places: range, part: range) -> Key:
    """Return the key of some elements along the axis ``W``."""
    return ALL, ALL, (places[part.start], places[part.stop - 1] + 1, places.step)


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
