"""Legalization of convolutions: those of any kind in terms of two-dimensional ones, which are matrix products.

Convolutions over more axes are those over one axis less: each window along the first axis becomes an image of its own,
whose elements become channels.
"""

from __future__ import annotations

import math
from typing import Any

from typedtensor.backends.convolution import correlate_by_columns, spread_by_columns, weigh_by_columns
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry, Windows, inside, pad, place_under
from typedtensor.ir import Argument, Contract, Conv, ConvInput, ConvWeight, Pooling, Primitive, Program, Value
from typedtensor.lowering.namespace import NAMESPACE, TracingNamespace
from typedtensor.lowering.tracing import Traced
from typedtensor.passes.convolutions.lines import correlate, spread, weigh
from typedtensor.passes.convolutions.planes import by_planes
from typedtensor.passes.convolutions.planes import correlate as correlate_by_planes
from typedtensor.passes.convolutions.planes import weigh as weigh_by_planes
from typedtensor.passes.convolutions.points import by_points
from typedtensor.passes.convolutions.points import correlate as correlate_by_points
from typedtensor.passes.convolutions.points import spread as spread_by_points
from typedtensor.passes.convolutions.points import weigh as weigh_by_points
from typedtensor.passes.rewrite import rewrite_everywhere


def legalize(program: Program) -> Program:
    """Return a program without contractions, convolutions and pools, for which NumPy has no function."""
    return rewrite_everywhere(program, lambda: _legal)


_REPLACED = (Contract, Conv, ConvInput, ConvWeight, Pooling)


def _legal(value: Value) -> Argument | None:
    primitive = value.primitive
    if not isinstance(primitive, _REPLACED):
        return None
    if isinstance(primitive, Contract):
        x1, x2 = (Traced(x) for x in value.operands if isinstance(x, Value))
        return NAMESPACE.tensordot(x1, x2, axes=(primitive.first, primitive.second)).value
    if isinstance(primitive, Pooling):
        pooled: Traced = primitive.by_taps(NAMESPACE, *[Traced(x) for x in value.operands if isinstance(x, Value)])
        return pooled.value
    # In one precision: their ways write, add and shift parts of both operands.
    x1, x2 = (NAMESPACE.astype(Traced(x), value.dtype) for x in value.operands if isinstance(x, Value))
    extent = primitive.extent if isinstance(primitive, ConvInput) else x1.shape[primitive.channel + 1 :]
    kernel = x1 if isinstance(primitive, ConvInput) else x2
    window = primitive.window if isinstance(primitive, ConvWeight) else kernel.shape[2:]
    return _convolved(type(primitive), x1, x2, extent, window, primitive.geometry).value


def _convolved(kind: type[Primitive], x1: Traced, x2: Traced, extent: Sizes, window: Sizes, where: Geometry) -> Traced:
    """Return a convolution, or a gradient of one, in terms of two-dimensional ones, or tap by tap.

    Args:
        kind: the primitive.
        x1: its first operand.
        x2: the second one.
        extent: the sizes of the image.
        window: the sizes of the windows.
        where: their positions.
    """
    xp, rank = NAMESPACE, len(where.stride)
    if by_points(window, where):
        if kind is Conv:
            return correlate_by_points(xp, x1, x2, where)
        if kind is ConvInput:
            return spread_by_points(xp, x1, extent, x2, where)
        return weigh_by_points(xp, x1, x2, where)
    if rank == 1:
        x1, x2 = (xp.expand_dims(x, axis=-2) for x in (x1, x2))
        return xp.squeeze(_convolved(kind, x1, x2, (1, *extent), (1, *window), where.raised()), axis=-2)
    if _is_column(extent, window, where):
        x1, x2 = (xp.squeeze(x, axis=-1) for x in (x1, x2))
        return xp.expand_dims(_convolved(kind, x1, x2, extent[:-1], window[:-1], _down(where)), axis=-1)
    channel = -rank - 1
    if kind is not ConvInput:
        columns = math.prod(x1.shape[:channel]) * where.windows(extent, window).count[-1]
        outputs = x2.shape[0 if kind is Conv else channel]
        if by_planes(x1.shape[channel], outputs, window, columns, where):
            if kind is Conv:
                return correlate_by_planes(xp, x1, x2, where)
            return weigh_by_planes(xp, window, x1, x2, where)
    if len(window) > 2 and math.prod(window) > 0 and where.groups > 0:
        return _by_first_axis(kind, x1, x2, extent, window, where)
    by_lines = len(window) == 2 and (where.plain or (math.prod(window) > 0 and where.groups > 0))
    found: Traced
    if kind is Conv:
        found = (correlate if by_lines else correlate_by_columns)(xp, x1, x2, where)
    elif kind is ConvInput:
        found = (spread if by_lines else spread_by_columns)(xp, x1, extent, x2, where)
    else:
        found = (weigh if by_lines else weigh_by_columns)(xp, window, x1, x2, where)
    return found


