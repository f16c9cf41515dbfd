"""Quantization: ``x ≈ scale · (n - zero)`` with small integers ``n``, per axis, per block of an axis, or per tensor.

Products of the integers are computed with real numbers that hold their sums exactly.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.nodes import Node, computes, position
from typedtensor.onnx.reading.pointwise import PRECISIONS, as_real
from typedtensor.onnx.reading.positional import KINDS, Positional
from typedtensor.onnx.reading.recurrent import layers
from typedtensor.onnx.reading.reductions import product
from typedtensor.onnx.reading.shapes import taken
from typedtensor.onnx.reading.windows import convolution


@computes("DequantizeLinear")
def _dequantized(run: Positional, node: Node, x: Any, scale: Any, zero: Any = None) -> Any:
    numbers = as_real(x)
    if zero is not None:
        numbers = ops.Sub()(*run.aligned(numbers, _beside(run, node, x, as_real(zero))))
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
        rounded = ops.Add()(*run.aligned(rounded, _beside(run, node, x, as_real(zero))))
    limits = np.iinfo(dtype)
    return _as(ops.ToInt()(ops.Clip(float(limits.min), float(limits.max))(rounded)), dtype)


@computes("MatMulInteger")
def _product(run: Positional, node: Node, x: Any, y: Any, x_zero: Any = None, y_zero: Any = None) -> Any:
    return _as(ops.ToInt()(product(run, *_factors(run, (x, x_zero, -2), (y, y_zero, -1)))), np.int32)


@computes("ConvInteger")
def _convolution(run: Positional, node: Node, x: Any, kernel: Any, x_zero: Any = None, zero: Any = None) -> Any:
    return _as(ops.ToInt()(convolution(run, node, *_factors(run, (x, x_zero, 0), (kernel, zero, 0)))), np.int32)


@computes("QLinearMatMul")
def _quantized_product(run: Positional, node: Node, *operands: Any) -> Any:
    x, x_scale, x_zero, y, y_scale, y_zero, scale, zero = operands
    found = product(run, *_factors(run, (x, x_zero, -2), (y, y_zero, -1)))
    for factor, of, axis in ((x_scale, x, -2), (y_scale, y, -1)):
        found = ops.Mul()(*run.aligned(found, _placed(run, of, factor, axis)))
    return _quantized(run, node, ops.AsReal()(found), scale, zero)


@computes("QLinearConv")
def _quantized_convolution(run: Positional, node: Node, *operands: Any) -> Any:
    x, x_scale, x_zero, kernel, kernel_scale, kernel_zero, scale, zero, bias = (*operands, None)[:9]
    left, right = _factors(run, (x, x_zero, 0), (kernel, kernel_zero, 0))
    found = convolution(run, node, left, right, None if bias is None else ops.AsRealLike()(bias, right))
    for factor in (x_scale, kernel_scale):
        found = ops.Mul()(*run.aligned(found, _placed(run, found, factor, 1)))
    return _quantized(run, node, found, scale, zero)


@computes("com.microsoft.DynamicQuantizeLSTM")
def _quantized_lstm(run: Positional, node: Node, x: Any, weight: Any, recurrent: Any, *operands: Any) -> Any:
    """An LSTM of onnxruntime, which rounds what weights of 8 bits are multiplied with to 8 bits, too."""
    *others, weight_scale, weight_zero, recurrent_scale, recurrent_zero = operands  # bias, lengths, states, peepholes

    def whole(n: Any, scale: Any, zero: Any) -> Any:
        """The weights with axes of directions, gates and inputs."""
        last = len(scale.axes) - 1
        axes = [1, 2] if last == 0 else [1]
        numbers = ops.Sub()(*run.aligned(ops.AsReal()(n), run.unsqueezed(ops.AsReal()(zero), axes)))
        result = ops.Mul()(*run.aligned(numbers, run.unsqueezed(scale, axes)))
        return run.permuted_to(result, [result.axes[k] for k in (0, 2, 1)])

    weights = whole(weight, weight_scale, weight_zero), whole(recurrent, recurrent_scale, recurrent_zero)
    as_lstm = replace(node, operator="LSTM", attributes={k: v for k, v in node.attributes.items() if v != []})
    return layers(run, as_lstm, x, *weights, *others, rounded=_rounded)


def _rounded(x: Any) -> Any:
    """A value rounded to a multiple of one 255th of its range, which 0 belongs to."""
    low, high = ops.Minimum()(ops.Min(*x.axes)(x), 0.0), ops.Maximum()(ops.Max(*x.axes)(x), 0.0)
    scale = ops.Where()(ops.Equal()(low, high), 1.0, (high - low) / 255.0)
    zero = ops.Round()(ops.Neg()(low) / scale)
    whole = ops.Clip(0.0, 255.0)(ops.Round()(x / scale.expand_like(x)) + zero.expand_like(x))
    return (whole - zero.expand_like(x)) * scale.expand_like(x)


EXACT = 2**24
"""Float32 holds all integers up to this one exactly."""


def _factors(run: Positional, first: tuple[Any, Any, int], second: tuple[Any, Any, int]) -> tuple[Any, Any]:
    """Integers of 8 bits less zero points, one or along an axis, as real numbers that hold sums of products exactly.

    Args:
        run: the run.
        first: an operand of a product, its zero points or None, and the axis of these.
        second: the same of the other operand, mostly weights: a matrix, or a kernel, whose axis is the first.
    """
    rank = len(second[0].axes)
    summed = tuple(range(1, rank)) if second[2] == 0 else (max(rank - 2, 0),)
    largest = 255.0**2 * math.prod([run.size(second[0], axis) for axis in summed])
    if isinstance(weights := _centred(run, *second, np.float64), AnyTensor):
        largest = 255.0 * np.abs(weights.array).sum(summed).max(initial=0.0)
    dtype = np.float32 if largest <= EXACT else np.float64
    return _centred(run, *first, dtype), _centred(run, *second, dtype)


def _centred(run: Positional, x: Any, zero: Any, axis: int, dtype: Any) -> Any:
    """Integers less their zero points, as real numbers."""
    like = run.tensor(np.zeros((), dtype))
    numbers = ops.AsRealLike()(as_real(x), like)
    if zero is None:
        return numbers
    return ops.Sub()(*run.aligned(numbers, _placed(run, x, ops.AsRealLike()(as_real(zero), like), axis)))


def _placed(run: Positional, x: Any, values: Any, axis: int) -> Any:
    """One value, or values along an axis, broadcast to ``x``."""
    rank = len(x.axes)
    if len(values.axes) != 1 or run.sizes(values) == [1] or rank == 1:
        return values
    return run.unsqueezed(values, [n for n in range(rank) if n != axis % rank])


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
