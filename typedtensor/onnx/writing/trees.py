"""Folds and sweeps over trees as ONNX nodes: a loop over the heights, of any number, and in it a scan of the nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Tree, Value
from typedtensor.onnx.writing.graph import Graph
from typedtensor.onnx.writing.rules import body_graph, typed_value, writes, written

_NUMBER, _TRUTH = ((), np.dtype(np.int64)), ((), np.dtype(np.bool_))


@writes(Tree)
def _tree(graph: Graph, p: Tree, v: Value, *operands: Any) -> list[Any]:
    first = p.states + p.indices
    starts, (leaves, own, *parts) = operands[: p.states], operands[p.states : first]
    sequences, constants = operands[first : first + p.sequences], operands[first + p.sequences :]
    kinds = [p.element(n) for n in range(p.elements)]
    carried = [graph.op("Expand", graph.number(0, dtype), graph.shape(shape)) for shape, dtype in kinds]
    for n, start in enumerate(starts):
        carried[n] = _put(graph, carried[n], leaves, start) if p.upwards else start
    heights = _heights(graph, p, own, parts)
    none = graph.constant(np.zeros(1, np.int64))
    depth = graph.op("ReduceMax", graph.op("Concat", none, heights, axis=0), keepdims=0)

    body = graph.body()
    inputs = [typed_value(body, "height", *_NUMBER), typed_value(body, "goes on", *_TRUTH)]
    inputs += [typed_value(body, "states", *kind) for kind in kinds]
    level, goes_on, *result = inputs
    one = body.number(1, np.dtype(np.int64))
    height = body.op("Add", level, one) if p.upwards else body.op("Sub", depth, level)
    places = body.op("Squeeze", body.op("NonZero", body.op("Equal", heights, height)), body.shape([0]))
    here, *sides = (body.op("Gather", x, places, axis=0) for x in (own, *parts))
    states = result[: p.states]
    taken = [body.op("Gather", x, side, axis=0) for side in (sides if p.upwards else [here]) for x in states]
    found = _scanned(body, p, [*taken, *(body.op("Gather", x, places, axis=0) for x in sequences)], constants)
    for n, rows in enumerate(found[: p.returned]):
        if p.upwards:
            result[n] = _put(body, states[n], here, rows)
        else:
            result[n % p.states] = _put(body, result[n % p.states], sides[n // p.states], rows, reduction="add")
    result[p.states :] = [
        _put(body, x, places, rows) for x, rows in zip(result[p.states :], found[p.returned :], strict=True)
    ]
    inner = body_graph(body, inputs, [goes_on, *result], [_TRUTH, *kinds])
    start = [depth, graph.constant(np.asarray(True)), *carried]
    return [*graph.ops("Loop", start, len(carried), {"body": inner})]


def _heights(graph: Graph, p: Tree, own: Any, parts: Sequence[Any]) -> Any:
    """The height of each inner node, which comes after its parts."""
    body, every = graph.body(), ((p.nodes,), np.dtype(np.int64))
    inputs = [typed_value(body, "place", *_NUMBER), typed_value(body, "goes on", *_TRUTH)]
    place, goes_on, known = *inputs, typed_value(body, "heights", *every)
    below = [body.op("Gather", known, body.op("Gather", part, place, axis=0), axis=0) for part in parts]
    height = body.op("Add", body.op("Max", *below), body.number(1, np.dtype(np.int64)))
    row = body.op("Unsqueeze", height, body.shape([0]))
    after = _put(body, known, body.op("Unsqueeze", body.op("Gather", own, place, axis=0), body.shape([0])), row)
    inner = body_graph(body, [*inputs, known], [goes_on, after], [_TRUTH, every])
    zeros = graph.op("Expand", graph.number(0, np.dtype(np.int64)), graph.shape([p.nodes]))
    start = [graph.number(p.inner, np.dtype(np.int64)), graph.constant(np.asarray(True)), zeros]
    return graph.op("Gather", graph.op("Loop", *start, body=inner), own, axis=0)


def _scanned(graph: Graph, p: Tree, rows: Sequence[Any], constants: Sequence[Any]) -> Sequence[Any]:
    """The results of the body for some nodes of equal height."""
    body = graph.body()
    inputs = [typed_value(body, "element", x.shape, x.dtype) for x in p.body.inputs[: len(rows)]]
    result = written(body, p.body, [*inputs, *constants])
    inner = body_graph(body, inputs, result, [(x.shape, x.dtype) for x in p.body.outputs])
    return graph.ops("Scan", rows, len(result), {"body": inner, "num_scan_inputs": len(rows)})


def _put(graph: Graph, x: Any, places: Any, rows: Any, **how: str) -> Any:
    return graph.op("ScatterND", x, graph.op("Unsqueeze", places, graph.shape([-1])), rows, **how)
