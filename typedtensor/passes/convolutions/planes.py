"""Three-dimensional convolutions as matrix products, plane by plane, in the layout ``D H C W N``, the batch innermost.

A plane of the result sums a product for each plane under its windows. Elements are copied once for each column of a
window, as in two dimensions, and planes of padding are in no product.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.backends.writing import place
from typedtensor.ir import make
from typedtensor.ir.sizes import reaches
from typedtensor.lowering.namespace import TracingNamespace
from typedtensor.lowering.tracing import Traced
from typedtensor.passes.convolutions.windows import Columns, Compact, Overlap

PLANE_OUTPUTS = 1
"""The largest ratio of a volume's output channels to the terms of one plane of its windows for which each plane has a
product of its own; otherwise planes are copied to be channels. For 16 volumes of 8 × 16 × 16 and windows of 27 elements
the value takes 0.28 ms in place of 0.37 with 1 channel and 4 outputs, 1.3 in place of 1.7 with 3 and 16, 2.6 in place
of 1.2 with 1 and 32; with 32 and 32, for 32 volumes of 4 × 8 × 8, 3.4 in place of 8.7."""

PLANE_COLUMNS = 128
"""The least number of columns of such a product, the windows in a line of all volumes. With 32 channels of 16 × 16 × 16
a step for one volume, of 16 columns, takes 10.4 ms in place of 4.5; for volumes of 4 × 8 × 8, with 64 columns 6.0 in
place of 5.0, with 256 columns 6.2 in place of 11.7."""


def by_planes(inputs: int, outputs: int, window: Sizes, columns: int, geometry: Geometry) -> bool:
    """Whether a product for each plane of the windows pays; otherwise planes are copied to be channels.

    Args:
        inputs: the number of channels of the image.
        outputs: the number of channels of the result.
        window: the sizes of the windows.
        columns: the number of windows in a line of all images.
        geometry: the positions of the windows.
    """
    if len(window) != 3 or geometry.groups != 1 or geometry.dilation[1:] != (1, 1) or 0 in window:
        return False
    few = outputs <= PLANE_OUTPUTS * inputs * math.prod(window[1:])
    return few and reaches(columns, PLANE_COLUMNS)


def correlate(xp: TracingNamespace, x: Traced, k: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.correlate`."""
    outputs, inputs, *size = k.shape
    count = geometry.windows(x.shape[-3:], size).count
    blocks = _blocks(xp, x, (size[1], size[2]), geometry, count)
    rows = xp.reshape(xp.permute_dims(k, (2, 0, 3, 4, 1)), (size[0], outputs, size[1] * size[2] * inputs))
    taps = [_tap(number, x.shape[-3], count[0], geometry) for number in range(size[0])]
    shape = (*count[:2], outputs, blocks.shape[-1])
    result = xp.zeros(shape, dtype=x.dtype)
    for number, tap in enumerate(taps):
        if tap.windows:
            products = xp.matmul(rows[number], blocks[_slice(tap.planes)])
            result = result + place(xp, shape, (_slice(tap.windows),), products)
    if any(tap.padding for tap in taps):  # an infinite kernel makes NaN of padding
        nothing = xp.sum(rows * 0, axis=-1, keepdims=True)
        for number, tap in enumerate(taps):
            for edge in tap.padding:
                of_edge = xp.broadcast_to(nothing[number], (len(edge), *shape[1:]))
                result = result + place(xp, shape, (_slice(edge),), of_edge)
    split = xp.reshape(result, (*result.shape[:3], count[2], *x.shape[:-4]))
    return xp.permute_dims(split, (*range(4, split.ndim), 2, 0, 1, 3))


def weigh(xp: TracingNamespace, size: Sizes, x: Traced, y: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.weigh`."""
    inputs, outputs, count = x.shape[-4], y.shape[-4], tuple(y.shape[-3:])
    blocks = _blocks(xp, x, (size[1], size[2]), geometry, count)
    windows = xp.matrix_transpose(xp.reshape(_by_planes(xp, y), (*count[:2], outputs, blocks.shape[-1])))
    parts = []
    for number in range(size[0]):
        tap = _tap(number, x.shape[-3], count[0], geometry)
        result = xp.zeros((blocks.shape[-2], outputs), dtype=y.dtype)
        if tap.windows:
            factors = blocks[_slice(tap.planes)], windows[_slice(tap.windows)]
            result = xp.sum(xp.matmul(*factors), axis=(0, 1))
        for edge in tap.padding:
            result = result + xp.sum(windows[_slice(edge)] * 0, axis=(0, 1, 2))
        parts.append(xp.reshape(result, (*size[1:], inputs, outputs)))
    return xp.permute_dims(xp.stack(parts, axis=0), (4, 3, 0, 1, 2))


class _Tap(NamedTuple):
    """One plane of the windows.

    Attributes:
        planes: the planes of the image under it.
        windows: the planes of windows that these are under.
        padding: the planes of windows of which padding is under it.
    """

    planes: range
    windows: range
    padding: list[range]


def _tap(number: int, extent: int, count: int, geometry: Geometry) -> _Tap:
    step, start = geometry.stride[0], number * geometry.dilation[0] - geometry.before[0]
    first = min(max(0, -(start // step)), count)
    stop = max(first, min(count, (extent - 1 - start) // step + 1))
    planes = range(first * step + start, (stop - 1) * step + start + 1, step)
    return _Tap(planes, range(first, stop), [edge for edge in (range(first), range(stop, count)) if edge])


def _slice(numbers: range) -> slice:
    return slice(numbers.start, numbers.stop, numbers.step)


def _blocks(xp: TracingNamespace, x: Traced, size: tuple[int, int], geometry: Geometry, count: Sizes) -> Traced:
    """Return, for each line of windows in each plane, a matrix of the elements under the windows."""
    planes = Traced(make(Compact(), _by_planes(xp, x).value))
    before, after, stride = geometry.before[1:], geometry.after[1], geometry.stride[1:]
    under = Traced(make(Columns(size[1], stride[1], count[2], before, after), planes.value))
    depth, height, width, channels, across, batch = under.shape
    matrices = xp.reshape(under, (depth, height, width * channels, across * batch))
    return Traced(make(Overlap(size[0], stride[0], count[1], 1), matrices.value))


def _by_planes(xp: TracingNamespace, x: Traced) -> Traced:
    """``(…, C, D, H, W)`` as ``(D, H, C, W, N)``."""
    lead = x.ndim - 4
    moved = xp.permute_dims(x, (lead + 1, lead + 2, lead, lead + 3, *range(lead)))
    return xp.reshape(moved, (*moved.shape[:4], math.prod(x.shape[:lead])))
