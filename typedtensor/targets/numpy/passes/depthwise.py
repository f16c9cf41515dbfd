"""Depthwise convolutions as elementwise functions: for each position in a window, the image times numbers of channels.

The batch is innermost, so that what lies under a position is long runs of memory with one number for each.
"""

from __future__ import annotations

import math

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry, Windows, inside, pad
from typedtensor.lowering.namespace import TracingNamespace
from typedtensor.lowering.tracing import Traced


def scale(xp: TracingNamespace, x: Traced, k: Traced, geometry: Geometry) -> Traced:
    """A depthwise convolution."""
    windows = geometry.windows(x.shape[-2:], k.shape[2:])
    x = _batch_minor(xp, pad(xp, x, geometry.before, geometry.after))
    total: Traced | None = None
    for tap in windows.taps():
        part = x[_lines(windows, tap)] * _numbers(xp, k, tap, x.ndim)
        total = part if total is None else total + part
    assert total is not None
    return _batch_major(xp, total)


def unscale(xp: TracingNamespace, k: Traced, extent: Sizes, y: Traced, geometry: Geometry) -> Traced:
    """The gradient of a depthwise convolution for its image."""
    windows = geometry.windows(extent, k.shape[2:])
    y = _batch_minor(xp, y)
    height, width = (a + n + b for a, n, b in zip(geometry.before, extent, geometry.after, strict=True))
    shape, total = (height, y.shape[1], width, *y.shape[3:]), None
    for tap in windows.taps():
        part = y * _numbers(xp, k, tap, y.ndim)
        placed = xp.zeros(shape, dtype=part.dtype).at[_lines(windows, tap)].set(part)
        total = placed if total is None else total + placed
    assert total is not None
    return _batch_major(xp, total)[inside(geometry.before, extent)]


def products(xp: TracingNamespace, window: Sizes, x: Traced, y: Traced, geometry: Geometry) -> Traced:
    """The gradient of a depthwise convolution for its kernel."""
    windows = geometry.windows(x.shape[-2:], window)
    x, y = _batch_minor(xp, pad(xp, x, geometry.before, geometry.after)), _batch_minor(xp, y)
    axes = (0, *range(2, y.ndim))
    sums = [xp.sum(x[_lines(windows, tap)] * y, axis=axes) for tap in windows.taps()]
    return xp.reshape(xp.stack(sums, axis=1), (y.shape[1], 1, *window))


def is_depthwise(geometry: Geometry, inputs: int, outputs: int, window: Sizes) -> bool:
    """Whether each channel has a window of its own along two axes, and one result."""
    return len(window) == 2 and inputs == outputs == geometry.groups and math.prod(window) > 0


def _batch_minor(xp: TracingNamespace, x: Traced) -> Traced:
    """``(…, C, H, W)`` as ``(H, C, W, …)``."""
    lead = x.ndim - 3
    return xp.permute_dims(x, (lead + 1, lead, lead + 2, *range(lead)))


def _batch_major(xp: TracingNamespace, x: Traced) -> Traced:
    """The inverse of :func:`_batch_minor`."""
    return xp.permute_dims(x, (*range(3, x.ndim), 1, 0, 2))


def _lines(windows: Windows, tap: Sizes) -> tuple[object, ...]:
    """The key of what lies under a position of all windows."""
    _, down, across = windows.under(*tap)
    return (down, slice(None), across)


def _numbers(xp: TracingNamespace, k: Traced, tap: Sizes, rank: int) -> Traced:
    """The element of each channel's window at a position, beside ``(H, C, W, …)``."""
    return xp.reshape(k[:, :, tap[0], tap[1]], (k.shape[0], *(1,) * (rank - 2)))
