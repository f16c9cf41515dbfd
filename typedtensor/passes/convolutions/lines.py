"""Two-dimensional convolutions as matrix products, line by line, in the layout ``H C W N``, the batch innermost.

A line of the result is the product of the kernel with a matrix of the elements under that line's windows. The matrices
of neighbouring lines overlap in memory, so that little is copied, and each product fits into the cache. The gradients
are products with the same matrices, or with those of the gradient's lines. Elementwise operations and pools keep the
layout.

Each group of channels has a product of its own. With dilation, lines are processed in phases: the lines of a phase are
adjacent rows of the dilated windows.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.ir import Assemble, Key, Value, make
from typedtensor.ir.sizes import reaches
from typedtensor.lowering.namespace import TracingNamespace
from typedtensor.lowering.tracing import Traced
from typedtensor.passes.convolutions.windows import Columns, Compact, Overlap, Spread

_ALL = slice(None)

COLUMNS = 16
"""The least columns of a product, the windows in a line of all images: with fewer the matrices of all lines are copied
side by side, as each product would read the whole kernel for part of a vector."""


def correlate(xp: TracingNamespace, x: Traced, k: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.correlate`."""
    outputs, inputs, *size = k.shape
    lines, windows = _inputs(xp, x, geometry.groups), geometry.windows(x.shape[-2:], size)
    rows = xp.reshape(xp.permute_dims(k, (0, 2, 3, 1)), _grouped(geometry.groups, outputs, math.prod(size) * inputs))
    parts: list[Value] = []
    keys: list[Key] = []
    for phase in _phases(geometry, x.shape[-2], size[0]):
        columns = _columns(xp, lines, (size[0], size[1]), geometry, phase, windows.count[1])
        shape = windows.count[1], lines.shape[3]
        if reaches(columns.shape[-1], COLUMNS):
            result = xp.reshape(xp.matmul(rows, columns), (columns.shape[0], outputs, *shape))
        else:
            beside = xp.moveaxis(columns, 0, -2)
            every = xp.reshape(beside, (*beside.shape[:-2], columns.shape[0] * columns.shape[-1]))
            result = xp.reshape(xp.matmul(rows, every), (outputs, columns.shape[0], *shape))
            result = xp.permute_dims(result, (1, 0, 2, 3))
        parts.append(result.value)
        keys.append((_part(phase.windows),))
    whole = _assembled((windows.count[0], *parts[0].shape[1:]), parts, keys)
    return _outermost(xp, whole, x.shape[:-3])


