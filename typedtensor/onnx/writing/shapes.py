"""Primitives that move elements, as ONNX nodes."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.ir import (
    Assemble,
    Broadcast,
    Concatenate,
    Permute,
    Place,
    Reshape,
    Slice,
    Value,
    plain,
)
from typedtensor.onnx.writing.graph import Graph
from typedtensor.onnx.writing.rules import in_one_precision, writes

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
            rows.append((part, END if plain(part) == -1 else part + 1, axis, 1))
        elif part != (None, None, None):
            start, stop, step = part
            back = step is not None and plain(step) < 0
            first, last = (END, -END) if back else (0, END)
            rows.append((first if start is None else start, last if stop is None else stop, axis, step or 1))
    if rows:
        x = graph.op("Slice", x, *(graph.shape(column) for column in zip(*rows, strict=True)))
    return graph.op("Squeeze", x, graph.shape(gone)) if gone else x


@writes(Place)
def _place(graph: Graph, p: Place, v: Value, x: Any) -> Any:
    """Zero padding. With interior padding, the elements are scattered to their positions."""
    before, after, gone = [], [], []
    for axis, size in enumerate(p.shape):
        part = p.key[axis] if axis < len(p.key) else (None, None, None)
        start, stop, step = part if isinstance(part, tuple) else (part, None, None)
        if step is not None and plain(step) != 1:
            return _place_apart(graph, p, v, x)
        start = 0 if start is None else start + size if plain(start) < 0 else start
        if not isinstance(part, tuple):
            gone.append(axis)
            stop = start + 1
        stop = size if stop is None else stop + size if plain(stop) < 0 else stop
        before.append(start)
        after.append(size - stop)
    if gone:
        x = graph.op("Unsqueeze", x, graph.shape(gone))
    kind = v.dtype if v.dtype.kind != "b" else np.dtype(np.int32)
    padded = graph.op("Pad", graph.cast(x, kind) if kind != v.dtype else x, graph.shape([*before, *after]))
    return graph.cast(padded, v.dtype) if kind != v.dtype else padded


def _place_apart(graph: Graph, p: Place, v: Value, x: Any) -> Any:
    fixed = [plain(n) for n in p.shape]
    key = tuple([slice(*part) if isinstance(part, tuple) else part for part in p.key])
    at = np.indices(fixed)[(slice(None), *key)]
    zeros = graph.op("Expand", graph.number(0, v.dtype), graph.shape(fixed))
    return graph.op("ScatterND", zeros, graph.constant(np.moveaxis(at, 0, -1).astype(np.int64)), x)


@writes(Assemble)
def _assemble(graph: Graph, p: Assemble, v: Value, *operands: Any) -> Any:
    parts = [
        _place(graph, Place(p.shape, key), v, x)
        for key, x in zip(p.keys, in_one_precision(graph, v, operands), strict=True)
    ]
    total = parts[0]
    for part in parts[1:]:
        total = graph.op("Or" if v.dtype.kind == "b" else "Add", total, part)
    return total
