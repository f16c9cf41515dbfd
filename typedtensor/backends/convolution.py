"""Correlations over the last two axes, and the two transposes of one: its gradients.

The three are sums over the same triples of elements, ``y[n, o, p] x[n, c, p·s + i] k[o, c, i]``: each sums over what
the other two have beyond it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends.convolution_numpy import correlate_innermost, spread_innermost, weigh_innermost
from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.primitives import Pair, Primitives
from typedtensor.backends.windows import Windows, inside, pad, place_under


def correlate(xp: Namespace, x: Array, k: Array, stride: Pair, before: Pair, after: Pair) -> Array:
    """``y[…, o, p, q] = Σ x[…, c, p s + i, q s + j] k[o, c, i, j]``, with zeros around ``x``."""
    if xp is np:
        return correlate_innermost(x, k, stride, before, after)
    if isinstance(xp, Primitives):
        return xp.correlate(x, k, stride, before, after)
    x = pad(xp, x, before, after)
    windows = Windows.over(x.shape[-2:], k.shape[-2:], stride)
    channel = len(x.shape) - 3
    total: Any = 0
    for row, column in windows.taps():
        total = total + xp.tensordot(x[windows.under(row, column)], k[:, :, row, column], axes=((channel,), (1,)))
    return xp.moveaxis(total, -1, channel)


def spread(xp: Namespace, k: Array, like: Array, y: Array, stride: Pair, before: Pair, after: Pair) -> Array:
    """What each element of ``y`` came from, ``x``, with the shape of ``like``: a transposed convolution."""
    if xp is np:
        return spread_innermost(k, like.shape[-2:], y, stride, before, after)
    if isinstance(xp, Primitives):
        return xp.spread(k, tuple(like.shape[-2:]), y, stride, before, after)
    padded = pad(xp, xp.zeros((*y.shape[:-3], k.shape[1], *like.shape[-2:]), dtype=y.dtype), before, after)
    windows = Windows(tuple(k.shape[-2:]), stride, tuple(y.shape[-2:]))
    channel = len(y.shape) - 3
    parts = (
        xp.moveaxis(xp.tensordot(y, k[:, :, row, column], axes=((channel,), (0,))), -1, channel)
        for row, column in windows.taps()
    )
    return place_under(xp, padded, windows, parts)[inside(before, tuple(like.shape[-2:]))]


def weigh(xp: Namespace, window: Pair, x: Array, y: Array, stride: Pair, before: Pair, after: Pair) -> Array:
    """``k[o, c, i, j] = Σ y[…, o, p, q] x[…, c, p s + i, q s + j]``, for windows of a given size."""
    if xp is np:
        return weigh_innermost(window, x, y, stride, before, after)
    if isinstance(xp, Primitives):
        return xp.weigh(window, x, y, stride, before, after)
    x = pad(xp, x, before, after)
    windows = Windows(window, stride, tuple(y.shape[-2:]))
    others = tuple(n for n in range(len(y.shape)) if n != len(y.shape) - 3)
    parts = [xp.tensordot(y, x[windows.under(row, column)], axes=(others, others)) for row, column in windows.taps()]
    return xp.reshape(xp.stack(parts, axis=-1), (y.shape[-3], x.shape[-3], *window))
