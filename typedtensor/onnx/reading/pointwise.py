"""Elementwise operators."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.backends.quiet import quietly_alone
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.nodes import Node, computes, real
from typedtensor.onnx.reading.positional import KINDS, Positional

_OF_ONE_NAME = re.findall(
    r"\w+",
    """
    Abs Ceil Cos Cosh Erf Exp Floor HardSwish IsNaN Log Mish Neg Not Round Sigmoid Sign Sin Sinh Softplus Softsign Sqrt
    Tan Tanh
    """,
)
"""Operators with one operand that are called as the operations are."""

UNARY: Mapping[str, Callable[[Any], Any]] = {
    **{name: getattr(ops, name)() for name in _OF_ONE_NAME},
    "Acos": ops.ArcCos(),
    "Acosh": ops.ArCosh(),
    "Asin": ops.ArcSin(),
    "Asinh": ops.ArSinh(),
    "Atan": ops.ArcTan(),
    "Atanh": ops.ArTanh(),
    "Identity": lambda x: x,
    "Reciprocal": ops.Recip(),
    "Relu": ops.ReLU(),
}
"""Operators with one operand, and their functions."""

FORMULAS: Mapping[str, Callable[[Node, Any], Any]] = {
    "Elu": lambda node, x: ops.ELU(node.get("alpha", 1.0))(x),
    "Gelu": lambda node, x: (ops.GELU() if node.get("approximate", "none") == "tanh" else ops.ExactGELU())(x),
    "HardSigmoid": lambda node, x: ops.Clip(0.0, 1.0)(x * node.get("alpha", 0.2) + node.get("beta", 0.5)),
    "LeakyRelu": lambda node, x: ops.LeakyReLU(node.get("alpha", 0.01))(x),
    "Selu": lambda node, x: ops.ELU(node.get("alpha", 1.6732632423543772))(x) * node.get("gamma", 1.0507009873554805),
}
"""The same with attributes."""

BINARY: Mapping[str, Callable[[Any, Any], Any]] = {
    **{name: getattr(ops, name)() for name in ("Add", "And", "Equal", "Greater", "Less", "Mul", "Or", "Sub", "Xor")},
    "GreaterOrEqual": ops.GreaterEqual(),
    "LessOrEqual": ops.LessEqual(),
    "Max": ops.Maximum(),
    "Min": ops.Minimum(),
    "PRelu": ops.PReLU(),
    "Sum": ops.Add(),
}
"""Operators with two or more operands that have the same axes."""

PRECISIONS: Mapping[str, str] = {
    **dict.fromkeys(("float16", "bfloat16", "float32", "float64"), "real"),
    **dict.fromkeys(("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"), "int"),
    "bool": "bool",
}
"""The kinds of tensors by the names of dtypes."""


@computes(*UNARY)
def _unary(run: Positional, node: Node, x: Any) -> Any:
    return UNARY[node.operator](x)


@computes(*FORMULAS)
def _formula(run: Positional, node: Node, x: Any) -> Any:
    return FORMULAS[node.operator](node, x)


@computes(*BINARY)
def _binary(run: Positional, node: Node, *operands: Any) -> Any:
    return functools.reduce(BINARY[node.operator], run.aligned(*operands))


@computes("Mean")
def _mean(run: Positional, node: Node, *operands: Any) -> Any:
    return functools.reduce(ops.Add(), run.aligned(*operands)) * (1.0 / len(operands))


@computes("Div")
def _div(run: Positional, node: Node, *operands: Any) -> Any:
    """Division. A quotient of integers is truncated towards zero."""
    x, y = run.aligned(*operands)
    if x.tensor_type.kind == "real":
        return ops.Div()(x, y)
    down = ops.FloorDiv()(x, y)
    return ops.Where()(ops.Less()(down, 0) & ~ops.Equal()(down * y, x), down + 1, down)


@computes("Mod")
def _mod(run: Positional, node: Node, *operands: Any) -> Any:
    """The remainder, with the sign of the second operand; with ``fmod``, with the sign of the first."""
    x, y = run.aligned(*operands)
    if not node.get("fmod", 0):
        return ops.Mod()(x, y)
    rest = ops.Mod()(ops.Abs()(x), ops.Abs()(y))
    return ops.Where()(ops.Less()(x, 0), -rest, rest)


@computes("Pow")
def _pow(run: Positional, node: Node, *operands: Any) -> Any:
    x, y = run.aligned(*operands)
    if x.tensor_type.kind == y.tensor_type.kind:
        return ops.Pow()(x, y)
    result = ops.Pow()(*real((x, y)))
    return result if x.tensor_type.kind == "real" else ops.ToInt()(result)


@computes("Where")
def _where(run: Positional, node: Node, *operands: Any) -> Any:
    return ops.Where()(*run.aligned(*operands))


@computes("Clip")
def _clip(run: Positional, node: Node, x: Any, least: Any = None, most: Any = None) -> Any:
    for bound, name, limit in ((least, "min", ops.Maximum()), (most, "max", ops.Minimum())):
        if bound is None and name in node.attributes:
            bound = run.tensor(np.asarray(node.get(name), np.float32))
        if bound is not None:
            x = limit(*run.aligned(x, bound))
    return x


@computes("IsInf")
def _is_inf(run: Positional, node: Node, x: Any) -> Any:
    found = ops.IsInf()(x)
    if not node.get("detect_negative", 1):
        found = found & ops.Greater()(x, 0.0)
    return found if node.get("detect_positive", 1) else found & ops.Less()(x, 0.0)


@computes("Dropout")
def _dropout(run: Positional, node: Node, x: Any, ratio: Any = None, training: Any = None) -> Any:
    """Dropout as in inference: nothing is dropped."""
    trains = training is not None and run.constant(training, "training_mode").any()
    if trains and (ratio is None or run.constant(ratio, "ratio").any()):
        raise OnnxError("it drops elements at random, but files are read for evaluation, not training")
    return (x, ops.Equal()(x, x) | True) if node.outputs > 1 else x


def _kind(dtype: np.dtype[Any]) -> str:
    """The kind of tensors with elements of a dtype."""
    if dtype.name not in PRECISIONS:
        raise OnnxError(f"it makes elements of {dtype.name}, which tensors cannot hold")
    return PRECISIONS[dtype.name]


def as_real(x: Any) -> Any:
    """Integers as real numbers; those of integers that were made of real numbers just before are the whole parts."""
    made = isinstance(x, App) and isinstance(x.op, ops.ToInt)
    return ops.Trunc()(x.operands[0]) if made else ops.AsReal()(x)


@computes("Cast", "CastLike")
def _cast(run: Positional, node: Node, x: Any, like: Any = None) -> Any:
    """A cast. Constants get the requested precision, expressions the precision of the values they are combined with."""
    if like is not None:
        dtype = like.dtype if isinstance(like, AnyTensor) else None
        kind = like.tensor_type.kind if dtype is None else _kind(np.dtype(dtype))
    else:
        dtype = library().DataType(int(node.get("to"))).numpy()
        kind = _kind(np.dtype(dtype))
    if isinstance(x, AnyTensor) and dtype is not None:
        return KINDS[np.dtype(dtype).kind][x.axes].wrap(quietly_alone(np.asarray(x.array).astype, dtype))
    if kind == x.tensor_type.kind:
        return x
    if kind == "bool":
        return ~ops.Equal()(x, 0)
    return as_real(x) if kind == "real" else ops.AsInt()(x) if x.tensor_type.kind == "bool" else ops.ToInt()(x)
