"""Poolings and convolutions as ONNX nodes."""

from __future__ import annotations

from typing import Any

from typedtensor.backends import pooling
from typedtensor.backends.windows import Geometry
from typedtensor.ir import (
    AveragePool,
    AveragePoolInput,
    Conv,
    ConvInput,
    ConvWeight,
    MaxPool,
    MaxPoolInput,
    MaxPoolOutput,
    Value,
)
from typedtensor.onnx.writing.graph import Graph, UnmappedError
from typedtensor.onnx.writing.rules import composed, fixed, flat_size, writes

composed(MaxPoolInput)(lambda xp, p, v, x, y: pooling.max_input_by_taps(xp, x, y, p.windows(x.shape)))
composed(MaxPoolOutput)(lambda xp, p, v, x, y: pooling.max_output_by_taps(xp, x, y, p.windows(x.shape)))
composed(AveragePoolInput)(lambda xp, p, v, y: _spread(xp, p, v, y))


def _spread(xp: Any, p: AveragePoolInput, v: Value, y: Any) -> Any:
    return pooling.average_input_by_taps(xp, y, p.extent, p.windows(p.extent))


@writes(MaxPool)
def _max_pool(graph: Graph, p: MaxPool, v: Value, x: Any) -> Any:
    return _pooled(graph, "MaxPool", p, v, x)


@writes(AveragePool)
def _average_pool(graph: Graph, p: AveragePool, v: Value, x: Any) -> Any:
    return _pooled(graph, "AveragePool", p, v, x)


def _pooled(graph: Graph, kind: str, p: Any, v: Value, x: Any) -> Any:
    [operand] = v.operands
    assert isinstance(operand, Value)
    x = x if operand.dtype == v.dtype else graph.cast(x, v.dtype)
    flat = graph.reshape(x, (flat_size(operand.shape[:-2]), 1, *operand.shape[-2:]))
    result = graph.op(kind, flat, kernel_shape=fixed(p.window), strides=fixed(p.stride))
    return graph.reshape(result, v.shape)


@writes(Conv)
def _conv(graph: Graph, p: Conv, v: Value, x: Any, k: Any) -> Any:
    """A convolution of images with any number of axes before the channels."""
    image = v.operands[0]
    assert isinstance(image, Value)
    extent = image.shape[p.channel :]
    flat = graph.reshape(x, (flat_size(image.shape[: p.channel]), *extent))
    result = graph.op(
        "Conv",
        flat,
        k,
        strides=fixed(p.stride),
        pads=fixed((*p.before, *p.after)),
        dilations=fixed(p.dilation),
        group=p.groups,
    )
    return graph.reshape(result, v.shape)


@writes(ConvInput)
def _conv_input(graph: Graph, p: ConvInput, v: Value, k: Any, y: Any) -> Any:
    kernel, windows = v.operands
    assert isinstance(kernel, Value)
    assert isinstance(windows, Value)
    counts = windows.shape[p.channel :]
    # The extent of the windows, less the padding before it; ONNX pads the rest after it.
    reach = [
        (n - 1) * s + (w - 1) * d + 1
        for n, s, w, d in zip(counts[1:], p.stride, kernel.shape[2:], p.dilation, strict=True)
    ]
    rest = [n + b - r for n, b, r in zip(p.extent, p.before, reach, strict=True)]
    result = graph.op(
        "ConvTranspose",
        graph.reshape(y, (flat_size(windows.shape[: p.channel]), *counts)),
        k,
        strides=fixed(p.stride),
        pads=fixed((*p.before, *(0 for _ in rest))),
        dilations=fixed(p.dilation),
        group=p.groups,
    )
    lead = len(counts) - len(rest) + 1
    if any(r > 0 for r in rest):
        after = [0] * (len(counts) + 1) + [0] * lead + [max(r, 0) for r in rest]
        result = graph.op("Pad", result, graph.shape(after))
    if any(r < 0 for r in rest):
        axes = [*range(lead, lead + len(rest))]
        result = graph.op("Slice", result, graph.shape([0] * len(rest)), graph.shape(p.extent), graph.shape(axes))
    return graph.reshape(result, v.shape)


@composed(ConvWeight)
def _conv_weight(xp: Any, p: ConvWeight, v: Value, x: Any, y: Any) -> Any:
    """The gradient of the kernel: a convolution with the images' channels as images and the gradients as kernels."""
    if p.groups != 1:
        raise UnmappedError("ONNX has no operators for the gradient of a convolution in groups")
    flat = [xp.moveaxis(xp.reshape(a, (-1, *a.shape[p.channel :])), 0, 1) for a in (x, y)]
    result = xp.correlate(*flat, Geometry(p.dilation, p.before, p.after, p.stride))
    return xp.moveaxis(result[(..., *(slice(0, n) for n in p.window))], 0, 1)
