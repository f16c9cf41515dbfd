"""Convolutions with a window of its own for each channel, in the layout ``C H W N``, the batch innermost.

The result is the sum of the image at each element of the windows, moved and multiplied by a number for each channel.
The lines of a channel are one run of memory, so that a move is another beginning. What lies across the edges of lines
is computed, too, and left out. With strides, elements at the same remainder are adjacent first.
"""

from __future__ import annotations

import functools
import math
import operator

from typedtensor.backends.windows import Geometry, inside
from typedtensor.backends.writing import place
from typedtensor.ir import Conv, Value, arrays_of, is_symbolic, make
from typedtensor.lowering.namespace import NAMESPACE, TracingNamespace
from typedtensor.lowering.tracing import Traced
from typedtensor.passes.convolutions.windows import Compact

MOST = 64
"""The most elements of such a window: each is a term of the program."""


def by_channels(value: Value) -> Value | None:
    """Return a convolution with a window for each channel, over one axis or two, as sums; None for another value.

    That pays where a target computes the terms together. The sizes are known, and windows are not too large.
    """
    primitive = value.primitive
    if not isinstance(primitive, Conv):
        return None
    geometry, rank = primitive.geometry, len(primitive.geometry.stride)
    x, k = arrays_of(value.operands)
    known = not any(map(is_symbolic, (*x.shape, *k.shape)))
    if not known or rank > 2 or k.shape[:2] != (geometry.groups, 1) or not 0 < math.prod(k.shape[2:]) <= MOST:
        return None
    image, kernel = (NAMESPACE.astype(Traced(each), value.dtype) for each in (x, k))
    if rank == 2:
        return _correlate(NAMESPACE, image, kernel, geometry).value
    image, kernel = (NAMESPACE.expand_dims(each, axis=-2) for each in (image, kernel))
    return NAMESPACE.squeeze(_correlate(NAMESPACE, image, kernel, geometry.raised()), axis=-2).value


def _correlate(xp: TracingNamespace, x: Traced, k: Traced, geometry: Geometry) -> Traced:
    lead, channels, extent, window = x.shape[:-3], x.shape[-3], x.shape[-2:], k.shape[2:]
    count, (down, across), batch = geometry.windows(extent, window).count, geometry.stride, math.prod(lead)
    padded = [a + n + b for a, n, b in zip(geometry.before, extent, geometry.after, strict=True)]
    height, width = -(-padded[0] // down), -(-padded[1] // across)  # at each remainder
    images = xp.permute_dims(x, (*range(len(lead), x.ndim), *range(len(lead))))
    images = xp.reshape(images, (channels, *extent, batch))
    whole = (height * down, width * across)
    if whole != extent:
        images = place(xp, (channels, *whole, batch), (slice(None), *inside(geometry.before, extent)[1:]), images)
    length = ((count[0] - 1) * width + count[1]) * batch

    @functools.cache
    def run(row: int, column: int) -> Traced:
        """The elements at a remainder."""
        part = images[:, row::down, column::across]
        return xp.reshape(Traced(make(Compact(), part.value)), (channels, height * width * batch))

    def moved(row: int, column: int) -> Traced:
        """The elements at one element of the windows, multiplied."""
        line, place = row * geometry.dilation[0], column * geometry.dilation[1]
        first = (line // down * width + place // across) * batch
        under: Traced = run(line % down, place % across)[:, first : first + length] * k[:, :, row, column]
        return under

    terms = (moved(row, column) for row in range(window[0]) for column in range(window[1]))
    total = functools.reduce(operator.add, terms)
    lines = place(xp, (channels, count[0] * width * batch), (slice(None), slice(0, length)), total)
    found = xp.reshape(lines, (channels, count[0], width, batch))[:, :, : count[1]]
    found = xp.reshape(found, (channels, *count, *lead))
    return xp.permute_dims(found, (*range(3, found.ndim), 0, 1, 2))
