"""Convolutions and poolings."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.errors import OnnxError
from typedtensor.onnx.reading.nodes import Node, computes
from typedtensor.onnx.reading.positional import Positional
from typedtensor.onnx.reading.reductions import by_channel
from typedtensor.onnx.reading.shapes import concatenated, padded, sliced


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


@computes("MaxPool", "AveragePool")
def _pool(run: Positional, node: Node, x: Any) -> Any:
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


@computes("LpPool")
def _lp_pool(run: Positional, node: Node, x: Any) -> Any:
    """Compute the norms of the elements under windows; padding counts as 0."""
    window, order = [int(n) for n in node.get("kernel_shape")], float(node.get("p", 2))
    count = len(window)
    stride, dilation = _each(node, "strides", count), _each(node, "dilations", count)
    reach = [(w - 1) * d + 1 for w, d in zip(window, dilation, strict=True)]
    pads = _pads(run, node, x, reach, stride)
    ends = [_ceiling(run, node, x, n, pads[n], reach[n], stride[n]) for n in range(count)]
    means = _pooled(run, ops.Abs()(x) ** order, window, stride, dilation, pads, ends, False)
    return (means * float(np.prod(window))) ** (1.0 / order)


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
