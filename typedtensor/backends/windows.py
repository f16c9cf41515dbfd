"""Sliding windows over the last axes: their positions, and access to the elements under them."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.writing import place
from typedtensor.errors import SizeError


@dataclass(frozen=True, slots=True)
class Geometry:
    """The positions of a convolution's windows, with a number for each spatial axis.

    Attributes:
        stride: the distance between windows.
        before: the zeros before the image.
        after: the zeros after the image.
        dilation: the distance between the elements under a window.
        groups: the number of groups of channels; each group has kernels of its own.
    """

    stride: Sizes
    before: Sizes
    after: Sizes
    dilation: Sizes
    groups: int = 1

    @property
    def plain(self) -> bool:
        """Whether the windows are two-dimensional and dense and cover all channels."""
        return self.groups == 1 and self.dilation == (1, 1)

    def windows(self, extent: Iterable[int], size: Iterable[int]) -> Windows:
        """The windows of a size over an image of an extent.

        Raises:
            SizeError: when none fits.
        """
        padded = tuple(a + n + b for a, n, b in zip(self.before, extent, self.after, strict=True))
        return Windows.over(padded, tuple(size), self.stride, self.dilation)

    def raised(self) -> Geometry:
        """The geometry for an image of height 1."""
        return Geometry((1, *self.stride), (0, *self.before), (0, *self.after), (1, *self.dilation), self.groups)


@dataclass(frozen=True, slots=True)
class Windows:
    """Windows over the last axes of an array.

    Attributes:
        size: the size of a window.
        stride: the distance between windows.
        count: the number of windows.
        dilation: the distance between the elements under a window; () for 1 along each axis.
    """

    size: Sizes
    stride: Sizes
    count: Sizes
    dilation: Sizes = ()

    @staticmethod
    def over(extent: Sizes, size: Sizes, stride: Sizes, dilation: Sizes = ()) -> Windows:
        """The windows that are entirely inside an extent.

        Raises:
            SizeError: when there are none.
        """
        reach = tuple((n - 1) * step + 1 for n, step in zip(size, dilation or (1,) * len(size), strict=True))
        if any(whole < part for whole, part in zip(extent, reach, strict=True)):
            raise SizeError(f"a window of {_by(reach)} is larger than its input of {_by(extent)}")
        count = tuple((n - part) // step + 1 for n, part, step in zip(extent, reach, stride, strict=True))
        return Windows(size, stride, count, dilation)

    def taps(self) -> Iterator[Sizes]:
        """The positions within a window, the last axis fastest."""
        return itertools.product(*map(range, self.size))

    def under(self, *tap: int) -> tuple[Any, ...]:
        """The subscript of the elements at one position of all windows."""
        steps = zip(tap, self.dilation or (1,) * len(tap), self.stride, self.count, strict=True)
        return (..., *(slice(n * d, n * d + s * (count - 1) + 1, s) for n, d, s, count in steps))


def place_under(xp: Namespace, like: Array, windows: Windows, parts: Iterable[Array]) -> Array:
    """Zeros like an array, with parts added at the windows' elements: one part for each position within a window.

    In NumPy the result has the layout of ``like``, so elementwise operations on both are fast.
    """
    if xp is np:
        zeros = np.zeros_like(like)
        apart = not windows.dilation and all(map(operator.ge, windows.stride, windows.size))
        for tap, part in zip(windows.taps(), parts, strict=True):
            if apart:
                zeros[windows.under(*tap)] = part
            else:
                zeros[windows.under(*tap)] += part
        return zeros
    total: Array = None
    for tap, part in zip(windows.taps(), parts, strict=True):
        placed = place(xp, tuple(like.shape), windows.under(*tap), part)
        total = placed if total is None else total + placed
    return total


def pad(xp: Namespace, x: Array, before: Sizes, after: Sizes) -> Array:
    """Pad the last axes with zeros."""
    if not any((*before, *after)):
        return x
    lead, extent = x.shape[: -len(before)], x.shape[-len(before) :]
    padded = tuple(a + n + b for a, n, b in zip(before, extent, after, strict=True))
    return place(xp, (*lead, *padded), inside(before, extent), x)


def inside(before: Sizes, extent: Iterable[int]) -> tuple[Any, ...]:
    """The subscript of the original array in the padded one."""
    return (..., *(slice(a, a + n) for a, n in zip(before, extent, strict=True)))


def _by(sizes: Sizes) -> str:
    return " by ".join(map(str, sizes))
