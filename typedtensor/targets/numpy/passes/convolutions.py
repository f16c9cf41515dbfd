"""Convolutions as products of matrices, laid out by lines, ``H C W N``, with the batch innermost.

A line of a convolution is the product of its kernel with what lies under the windows of that line. The matrices of
neighbouring lines overlap in memory, so that little is copied, and each product is of a size that stays in the cache.
The gradients are products with the same matrices, or with those of the lines of the gradient. Elementwise operations
and pools keep the layout.
"""

from __future__ import annotations

import math
from typing import Any

from typedtensor.backends.convolution import correlate_by_columns, spread_by_columns, weigh_by_columns
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry, Windows
from typedtensor.ir import Argument, Assemble, Contract, Conv, ConvInput, ConvWeight, Key, Program, Value, make
from typedtensor.lowering.namespace import NAMESPACE, TracingNamespace
from typedtensor.lowering.tracing import Traced
from typedtensor.passes.rewrite import rewrite_everywhere
from typedtensor.targets.numpy.passes import depthwise
from typedtensor.targets.numpy.passes.folding import foldable, folded, inward, unfolded, within
from typedtensor.targets.numpy.passes.pools import by_taps
from typedtensor.targets.numpy.passes.windows import Columns, Overlap, Spread


def legalize(program: Program) -> Program:
    """A program, and the bodies in it, without contractions, convolutions and pools: NumPy has no function for them."""
    return rewrite_everywhere(program, lambda: _legal)


def _legal(value: Value) -> Argument | None:
    primitive = value.primitive
    if isinstance(primitive, Contract):
        x1, x2 = (Traced(x) for x in value.operands if isinstance(x, Value))
        return NAMESPACE.tensordot(x1, x2, axes=(primitive.first, primitive.second)).value
    if not isinstance(primitive, (Conv, ConvInput, ConvWeight)):
        return by_taps(value)
    x1, x2 = (Traced(x) for x in value.operands if isinstance(x, Value))
    where = primitive.geometry
    if isinstance(primitive, Conv):
        return _correlate(NAMESPACE, x1, x2, where).value
    if isinstance(primitive, ConvInput):
        return _spread(NAMESPACE, x1, primitive.extent, x2, where).value
    return _weigh(NAMESPACE, primitive.window, x1, x2, where).value


def _correlate(xp: TracingNamespace, x: Traced, k: Traced, where: Geometry) -> Traced:
    """A convolution of any kind, in terms of plain ones where there is a way."""
    rank = len(where.stride)
    if rank == 1:
        high = _correlate(xp, xp.expand_dims(x, axis=-2), xp.expand_dims(k, axis=-2), where.raised())
        return xp.squeeze(high, axis=-2)
    if foldable(k.shape[2:], where):
        images = folded(xp, x, k.shape[2], where)
        y = _correlate(xp, images, inward(xp, k), within(where))
        return xp.moveaxis(y, -rank - 1, -rank)
    if where.plain:
        return correlate(xp, x, k, where)
    if depthwise.is_depthwise(where, x.shape[-rank - 1], k.shape[0], k.shape[2:]):
        return depthwise.scale(xp, x, k, where)
    by_columns: Traced = correlate_by_columns(xp, x, k, where)
    return by_columns


def _spread(xp: TracingNamespace, k: Traced, extent: Sizes, y: Traced, where: Geometry) -> Traced:
    """The gradient of a convolution of any kind for its image."""
    rank = len(where.stride)
    if rank == 1:
        high = _spread(xp, xp.expand_dims(k, axis=-2), (1, *extent), xp.expand_dims(y, axis=-2), where.raised())
        return xp.squeeze(high, axis=-2)
    if foldable(k.shape[2:], where):
        images = xp.moveaxis(y, -rank, -rank - 1)
        x = _spread(xp, inward(xp, k), extent[1:], images, within(where))
        return unfolded(xp, x, k.shape[2], extent[0], where)
    if where.plain:
        return spread(xp, k, extent, y, where)
    if depthwise.is_depthwise(where, where.groups * k.shape[1], k.shape[0], k.shape[2:]):
        return depthwise.unscale(xp, k, extent, y, where)
    by_columns: Traced = spread_by_columns(xp, k, extent, y, where)
    return by_columns


