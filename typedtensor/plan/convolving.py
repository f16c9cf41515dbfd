"""Convolutions as products of matrices, laid out by lines, ``H C W N``, with the batch innermost.

A line of a convolution is the product of its kernel with what lies under the windows of that line. The matrices of
neighbouring lines overlap in memory, so that little is copied, and each product is of a size that stays in the cache.
The gradients are products with the same matrices, or with those of the lines of the gradient. Elementwise operations
and pools keep the layout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typedtensor.backends.primitives import Pair
from typedtensor.backends.windows import Windows as Geometry
from typedtensor.plan.tracing import Traced
from typedtensor.plan.values import make
from typedtensor.plan.windows import Columns, Overlap, Spread

if TYPE_CHECKING:
    from typedtensor.plan.namespace import TracingNamespace


def correlate(xp: TracingNamespace, x: Traced, k: Traced, stride: Pair, before: Pair, after: Pair) -> Traced:
    """See :func:`typedtensor.backends.convolution.correlate`."""
    columns, windows = _columns(xp, x, (k.shape[2], k.shape[3]), stride, before, after)
    rows = xp.reshape(xp.permute_dims(k, (0, 2, 3, 1)), (k.shape[0], -1))
    made = xp.reshape(xp.matmul(rows, columns), (windows.count[0], k.shape[0], windows.count[1], -1))
    return _outermost(xp, made, x.shape[:-3])


def weigh(xp: TracingNamespace, window: Pair, x: Traced, y: Traced, stride: Pair, before: Pair, after: Pair) -> Traced:
    """See :func:`typedtensor.backends.convolution.weigh`."""
    columns, _ = _columns(xp, x, window, stride, before, after)
    lines = _lines(xp, _by_lines(xp, y))
    made = xp.sum(xp.matmul(columns, xp.matrix_transpose(lines)), axis=0)
    return xp.permute_dims(xp.reshape(made, (*window, x.shape[-3], y.shape[-3])), (3, 2, 0, 1))


def spread(xp: TracingNamespace, k: Traced, extent: Pair, y: Traced, stride: Pair, before: Pair, after: Pair) -> Traced:
    """See :func:`typedtensor.backends.convolution.spread`."""
    outputs, inputs, height, width = k.shape
    padded = (before[0] + extent[0] + after[0], before[1] + extent[1] + after[1])
    lines = _by_lines(xp, y)
    if stride[0] == 1 and padded[0] <= 2 * y.shape[-2]:
        # A line is the sum over the windows above it: with zeros around, a product as well.
        margin = height - 1
        around = (padded[0] + margin, *lines.shape[1:])
        inside = (slice(margin, margin + y.shape[-2]),)
        lines = _lines(xp, xp.zeros(around, dtype=y.dtype).at[inside].set(lines))
        windows = Traced(make(Overlap(height, 1, padded[0]), lines.value))
        taps = xp.reshape(xp.permute_dims(xp.flip(k, axis=2), (3, 1, 2, 0)), (width * inputs, -1))
        height = 1
    else:
        windows = _lines(xp, lines)
        taps = xp.reshape(xp.permute_dims(k, (2, 3, 1, 0)), (-1, outputs))
    whole = xp.reshape(xp.matmul(taps, windows), (windows.shape[0], height, width, inputs, y.shape[-1], -1))
    made = Traced(make(Spread(padded, stride), whole.value))
    if padded != tuple(extent):
        made = made[before[0] : before[0] + extent[0], :, before[1] : before[1] + extent[1]]
    return _outermost(xp, made, y.shape[:-3])


def _columns(
    xp: TracingNamespace, x: Traced, window: Pair, stride: Pair, before: Pair, after: Pair
) -> tuple[Traced, Geometry]:
    """A matrix for each line of windows, with what lies under them, and where the windows lie."""
    lines = _by_lines(xp, x)
    height, channels, width, _ = lines.shape
    if (before, after) != ((0, 0), (0, 0)):
        inside = (slice(before[0], before[0] + height), slice(None), slice(before[1], before[1] + width))
        height, width = before[0] + height + after[0], before[1] + width + after[1]
        lines = xp.zeros((height, channels, width, lines.shape[3]), dtype=x.dtype).at[inside].set(lines)
    windows = Geometry.over((height, width), window, stride)
    under = Traced(make(Columns(window[1], stride[1], windows.count[1]), lines.value))
    matrices = xp.reshape(under, (height, window[1] * channels, -1))
    return Traced(make(Overlap(window[0], stride[0], windows.count[0]), matrices.value)), windows


def _by_lines(xp: TracingNamespace, x: Traced) -> Traced:
    """``(…, C, H, W)`` as ``(H, C, W, N)``."""
    lead = x.ndim - 3
    moved = xp.permute_dims(x, (lead + 1, lead, lead + 2, *range(lead)))
    return xp.reshape(moved, (*moved.shape[:3], -1))


def _lines(xp: TracingNamespace, x: Traced) -> Traced:
    """``(H, C, W, N)`` as matrices ``(H, C, W N)``."""
    return xp.reshape(x, (*x.shape[:2], -1))


def _outermost(xp: TracingNamespace, x: Traced, leading: Any) -> Traced:
    """``(H, C, W, N)`` as ``(…, C, H, W)``."""
    split = xp.reshape(x, (*x.shape[:3], *leading))
    return xp.permute_dims(split, (*range(3, split.ndim), 1, 0, 2))
