"""Poolings and convolutions as ONNX nodes."""

from __future__ import annotations

import math
from typing import Any

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
    is_symbolic,
)
from typedtensor.ir.sizes import same_formula
from typedtensor.onnx.writing.graph import Graph, UnmappedError
from typedtensor.onnx.writing.rules import composed, writes

composed(MaxPoolInput, MaxPoolOutput, AveragePoolInput)(lambda xp, p, v, *x: p.by_taps(xp, *x))


@writes(MaxPool, AveragePool)
def _pool(graph: Graph, p: MaxPool | AveragePool, v: Value, x: Any) -> Any:
    [operand], largest = v.operands, isinstance(p, MaxPool)
    assert isinstance(operand, Value)
    x = x if operand.dtype == v.dtype else graph.cast(x, v.dtype)
    whole = [n for n in (-2, -1) if same_formula(p.window[n], operand.shape[n])]
    if all(n in whole for n in (-2, -1) if is_symbolic(p.window[n]) or p.window[n] != 1):  # of any size
        result = graph.op("ReduceMax" if largest else "ReduceMean", x, graph.shape(whole), keepdims=1)
        return graph.reshape(result, v.shape)
    flat = graph.reshape(x, (math.prod(operand.shape[:-2]), 1, *operand.shape[-2:]))
    result = graph.op("MaxPool" if largest else "AveragePool", flat, kernel_shape=[*p.window], strides=[*p.stride])
    return graph.reshape(result, v.shape)


@writes(Conv)
def _conv(graph: Graph, p: Conv, v: Value, x: Any, k: Any) -> Any:
    """A convolution of images with any number of axes before the channels."""
    image = v.operands[0]
    assert isinstance(image, Value)
    extent = image.shape[p.channel :]
    flat = graph.reshape(x, (math.prod(image.shape[: p.channel]), *extent))
    result = graph.op(
        "Conv", flat, k, strides=[*p.stride], pads=[*p.before, *p.after], dilations=[*p.dilation], group=p.groups
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
        graph.reshape(y, (math.prod(windows.shape[: p.channel]), *counts)),
        k,
        strides=[*p.stride],
        pads=[*p.before, *(0 for _ in rest)],
        dilations=[*p.dilation],
        group=p.groups,
    )
    if any(is_symbolic(r) or r for r in rest):  # a negative number removes elements
        result = graph.op("Pad", result, graph.shape([0] * (2 * len(counts) + 2 - len(rest)) + rest))
    return graph.reshape(result, v.shape)


@composed(ConvWeight)
def _conv_weight(xp: Any, p: ConvWeight, v: Value, x: Any, y: Any) -> Any:
    """The gradient of the kernel: a convolution with the images' channels as images and the gradients as kernels."""
    if p.groups != 1:
        raise UnmappedError("ONNX has no operators for the gradient of a convolution in groups")
    flat = [xp.moveaxis(xp.reshape(a, (-1, *a.shape[p.channel :])), 0, 1) for a in (x, y)]
    result = xp.correlate(*flat, Geometry(p.dilation, p.before, p.after, p.stride))
    return xp.moveaxis(result[(..., *(slice(0, n) for n in p.window))], 0, 1)