def _weigh(xp: TracingNamespace, window: Sizes, x: Traced, y: Traced, where: Geometry) -> Traced:
    """The gradient of a convolution of any kind for its kernel."""
    rank = len(where.stride)
    if rank == 1:
        high = _weigh(xp, (1, *window), xp.expand_dims(x, axis=-2), xp.expand_dims(y, axis=-2), where.raised())
        return xp.squeeze(high, axis=-2)
    channel = -rank - 1
    if foldable(window, where):
        images = folded(xp, x, window[0], where)
        k = _weigh(xp, window[1:], images, xp.moveaxis(y, -rank, channel), within(where))
        return xp.reshape(k, (y.shape[channel], x.shape[channel] // where.groups, *window))
    if where.plain:
        return weigh(xp, window, x, y, where)
    if depthwise.is_depthwise(where, x.shape[channel], y.shape[channel], window):
        return depthwise.products(xp, window, x, y, where)
    by_columns: Traced = weigh_by_columns(xp, window, x, y, where)
    return by_columns


def correlate(xp: TracingNamespace, x: Traced, k: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.correlate`."""
    columns, windows = _columns(xp, x, (k.shape[2], k.shape[3]), geometry)
    rows = xp.reshape(xp.permute_dims(k, (0, 2, 3, 1)), (k.shape[0], columns.shape[1]))
    batch = math.prod(x.shape[:-3])
    made = xp.reshape(xp.matmul(rows, columns), (windows.count[0], k.shape[0], windows.count[1], batch))
    return _outermost(xp, made, x.shape[:-3])


def weigh(xp: TracingNamespace, window: Sizes, x: Traced, y: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.weigh`."""
    columns, _ = _columns(xp, x, window, geometry)
    lines = _lines(xp, _by_lines(xp, y))
    made = xp.sum(xp.matmul(columns, xp.matrix_transpose(lines)), axis=0)
    return xp.permute_dims(xp.reshape(made, (*window, x.shape[-3], y.shape[-3])), (3, 2, 0, 1))


def spread(xp: TracingNamespace, k: Traced, extent: Sizes, y: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.spread`.

    A line is the sum over the windows above it: a product as well. Lines that are as far apart as windows lie under the
    same rows of these.
    """
    (down, across), before = geometry.stride, geometry.before
    parts: list[Value] = []
    keys: list[Key] = []
    for first in range(min(down, extent[0])):
        row, margin = (before[0] + first) % down, (before[0] + first) // down
        places = range(margin, margin + len(range(first, extent[0], down)))
        made = _under_windows(xp, k[:, :, row::down], _by_lines(xp, y), places) if row < k.shape[2] else None
        if made is not None:
            parts.append(make(Spread(extent[1], across, before[1]), made.value))
            keys.append(((first, None, down),))
    batch = math.prod(y.shape[:-3])
    shape = (extent[0], k.shape[1], extent[1], batch)
    if not parts:  # all windows lie on zeros
        return _outermost(xp, xp.zeros(shape, dtype=y.dtype), y.shape[:-3])
    lines = parts[0] if len(parts) == down == 1 else make(Assemble(shape, tuple(keys)), *parts)
    return _outermost(xp, Traced(lines), y.shape[:-3])


def _under_windows(xp: TracingNamespace, k: Traced, lines: Traced, places: range) -> Traced | None:
    """What windows put under their columns in some lines, with a line for each row of these; None if it is nothing.

    Lines at the edges lie under fewer windows. Zeros in place of the others would make NaN of what is infinite in a
    window.

    Args:
        k: the kernel.
        lines: a line for each row of windows.
        places: of the lines; the windows above line ``n`` are those from ``n - height + 1`` to ``n``.
    """
    outputs, inputs, height, width = k.shape
    taps = xp.reshape(xp.permute_dims(xp.flip(k, axis=2), (3, 1, 2, 0)), (width * inputs, height * outputs))
    windows = _lines(xp, lines)
    count = windows.shape[0]
    whole = range(max(places.start, height - 1), min(places.stop, count))
    parts: list[Value] = []
    keys: list[Key] = []
    for place in places:
        first, stop = max(0, place - height + 1), min(count, place + 1)
        if first >= stop or (place in whole and place != whole.start):
            continue
        if place in whole:
            under = windows[first : first + len(whole) + height - 1]
            above = Traced(make(Overlap(height, 1, len(whole)), under.value))
            made = xp.matmul(taps, above)
        else:
            tap = (first - (place - height + 1)) * outputs
            above = xp.reshape(windows[first:stop], (1, (stop - first) * outputs, windows.shape[2]))
            made = xp.matmul(taps[:, tap : tap + above.shape[1]], above)
        parts.append(made.value)
        keys.append(((place - places.start, place - places.start + made.shape[0], None),))
    if not parts:
        return None
    shape = (len(places), width * inputs, windows.shape[2])
    products = parts[0] if parts[0].shape == shape else make(Assemble(shape, tuple(keys)), *parts)
    return xp.reshape(Traced(products), (len(places), width, inputs, lines.shape[2], lines.shape[3]))


def _columns(xp: TracingNamespace, x: Traced, window: Sizes, geometry: Geometry) -> tuple[Traced, Windows]:
    """A matrix for each line of windows, with what lies under them, and where the windows lie."""
    lines, (stride, before, after) = _by_lines(xp, x), (geometry.stride, geometry.before, geometry.after)
    height, channels, width, batch = lines.shape
    height += before[0] + after[0]
    windows = Windows.over((height, before[1] + width + after[1]), window, stride)
    under = Traced(make(Columns(window[1], stride[1], windows.count[1], before, after[0]), lines.value))
    matrices = xp.reshape(under, (height, window[1] * channels, windows.count[1] * batch))
    return Traced(make(Overlap(window[0], stride[0], windows.count[0]), matrices.value)), windows


def _by_lines(xp: TracingNamespace, x: Traced) -> Traced:
    """``(…, C, H, W)`` as ``(H, C, W, N)``."""
    lead = x.ndim - 3
    moved = xp.permute_dims(x, (lead + 1, lead, lead + 2, *range(lead)))
    return xp.reshape(moved, (*moved.shape[:3], math.prod(x.shape[:lead])))


def _lines(xp: TracingNamespace, x: Traced) -> Traced:
    """``(H, C, W, N)`` as matrices ``(H, C, W N)``."""
    return xp.reshape(x, (*x.shape[:2], x.shape[2] * x.shape[3]))


def _outermost(xp: TracingNamespace, x: Traced, leading: Any) -> Traced:
    """``(H, C, W, N)`` as ``(…, C, H, W)``."""
    split = xp.reshape(x, (*x.shape[:3], *leading))
    return xp.permute_dims(split, (*range(3, split.ndim), 1, 0, 2))
