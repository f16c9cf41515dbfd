"""Gathers and scatters as ONNX nodes."""

from __future__ import annotations

from typing import Any

from typedtensor.ir import AddAlong, AddRows, MaxRows, Take, TakeAlong, Value
from typedtensor.onnx.writing.graph import Graph
from typedtensor.onnx.writing.rules import extreme, in_precision, writes

writes(Take)(lambda g, p, v, table, index: g.op("Gather", table, index, axis=0))


@writes(TakeAlong)
def _take_along(graph: Graph, p: TakeAlong, v: Value, x: Any, index: Any) -> Any:
    axis = graph.shape([p.axis])
    found = graph.op("GatherElements", x, graph.op("Unsqueeze", index, axis), axis=p.axis)
    return graph.op("Squeeze", found, axis)


@writes(AddAlong)
def _add_along(graph: Graph, p: AddAlong, v: Value, x: Any, index: Any, values: Any) -> Any:
    axis = graph.shape([p.axis])
    added = graph.op("Mul", in_precision(graph, values, v.operands[2], v.dtype), graph.number(p.factor, v.dtype))
    added = graph.op("Expand", added, graph.op("Shape", index))
    places, added = (graph.op("Unsqueeze", each, axis) for each in (index, added))
    return graph.op("ScatterElements", x, places, added, axis=p.axis, reduction="add")


@writes(AddRows)
def _add_rows(graph: Graph, p: AddRows, v: Value, index: Any, x: Any) -> Any:
    zeros = graph.op("Expand", graph.number(0, v.dtype), graph.shape(v.shape))
    places = graph.op("Unsqueeze", index, graph.shape([-1]))
    return graph.op("ScatterND", zeros, places, x, reduction="add")


@writes(MaxRows)
def _max_rows(graph: Graph, p: MaxRows, v: Value, index: Any, x: Any) -> Any:
    start = graph.op("Expand", graph.number(extreme(v.dtype, least=True), v.dtype), graph.shape(v.shape))
    places = graph.op("Unsqueeze", index, graph.shape([-1]))
    return graph.op("ScatterND", start, places, x, reduction="max")
