"""Elementwise functions: their ONNX operators, or their definitions by other functions."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

OPERATORS: Mapping[str, str] = {
    "absolute": "Abs",
    "add": "Add",
    "arccos": "Acos",
    "arccosh": "Acosh",
    "arcsin": "Asin",
    "arcsinh": "Asinh",
    "arctan": "Atan",
    "arctanh": "Atanh",
    "bitwise_and": "BitwiseAnd",
    "bitwise_or": "BitwiseOr",
    "bitwise_xor": "BitwiseXor",
    "ceil": "Ceil",
    "cos": "Cos",
    "cosh": "Cosh",
    "divide": "Div",
    "equal": "Equal",
    "exp": "Exp",
    "floor": "Floor",
    "fmod": "Mod",
    "greater": "Greater",
    "greater_equal": "GreaterOrEqual",
    "invert": "BitwiseNot",
    "isinf": "IsInf",
    "isnan": "IsNaN",
    "less": "Less",
    "less_equal": "LessOrEqual",
    "log": "Log",
    "logical_and": "And",
    "logical_not": "Not",
    "logical_or": "Or",
    "logical_xor": "Xor",
    "maximum": "Max",
    "minimum": "Min",
    "multiply": "Mul",
    "negative": "Neg",
    "power": "Pow",
    "reciprocal": "Reciprocal",
    "rint": "Round",
    "sign": "Sign",
    "sin": "Sin",
    "sinh": "Sinh",
    "sqrt": "Sqrt",
    "subtract": "Sub",
    "tan": "Tan",
    "tanh": "Tanh",
}
"""The ONNX operator for the name of NumPy's function."""

OF_TRUTH: Mapping[str, str] = {
    "add": "Or",
    "bitwise_and": "And",
    "bitwise_or": "Or",
    "bitwise_xor": "Xor",
    "invert": "Not",
    "maximum": "Or",
    "minimum": "And",
    "multiply": "And",
}
"""The same for Boolean operands, where the operator is another one."""

WHOLE = frozenset({"ceil", "floor", "rint", "trunc"})
"""Functions that are the identity on integers."""


def _expm1(xp: Any, x: Any) -> Any:
    half = xp.tanh(xp.clip(x, -1.0, 1.0) * 0.5)
    return xp.where(abs(x) < 1.0, 2.0 * half / (1.0 - half), xp.exp(x) - 1.0)


def _log1p(xp: Any, x: Any) -> Any:
    """``ln u · x / (u - 1)`` with the rounded ``u = 1 + x`` (Kahan)."""
    whole = 1.0 + x
    exact = (whole == 1.0) | (whole == xp.inf)
    near = xp.log(whole) * (x / xp.where(exact, xp.ones_like(x), whole - 1.0))
    return xp.where(exact, x, near)


def _logaddexp(xp: Any, x: Any, y: Any) -> Any:
    larger, gap = xp.maximum(x, y), abs(x - y)
    found = larger + _log1p(xp, xp.exp(-gap))
    return xp.where(x == y, x + math.log(2.0), found)


def _arctan2(xp: Any, y: Any, x: Any) -> Any:
    flat = xp.arctan(y / xp.where(x == 0.0, xp.ones_like(x), x))
    half = xp.where(y < 0.0, xp.full_like(y, -math.pi), xp.full_like(y, math.pi))
    upright = xp.where(y == 0.0, xp.zeros_like(y), half * 0.5)
    return xp.where(x > 0.0, flat, xp.where(x < 0.0, flat + half, upright))


def _hypot(xp: Any, x: Any, y: Any) -> Any:
    larger, smaller = xp.maximum(abs(x), abs(y)), xp.minimum(abs(x), abs(y))
    ratio = smaller / xp.where(larger == 0.0, xp.ones_like(larger), larger)
    return larger * xp.sqrt(1.0 + ratio * ratio)


def _remainder(xp: Any, x: Any, y: Any) -> Any:
    rest = xp.fmod(x, y)
    return xp.where((rest != 0.0) & ((rest < 0.0) != (y < 0.0)), rest + y, rest)


def _floor_divide(xp: Any, x: Any, y: Any) -> Any:
    return xp.where(y == 0.0, x / y, xp.round((x - _remainder(xp, x, y)) / y))


def _cbrt(xp: Any, x: Any) -> Any:
    size = abs(x)
    root = xp.sign(x) * xp.power(size, 1.0 / 3.0)
    safe = xp.where(x == 0.0, xp.ones_like(x), root)
    return xp.where(xp.isfinite(root) & (x != 0.0), root - (root - x / (safe * safe)) / 3.0, root)


COMPOSED: Mapping[str, Callable[..., Any]] = {
    "arctan2": _arctan2,
    "cbrt": _cbrt,
    "copysign": lambda xp, x, y: xp.where((y < 0.0) | (1.0 / y < 0.0), -abs(x), abs(x)),
    "exp2": lambda xp, x: xp.exp(x * math.log(2.0)),
    "expm1": _expm1,
    "floor_divide": _floor_divide,
    "hypot": _hypot,
    "isfinite": lambda xp, x: ~(xp.isinf(x) | xp.isnan(x)),
    "log10": lambda xp, x: xp.log(x) / math.log(10.0),
    "log1p": _log1p,
    "log2": lambda xp, x: xp.log(x) / math.log(2.0),
    "logaddexp": _logaddexp,
    "not_equal": lambda xp, x, y: ~(x == y),
    "remainder": _remainder,
    "square": lambda xp, x: x * x,
    "trunc": lambda xp, x: xp.where(x < 0.0, xp.ceil(x), xp.floor(x)),
}
"""Functions defined by others: ``function(xp, *arrays)``, of real numbers."""

OF_INTEGERS: Mapping[str, Callable[..., Any]] = {
    "floor_divide": lambda graph, x, y: graph.op("Div", graph.op("Sub", x, graph.op("Mod", x, y)), y),
    "remainder": lambda graph, x, y: graph.op("Mod", x, y),
}
"""Nodes for integers. ``Div`` truncates on integers."""


def computed_in(function: str, kinds: tuple[Any, ...]) -> list[np.dtype[Any]]:
    """The precisions that NumPy's function takes its operands in; the type of a Python number stands for the number."""
    ufunc: np.ufunc = getattr(np, function)
    kinds = tuple([np.dtype(np.bool_) if kind is bool else kind for kind in kinds])
    result = ufunc.resolve_dtypes((*kinds, *(None,) * ufunc.nout))
    return [np.dtype(x) for x in result[: ufunc.nin]]
