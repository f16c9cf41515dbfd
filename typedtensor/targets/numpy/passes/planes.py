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
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.passes.copy_insertion import Compact
from typedtensor.targets.numpy.passes.sums_of_products import SumOfProducts, TapProducts
from typedtensor.targets.numpy.passes.windows import Columns, Overlap


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
    few = outputs <= cost_model.PLANE_OUTPUTS * inputs * math.prod(window[1:])
    return few and reaches(columns, cost_model.PLANE_COLUMNS)


def correlate(xp: TracingNamespace, x: Traced, k: Traced, geometry: Geometry) -> Traced:
    """See :func:`typedtensor.backends.convolution.correlate`."""
    outputs, inputs, *size = k.shape
    count = geometry.windows(x.shape[-3:], size).count
    blocks = _blocks(xp, x, (size[1], size[2]), geometry, count)
    rows = xp.reshape(xp.permute_dims(k, (2, 0, 3, 4, 1)), (size[0], outputs, size[1] * size[2] * inputs))
    taps = [_tap(number, x.shape[-3], count[0], geometry) for number in range(size[0])]
    result = Traced(make(TapProducts(count[0], tuple(tap[:2] for tap in taps)), rows.value, blocks.value))
    if any(tap.padding for tap in taps):  # an infinite kernel makes NaN of padding
        nothing = xp.sum(rows * 0, axis=-1, keepdims=True)
        for number, tap in enumerate(taps):
            for edge in tap.padding:
                of_edge = xp.broadcast_to(nothing[number], (len(edge), *result.shape[1:]))
                result = result + place(xp, result.shape, (_slice(edge),), of_edge)
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
            result = Traced(make(SumOfProducts(), *[factor.value for factor in factors]))
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
