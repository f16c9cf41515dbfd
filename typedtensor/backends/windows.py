"""Windows that move over the last two axes: where they lie, and how to read and to write under them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.primitives import Pair
from typedtensor.backends.writing import place
from typedtensor.errors import SizeError


@dataclass(frozen=True, slots=True)
class Windows:
    """Windows over the last two axes of an array.

    Attributes:
        size: the size of a window.
        stride: the distance between windows.
        count: the number of windows.
    """

    size: Pair
    stride: Pair
    count: Pair

    @staticmethod
    def over(extent: Pair, size: Pair, stride: Pair) -> Windows:
        """The windows that lie wholly inside an extent.

        Raises:
            SizeError: when none does.
        """
        if extent[0] < size[0] or extent[1] < size[1]:
            raise SizeError(f"a window of {_by(size)} is larger than what it moves over, {_by(extent)}")
        count = ((extent[0] - size[0]) // stride[0] + 1, (extent[1] - size[1]) // stride[1] + 1)
        return Windows(size, stride, count)

    def taps(self) -> Iterator[tuple[int, int]]:
        """The positions within a window, row by row."""
        for row in range(self.size[0]):
            for column in range(self.size[1]):
                yield row, column

    def under(self, row: int, column: int) -> tuple[Any, ...]:
        """The key of the elements that lie under one position of all windows."""
        return (..., _steps(row, self.stride[0], self.count[0]), _steps(column, self.stride[1], self.count[1]))


def place_under(xp: Namespace, like: Array, windows: Windows, parts: Iterable[Array]) -> Array:
    """Zeros like an array, with the sum of what the windows put there: a part for each position within a window.

    In NumPy the result has the layout of ``like``, which elementwise operations are fast on.
    """
    if xp is np:
        zeros = np.zeros_like(like)
        apart = windows.stride[0] >= windows.size[0] and windows.stride[1] >= windows.size[1]
        for (row, column), part in zip(windows.taps(), parts, strict=True):
            if apart:
                zeros[windows.under(row, column)] = part
            else:
                zeros[windows.under(row, column)] += part
        return zeros
    total: Array = None
    for (row, column), part in zip(windows.taps(), parts, strict=True):
        placed = place(xp, tuple(like.shape), windows.under(row, column), part)
        total = placed if total is None else total + placed
    return total


def pad(xp: Namespace, x: Array, before: Pair, after: Pair) -> Array:
    """Zeros around the last two axes."""
    if before == after == (0, 0):
        return x
    height, width = x.shape[-2:]
    shape = (*x.shape[:-2], before[0] + height + after[0], before[1] + width + after[1])
    return place(xp, shape, inside(before, (height, width)), x)


def inside(before: Pair, extent: Pair) -> tuple[Any, ...]:
    """The key of what was padded."""
    return (..., slice(before[0], before[0] + extent[0]), slice(before[1], before[1] + extent[1]))


def _steps(start: int, step: int, count: int) -> slice:
    return slice(start, start + step * (count - 1) + 1, step)


def _by(pair: Pair) -> str:
    return f"{pair[0]} by {pair[1]}"
