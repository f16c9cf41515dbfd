"""Convolutions, poolings and resizing."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import OnnxError
from typedtensor.onnx.reading.nodes import Node, computes, position
from typedtensor.onnx.reading.positional import Positional
from typedtensor.onnx.reading.reductions import by_channel, product
from typedtensor.onnx.reading.shapes import concatenated, padded, sliced, taken


def _pads(run: Positional, node: Node, x: Any, reach: Sequence[int], stride: Sequence[int]) -> list[tuple[int, int]]:
    """The padding at both ends of each spatial axis."""
    count, kind = len(reach), node.get("auto_pad", "NOTSET")
    if kind in ("NOTSET", "VALID"):
        pads = node.get("pads") if kind == "NOTSET" else None
        numbers = [0] * 2 * count if pads is None else pads
        return [*zip(numbers[:count], numbers[count:], strict=True)]
    found = []
    for n in range(count):
        size = run.size(x, n + 2)
        total = max((-(-size // stride[n]) - 1) * stride[n] + reach[n] - size, 0)
        less, more = total // 2, total - total // 2
        found.append((less, more) if kind == "SAME_UPPER" else (more, less))
    return found


def _each(node: Node, name: str, count: int) -> list[int]:
    return [int(n) for n in node.get(name) or [1] * count]


def _after(run: Positional, x: Any, reach: Sequence[int], stride: Sequence[int]) -> list[Any]:
    """The labels of the axes of window positions."""
    sizes = run.sizes(x)[2:]
    pairs = zip(sizes, reach, stride, strict=True)
    return [run.fresh(None if n is None else (n - r) // s + 1) for n, r, s in pairs]


@computes("Conv")
def convolution(run: Positional, node: Node, x: Any, kernel: Any, bias: Any = None) -> Any:
    """A convolution."""
    count, shape = len(x.axes) - 2, run.shape(kernel)
    stride, dilation, groups = _each(node, "strides", count), _each(node, "dilations", count), node.get("group", 1)
    reach = [(w - 1) * d + 1 for w, d in zip(shape[2:], dilation, strict=True)]
    for n, (before, after) in enumerate(_pads(run, node, x, reach, stride)):
        x = padded(run, x, n + 2, before, after, 0.0)
    to = _after(run, x, reach, stride)
    window = [run.fresh(n) for n in shape[2:]]
    outputs, numbers = run.fresh(shape[0]), {"stride": tuple(stride), "dilation": tuple(dilation)}
    if groups == 1:
        kernel = run.relabelled(kernel, [outputs, x.axes[1], *window])
        result = ops.ConvolveInto(*to, **numbers)(x, kernel)
    else:
        group, part, inner = run.fresh(groups), run.fresh(shape[1]), run.fresh(shape[0] // groups)
        x = ops.SplitAxis(x.axes[1], group, part)(x)
        kernel = ops.SplitAxis(kernel.axes[0], group, inner)(kernel)
        kernel = run.relabelled(kernel, [group, inner, part, *window])
        result = ops.MergeAxes(group, inner, outputs)(ops.ConvolveGrouped(*to, **numbers)(x, kernel))
    return result if bias is None else ops.Add()(*run.aligned(result, by_channel(run, result, bias)))


@computes("ConvTranspose")
def _conv_transpose(run: Positional, node: Node, x: Any, kernel: Any, bias: Any = None) -> Any:
    """Compute a transposed convolution without padding, then cut off the pads."""
    count, shape = len(x.axes) - 2, run.shape(kernel)
    stride, dilation, groups = _each(node, "strides", count), _each(node, "dilations", count), node.get("group", 1)
    extra = [int(n) for n in node.get("output_padding") or [0] * count]
    sizes = [run.size(x, n + 2) for n in range(count)]
    full = [(n - 1) * s + (w - 1) * d + 1 for n, s, w, d in zip(sizes, stride, shape[2:], dilation, strict=True)]
    pads = _transposed_pads(node, sizes, stride, [n + e for n, e in zip(full, extra, strict=True)])
    parts = []
    share = shape[0] // groups
    for n in range(groups):
        image = sliced(run, x, 1, n * share, (n + 1) * share, 1)
        part = sliced(run, kernel, 0, n * share, (n + 1) * share, 1)
        to, window = [run.fresh(n) for n in full], [run.fresh(n) for n in shape[2:]]
        part = run.relabelled(part, [image.axes[1], run.fresh(shape[1]), *window])
        numbers = {"stride": tuple(stride), "dilation": tuple(dilation)}
        parts.append(ops.ConvolveTransposed(*to, **numbers)(image, part))
    result = functools.reduce(lambda a, b: concatenated(run, a, b, 1), parts)
    for n, ((before, after), more) in enumerate(zip(pads, extra, strict=True)):
        result = padded(run, result, n + 2, -before, more - after, 0.0)
    return result if bias is None else ops.Add()(*run.aligned(result, by_channel(run, result, bias)))


def _transposed_pads(
    node: Node, sizes: Sequence[int], stride: Sequence[int], full: Sequence[int]
) -> list[tuple[int, int]]:
    count, wanted, kind = len(sizes), node.get("output_shape"), node.get("auto_pad", "NOTSET")
    if wanted is None and kind in ("SAME_UPPER", "SAME_LOWER"):
        wanted = [n * s for n, s in zip(sizes, stride, strict=True)]
    if wanted is None:
        pads = node.get("pads") or [0] * 2 * count
        return [*zip(pads[:count], pads[count:], strict=True)]
    found = []
    for size, total in zip(wanted[-count:], full, strict=True):
        gone = total - size
        half = gone // 2 if kind != "SAME_UPPER" else gone - gone // 2
        found.append((gone - half, half))
    return found


@computes("MaxPool", "AveragePool", "LpPool")
def _pool(run: Positional, node: Node, x: Any) -> Any:
    """The largest elements under windows, their means, or their norms, where padding counts as 0."""
    window = [int(n) for n in node.get("kernel_shape")]
    node.only(storage_order=0)
    count = len(window)
    stride, dilation = _each(node, "strides", count), _each(node, "dilations", count)
    reach = [(w - 1) * d + 1 for w, d in zip(window, dilation, strict=True)]
    pads = _pads(run, node, x, reach, stride)
    largest = node.operator == "MaxPool"
    if x.tensor_type.kind != "real":
        raise OnnxError("it pools integers, but pools need real numbers")
    if node.outputs > 1:
        raise OnnxError("the positions of the largest elements are not supported")
    ends = [_ceiling(run, node, x, n, pads[n], reach[n], stride[n]) for n in range(count)]
    if node.operator == "LpPool":
        order = float(node.get("p", 2))
        means = _pooled(run, ops.Abs()(x) ** order, window, stride, dilation, pads, ends, False)
        return (means * float(np.prod(window))) ** (1.0 / order)
    result = _pooled(run, x, window, stride, dilation, pads, ends, largest)
    if largest:
        return result
    counted = run.tensor(np.ones([run.size(x, n) if n > 1 else 1 for n in range(count + 2)], np.float32))
    if node.get("count_include_pad", 0):
        for n, (before, after) in enumerate(pads):
            counted = padded(run, counted, n + 2, before, after, 1.0)
        pads = [(0, 0)] * count
    shares = _pooled(run, counted, window, stride, dilation, pads, ends, False)
    return ops.Div()(*run.aligned(result, shares))


def _ceiling(run: Positional, node: Node, x: Any, n: int, pads: tuple[int, int], reach: int, stride: int) -> int:
    """Return the overhang of the last window, where ``ceil_mode`` counts windows that start inside."""
    if not node.get("ceil_mode", 0):
        return 0
    size = run.size(x, n + 2) + sum(pads)
    count = -(-(size - reach) // stride) + 1
    if (count - 1) * stride >= run.size(x, n + 2) + pads[0]:
        count -= 1
    return max((count - 1) * stride + reach - size, 0)


def _pooled(
    run: Positional,
    x: Any,
    window: Sequence[int],
    stride: Sequence[int],
    dilation: Sequence[int],
    pads: Sequence[tuple[int, int]],
    ends: Sequence[int],
    largest: bool,
) -> Any:
    """The largest elements, or the means, under windows along each spatial axis."""
    for n, (before, after) in enumerate(pads):
        x = padded(run, x, n + 2, before, after + ends[n], -np.inf if largest else 0.0)
        label, size = x.axes[n + 2], run.sizes(x)[n + 2]
        reach = (window[n] - 1) * dilation[n] + 1
        to, inner = run.fresh(None if size is None else (size - reach) // stride[n] + 1), run.fresh(window[n])
        x = ops.Unfold(label, to, inner, stride=stride[n], dilation=dilation[n])(x)
        x = (ops.Max if largest else ops.Mean)(inner)(x)
    return x


@computes("GlobalAveragePool", "GlobalMaxPool")
def _global_pool(run: Positional, node: Node, x: Any) -> Any:
    reduce: Any = ops.Mean if node.operator == "GlobalAveragePool" else ops.Max
    axes = [*range(2, len(x.axes))]
    return run.unsqueezed(reduce(*(x.axes[n] for n in axes))(x) if axes else x, axes)


NEAREST: dict[str, Callable[[Any], Any]] = {
    "ceil": np.ceil,
    "floor": np.floor,
    "round_prefer_ceil": lambda at: np.floor(at + 0.5),
    "round_prefer_floor": lambda at: np.ceil(at - 0.5),
}
"""The rounding functions of coordinates, by the name of the mode."""


@computes("Resize", "Upsample")
def _resize(run: Positional, node: Node, x: Any, *given: Any) -> Any:
    """Resizing as ``onnx.reference`` defines it. The sizes have to be constants."""
    roi, scales, sizes = (*given, None, None)[:3] if len(given) > 1 else (None, *given, None)[:3]
    listed = node.get("axes")
    axes = [*range(len(x.axes))] if listed is None else [position(run, x, n) for n in listed]
    old = np.array([run.size(x, n) for n in axes])
    factors, new = _sizes(run, node, old, scales, sizes)
    bounds = np.array([0.0, 1.0]).repeat(len(axes)) if roi is None else run.constant(roi, "region").astype(float)
    bounds = bounds.reshape(2, -1).T if bounds.size else np.tile([0.0, 1.0], (len(axes), 1))
    crops = node.get("coordinate_transformation_mode") == "tf_crop_and_resize"
    for at, size, factor, region in zip(axes, new, factors, bounds, strict=True):
        if factor != 1.0 or size != run.size(x, at) or (crops and (*region,) != (0.0, 1.0)):
            x = _resized(run, node, x, at, int(size), float(factor), region)
    return x


def _sizes(run: Positional, node: Node, old: Any, scales: Any, sizes: Any) -> tuple[Any, Any]:
    """The scale factors and the new sizes."""
    if sizes is None:
        factors = np.asarray(node.get("scales")) if scales is None else run.constant(scales, "scales")
        return factors.astype(float), np.floor(factors * old)
    wanted, policy = np.array(run.numbers(sizes, "sizes")), node.get("keep_aspect_ratio_policy", "stretch")
    factors = wanted / old
    if policy == "stretch":
        return factors, wanted
    factor = factors.min() if policy == "not_larger" else factors.max()
    return np.full(len(old), factor), np.floor(factor * old + 0.5)


def _resized(run: Positional, node: Node, x: Any, at: int, size: int, factor: float, region: Sequence[float]) -> Any:
    """A value with one axis resized."""
    before, mode = run.size(x, at), node.get("mode", "nearest")
    places, outside = _places(node, before, size, factor, region)
    if mode == "nearest":
        nearest = node.get("nearest_mode", "round_prefer_floor" if node.version > 10 else "floor")
        index = np.clip(NEAREST[nearest](places), 0, before - 1).astype(np.int64)
        result = taken(run, x, at, run.tensor(index))
    else:
        weights = _weights(node, mode, places, before, factor)
        weights[outside] = 0.0
        dtype = np.asarray(x.array).dtype if isinstance(x, AnyTensor) else np.float32
        order = [*range(at), *range(at + 1, len(x.axes)), at]
        last = run.permuted_to(x, [x.axes[n] for n in order])
        result = product(run, last, run.tensor(weights.T.astype(dtype)))
        result = run.permuted_to(result, [result.axes[n] for n in np.argsort(order)])
    if not outside.any():
        return result
    shape = [size if n == at else 1 for n in range(len(x.axes))]
    there = run.tensor(outside.reshape(shape))
    value = run.tensor(np.asarray(node.get("extrapolation_value", 0.0), np.float32))
    return ops.Where()(*run.aligned(there, value, result))


def _places(node: Node, before: int, size: int, factor: float, region: Sequence[float]) -> tuple[Any, Any]:
    """The coordinates of new elements among the old ones, and which of them lie outside the region of interest."""
    mode = node.get("coordinate_transformation_mode", "half_pixel" if node.version > 10 else "asymmetric")
    at, whole, inside = np.arange(size, dtype=np.float32), factor * before, np.zeros(size, bool)
    if mode == "asymmetric":
        return at / factor, inside
    if mode == "align_corners":
        return at * ((before - 1) / (whole - 1) if whole != 1 else 0.0), inside
    if mode == "tf_crop_and_resize":
        start, end = region
        steps = at / (whole - 1) if whole != 1 else np.full(size, 0.5)
        found = (start + steps * (end - start)) * (before - 1)
        return found, (found < 0) | (found > before - 1)
    if mode == "pytorch_half_pixel" and size == 1:
        return np.zeros(size), inside
    if mode not in ("half_pixel", "half_pixel_symmetric", "pytorch_half_pixel"):
        raise OnnxError(f"the coordinates {mode} are not supported")
    shift = before / 2 * (1 - size / whole) if mode == "half_pixel_symmetric" else 0.0
    return shift + (at + 0.5) / factor - 0.5, inside


def _weights(node: Node, mode: str, places: Any, before: int, factor: float) -> Any:
    """The interpolation matrix: the weight of each old element in each new one. Edge elements are repeated outwards."""
    smooth = bool(node.get("antialias", 0))
    width = min(factor, 1.0) if smooth else 1.0
    reach = int(np.ceil((2 if mode == "cubic" else 1) / width))
    index = np.floor(places).astype(np.int64)[:, None] + np.arange(-reach, reach + 2)
    apart = np.abs(index - places[:, None]) * width
    parts = _cubic(apart, node.get("cubic_coeff_a", -0.75)) if mode == "cubic" else np.clip(1.0 - apart, 0.0, 1.0)
    if node.get("exclude_outside", 0):
        parts = np.where((index < 0) | (index >= before), 0.0, parts)
    parts /= parts.sum(1, keepdims=True)
    found = np.zeros((len(places), before))
    np.add.at(found, (np.arange(len(places))[:, None], np.clip(index, 0, before - 1)), parts)
    return found


def _cubic(apart: Any, a: float) -> Any:
    near = ((a + 2) * apart - (a + 3)) * apart**2 + 1
    far = ((a * apart - 5 * a) * apart + 8 * a) * apart - 4 * a
    return np.where(apart <= 1, near, np.where(apart < 2, far, 0.0))
