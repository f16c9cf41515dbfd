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
from typedtensor.ir import (
    Argument,
    Contract,
    Conv,
    ConvInput,
    ConvWeight,
    Pooling,
    Program,
    Value,
)
from typedtensor.lowering.namespace import NAMESPACE, TracingNamespace
from typedtensor.lowering.tracing import Traced
from typedtensor.passes.convolutions.lines import correlate, spread, weigh
from typedtensor.passes.convolutions.planes import by_planes
from typedtensor.passes.convolutions.planes import correlate as correlate_by_planes
from typedtensor.passes.convolutions.planes import weigh as weigh_by_planes
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
    where = primitive.geometry
    if isinstance(primitive, Conv):
        return _correlate(NAMESPACE, x1, x2, where).value
    if isinstance(primitive, ConvInput):
        return _spread(NAMESPACE, x1, primitive.extent, x2, where).value
    return _weigh(NAMESPACE, primitive.window, x1, x2, where).value


def _correlate(xp: TracingNamespace, x: Traced, k: Traced, where: Geometry) -> Traced:
    """Return a convolution of any kind in terms of two-dimensional ones, or tap by tap."""
    rank = len(where.stride)
    if rank == 1:
        high = _correlate(xp, xp.expand_dims(x, axis=-2), xp.expand_dims(k, axis=-2), where.raised())
        return xp.squeeze(high, axis=-2)
    if _is_column(x.shape[-rank:], k.shape[2:], where):
        return xp.expand_dims(_correlate(xp, xp.squeeze(x, axis=-1), xp.squeeze(k, axis=-1), _down(where)), axis=-1)
    columns = math.prod(x.shape[: -rank - 1]) * where.windows(x.shape[-rank:], k.shape[2:]).count[-1]
    if by_planes(k.shape[1], k.shape[0], k.shape[2:], columns, where):
        return correlate_by_planes(xp, x, k, where)
    if _foldable(k.shape[2:], where):
        images = _folded(xp, x, k.shape[2], where)
        y = _correlate(xp, images, _inward(xp, k), _within(where))
        return xp.moveaxis(y, -rank - 1, -rank)
    if _by_products(k.shape[2:], where):
        return correlate(xp, x, k, where)
    by_columns: Traced = correlate_by_columns(xp, x, k, where)
    return by_columns


def _spread(xp: TracingNamespace, k: Traced, extent: Sizes, y: Traced, where: Geometry) -> Traced:
    """Return the gradient of a convolution by its image."""
    rank = len(where.stride)
    if rank == 1:
        high = _spread(xp, xp.expand_dims(k, axis=-2), (1, *extent), xp.expand_dims(y, axis=-2), where.raised())
        return xp.squeeze(high, axis=-2)
    if _is_column(extent, k.shape[2:], where):
        x = _spread(xp, xp.squeeze(k, axis=-1), extent[:-1], xp.squeeze(y, axis=-1), _down(where))
        return xp.expand_dims(x, axis=-1)
    if _foldable(k.shape[2:], where):
        images = xp.moveaxis(y, -rank, -rank - 1)
        x = _spread(xp, _inward(xp, k), extent[1:], images, _within(where))
        return _unfolded(xp, x, k.shape[2], extent[0], where)
    if _by_products(k.shape[2:], where):
        return spread(xp, k, extent, y, where)
    by_columns: Traced = spread_by_columns(xp, k, extent, y, where)
    return by_columns


def _weigh(xp: TracingNamespace, window: Sizes, x: Traced, y: Traced, where: Geometry) -> Traced:
    """Return the gradient of a convolution by its kernel."""
    rank = len(where.stride)
    if rank == 1:
        high = _weigh(xp, (1, *window), xp.expand_dims(x, axis=-2), xp.expand_dims(y, axis=-2), where.raised())
        return xp.squeeze(high, axis=-2)
    if _is_column(x.shape[-rank:], window, where):
        k = _weigh(xp, window[:-1], xp.squeeze(x, axis=-1), xp.squeeze(y, axis=-1), _down(where))
        return xp.expand_dims(k, axis=-1)
    channel = -rank - 1
    columns = math.prod(y.shape[:channel]) * y.shape[-1]
    if by_planes(x.shape[channel], y.shape[channel], window, columns, where):
        return weigh_by_planes(xp, window, x, y, where)
    if _foldable(window, where):
        images = _folded(xp, x, window[0], where)
        k = _weigh(xp, window[1:], images, xp.moveaxis(y, -rank, channel), _within(where))
        return xp.reshape(k, (y.shape[channel], x.shape[channel] // where.groups, *window))
    if _by_products(window, where):
        return weigh(xp, window, x, y, where)
    by_columns: Traced = weigh_by_columns(xp, window, x, y, where)
    return by_columns


def _is_column(extent: Sizes, window: Sizes, where: Geometry) -> bool:
    """Whether an image is a single column: it has one line as a row, but as many of one element as it is high."""
    is_narrow = len(window) == 2 and window[1] == 1 and where.before[1] == where.after[1] == 0
    return is_narrow and extent[1] == 1 and extent[0] != 1


def _down(where: Geometry) -> Geometry:
    """The windows over the first axis alone."""
    return Geometry(where.stride[:1], where.before[:1], where.after[:1], where.dilation[:1], where.groups)


def _by_products(window: Sizes, where: Geometry) -> bool:
    """Whether each line is a matrix product: not if windows or groups are empty."""
    return len(window) == 2 and (where.plain or (math.prod(window) > 0 and where.groups > 0))


def _foldable(window: Sizes, geometry: Geometry) -> bool:
    """Whether there is an axis to fold: more than two axes, nonempty windows, and channels."""
    return len(window) > 2 and math.prod(window) > 0 and geometry.groups > 0


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
