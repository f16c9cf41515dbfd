"""Legalization of convolutions: those of any kind in terms of two-dimensional ones, which are matrix products."""

from __future__ import annotations

import math

from typedtensor.backends.convolution import correlate_by_columns, spread_by_columns, weigh_by_columns
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.ir import Argument, Contract, Conv, ConvInput, ConvWeight, Program, Value
from typedtensor.lowering.namespace import NAMESPACE, TracingNamespace
from typedtensor.lowering.tracing import Traced
from typedtensor.passes.rewrite import rewrite_everywhere
from typedtensor.targets.numpy.passes.folding import foldable, folded, inward, unfolded, within
from typedtensor.targets.numpy.passes.lines import correlate, spread, weigh
from typedtensor.targets.numpy.passes.planes import by_planes
from typedtensor.targets.numpy.passes.planes import correlate as correlate_by_planes
from typedtensor.targets.numpy.passes.planes import weigh as weigh_by_planes
from typedtensor.targets.numpy.passes.pools import TAPS, by_taps


def legalize(program: Program) -> Program:
    """Return a program without contractions, convolutions and pools, for which NumPy has no function."""
    return rewrite_everywhere(program, lambda: _legal)


_REPLACED = frozenset({Contract, Conv, ConvInput, ConvWeight, *TAPS})


def _legal(value: Value) -> Argument | None:
    primitive = value.primitive
    if type(primitive) not in _REPLACED:
        return None
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
    """Return a convolution of any kind in terms of two-dimensional ones, or tap by tap."""
    rank = len(where.stride)
    if rank == 1:
        high = _correlate(xp, xp.expand_dims(x, axis=-2), xp.expand_dims(k, axis=-2), where.raised())
        return xp.squeeze(high, axis=-2)
    columns = math.prod(x.shape[: -rank - 1]) * where.windows(x.shape[-rank:], k.shape[2:]).count[-1]
    if by_planes(k.shape[1], k.shape[0], k.shape[2:], columns, where):
        return correlate_by_planes(xp, x, k, where)
    if foldable(k.shape[2:], where):
        images = folded(xp, x, k.shape[2], where)
        y = _correlate(xp, images, inward(xp, k), within(where))
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
    if foldable(k.shape[2:], where):
        images = xp.moveaxis(y, -rank, -rank - 1)
        x = _spread(xp, inward(xp, k), extent[1:], images, within(where))
        return unfolded(xp, x, k.shape[2], extent[0], where)
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
    channel = -rank - 1
    columns = math.prod(y.shape[:channel]) * y.shape[-1]
    if by_planes(x.shape[channel], y.shape[channel], window, columns, where):
        return weigh_by_planes(xp, window, x, y, where)
    if foldable(window, where):
        images = folded(xp, x, window[0], where)
        k = _weigh(xp, window[1:], images, xp.moveaxis(y, -rank, channel), within(where))
        return xp.reshape(k, (y.shape[channel], x.shape[channel] // where.groups, *window))
    if _by_products(window, where):
        return weigh(xp, window, x, y, where)
    by_columns: Traced = weigh_by_columns(xp, window, x, y, where)
    return by_columns


def _by_products(window: Sizes, where: Geometry) -> bool:
    """Whether each line is a matrix product: not if windows or groups are empty."""
    return len(window) == 2 and (where.plain or (math.prod(window) > 0 and where.groups > 0))
