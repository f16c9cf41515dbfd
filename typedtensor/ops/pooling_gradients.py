"""The gradients of pools, and theirs: to an image from its windows, and back."""

# mypy: no-warn-return-any

from __future__ import annotations

from collections.abc import Iterator

from typedtensor.backends import Array, Namespace
from typedtensor.backends.primitives import Pair
from typedtensor.backends.windows import Windows, place_under
from typedtensor.operand import Operand
from typedtensor.ops.fitting import require_fit
from typedtensor.ops.operation import PolyOp, PolyOp2, PolyOp3


def top(xp: Namespace, x: Array, windows: Windows) -> Array:
    """The largest element of each window."""
    best: Array = None
    for row, column in windows.taps():
        part = x[windows.under(row, column)]
        best = part if best is None else xp.maximum(best, part)
    return best


def mean(x: Array, windows: Windows) -> Array:
    """The mean of each window."""
    total: Array = None
    for row, column in windows.taps():
        part = x[windows.under(row, column)]
        total = part if total is None else total + part
    return total / (windows.size[0] * windows.size[1])


def _firsts(xp: Namespace, x: Array, windows: Windows) -> Iterator[Array]:
    """For each position within a window, whether the first of the largest elements is there."""
    best, found = top(xp, x, windows), None
    for row, column in windows.taps():
        hit = x[windows.under(row, column)] == best
        if found is None:
            found = hit
        else:
            hit = hit & ~found
            found = found | hit
        yield hit


class Pooled(PolyOp):
    """An operation that knows the windows of a pool.

    Args:
        window: the height and the width of a window.
        stride: the distance between windows, along the height and along the width.
    """

    def __init__(self, window: Pair, stride: Pair, /) -> None:
        super().__init__()
        self.window, self.stride = window, stride

    def windows(self, x: Array, y: Array, operand: int) -> Windows:
        """The windows over an array, for which an operand has an element each.

        Raises:
            SizeError: when it has more of them or fewer.
        """
        windows = Windows.over(tuple(x.shape[-2:]), self.window, self.stride)
        require_fit(self, operand, y.shape[-2:], windows.count, "one element for each window")
        return windows


class MaxPoolInput(Pooled, PolyOp2, rule="*N H W, *N K L -> *N H W"):
    """``x2`` where each window over ``x1`` has its largest element, and 0 elsewhere: the gradient of a pool.

    See also: ``torch.nn.functional.max_unpool2d``.
    """

    detached = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        windows = self.windows(x1, x2, 1)
        parts = (xp.where(hit, x2, xp.zeros_like(x2)) for hit in _firsts(xp, x1, windows))
        return place_under(xp, x1, windows, parts)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MaxPoolOutput(self.window, self.stride)(x2, x1, dy)


class MaxPoolOutput(Pooled, PolyOp3, rule="k *N K L, *N H W, *N H W -> *N K L"):
    """The elements of ``x3`` where each window over ``x2`` has its largest element; the axes are those of ``x1``."""

    shape_only = frozenset({0})
    detached = frozenset({1})

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        windows = self.windows(x2, x1, 0)
        total = xp.zeros_like(x3[windows.under(0, 0)])
        for (row, column), hit in zip(windows.taps(), _firsts(xp, x2, windows), strict=True):
            total = xp.where(hit, x3[windows.under(row, column)], total)
        return total

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return MaxPoolInput(self.window, self.stride)(x2, dy)


class AveragePoolInput(Pooled, PolyOp2, rule="k *N H W, *N K L -> *N H W"):
    """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        windows = self.windows(x1, x2, 1)
        share = x2 / (self.window[0] * self.window[1])
        like = xp.zeros_like(x1, dtype=share.dtype) if x1.dtype != share.dtype else x1
        return place_under(xp, like, windows, (share for _ in windows.taps()))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AveragePoolOutput(self.window, self.stride)(x2, dy)


class AveragePoolOutput(Pooled, PolyOp2, rule="k *N K L, *N H W -> *N K L"):
    """The mean of each window over ``x2``; the axes are those of ``x1``."""

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return mean(x2, self.windows(x2, x1, 0))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AveragePoolInput(self.window, self.stride)(x2, dy)
