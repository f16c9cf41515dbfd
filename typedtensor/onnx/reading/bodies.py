"""Operators whose attributes are graphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.control.conditional import cond
from typedtensor.control.scans import scan, while_loop
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor
from typedtensor.core.variables import Param
from typedtensor.errors import OnnxError
from typedtensor.onnx.reading.nodes import Body, Node, computed, computes
from typedtensor.onnx.reading.positional import Positional


@computes("If")
def _if(run: Positional, node: Node, condition: Any) -> Any:
    """The branch that a condition selects; the branches of one that is computed have results of equal sizes."""
    branches = [node.get(name) for name in ("then_branch", "else_branch")]
    if isinstance(condition, (AnyTensor, Param)):
        chosen = run.constant(condition, "condition").reshape(()).item()
        return tuple(_results(run, branches[0 if chosen else 1], []))
    scope, first, condition = run.scope, list[Any](), run.squeezed(condition, range(len(condition.axes)))

    def branch(body: Body) -> Any:
        run.scope = scope
        result = _results(run, body, [])
        if first and [len(x.axes) for x in result] != [len(x.axes) for x in first]:
            raise OnnxError("its branches have results of different ranks, and its condition depends on an input")
        first[:] = first or result
        return _one([run.relabelled(x, y.axes) for x, y in zip(result, first, strict=True)])

    # What the branches read is captured; the operand is the condition itself.
    return cond(condition, lambda _: branch(branches[0]), lambda _: branch(branches[1]), condition)


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


@computes("Loop")
def _loop(run: Positional, node: Node, trips: Any, goes_on: Any, *states: Any) -> Any:
    """A loop on its states for as long as a condition holds; or a scan over a constant number of steps."""
    body: Body = node.get("body")
    scope, count = run.scope, len(states)
    most = None if trips is None else int(run.constant(trips, "number of steps").reshape(()))

    def step(number: Any, holds: Any, given: Sequence[Any]) -> tuple[Any, list[Any], list[Any]]:
        run.scope = scope
        again, *result = _results(run, body, [number, holds, *given])
        after = [run.relabelled(x, y.axes) for x, y in zip(result, given, strict=False)]
        return again, after, result[count:]

    if len(body.outputs) > 1 + count:
        if most is None or not _is_true(run, True if goes_on is None else goes_on):
            raise OnnxError(_STACKING)
        numbers = run.tensor(np.arange(most))
        over = numbers.axes[0]

        def along(carried: Any, number: Any) -> Any:
            again, after, stacked = step(number, BoolTensor[()](True), _several(carried))
            if not _is_true(run, again):
                raise OnnxError(_STACKING)
            return _one(after), _one(stacked)

        ends, stacks = scan(along, _one(states), numbers, over)
        return (*_several(ends), *_several(stacks))

    def holds(state: Any) -> Any:
        return state[1] if most is None else state[1] & (state[0] < most)

    def once(state: Any) -> Any:
        again, after, _ = step(state[0], state[1], state[2:])
        return (state[0] + 1, again, *after)

    first = BoolTensor[()](True) if goes_on is None else goes_on
    start: Any = (IntTensor[()](0), first, *states)
    return while_loop(holds, once, start)[2:]


_STACKING = "loops that stack results and end by a condition are not supported: the size of these is unknown"


def _is_true(run: Positional, x: Any) -> bool:
    """Whether a condition holds always."""
    if x is True:
        return True
    return isinstance(x, AnyTensor) and bool(run.constant(x, "condition").reshape(()))


def _several(values: Any) -> tuple[Any, ...]:
    return values if isinstance(values, tuple) else (values,)


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
