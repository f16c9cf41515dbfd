"""Loops and branches as ONNX nodes."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.ir import Branch, Loop, Repeat, TupleElement, Value
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
