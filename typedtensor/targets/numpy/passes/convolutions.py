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
from typedtensor.ir import Argument, Contract, Conv, ConvInput, ConvWeight, Program, Value, make
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
    if depthwise.is_depthwise(where, x.shape[-3], k.shape[0], (k.shape[2], k.shape[3])):
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
    if depthwise.is_depthwise(where, where.groups * k.shape[1], k.shape[0], (k.shape[2], k.shape[3])):
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
    """See :func:`typedtensor.backends.convolution.spread`."""
    outputs, inputs, height, width = k.shape
    (down, across), before, after = geometry.stride, geometry.before, geometry.after
    padded = (before[0] + extent[0] + after[0], before[1] + extent[1] + after[1])
    lines = _by_lines(xp, y)
    if down == 1 and padded[0] <= 2 * y.shape[-2]:
        # A line is the sum over the windows above it: a product as well.
        taps = xp.reshape(xp.permute_dims(xp.flip(k, axis=2), (3, 1, 2, 0)), (width * inputs, height * outputs))
        products = _under_windows(xp, taps, _lines(xp, lines), height)
        height = 1
    else:
        taps = xp.reshape(xp.permute_dims(k, (2, 3, 1, 0)), (height * width * inputs, outputs))
        products = xp.matmul(taps, _lines(xp, lines))
    batch = math.prod(y.shape[:-3])
    whole = xp.reshape(products, (products.shape[0], height, width, inputs, y.shape[-1], batch))
    made = Traced(make(Spread(padded, (down, across)), whole.value))
    if padded != tuple(extent):
        made = made[before[0] : before[0] + extent[0], :, before[1] : before[1] + extent[1]]
    return _outermost(xp, made, y.shape[:-3])


def _under_windows(xp: TracingNamespace, taps: Traced, lines: Traced, height: int) -> Traced:
    """Products of the taps of windows, from the lowest row to the highest, with the lines that each line lies under.

    The lines at the edges lie under fewer. Zeros in place of the others would make NaN of what is infinite in a window.
    """
    count, outputs, length = lines.shape
    margin = height - 1
    parts: list[Traced] = []
    for place in range(count + margin):
        if margin <= place < count:  # under whole windows
            if place == margin:
                windows = Traced(make(Overlap(height, 1, count - margin), lines.value))
                parts.append(xp.matmul(taps, windows))
            continue
        first, last = max(0, place - margin), min(count, place + 1)
        tap = (first - (place - margin)) * outputs
        above = xp.reshape(lines[first:last], (1, (last - first) * outputs, length))
        parts.append(xp.matmul(taps[:, tap : tap + above.shape[1]], above))
    return xp.concat(parts) if len(parts) > 1 else parts[0]


def _columns(xp: TracingNamespace, x: Traced, window: Sizes, geometry: Geometry) -> tuple[Traced, Windows]:
    """A matrix for each line of windows, with what lies under them, and where the windows lie."""
    lines, (stride, before, after) = _by_lines(xp, x), (geometry.stride, geometry.before, geometry.after)
    height, channels, width, _ = lines.shape
    if (before, after) != ((0, 0), (0, 0)):
        inside = (slice(before[0], before[0] + height), slice(None), slice(before[1], before[1] + width))
        height, width = before[0] + height + after[0], before[1] + width + after[1]
        lines = xp.zeros((height, channels, width, lines.shape[3]), dtype=x.dtype).at[inside].set(lines)
    windows = Windows.over((height, width), window, stride)
    under = Traced(make(Columns(window[1], stride[1], windows.count[1]), lines.value))
    matrices = xp.reshape(under, (height, window[1] * channels, windows.count[1] * lines.shape[3]))
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
