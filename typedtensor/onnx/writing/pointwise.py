"""Elementwise primitives and constants as ONNX nodes."""

from __future__ import annotations

from collections.abc import Sequence
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
from typedtensor.onnx.writing.elementwise import COMPOSED, OF_INTEGERS, OF_TRUTH, OPERATORS, WHOLE, computed_in
from typedtensor.onnx.writing.graph import Graph, UnmappedError
from typedtensor.onnx.writing.rules import composed, in_precision, made_of, writes

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
