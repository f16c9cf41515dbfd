"""Convolutions over n axes as convolutions over n - 1: the elements under a window of the first axis become channels.

Each window along the first axis becomes an image of its own.
"""

from __future__ import annotations

import math
from typing import Any

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry, Windows, inside, pad, place_under
from typedtensor.lowering.namespace import TracingNamespace
from typedtensor.lowering.tracing import Traced


def foldable(window: Sizes, geometry: Geometry) -> bool:
    """Whether there is an axis to fold: more than two axes, nonempty windows, and channels."""
    return len(window) > 2 and math.prod(window) > 0 and geometry.groups > 0


def folded(xp: TracingNamespace, x: Traced, size: int, geometry: Geometry) -> Traced:
    """``(…, C, D, *S)`` as ``(…, P, C K, *S)``, for P windows of K along D."""
    rank = len(geometry.stride)
    around = (0,) * (rank - 1)
    x = pad(xp, x, (geometry.before[0], *around), (geometry.after[0], *around))
    windows = _first(geometry, x.shape[-rank], size)
    parts = [x[_taps(windows, n, rank)] for n in range(size)]
    channel = x.ndim - rank - 1
    stacked = xp.moveaxis(xp.stack(parts, axis=channel + 1), channel + 2, channel)
    shape = stacked.shape
    return xp.reshape(stacked, (*shape[: channel + 1], shape[channel + 1] * size, *shape[channel + 3 :]))


def unfolded(xp: TracingNamespace, x: Traced, size: int, extent: int, geometry: Geometry) -> Traced:
    """The transpose of :func:`folded`, for an image with ``extent`` elements along D."""
    rank = len(geometry.stride)
    before, after, around = geometry.before[0], geometry.after[0], (0,) * (rank - 1)
    channel = x.ndim - rank
    split = xp.reshape(x, (*x.shape[:channel], x.shape[channel] // size, size, *x.shape[channel + 1 :]))
    parts = xp.moveaxis(split, channel - 1, channel + 1)
    shape = (*x.shape[: channel - 1], parts.shape[channel - 1], before + extent + after, *x.shape[channel + 1 :])
    windows, every = _first(geometry, before + extent + after, size), (slice(None),) * channel
    taps = Windows(
        (size, *(1,) * (rank - 1)),
        (windows.stride[0], *(1,) * (rank - 1)),
        (windows.count[0], *x.shape[channel + 1 :]),
        (windows.dilation[0], *(1,) * (rank - 1)),
    )
    result: Traced = place_under(xp, xp.zeros(shape, dtype=x.dtype), taps, (parts[(*every, n)] for n in range(size)))
    return result[inside((before, *around), (extent, *x.shape[channel + 1 :]))]


def inward(xp: TracingNamespace, k: Traced) -> Traced:
    """Kernels ``(O, C, K, *L)`` as ``(O, C K, *L)``, for images that are folded."""
    return xp.reshape(k, (k.shape[0], k.shape[1] * k.shape[2], *k.shape[3:]))


def within(geometry: Geometry) -> Geometry:
    """The windows over all axes but the first."""
    return Geometry(
        geometry.stride[1:], geometry.before[1:], geometry.after[1:], geometry.dilation[1:], geometry.groups
    )


def _first(geometry: Geometry, extent: int, size: int) -> Windows:
    return Windows.over((extent,), (size,), geometry.stride[:1], geometry.dilation[:1])


def _taps(windows: Windows, tap: int, rank: int) -> tuple[Any, ...]:
    return (*windows.under(tap), *(slice(None),) * (rank - 1))
