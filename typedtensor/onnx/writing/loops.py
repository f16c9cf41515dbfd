"""Loops as nodes of ONNX."""

from __future__ import annotations

from typing import Any

from typedtensor.ir import Loop, TupleElement, Value
from typedtensor.onnx.writing.graph import Graph
from typedtensor.onnx.writing.rules import body_graph, typed_value, writes, written


class Ran:
    """The results of a loop as nodes.

    Attributes:
        starts: what is carried, at first.
        ends: what is carried, at the end.
        stacks: for each output of the body its values, one beside the other.
    """

    def __init__(self, starts: Any, ends: Any, stacks: Any) -> None:
        self.starts, self.ends, self.stacks = starts, ends, stacks


@writes(Loop)
def _loop(graph: Graph, p: Loop, v: Value, *operands: Any) -> Ran:
    """A scan; what is carried is among its results at each step, too."""
    body, first = graph.body(), p.carries
    elements = p.body.inputs[: first + p.sequences]
    inputs = [typed_value(body, "element", x.shape, x.dtype) for x in elements]
    made = written(body, p.body, [*inputs, *operands[first + p.sequences :]])
    outputs = [*made[:first], *made]
    types = [(x.shape, x.dtype) for x in (*p.body.outputs[:first], *p.body.outputs)]
    backwards = int(p.backwards)
    attributes = {
        "body": body_graph(body, inputs, outputs, types),
        "num_scan_inputs": p.sequences,
        "scan_input_directions": [backwards] * p.sequences,
        "scan_output_directions": [backwards] * len(made),
    }
    found = graph.ops("Scan", operands[: first + p.sequences], len(outputs), attributes)
    return Ran(operands[:first], found[:first], found[first:])


@writes(TupleElement)
def _element(graph: Graph, p: TupleElement, v: Value, whole: Ran) -> Any:
    """All values of what is carried, the first one among them; or a result."""
    stack = whole.stacks[p.index]
    if p.index >= len(whole.starts):
        return stack
    start = graph.op("Unsqueeze", whole.starts[p.index], graph.shape([0]))
    [loop] = v.operands
    assert isinstance(loop, Value)
    assert isinstance(loop.primitive, Loop)
    return graph.op("Concat", *((stack, start) if loop.primitive.backwards else (start, stack)), axis=0)
