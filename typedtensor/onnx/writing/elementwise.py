"""Elementwise primitives and constants: their ONNX operators, or their definitions by other functions."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.special import FUNCTIONS
from typedtensor.ir import (
    Call,
    Cast,
    CheckRange,
    Constant,
    Elementwise,
    ForeignCall,
    Full,
    Sigmoid,
    Special,
    Value,
    Where,
    formula_of,
    plain,
)
from typedtensor.onnx.writing.graph import Graph, UnmappedError
from typedtensor.onnx.writing.rules import composed, in_precision, made_of, writes

_OF_ONE_NAME = re.findall(
    r"\w+",
    """
    add bitwise_and bitwise_or bitwise_xor ceil cos cosh equal exp floor greater less log reciprocal sign sin sinh
    sqrt tan tanh
    """,
)
"""Functions whose operators have their names: ``bitwise_and`` is ``BitwiseAnd``."""

OPERATORS: Mapping[str, str] = {
    **{name: name.title().replace("_", "") for name in _OF_ONE_NAME},
    "absolute": "Abs",
    "arccos": "Acos",
    "arccosh": "Acosh",
    "arcsin": "Asin",
    "arcsinh": "Asinh",
    "arctan": "Atan",
    "arctanh": "Atanh",
    "divide": "Div",
    "fmod": "Mod",
    "greater_equal": "GreaterOrEqual",
    "invert": "BitwiseNot",
    "isinf": "IsInf",
    "isnan": "IsNaN",
    "less_equal": "LessOrEqual",
    "logical_and": "And",
    "logical_not": "Not",
    "logical_or": "Or",
    "logical_xor": "Xor",
    "maximum": "Max",
    "minimum": "Min",
    "multiply": "Mul",
    "negative": "Neg",
    "power": "Pow",
    "rint": "Round",
    "subtract": "Sub",
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


writes(Constant)(lambda g, p, v: g.constant(p.array))
writes(Full)(lambda g, p, v: g.op("Expand", g.number(p.number, v.dtype), g.shape(v.shape)))
writes(Cast, CheckRange)(lambda g, p, v, x: g.cast(x, v.dtype))
writes(Sigmoid)(lambda g, p, v, x: g.op("Sigmoid", x))
composed(Special)(lambda xp, p, v, x: FUNCTIONS[p.function](xp, x, p.order))


def _narrow(graph: Graph, v: Value, operands: Sequence[Any]) -> list[Any]:
    """Operands before their broadcast, if another operand has the full shape: ONNX operators broadcast implicitly."""
    given = [(x, y) for x, y in zip(operands, v.operands, strict=True) if isinstance(y, Value)]
    if any(formula_of(y.shape) == formula_of(v.shape) and x not in graph.root.narrow for x, y in given):
        return [
            graph.root.narrow.get(x, x) if isinstance(y, Value) else x
            for x, y in zip(operands, v.operands, strict=True)
        ]
    return [*operands]


@writes(Elementwise)
def _elementwise(graph: Graph, p: Elementwise, v: Value, *operands: Any) -> Any:
    kinds = tuple([x.dtype if isinstance(x, Value) else type(plain(x)) for x in v.operands])
    dtypes = computed_in(p.function, kinds)
    kind = dtypes[-1].kind
    if p.function in WHOLE and kind != "f":
        return graph.cast(operands[0], v.dtype)
    truth = OF_TRUTH.get(p.function) if kind == "b" else None
    name = truth or OPERATORS.get(p.function)
    integers = OF_INTEGERS.get(p.function) if kind in "iu" else None
    if name is None and integers is None and p.function in COMPOSED:
        return made_of(graph, v, operands, COMPOSED[p.function])
    if name is None and integers is None:
        raise UnmappedError(f"ONNX has no operators for numpy.{p.function}")
    if kind == "b" and truth is None and name not in ("And", "Or", "Xor", "Not", "Equal"):
        dtypes = [np.dtype(np.int64)] * len(dtypes)  # Booleans are compared as 0 and 1
    narrow = _narrow(graph, v, operands)
    parts = [in_precision(graph, *each) for each in zip(narrow, v.operands, dtypes, strict=True)]
    if integers is not None:
        return integers(graph, *parts)
    return graph.op(str(name), *parts, **({"fmod": 1} if name == "Mod" else {}))


@writes(Where)
def _where(graph: Graph, p: Where, v: Value, condition: Any, *operands: Any) -> Any:
    condition, *narrow = _narrow(graph, v, (condition, *operands))
    parts = [in_precision(graph, *each, v.dtype) for each in zip(narrow, v.operands[1:], strict=True)]
    chosen = in_precision(graph, condition, v.operands[0], np.dtype(np.bool_))
    if v.dtype.kind != "b":
        return graph.op("Where", chosen, *parts)
    return graph.op("Or", graph.op("And", chosen, parts[0]), graph.op("And", graph.op("Not", chosen), parts[1]))


@writes(Call, ForeignCall)
def _call(graph: Graph, p: Call, v: Value, *operands: Any) -> Any:
    raise UnmappedError(f"a Python function computes {p.title}")
