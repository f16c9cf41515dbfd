"""Correlations over any number of last axes, and their two transposes, which are their gradients.

All three sum over the same triples of elements, ``y[n, o, p] x[n, c, p·s + i·d] k[o, c, i]``. Each sums over the
indices that its result lacks. Images are ``(…, C, *S)``, kernels ``(O, C / G, *K)`` for ``G`` groups of channels.

Two-dimensional ones without groups or dilation have kernels of their own in NumPy, and in its plans. All others are
matrix products with a column for each window (im2col), group by group.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from typedtensor.backends.convolution_numpy import correlate_innermost, spread_innermost, weigh_innermost
from typedtensor.backends.library import Library
from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.primitives import Sizes, primitive
from typedtensor.backends.windows import Geometry, Windows, inside, pad, place_under


@primitive("correlate")
def correlate(xp: Namespace, x: Array, k: Array, geometry: Geometry) -> Array:
    """``y[…, o, p] = Σ x[…, c, p s + i d] k[o, c, i]``, with zeros around ``x``."""
    if isinstance(xp, Library) and _is_library_own(x, k, geometry):
        return xp.correlate(x, k, geometry)
    if len(geometry.stride) == 1:
        return _flat(xp, correlate(xp, _high(xp, x), _high(xp, k), geometry.raised()))
    if xp is np and geometry.plain:
        return correlate_innermost(x, k, geometry)
    return correlate_by_columns(xp, x, k, geometry)


def _is_library_own(x: Array, k: Array, geometry: Geometry) -> bool:
    """Whether libraries support the convolution: at most three spatial axes, one dtype, not empty."""
    rank = len(geometry.stride)
    geometry.windows(x.shape[-rank:], k.shape[2:])  # refuses a window larger than the image
    return rank <= 3 and x.dtype == k.dtype and bool(math.prod(x.shape) and math.prod(k.shape))


@primitive("spread")
def spread(xp: Namespace, k: Array, extent: Sizes, y: Array, geometry: Geometry) -> Array:
    """The gradient of a correlation for ``x``, whose spatial sizes are ``extent``: a transposed convolution."""
    if len(geometry.stride) == 1:
        return _flat(xp, spread(xp, _high(xp, k), (1, *extent), _high(xp, y), geometry.raised()))
    if xp is np and geometry.plain:
        return spread_innermost(k, extent, y, geometry)
    return spread_by_columns(xp, k, extent, y, geometry)


@primitive("weigh")
def weigh(xp: Namespace, window: Sizes, x: Array, y: Array, geometry: Geometry) -> Array:
    """The gradient of a correlation for ``k``: ``k[o, c, i] = Σ y[…, o, p] x[…, c, p s + i d]``, for a window size."""
    if len(geometry.stride) == 1:
        return _flat(xp, weigh(xp, (1, *window), _high(xp, x), _high(xp, y), geometry.raised()))
    if xp is np and geometry.plain:
        return weigh_innermost(window, x, y, geometry)
    return weigh_by_columns(xp, window, x, y, geometry)


def correlate_by_columns(xp: Any, x: Array, k: Array, geometry: Geometry) -> Array:
    """:func:`correlate` by matrix products."""
    columns, windows = _columns(xp, x, k.shape[1], tuple(k.shape[2:]), geometry)
    y = xp.matmul(_rows(xp, k, geometry.groups), columns)
    return xp.reshape(y, (*x.shape[: -len(windows.size) - 1], k.shape[0], *windows.count))


def spread_by_columns(xp: Any, k: Array, extent: Sizes, y: Array, geometry: Geometry) -> Array:
    """:func:`spread` by matrix products."""
    size, lead = tuple(k.shape[2:]), tuple(y.shape[: 1 - len(k.shape)])
    windows, channels = geometry.windows(extent, size), geometry.groups * k.shape[1]
    columns = xp.matmul(xp.matrix_transpose(_rows(xp, k, geometry.groups)), _grouped(xp, y, geometry.groups, len(size)))
    columns = xp.reshape(columns, (*lead, channels, math.prod(size), *windows.count))
    padded = (a + n + b for a, n, b in zip(geometry.before, extent, geometry.after, strict=True))
    x = xp.zeros((*lead, channels, *padded), dtype=columns.dtype)
    if math.prod(size):
        parts = (columns[(..., n, *(slice(None),) * len(size))] for n in range(math.prod(size)))
        x = place_under(xp, x, windows, parts)
    return x[inside(geometry.before, extent)]


def weigh_by_columns(xp: Any, window: Sizes, x: Array, y: Array, geometry: Geometry) -> Array:
    """:func:`weigh` by matrix products."""
    channel = -len(window) - 1
    inputs = x.shape[channel] // max(geometry.groups, 1)
    columns, _ = _columns(xp, x, inputs, window, geometry)
    k = xp.matmul(_grouped(xp, y, geometry.groups, len(window)), xp.matrix_transpose(columns))
    return xp.reshape(xp.sum(k, axis=0), (y.shape[channel], inputs, *window))


def _columns(xp: Any, x: Array, inputs: int, size: Sizes, geometry: Geometry) -> tuple[Array, Windows]:
    """The elements under each window as a column: ``(N, G, C / G · K, P)``."""
    windows = geometry.windows(x.shape[-len(size) :], size)
    x, groups = pad(xp, x, geometry.before, geometry.after), geometry.groups
    parts = [x[windows.under(*tap)] for tap in windows.taps()]
    rows, axis = inputs * len(parts), len(x.shape) - len(size)
    taps = xp.stack(parts, axis=axis) if parts else xp.zeros((*x.shape[:axis], 0, *windows.count), dtype=x.dtype)
    return xp.reshape(taps, (math.prod(x.shape[: axis - 1]), groups, rows, math.prod(windows.count))), windows


def _rows(xp: Any, k: Array, groups: int) -> Array:
    """The kernels of each group as rows: ``(G, O / G, C / G · K)``."""
    return xp.reshape(k, (groups, k.shape[0] // max(groups, 1), math.prod(k.shape[1:])))


def _grouped(xp: Any, y: Array, groups: int, rank: int) -> Array:
    """``(…, O, *P)`` as ``(N, G, O / G, P)``."""
    lead, channels, count = y.shape[: -rank - 1], y.shape[-rank - 1], y.shape[-rank:]
    return xp.reshape(y, (math.prod(lead), groups, channels // max(groups, 1), math.prod(count)))


def _high(xp: Any, x: Array) -> Array:
    """A series as an image of height 1."""
    return xp.expand_dims(x, axis=-2)


def _flat(xp: Any, x: Array) -> Array:
    return xp.squeeze(x, axis=-2)
