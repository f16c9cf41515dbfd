"""Primitives that move, gather and scatter elements, as ONNX nodes."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends.writing import slice_bounds, slice_length
from typedtensor.ir import (
    AddAlong,
    AddRows,
    Assemble,
    Broadcast,
    Concatenate,
    Key,
    MaxRows,
    Permute,
    Reshape,
    Slice,
    Take,
    TakeAlong,
    Value,
)
from typedtensor.onnx.writing.graph import Graph
from typedtensor.onnx.writing.rules import extreme, in_one_precision, in_precision, writes

END = np.iinfo(np.int64).max
"""An end bound beyond the last element of any axis."""

writes(Permute)(lambda g, p, v, x: g.op("Transpose", x, perm=[*p.order]))
writes(Reshape)(lambda g, p, v, x: g.reshape(x, v.shape))


@writes(Broadcast)
def _broadcast(graph: Graph, p: Broadcast, v: Value, x: Any) -> Any:
    result = graph.op("Expand", x, graph.shape(v.shape))
    graph.root.narrow[result] = x
    return result


@writes(Concatenate)
def _concatenate(graph: Graph, p: Concatenate, v: Value, *operands: Any) -> Any:
    return graph.op("Concat", *in_one_precision(graph, v, operands), axis=p.axis)


@writes(Slice)
def _slice(graph: Graph, p: Slice, v: Value, x: Any) -> Any:
    rows, gone = [], []
    for axis, part in enumerate(p.key):
        if not isinstance(part, tuple):
            gone.append(axis)
            rows.append((part, END if part == -1 else part + 1, axis, 1))
        elif part != (None, None, None):
            start, stop, step = part
            back = step is not None and step < 0
            first, last = (END, -END) if back else (0, END)
            rows.append((first if start is None else start, last if stop is None else stop, axis, step or 1))
    if rows:
        x = graph.op("Slice", x, *(graph.shape(column) for column in zip(*rows, strict=True)))
    return graph.op("Squeeze", x, graph.shape(gone)) if gone else x


def _place(graph: Graph, key: Key, v: Value, x: Any) -> Any:
    """Zero padding, also between elements, which get an axis of their own that is padded and merged."""
    rank = len(v.shape)
    parts = [*key, *[(None, None, None)] * (rank - len(key))]
    gone = [axis for axis, part in enumerate(parts) if not isinstance(part, tuple)]
    if gone:
        x = graph.op("Unsqueeze", x, graph.shape(gone))
    kind = v.dtype if v.dtype.kind != "b" else np.dtype(np.int32)
    x = graph.cast(x, kind) if kind != v.dtype else x
    places = [_places(part, size) for part, size in zip(parts, v.shape, strict=True)]
    shape = [count for _, count, _ in places]
    before, after = [], []
    for axis, (start, count, step) in enumerate(places):
        if step < 0:
            x = graph.op("Slice", x, *(graph.shape([n]) for n in (END, -END, axis, -1)))
            start, step = start + (count - 1) * step, -step
        if step != 1:
            room = [step - 1 if n == rank + 1 + axis + 1 else 0 for n in range(2 * (rank + 1))]
            x = graph.op("Pad", graph.op("Unsqueeze", x, graph.shape([axis + 1])), graph.shape(room))
            shape[axis] = count * step
            x = graph.reshape(x, shape)
        before.append(start)
        after.append(v.shape[axis] - start - shape[axis])  # negative if the last element has no room behind it
    padded = graph.op("Pad", x, graph.shape([*before, *after]))
    return graph.cast(padded, v.dtype) if kind != v.dtype else padded


def _places(part: Any, size: int) -> tuple[int, int, int]:
    """The first position that a part of a key selects, the number of positions, and their distance."""
    if not isinstance(part, tuple):
        return part + size if part < 0 else part, 1, 1
    start, _, step = slice_bounds(slice(*part), size)
    return start, slice_length(slice(*part), size), step


@writes(Assemble)
def _assemble(graph: Graph, p: Assemble, v: Value, *operands: Any) -> Any:
    parts = [_place(graph, key, v, x) for key, x in zip(p.keys, in_one_precision(graph, v, operands), strict=True)]
    total = parts[0]
    for part in parts[1:]:
        total = graph.op("Or" if v.dtype.kind == "b" else "Add", total, part)
    return total


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
