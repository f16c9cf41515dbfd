"""Convolutions with windows of one element as one matrix product, in the layout ``C H W N``, the batch innermost.

All positions are columns of the product, and nothing is copied for windows: there are as many columns as the processor
can use, however short the lines are. Convolutions with a window for each channel have the same layout.
"""

from __future__ import annotations

import math

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.backends.writing import place
from typedtensor.lowering.namespace import TracingNamespace
from typedtensor.lowering.tracing import Traced


def by_points(window: Sizes, geometry: Geometry) -> bool:
    """Whether windows have one element, there is no padding, and there are groups of channels."""
    padding = (*geometry.before, *geometry.after)
    return all(size == 1 for size in window) and not any(padding) and geometry.groups > 0


def correlate(xp: TracingNamespace, x: Traced, k: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.correlate`."""
    rank = len(geometry.stride)
    found = xp.matmul(_rows(xp, k, geometry), _columns(xp, _under(x, geometry), rank, geometry.groups))
    count = geometry.windows(x.shape[-rank:], (1,) * rank).count
    return _outermost(xp, xp.reshape(found, (k.shape[0], *count, *x.shape[: -rank - 1])), rank)


def weigh(xp: TracingNamespace, x: Traced, y: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.weigh`."""
    rank, groups = len(geometry.stride), geometry.groups
    columns = _columns(xp, _under(x, geometry), rank, groups)
    found = xp.matmul(_columns(xp, y, rank, groups), xp.matrix_transpose(columns))
    return xp.reshape(found, (y.shape[-rank - 1], columns.shape[-2], *(1,) * rank))


def spread(xp: TracingNamespace, k: Traced, extent: Sizes, y: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.spread`."""
    rank, channels = len(geometry.stride), geometry.groups * k.shape[1]
    found = xp.matmul(xp.matrix_transpose(_rows(xp, k, geometry)), _columns(xp, y, rank, geometry.groups))
    under = xp.reshape(found, (channels, *y.shape[-rank:], *y.shape[: -rank - 1]))
    if any(step != 1 for step in geometry.stride):
        shape = (channels, *extent, *y.shape[: -rank - 1])
        under = place(xp, shape, (slice(None), *_steps(geometry)), under)
    return _outermost(xp, under, rank)


def _steps(geometry: Geometry) -> list[slice]:
    return [slice(None, None, step) for step in geometry.stride]


def _under(x: Traced, geometry: Geometry) -> Traced:
    """The elements under the windows."""
    return x if all(step == 1 for step in geometry.stride) else x[(..., *_steps(geometry))]


def _rows(xp: TracingNamespace, k: Traced, geometry: Geometry) -> Traced:
    """The kernels of each group of channels as rows."""
    groups, (outputs, inputs) = geometry.groups, k.shape[:2]
    return xp.reshape(k, (outputs, inputs) if groups == 1 else (groups, outputs // groups, inputs))


def _columns(xp: TracingNamespace, x: Traced, rank: int, groups: int) -> Traced:
    """The positions of ``(…, C, *S)`` as columns, for each group of channels."""
    lead, channels = x.ndim - rank - 1, x.shape[-rank - 1]
    moved = xp.permute_dims(x, (*range(lead, x.ndim), *range(lead)))
    count = math.prod(moved.shape[1:])
    return xp.reshape(moved, (channels, count) if groups == 1 else (groups, channels // groups, count))


def _outermost(xp: TracingNamespace, x: Traced, rank: int) -> Traced:
    """``(C, *S, …)`` as ``(…, C, *S)``."""
    return xp.permute_dims(x, (*range(rank + 1, x.ndim), *range(rank + 1)))
