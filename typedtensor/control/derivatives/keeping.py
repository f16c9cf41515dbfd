"""Variants of operations that keep residuals for their gradients, as further outputs of their bodies.

The residuals are those that the gradient for all operands reads, given cotangents of all results. The variant runs only
when gradients are requested.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Sequence
from typing import Any

from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.bodies.tracing import DEEPEST, noting
from typedtensor.control.derivatives.pullback import pull_back
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.derivatives.values import Keepable, Key, key_of
from typedtensor.core.expr import new_input
from typedtensor.core.tuples import Projection, Slot, Structured


def with_residuals(bodies: Sequence[Body], places: Callable[[int], dict[int, int]]) -> list[Body] | None:
    """Return the bodies of an operation with residuals as further outputs; None if its gradients read none.

    Args:
        bodies: the bodies.
        places: the results that the outputs of a body are, by the number of the body.
    """
    if any(body.depth > DEEPEST for body in bodies):
        return None  # residuals of nested bodies would be residuals of all enclosing ones, too
    larger = [_with_more(body, places(number)) for number, body in enumerate(bodies)]
    return None if all(len(x.outputs) == len(body.outputs) for x, body in zip(larger, bodies, strict=True)) else larger


def _with_more(body: Body, known: dict[int, int]) -> Body:
    """Return a body with the residuals of its gradient as further outputs."""
    larger = _of_kept(body)
    order, found = list(larger.order), []
    for key in _read(Residuals(larger, known), known):
        if isinstance(key, Slot):
            order.append(Projection(key.node, key.number))
        found.append(order[-1] if isinstance(key, Slot) else key)
    if not found:
        return body
    return Body(body.inputs, body.captured, (*larger.outputs, *found), tuple(order), body.title)


def _of_kept(body: Body) -> Body:
    """Return a body whose structured nodes keep residuals."""
    again = {x for node in body.order for x in node.region}
    known: dict[Node, Any] = {}
    for node in body.order:
        operands = tuple([known.get(x, x) for x in node.operands])
        op = node.op.keeping if isinstance(node, Structured) and node not in again else node.op
        changed = any(x is not y for x, y in zip(operands, node.operands, strict=True))
        if op is not node.op:
            kept = Structured(op, operands, op.tuple_type, op.compute, node.origin)
            if all(map(Keepable(body), (Slot(kept, n) for n in range(len(kept.types))))):
                known[node] = kept
                continue
        if changed:
            known[node] = copy.copy(node)
            known[node].operands = operands
    if not known:
        return body
    for node in known.values():
        node.region = tuple([known.get(x, x) for x in node.region])
    outputs, order = tuple([known.get(x, x) for x in body.outputs]), tuple([known.get(x, x) for x in body.order])
    return Body(body.inputs, body.captured, outputs, order, body.title)


def _read(residuals: Residuals, known: dict[int, int]) -> list[Key]:
    """Return the values that a body's gradient reads and that are not results yet, in the order of the body."""
    body = residuals.body
    given = {key_of(body.outputs[number]) for number in known}
    result = _gradient_if_any(residuals)
    if result is None:
        for node in body.order:
            residuals.values.of(node)
        kept = set(residuals.standins)
    else:
        reads = residuals.reads(*result)
        kept = {*reads.elements, *given}
        for key in reads.shapes:
            scalar = not residuals.standins[key].tensor_type.axes  # it costs nothing, and gradients of it may read it
            if scalar or residuals.shaped_like(key, kept) is None:
                kept.add(key)
    number: dict[Any, int] = {node: n for n, node in enumerate(body.order)}
    return sorted(
        kept - given, key=lambda key: (number[key.node], key.number) if isinstance(key, Slot) else (number[key], 0)
    )


def _gradient_if_any(residuals: Residuals) -> tuple[tuple[Node, ...], Collection[Node]] | None:
    """Return the gradient of a body for all its leaves and the nodes made for it; None if it has no such gradient.

    A gradient for fewer leaves may exist nevertheless. An exception from outside, as from a signal handler, does not
    recur in a second attempt, and is raised.
    """
    try:
        return _gradient(residuals)
    except MemoryError:
        raise
    except Exception as error:
        try:
            _gradient(residuals)
        except Exception as again:
            if type(again) is type(error):
                return None
        raise


def _gradient(residuals: Residuals) -> tuple[tuple[Node, ...], Collection[Node]]:
    body = residuals.body
    with noting() as result:
        deltas = {n: new_input(x.tensor_type) for n, x in enumerate(body.outputs) if x.tensor_type.kind == "real"}
        targets = {x for x in (*body.inputs, *body.captured) if x.tensor_type.kind == "real"}
        found = pull_back(body, deltas, targets, residuals.values)
    return tuple(found.values()), result