def weigh(xp: TracingNamespace, size: Sizes, x: Traced, y: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.weigh`."""
    groups, inputs, outputs = geometry.groups, x.shape[-3], y.shape[-3]
    lines, windows = _inputs(xp, x, groups), _by_lines(xp, y)
    across = math.prod(windows.shape[2:])
    parts = []
    for phase in _phases(geometry, x.shape[-2], size[0]):
        columns = _columns(xp, lines, (size[0], size[1]), geometry, phase, windows.shape[2])
        under = _taken(windows, phase.windows)
        factor = xp.reshape(under, (under.shape[0], *_grouped(groups, outputs, across)))
        turned = xp.matrix_transpose(factor)
        parts.append(xp.sum(xp.matmul(columns, turned), axis=0))
    result = functools.reduce(operator.add, parts)
    if groups == 1:
        return xp.permute_dims(xp.reshape(result, (*size, inputs, outputs)), (3, 2, 0, 1))
    split = xp.reshape(result, (groups, *size, inputs // groups, outputs // groups))
    return xp.reshape(xp.permute_dims(split, (0, 4, 3, 1, 2)), (outputs, inputs // groups, *size))


def spread(xp: TracingNamespace, k: Traced, extent: Sizes, y: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.spread`.

    A line of the image's gradient sums the windows above it, which is a product as well. Lines at the distance of the
    stride are under the same rows of their windows.
    """
    windows, groups = _by_lines(xp, y), geometry.groups
    across = Spread(extent[1], geometry.stride[1], geometry.before[1], geometry.dilation[1])
    parts: list[Value] = []
    keys: list[Key] = []
    for phase in _phases(geometry, extent[0], k.shape[2]):
        above = _taken(windows, phase.windows)
        for first in range(min(phase.stride, phase.there)):
            row, margin = (phase.before + first) % phase.stride, (phase.before + first) // phase.stride
            places = range(margin, margin + len(range(first, phase.there, phase.stride)))
            result = None
            if row < k.shape[2]:
                result = _under_windows(xp, k[:, :, row :: phase.stride], above, places, groups)
            if result is not None:
                parts.append(make(across, result.value))
                keys.append((_part(phase.lines, first, phase.stride),))
    shape = (extent[0], groups * k.shape[1], extent[1], windows.shape[3])
    if not parts:  # all windows cover padding
        return _outermost(xp, xp.zeros(shape, dtype=y.dtype), y.shape[:-3])
    return _outermost(xp, _assembled(shape, parts, keys), y.shape[:-3])


@dataclass(frozen=True, slots=True)
class _Phase:
    """The lines at one remainder of the dilation, and the windows whose rows are such lines.

    Attributes:
        windows: the slice of the rows of windows.
        lines: the slice of the lines.
        there: the number of lines.
        before: the number of padding lines before them.
        after: the number of padding lines after them.
        stride: the distance between windows, in lines of the phase.
        count: the number of rows of windows.
    """

    windows: slice
    lines: slice
    there: int
    before: int
    after: int
    stride: int
    count: int


def _phases(geometry: Geometry, extent: int, height: int) -> Iterator[_Phase]:
    """Yield the phases of ``extent`` lines and windows with ``height`` rows: one phase without dilation."""
    stride, before, apart = geometry.stride[0], geometry.before[0], geometry.dilation[0]
    [count] = Geometry((stride,), (before,), geometry.after[:1], (apart,)).windows((extent,), (height,)).count
    if apart == 1:
        yield _Phase(_ALL, _ALL, extent, before, geometry.after[0], stride, count)
        return
    step = apart // math.gcd(stride, apart)
    for first in range(min(step, count)):
        windows = range(first, count, step)
        inner = step * stride // apart
        lines = (len(windows) - 1) * inner + height
        start = first * stride - before
        missing = min(lines, max(0, -(start // apart)))
        there = range(start + missing * apart, extent, apart)[: lines - missing]
        yield _Phase(
            slice(first, count, step),
            slice(there.start, there.stop, apart),
            len(there),
            missing,
            lines - missing - len(there),
            inner,
            len(windows),
        )


def _columns(
    xp: TracingNamespace, lines: Traced, size: tuple[int, int], geometry: Geometry, phase: _Phase, across: int
) -> Traced:
    """Return, for each line of windows and each group of channels, a matrix of the elements under the windows."""
    before = (phase.before, geometry.before[1])
    columns = Columns(size[1], geometry.stride[1], across, before, phase.after, geometry.dilation[1])
    under = Traced(make(columns, _taken(lines, phase.lines).value))
    height, width, channels, _, batch = under.shape
    groups = () if geometry.groups == 1 else (geometry.groups,)
    matrices = xp.reshape(under, (height, width * channels // geometry.groups, *groups, across * batch))
    return Traced(make(Overlap(size[0], phase.stride, phase.count), matrices.value))


def _under_windows(xp: TracingNamespace, k: Traced, lines: Traced, places: range, groups: int) -> Traced | None:
    """Return the contributions of windows to some lines, by column of a window; None if there are none.

    Lines at the edges are under fewer windows; zeros in their place would make NaN of infinite kernels.

    Args:
        k: the kernel.
        lines: a line for each row of windows.
        places: the numbers of the lines; the windows ``n - height + 1`` to ``n`` are above line ``n``.
        groups: the number of groups of channels.
    """
    outputs, inputs, height, width = k.shape
    of_each = outputs // groups
    count, _, across, batch = lines.shape
    flipped = xp.flip(k, axis=2)
    if groups == 1:
        taps = xp.reshape(xp.permute_dims(flipped, (3, 1, 2, 0)), (width * inputs, height * outputs))
        windows = xp.reshape(lines, (count, outputs, across * batch))
    else:
        split = xp.permute_dims(xp.reshape(flipped, (groups, of_each, *k.shape[1:])), (0, 4, 2, 3, 1))
        taps = xp.reshape(split, (groups, width * inputs, height * of_each))
        windows = xp.permute_dims(xp.reshape(lines, (count, groups, of_each, across * batch)), (0, 2, 1, 3))
    whole = range(max(places.start, height - 1), min(places.stop, count))
    parts: list[Value] = []
    keys: list[Key] = []
    for place in places:
        first, stop = max(0, place - height + 1), min(count, place + 1)
        if first >= stop or (place in whole and place != whole.start):
            continue
        if place in whole:
            under = windows[first : first + len(whole) + height - 1]
            result = _product(xp, taps, Traced(make(Overlap(height, 1, len(whole)), under.value)))
        else:
            tap = (first - (place - height + 1)) * of_each
            above = Traced(make(Overlap(stop - first, 1, 1), windows[first:stop].value))
            result = _product(xp, taps[..., tap : tap + above.shape[-2]], above)
        parts.append(result.value)
        keys.append(((place - places.start, place - places.start + result.shape[0], None),))
    if not parts:
        return None
    products = _assembled((len(places), *parts[0].shape[1:]), parts, keys)
    if groups > 1:
        apart = xp.reshape(products, (len(places), groups, width, inputs, across * batch))
        products = xp.permute_dims(apart, (0, 2, 1, 3, 4))
    return xp.reshape(products, (len(places), width, groups * inputs, across, batch))


def _product(xp: TracingNamespace, x1: Traced, x2: Traced) -> Traced:
    """Return a matrix product; an outer product as a multiplication, which takes half of BLAS's time."""
    return x1 * x2 if x1.shape[-1] == 1 else xp.matmul(x1, x2)


def _taken(x: Traced, key: slice) -> Traced:
    """Return a slice of the lines of an image."""
    return x if key == _ALL else x[key]


def _part(key: slice, first: int | None = None, step: int | None = None) -> tuple[int | None, int | None, int | None]:
    """Return a strided part of a slice, as an entry of a key."""
    if key == _ALL:
        return first, None, step
    return key.start + (first or 0) * key.step, key.stop, key.step * (step or 1)


def _assembled(shape: Sizes, parts: Sequence[Value], keys: Sequence[Key]) -> Traced:
    """Return an array of zeros with values at keys."""
    return Traced(parts[0] if parts[0].shape == shape else make(Assemble(shape, tuple(keys)), *parts))


def _grouped(groups: int, count: int, length: int) -> Sizes:
    """Return the sizes of ``count`` rows, with an axis of groups if there are several."""
    return (count, length) if groups == 1 else (groups, count // groups, length)


def _inputs(xp: TracingNamespace, x: Traced, groups: int) -> Traced:
    """Return an image by lines, transposed once rather than once for each column of the windows.

    Channels with the same position in their groups are adjacent.
    """
    lines = _by_lines(xp, x)
    height, channels, *rest = lines.shape
    if groups not in (1, channels):
        split = xp.reshape(lines, (height, groups, channels // groups, *rest))
        lines = xp.reshape(xp.permute_dims(split, (0, 2, 1, 3, 4)), lines.shape)
    return Traced(make(Compact(), lines.value))


def _by_lines(xp: TracingNamespace, x: Traced) -> Traced:
    """``(…, C, H, W)`` as ``(H, C, W, N)``."""
    lead = x.ndim - 3
    moved = xp.permute_dims(x, (lead + 1, lead, lead + 2, *range(lead)))
    return xp.reshape(moved, (*moved.shape[:3], math.prod(x.shape[:lead])))


def _outermost(xp: TracingNamespace, x: Traced, leading: Sizes) -> Traced:
    """``(H, C, W, N)`` as ``(…, C, H, W)``."""
    split = xp.reshape(x, (*x.shape[:3], *leading))
    return xp.permute_dims(split, (*range(3, split.ndim), 1, 0, 2))
