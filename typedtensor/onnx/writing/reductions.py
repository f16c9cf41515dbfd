"""Reductions as ONNX nodes."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_letters
from typing import Any

import numpy as np

from typedtensor.ir import Accumulate, Arg, Contract, Largest, LinearAlgebra, MatMul, Reduce, Sort, Value
from typedtensor.onnx.writing.elementwise import OPERATORS
from typedtensor.onnx.writing.graph import Graph, UnmappedError
from typedtensor.onnx.writing.rules import body_graph, extreme, in_one_precision, typed_value, writes

_REDUCTIONS: Mapping[str, str] = {
    "add": "ReduceSum",
    "multiply": "ReduceProd",
    "maximum": "ReduceMax",
    "minimum": "ReduceMin",
    "logical_or": "ReduceMax",
    "logical_and": "ReduceMin",
}


@writes(Reduce)
def _reduce(graph: Graph, p: Reduce, v: Value, x: Any) -> Any:
    if not p.axes:
        return x
    [operand] = v.operands
    truth = isinstance(operand, Value) and operand.dtype.kind == "b"
    x = graph.cast(x, np.dtype(np.int32)) if truth else x
    result = graph.op(_REDUCTIONS[p.function], x, graph.shape(p.axes), keepdims=int(p.kept))
    return graph.cast(result, v.dtype) if truth else result


@writes(Arg)
def _arg(graph: Graph, p: Arg, v: Value, x: Any) -> Any:
    return graph.op("ArgMax" if p.largest else "ArgMin", x, axis=p.axis, keepdims=0)


@writes(Sort)
def _sort(graph: Graph, p: Sort, v: Value, x: Any) -> Any:
    count = graph.shape(v.shape[p.axis : p.axis + 1])
    return graph.ops("TopK", (x, count), 2, {"axis": p.axis, "largest": 0})[int(p.positions)]


@writes(Largest)
def _largest(graph: Graph, p: Largest, v: Value, x: Any) -> Any:
    return graph.ops("TopK", (x, graph.shape(v.shape[-1:])), 2, {"axis": -1, "largest": 1})[1]


@writes(Accumulate)
def _accumulate(graph: Graph, p: Accumulate, v: Value, x: Any) -> Any:
    if p.function == "add":
        return graph.op("CumSum", x, graph.number(p.axis, np.dtype(np.int64)))
    name = OPERATORS.get(p.function)
    if name is None:
        raise UnmappedError(f"ONNX has no operators that accumulate numpy.{p.function}")
    body, shape = graph.body(), [n for axis, n in enumerate(v.shape) if axis != p.axis]
    neutral = 1 if p.function == "multiply" else extreme(v.dtype, least=p.function == "maximum")
    start = graph.op("Expand", graph.number(neutral, v.dtype), graph.shape(shape))
    carried, element = (typed_value(body, "element", shape, v.dtype) for _ in range(2))
    result = body.op(name, carried, element)
    results = [result, body.op("Identity", result)]
    inner = body_graph(body, [carried, element], results, [(shape, v.dtype)] * 2)
    attributes = {"body": inner, "num_scan_inputs": 1, "scan_input_axes": [p.axis], "scan_output_axes": [p.axis]}
    return graph.ops("Scan", (start, x), 2, attributes)[1]


@writes(MatMul)
def _matmul(graph: Graph, p: MatMul, v: Value, *operands: Any) -> Any:
    return graph.op("MatMul", *in_one_precision(graph, v, operands))


@writes(Contract)
def _contract(graph: Graph, p: Contract, v: Value, *operands: Any) -> Any:
    first, second = v.operands
    assert isinstance(first, Value)
    assert isinstance(second, Value)
    rows = ascii_letters[: len(first.shape)]
    shared = {m: rows[n] for n, m in zip(p.first, p.second, strict=True)}
    columns = [shared.get(m, ascii_letters[len(rows) + m]) for m in range(len(second.shape))]
    left = [x for n, x in enumerate(rows) if n not in p.first] + [x for m, x in enumerate(columns) if m not in p.second]
    equation = f"{rows},{''.join(columns)}->{''.join(left)}"
    return graph.op("Einsum", *in_one_precision(graph, v, operands), equation=equation)


@writes(LinearAlgebra)
def _linear_algebra(graph: Graph, p: LinearAlgebra, v: Value, *operands: Any) -> Any:
    if p.function == "determinant":
        return graph.op("Det", *operands)
    raise UnmappedError(f"ONNX has no operators for {p.function} of matrices")