def _by_first_axis(
    kind: type[Primitive], x1: Traced, x2: Traced, extent: Sizes, window: Sizes, where: Geometry
) -> Traced:
    """Return a convolution over an axis less: of images for the windows along the first axis, as channels."""
    xp, rank, inner = NAMESPACE, len(where.stride), _within(where)
    smaller = extent[1:], window[1:], inner
    if kind is Conv:
        y = _convolved(kind, _folded(xp, x1, window[0], where), _inward(xp, x2), *smaller)
        return xp.moveaxis(y, -rank - 1, -rank)
    images = xp.moveaxis(x2, -rank, -rank - 1)
    if kind is ConvInput:
        return _unfolded(xp, _convolved(kind, _inward(xp, x1), images, *smaller), window[0], extent[0], where)
    k = _convolved(kind, _folded(xp, x1, window[0], where), images, *smaller)
    return xp.reshape(k, (x2.shape[-rank - 1], x1.shape[-rank - 1] // where.groups, *window))


def _is_column(extent: Sizes, window: Sizes, where: Geometry) -> bool:
    """Whether an image is a single column: it has one line as a row, but as many of one element as it is high."""
    is_narrow = len(window) == 2 and window[1] == 1 and where.before[1] == where.after[1] == 0
    return is_narrow and extent[1] == 1 and extent[0] != 1


def _down(where: Geometry) -> Geometry:
    """The windows over the first axis alone."""
    return Geometry(where.stride[:1], where.before[:1], where.after[:1], where.dilation[:1], where.groups)


def _folded(xp: TracingNamespace, x: Traced, size: int, geometry: Geometry) -> Traced:
    """``(…, C, D, *S)`` as ``(…, P, C K, *S)``, for P windows of K along D."""
    rank = len(geometry.stride)
    around = (0,) * (rank - 1)
    x = pad(xp, x, (geometry.before[0], *around), (geometry.after[0], *around))
    windows = _first_windows(geometry, x.shape[-rank], size)
    parts = [x[_taps(windows, n, rank)] for n in range(size)]
    channel = x.ndim - rank - 1
    stacked = xp.moveaxis(xp.stack(parts, axis=channel + 1), channel + 2, channel)
    shape = stacked.shape
    return xp.reshape(stacked, (*shape[: channel + 1], shape[channel + 1] * size, *shape[channel + 3 :]))


def _unfolded(xp: TracingNamespace, x: Traced, size: int, extent: int, geometry: Geometry) -> Traced:
    """The transpose of :func:`_folded`, for an image with ``extent`` elements along D."""
    rank = len(geometry.stride)
    before, after, around = geometry.before[0], geometry.after[0], (0,) * (rank - 1)
    channel = x.ndim - rank
    split = xp.reshape(x, (*x.shape[:channel], x.shape[channel] // size, size, *x.shape[channel + 1 :]))
    parts = xp.moveaxis(split, channel - 1, channel + 1)
    shape = (*x.shape[: channel - 1], parts.shape[channel - 1], before + extent + after, *x.shape[channel + 1 :])
    windows, every = _first_windows(geometry, before + extent + after, size), (slice(None),) * channel
    taps = Windows(
        (size, *(1,) * (rank - 1)),
        (windows.stride[0], *(1,) * (rank - 1)),
        (windows.count[0], *x.shape[channel + 1 :]),
        (windows.dilation[0], *(1,) * (rank - 1)),
    )
    result: Traced = place_under(xp, xp.zeros(shape, dtype=x.dtype), taps, (parts[(*every, n)] for n in range(size)))
    return result[inside((before, *around), (extent, *x.shape[channel + 1 :]))]


def _inward(xp: TracingNamespace, k: Traced) -> Traced:
    """Kernels ``(O, C, K, *L)`` as ``(O, C K, *L)``, for images that are folded."""
    return xp.reshape(k, (k.shape[0], k.shape[1] * k.shape[2], *k.shape[3:]))


def _within(geometry: Geometry) -> Geometry:
    """The windows over all axes but the first."""
    return Geometry(
        geometry.stride[1:], geometry.before[1:], geometry.after[1:], geometry.dilation[1:], geometry.groups
    )


def _first_windows(geometry: Geometry, extent: int, size: int) -> Windows:
    return Windows.over((extent,), (size,), geometry.stride[:1], geometry.dilation[:1])


def _taps(windows: Windows, tap: int, rank: int) -> tuple[Any, ...]:
    return (*windows.under(tap), *(slice(None),) * (rank - 1))
