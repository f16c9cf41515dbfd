"""Loops, branches and trees as ONNX nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Branch, Loop, Repeat, Tree, TupleElement, Value
from typedtensor.onnx.writing.graph import STEPS, Graph, Steps, UnmappedError
from typedtensor.onnx.writing.rules import body_graph, typed_value, writes, written


class LoopResults:
    """The results of a loop as nodes.

    Attributes:
        starts: the initial loop-carried values.
        ends: the final loop-carried values.
        stacks: for each output of the body, its values at all steps, stacked.
    """

    def __init__(self, starts: Any, ends: Any, stacks: Any) -> None:
        self.starts, self.ends, self.stacks = starts, ends, stacks


@writes(Loop)
def _loop(graph: Graph, p: Loop, v: Value, *operands: Any) -> LoopResults:
    """A scan. The loop-carried values are also results of each step."""
    body, first = graph.body(), p.carries
    elements = p.body.inputs[: first + p.sequences]
    inputs = [typed_value(body, "element", x.shape, x.dtype) for x in elements]
    result = written(body, p.body, [*inputs, *operands[first + p.sequences :]])
    outputs = [*result[:first], *result]
    types = [(x.shape, x.dtype) for x in (*p.body.outputs[:first], *p.body.outputs)]
    backwards = int(p.backwards)
    attributes = {
        "body": body_graph(body, inputs, outputs, types),
        "num_scan_inputs": p.sequences,
        "scan_input_directions": [backwards] * p.sequences,
        "scan_output_directions": [backwards] * len(result),
    }
    found = graph.ops("Scan", operands[: first + p.sequences], len(outputs), attributes)
    return LoopResults(operands[:first], found[:first], found[first:])


@writes(Branch)
def _branch(graph: Graph, p: Branch, v: Value, condition: Any, *operands: Any) -> list[Any]:
    body, other = graph.body(), graph.body()
    result = written(body, p.body, operands[p.results :])
    types = [(x.shape, x.dtype) for x in p.body.outputs]
    graphs = [body_graph(body, [], result, types), body_graph(other, [], operands[: p.results], types)]
    names = ("then_branch", "else_branch") if p.holds else ("else_branch", "then_branch")
    return [*graph.ops("If", [condition], len(types), dict(zip(names, graphs, strict=True)))]


@writes(Repeat)
def _repeat(graph: Graph, p: Repeat, v: Value, first: Any, *operands: Any) -> list[Any]:
    """A loop that counts its steps: as many as there are, or as long as its condition holds."""
    number, truth = ((), np.dtype(np.int64)), ((), np.dtype(np.bool_))
    body, last = graph.body(), p.carries + p.sequences
    carried, stacked = ([(x.shape, x.dtype) for x in part] for part in (p.body.inputs[: p.carries], p.stacks))
    inputs = [typed_value(body, "element", *kind) for kind in (number, truth, number, *carried)]
    place, goes_on, count, *state = inputs
    if p.backwards:
        place = body.op("Sub", body.op("Sub", first, body.number(1, number[1])), place)
    sequences = operands[p.carries : last]
    if not all(isinstance(x, Steps) for x in sequences):
        raise UnmappedError(STEPS)
    elements = [body.op("Gather", x.rows, place, axis=0) for x in sequences]
    result = written(body, p.body, [*state, *elements, *operands[last:]])
    if p.decides:
        goes_on = result.pop()
    stacks = [*(state[n] for n in p.kept), *result[p.carries :]]
    outputs = [goes_on, body.op("Add", count, body.number(1, number[1])), *result[: p.carries], *stacks]
    attributes = {"body": body_graph(body, inputs, outputs, [truth, number, *carried, *stacked])}
    start = [None, first] if p.decides else [first, graph.constant(np.asarray(True))]
    found = graph.ops(
        "Loop", [*start, graph.number(0, number[1]), *operands[: p.carries]], len(outputs) - 1, attributes
    )
    rows = found[1 + p.carries :]
    if p.backwards:  # they are stacked in the order of the steps
        ends = [graph.constant(np.array([n])) for n in (-1, np.iinfo(np.int64).min, 0, -1)]
        rows = [graph.op("Slice", x, *ends) for x in rows]
    return [*found[: 1 + p.carries], *map(Steps, rows)]


@writes(TupleElement)
def _element(graph: Graph, p: TupleElement, v: Value, whole: LoopResults | list[Any]) -> Any:
    """All values of a loop-carried value, including the initial one; or a stacked result."""
    if isinstance(whole, list):
        return whole[p.index]
    stack = whole.stacks[p.index]
    if p.index >= len(whole.starts):
        return stack
    start = graph.op("Unsqueeze", whole.starts[p.index], graph.shape([0]))
    [loop] = v.operands
    assert isinstance(loop, Value)
    assert isinstance(loop.primitive, Loop)
    return graph.op("Concat", *((stack, start) if loop.primitive.backwards else (start, stack)), axis=0)


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
