"""Quantization: ``x ≈ scale · (n - zero)`` with small integers ``n``, per axis, per block of an axis, or per tensor."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.nodes import Node, computes, position
from typedtensor.onnx.reading.pointwise import PRECISIONS
from typedtensor.onnx.reading.positional import KINDS, Positional
from typedtensor.onnx.reading.shapes import taken


@computes("DequantizeLinear")
def _dequantized(run: Positional, node: Node, x: Any, scale: Any, zero: Any = None) -> Any:
    numbers = ops.AsReal()(x)
    if zero is not None:
        numbers = ops.Sub()(*run.aligned(numbers, _beside(run, node, x, ops.AsReal()(zero))))
    result = ops.Mul()(*run.aligned(numbers, _beside(run, node, x, scale)))
    return _as(result, _stated(node) or _dtype(scale))


@computes("QuantizeLinear")
def _quantized(run: Positional, node: Node, x: Any, scale: Any, zero: Any = None) -> Any:
    """Round half to even, and saturate at the ends of the range."""
    dtype = np.dtype((_dtype(zero) if zero is not None else _stated(node)) or np.uint8)
    if PRECISIONS.get(dtype.name) != "int":
        raise OnnxError(f"it makes elements of {dtype.name}, which tensors cannot hold")
    rounded = ops.Round()(ops.Div()(*run.aligned(x, _beside(run, node, x, scale))))
    if zero is not None:
        rounded = ops.Add()(*run.aligned(rounded, _beside(run, node, x, ops.AsReal()(zero))))
    limits = np.iinfo(dtype)
    return _as(ops.ToInt()(ops.Clip(float(limits.min), float(limits.max))(rounded)), dtype)


def _beside(run: Positional, node: Node, x: Any, values: Any) -> Any:
    """Scales or zero points per tensor, per index of an axis or per block, broadcast to ``x``."""
    if len(values.axes) == 0 or run.sizes(values) == [1]:
        return values
    axis, block = position(run, x, node.get("axis", 1)), node.get("block_size", 0)
    if block:
        return taken(run, values, axis, run.tensor(np.arange(run.size(x, axis)) // block))
    return run.unsqueezed(values, [n for n in range(len(x.axes)) if n != axis])


def _stated(node: Node) -> Any:
    """The precision that an attribute requests."""
    kind = node.get("output_dtype", 0)
    return library().DataType(int(kind)).numpy() if kind else None


def _dtype(x: Any) -> Any:
    return x.dtype if isinstance(x, AnyTensor) else None


def _as(x: Any, dtype: Any) -> Any:
    """A tensor in a precision; an expression keeps the precision of its operands."""
    if dtype is None or not isinstance(x, AnyTensor):
        return x
    return KINDS[np.dtype(dtype).kind][x.axes].wrap(np.asarray(x.array).astype(dtype))
