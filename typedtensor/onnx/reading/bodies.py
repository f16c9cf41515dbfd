"""Operators whose attributes are graphs."""

from __future__ import annotations

from typing import Any

from typedtensor.control.scans import scan
from typedtensor.errors import OnnxError
from typedtensor.onnx.reading.nodes import Body, Node, computed, computes
from typedtensor.onnx.reading.positional import Positional


@computes("If")
def _if(run: Positional, node: Node, condition: Any) -> Any:
    """The branch that a constant condition selects."""
    chosen = run.constant(condition, "condition").reshape(()).item()
    return tuple(_results(run, node.get("then_branch" if chosen else "else_branch"), []))


@computes("Scan")
def _scan(run: Positional, node: Node, *operands: Any) -> Any:
    """A scan over the first axis; other scan axes are transposed to the front."""
    body: Body = node.get("body")
    count = node.get("num_scan_inputs")
    states, sequences = operands[: len(operands) - count], operands[len(operands) - count :]
    directions = {*(node.get("scan_input_directions") or [0] * count)}
    results = len(body.outputs) - len(states)
    outwards = {*(node.get("scan_output_directions") or [0] * results)} | directions
    if node.version < 9 or not states or not sequences or not results or len(outwards) > 1:
        raise OnnxError("scans in both directions, or without states, sequences or results, are not supported")
    axes = [n % len(x.axes) for n, x in zip(node.get("scan_input_axes") or [0] * count, sequences, strict=True)]
    first = [_moved(run, x, n, 0) for x, n in zip(sequences, axes, strict=True)]
    over = first[0].axes[0]
    along = [run.relabelled(run.apart(x, first[0]), [over, *run.apart(x, first[0]).axes[1:]]) for x in first[1:]]
    scope = run.scope

    def step(carried: Any, *elements: Any) -> Any:
        run.scope = scope
        given = carried if isinstance(carried, tuple) else (carried,)
        result = _results(run, body, [*given, *elements])
        after = [run.relabelled(x, y.axes) for x, y in zip(result, given, strict=False)]
        outputs = result[len(given) :]
        return _one(after), _one(outputs)

    ends, outputs = scan(step, _one(states), _one([first[0], *along]), over, reverse=outwards == {1})
    stacks = outputs if isinstance(outputs, tuple) else (outputs,)
    places = node.get("scan_output_axes") or [0] * results
    moved = [_moved(run, x, 0, n % len(x.axes)) for x, n in zip(stacks, places, strict=True)]
    return (*(ends if isinstance(ends, tuple) else (ends,)), *moved)


def _one(values: Any) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def _moved(run: Positional, x: Any, source: int, to: int) -> Any:
    labels = [*x.axes]
    labels.insert(to, labels.pop(source))
    return run.permuted_to(x, labels)


def _results(run: Positional, body: Body, operands: list[Any]) -> list[Any]:
    values = {**run.scope, **{name: run.tensor(x) for name, x in body.constants.items()}}
    values.update(zip(body.inputs, operands, strict=True))
    outer = run.scope
    try:
        return computed(run, body.steps, values, body.outputs)
    finally:
        run.scope = outer
