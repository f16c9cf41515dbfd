"""Variants of operations that keep residuals for their gradients, as further outputs of their bodies.

The residuals are those that the gradient for all operands reads, given cotangents of all results. The variant runs only
when gradients are requested.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.bodies.tracing import DEEPEST, noting
from typedtensor.control.derivatives.pullback import pull_back
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.derivatives.values import Keepable, Key, key_of
from typedtensor.control.operations.branches import Cond
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.loops import Scan
from typedtensor.control.operations.operation import KEEPING, StructuredOp
from typedtensor.control.operations.trees import TreeFold
from typedtensor.control.operations.whiles import While
from typedtensor.core.expr import new_input
from typedtensor.core.tuples import Projection, Slot, Structured


def _keeping(make: Callable[[Any, list[Body]], StructuredOp], operation: Any) -> StructuredOp | None:
    """Return the variant of an operation that keeps residuals; None if its gradients read none."""
    bodies = operation.bodies if isinstance(operation, Cond) else (operation.body,)
    if any(body.depth > DEEPEST for body in bodies):
        return None  # residuals of nested bodies would be residuals of all enclosing ones, too
    larger = [_with_more(body, operation.places(number)) for number, body in enumerate(bodies)]
    if all(len(x.outputs) == len(body.outputs) for x, body in zip(larger, bodies, strict=True)):
        return None
    result = make(operation, larger)
    result.keeps = True
    return result


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
            if residuals.shaped_like(key, kept) is None:
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


def _of_call(call: FunctionCall, bodies: Sequence[Body]) -> FunctionCall:
    return FunctionCall(bodies[0], call.title, call.shown)


def _of_cond(cond: Cond, bodies: Sequence[Body]) -> Cond:
    return Cond(bodies[0], bodies[1], cond.title, cond.shown)


def _of_scan(scan: Scan, bodies: Sequence[Body]) -> Scan:
    further = len(bodies[0].outputs) - scan.carries - scan.outputs
    return Scan(
        bodies[0],
        scan.over,
        scan.carries,
        scan.sequences,
        reverse=scan.reverse,
        title=scan.name,
        private=scan.private,
        further=further,
    )


def _of_while(loop: While, bodies: Sequence[Body]) -> While:
    return While(loop.condition, bodies[0])


def _of_fold(fold: TreeFold, bodies: Sequence[Body]) -> TreeFold:
    return TreeFold(bodies[0], fold.labels, fold.title, len(bodies[0].outputs) - fold.states, fold.children)


KEEPING[FunctionCall] = partial(_keeping, _of_call)
KEEPING[Cond] = partial(_keeping, _of_cond)
KEEPING[Scan] = partial(_keeping, _of_scan)
KEEPING[While] = partial(_keeping, _of_while)
KEEPING[TreeFold] = partial(_keeping, _of_fold)
