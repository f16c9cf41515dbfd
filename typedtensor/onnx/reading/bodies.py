"""Operators whose attributes are graphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.control.conditional import cond
from typedtensor.control.scans import scan, while_loop
from typedtensor.core.expr import new_input
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
    """A loop on its states for as long as a condition holds; or a scan, if it stacks results.

    A scan needs the number of its steps: a constant where no condition ends it, or else that of the loop, which a call
    with tensors runs for it.
    """
    body: Body = node.get("body")
    scope, count, always = run.scope, len(states), BoolTensor[()](True)
    trips = None if trips is None else _single(run, trips)
    goes_on = always if goes_on is None else _single(run, goes_on)

    def step(number: Any, holds: Any, given: Sequence[Any]) -> tuple[Any, list[Any], list[Any]]:
        run.scope = scope
        again, *result = _results(run, body, [number, holds, *given])
        if any(len(x.axes) != len(y.axes) or run.sizes(x) != run.sizes(y) for x, y in zip(result, given, strict=False)):
            raise OnnxError("its states change their shapes from step to step")
        after = [run.relabelled(x, y.axes) for x, y in zip(result, given, strict=False)]
        return _single(run, again), after, result[count:]

    def holds(state: Any) -> Any:
        return state[1] if trips is None else state[1] & (state[0] < trips)

    def once(state: Any) -> Any:
        again, after, _ = step(state[0], state[1], state[2:])
        return (state[0] + 1, again, *after)

    def along(carried: Any, number: Any) -> Any:
        _, after, stacked = step(number, always, _several(carried))
        return _one(after), _one(stacked)

    if len(body.outputs) == 1 + count:
        return while_loop(holds, once, (IntTensor[()](0), goes_on, *states))[2:]
    places = [new_input(x.tensor_type) for x in states]
    counted = (
        trips is not None and _is_true(goes_on) and _is_true(step(new_input(always.tensor_type), always, places)[0])
    )
    most = trips if counted else while_loop(holds, once, (IntTensor[()](0), goes_on, *states))[0]
    if not isinstance(most, AnyTensor):
        raise OnnxError("the number of the results that it stacks depends on an input: call the model with tensors")
    numbers = run.tensor(np.arange(run.constant(most, "number of steps")))
    ends, stacks = scan(along, _one(states), numbers, numbers.axes[0])
    return (*_several(ends), *_several(stacks))


def _single(run: Positional, x: Any) -> Any:
    """A value of one element, without its axes."""
    return run.squeezed(x, range(len(x.axes)))


def _is_true(x: Any) -> bool:
    """Whether a condition always holds."""
    return isinstance(x, AnyTensor) and bool(x.array)


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
