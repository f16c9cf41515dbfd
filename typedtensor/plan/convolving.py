"""Convolutions as products of matrices, with the batch innermost.

A convolution is the product of its kernel with the columns of its image: for each window what lies under it. Both
gradients are products with the same columns, or spread their own. With the batch innermost a row of a window is one run
of memory, and elementwise operations and pools keep that layout; see :mod:`typedtensor.backends.convolution_numpy`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from typedtensor.backends.windows import Pair, inside
from typedtensor.backends.windows import Windows as Geometry
from typedtensor.plan.tracing import Traced
from typedtensor.plan.values import make
from typedtensor.plan.windows import Columns, Spread

if TYPE_CHECKING:
    from typedtensor.plan.namespace import TracingNamespace


def correlate(xp: TracingNamespace, x: Traced, k: Traced, stride: Pair, before: Pair, after: Pair) -> Traced:
    """See :func:`typedtensor.backends.convolution.correlate`."""
    columns, windows = _columns(xp, x, (k.shape[2], k.shape[3]), stride, before, after)
    made = xp.matmul(_rows(xp, k), columns)
    return _outermost(xp, xp.reshape(made, (k.shape[0], *windows.count, -1)), x.shape[:-3])


def weigh(xp: TracingNamespace, window: Pair, x: Traced, y: Traced, stride: Pair, before: Pair, after: Pair) -> Traced:
    """See :func:`typedtensor.backends.convolution.weigh`."""
    columns, _ = _columns(xp, x, window, stride, before, after)
    rows = xp.reshape(_innermost(xp, y), (y.shape[-3], -1))
    return xp.reshape(xp.matmul(rows, xp.matrix_transpose(columns)), (y.shape[-3], x.shape[-3], *window))


def spread(xp: TracingNamespace, k: Traced, extent: Pair, y: Traced, stride: Pair, before: Pair, after: Pair) -> Traced:
    """See :func:`typedtensor.backends.convolution.spread`."""
    inputs, height, width = k.shape[1:]
    rows = xp.reshape(_innermost(xp, y), (y.shape[-3], -1))
    columns = xp.matmul(xp.matrix_transpose(_rows(xp, k)), rows)
    whole = xp.reshape(columns, (inputs, height, width, *y.shape[-2:], -1))
    padded = (before[0] + extent[0] + after[0], before[1] + extent[1] + after[1])
    made = _outermost(xp, Traced(make(Spread(padded, stride), whole.value)), y.shape[:-3])
    return made if padded == tuple(extent) else made[inside(before, extent)]


def _columns(
    xp: TracingNamespace, x: Traced, window: Pair, stride: Pair, before: Pair, after: Pair
) -> tuple[Traced, Geometry]:
    """What lies under each position of the windows, a row for each, and where the windows lie."""
    if (before, after) != ((0, 0), (0, 0)):
        shape = (*x.shape[:-2], before[0] + x.shape[-2] + after[0], before[1] + x.shape[-1] + after[1])
        extent = (x.shape[-2], x.shape[-1])
        x = xp.zeros(shape, dtype=x.dtype).at[inside(before, extent)].set(x)
    windows = Geometry.over((x.shape[-2], x.shape[-1]), window, stride)
    found = Traced(make(Columns(window, stride, windows.count), _innermost(xp, x).value))
    return xp.reshape(found, (x.shape[-3] * math.prod(window), -1)), windows


def _rows(xp: TracingNamespace, k: Traced) -> Traced:
    return xp.reshape(k, (k.shape[0], -1))


def _innermost(xp: TracingNamespace, x: Traced) -> Traced:
    """``(…, C, H, W)`` as ``(C, H, W, N)``."""
    lead = x.ndim - 3
    moved = xp.permute_dims(x, (*range(lead, x.ndim), *range(lead)))
    return xp.reshape(moved, (*moved.shape[:3], -1))


def _outermost(xp: TracingNamespace, x: Traced, leading: Any) -> Traced:
    """``(C, H, W, N)`` as ``(…, C, H, W)``."""
    split = xp.reshape(x, (*x.shape[:3], *leading))
    return xp.permute_dims(split, (*range(3, split.ndim), 0, 1, 2))
