"""Fast correlations in NumPy.

The leading axes, the batch, are moved to the end. A row of a window is then one long run of memory, and all leading
axes are part of one matrix product. Results are views of arrays in that layout. Elementwise operations and pools keep
it, so only the first convolution of a model moves data. Elements are copied once for each column of a window, not for
each of its elements, since the rows of a window differ only in the start of their run. The work is tiled into blocks of
rows that fit the cache.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry, Windows

_BLOCK = 256 * 1024
"""The most bytes of a block's copy; the fastest of 64 kB to 4 MB for windows of 3 and 5 on batches of 100."""

Values = np.ndarray[Any, np.dtype[Any]]


def correlate_innermost(x: Values, k: Values, geometry: Geometry) -> Values:
    """See :func:`~typedtensor.backends.convolution.correlate`."""
    stride, before, after = geometry.stride, geometry.before, geometry.after
    outputs, inputs, *window = k.shape
    xb = _innermost(x, before, after, np.result_type(x, k))
    windows = Windows.over(xb.shape[1:3], (window[0], window[1]), stride)
    taps = _by_row(k)
    allocate = np.empty if len(taps) else np.zeros
    y = allocate((outputs, windows.count[0], windows.count[1] * xb.shape[3]), xb.dtype)
    for first, rows in _blocks(windows, inputs * xb.shape[3] * xb.itemsize):
        columns, part = _columns(xb, windows, first, rows), _as_matrix(y[:, first : first + rows])
        for row, tap in enumerate(taps):
            under = _at(columns, row, rows, stride[0])
            if row:
                part += tap @ under
            else:
                np.matmul(tap, under, out=part)
    return _outermost(y.reshape(outputs, *windows.count, xb.shape[3]), x.shape[:-3])


def spread_innermost(k: Values, extent: Sizes, y: Values, geometry: Geometry) -> Values:
    """See :func:`~typedtensor.backends.convolution.spread`."""
    stride, before, after = geometry.stride, geometry.before, geometry.after
    inputs, *window = k.shape[1:]
    yb = _innermost(y, (0, 0), (0, 0), np.result_type(y, k))
    windows, batch = Windows((window[0], window[1]), stride, (yb.shape[1], yb.shape[2])), yb.shape[3]
    taps = _by_row(k)
    height, width = before[0] + extent[0] + after[0], before[1] + extent[1] + after[1]
    x = np.zeros((inputs, height, width, batch), yb.dtype)
    for first, rows in _blocks(windows, inputs * batch * yb.itemsize):
        span = (rows - 1) * stride[0] + window[0]
        columns = np.zeros((inputs * window[1], span, windows.count[1] * batch), yb.dtype)
        part = _as_matrix(yb[:, first : first + rows])
        for row, tap in enumerate(taps):
            lines = slice(row, row + stride[0] * (rows - 1) + 1, stride[0])
            columns[:, lines] += (tap.T @ part).reshape(len(columns), rows, columns.shape[2])
        whole = columns.reshape(inputs, window[1], span, windows.count[1], batch)
        top = first * stride[0]
        for column in range(window[1]):
            places = slice(column, column + stride[1] * (windows.count[1] - 1) + 1, stride[1])
            x[:, top : top + span, places] += whole[:, column]
    inner = x[:, before[0] : before[0] + extent[0], before[1] : before[1] + extent[1]]
    return _outermost(inner, y.shape[:-3])


def weigh_innermost(window: Sizes, x: Values, y: Values, geometry: Geometry) -> Values:
    """See :func:`~typedtensor.backends.convolution.weigh`."""
    stride, before, after = geometry.stride, geometry.before, geometry.after
    dtype = np.result_type(x, y)
    xb, yb = _innermost(x, before, after, dtype), _innermost(y, (0, 0), (0, 0), dtype)
    outputs, inputs = len(yb), len(xb)
    windows = Windows(window, stride, (yb.shape[1], yb.shape[2]))
    taps = np.zeros((window[0], outputs, inputs * window[1]), dtype)
    for first, rows in _blocks(windows, inputs * xb.shape[3] * xb.itemsize):
        columns, part = _columns(xb, windows, first, rows), _as_matrix(yb[:, first : first + rows])
        for row in range(window[0]):
            taps[row] += part @ _at(columns, row, rows, stride[0]).T
    return np.ascontiguousarray(taps.reshape(window[0], outputs, inputs, window[1]).transpose(1, 2, 0, 3))


def _innermost(x: Values, before: Sizes, after: Sizes, dtype: Any) -> Values:
    """``(…, C, H, W)`` as ``(C, H, W, N)`` in contiguous memory, with zero padding; a copy only if needed."""
    lead = x.ndim - 3
    moved = x.transpose(*range(lead, x.ndim), *range(lead))
    if before == after == (0, 0):
        whole = np.ascontiguousarray(moved, dtype)
    else:
        channels, height, width, *batch = moved.shape
        padded = (before[0] + height + after[0], before[1] + width + after[1])
        whole = np.zeros((channels, *padded, *batch), dtype)
        whole[:, before[0] : before[0] + height, before[1] : before[1] + width] = moved
    return whole.reshape(*whole.shape[:3], int(np.prod(x.shape[:lead])))


def _outermost(x: Values, leading: tuple[int, ...]) -> Values:
    """``(C, H, W, N)`` as a view ``(…, C, H, W)``."""
    split = x.reshape(*x.shape[:3], *leading)
    return split.transpose(*range(3, split.ndim), 0, 1, 2)


def _by_row(k: Values) -> Values:
    """A kernel as a matrix for each row of its window, from channels and columns of the window to outputs."""
    outputs, inputs, height, width = k.shape
    return np.ascontiguousarray(k.transpose(2, 0, 1, 3)).reshape(height, outputs, inputs * width)


def _blocks(windows: Windows, line: int) -> Iterator[tuple[int, int]]:
    """Blocks of rows of windows: the first row and the number of rows. ``line`` is the bytes of one column of the
    input."""
    height, width = windows.size
    fitting = _BLOCK // max(line * width * windows.count[1], 1)
    # The rows of adjacent blocks overlap by a window, which is copied twice.
    step = max((fitting - height) // windows.stride[0] + 1, height, 1)
    for first in range(0, windows.count[0], step):
        yield first, min(step, windows.count[0] - first)


def _columns(x: Values, windows: Windows, first: int, rows: int) -> Values:
    """The elements under each column of the windows of a block, channel by channel."""
    (height, width), (down, across) = windows.size, windows.stride
    span, top, count = (rows - 1) * down + height, first * down, windows.count[1]
    columns = np.empty((len(x), width, span, count, x.shape[3]), x.dtype)
    for column in range(width):
        columns[:, column] = x[:, top : top + span, column : column + across * (count - 1) + 1 : across]
    return columns.reshape(len(x) * width, span, count * x.shape[3])


def _at(columns: Values, row: int, rows: int, down: int) -> Values:
    """The elements under one row of the windows, as a matrix; a view if the stride is 1."""
    return _as_matrix(columns[:, row : row + down * (rows - 1) + 1 : down])


def _as_matrix(x: Values) -> Values:
    """Merge all axes but the first. Sizes are explicit, as -1 is ambiguous beside a size of 0."""
    return x.reshape(len(x), math.prod(x.shape[1:]))
