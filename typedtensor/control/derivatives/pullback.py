"""The gradient of a body as a graph, by the reverse pass that also serves expressions.

It shares the body's inputs. For the value of a node in the body it has a further input, which stands for a result of
the operation.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from typedtensor.ad.forward import push_forward
from typedtensor.ad.graph import Node
from typedtensor.ad.reverse import reverse
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import close
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.derivatives.values import BodyAlgebra, Values
from typedtensor.core.expr import Input, new_input
from typedtensor.core.operand import Operand
from typedtensor.core.substitution import substitute
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops import ExpandLike


def pull_back(body: Body, deltas: Mapping[int, Node], targets: Collection[Node], values: Values) -> dict[Node, Any]:
    """Return the gradients for some inputs and captured expressions of a body, as expressions.

    Args:
        deltas: the cotangent of each output that has one, by number.
        targets: inputs and captured expressions. Those that no output with a cotangent depends on are omitted.
        values: the values of the body's nodes.
    """
    leaves = (*dict.fromkeys((*body.inputs, *body.captured)),)
    ends = set(leaves)
    order = (*leaves, *body.order)
    roots = [(body.outputs[number], delta) for number, delta in deltas.items()]
    return reverse(order, targets, BodyAlgebra(values), lambda node: () if node in ends else node.operands, roots)


def depending(body: Body, sources: Iterable[Node]) -> set[Node]:
    """Return the sources, and the nodes of a body that depend on them differentiably."""
    found = set(sources)
    for node in body.order:
        if node.tensor_type.kind in ("real", "tuple") and any(
            x in found and node.op.passes_gradient(n) for n, x in enumerate(node.operands)
        ):
            found.add(node)
    return found


def leading(body: Body, ends: Iterable[Node]) -> set[Node]:
    """Return the ends, and the nodes of a body that they depend on differentiably."""
    found = set(ends)
    for node in reversed(body.order):
        if node in found and node.tensor_type.kind in ("real", "tuple"):
            found.update(x for n, x in enumerate(node.operands) if node.op.passes_gradient(n))
    return found


def gradient_body(
    residuals: Residuals,
    taken: Sequence[Input[Any]],
    read_if_needed: Sequence[Input[Any]],
    outputs: tuple[Node, ...],
    made: Collection[Node],
    least: int | None = None,
    what: str = "gradient",
) -> tuple[Body, list[int]]:
    """Return the gradient of a body as a body, and the indices of the optional inputs that it takes.

    Args:
        residuals: the residuals of the body. Their inputs are optional, after ``read_if_needed``.
        taken: inputs that the gradient takes in any case.
        read_if_needed: optional inputs, which the gradient takes if its outputs depend on them.
        outputs: its results.
        made: the nodes made for them.
        least: the optional input to take if it needs none.
        what: its name in messages.
    """
    title = f"the {what} of {residuals.body.title}"
    outputs, made = residuals.settled(outputs, made)
    read_if_needed = [*read_if_needed, *residuals.inputs]
    traced = close([*taken, *read_if_needed], outputs, made, title, hoist=True)
    seen = {*outputs, *(x for node in traced.order for x in node.operands)}
    read = [n for n, x in enumerate(read_if_needed) if x in seen]
    if not read and least is not None:
        read = [least]
    inputs = (*taken, *(read_if_needed[n] for n in read))
    return Body(inputs, traced.captured, outputs, traced.order, title), read


class Capturing(Protocol):
    """An operation whose bodies capture expressions."""

    @property
    def shared(self) -> tuple[Node, ...]:
        """The captured expressions."""


def captured_by(
    back: Capturing, operation: Capturing, operands: Sequence[Any], more: Mapping[Node, Any] = {}
) -> list[Any]:
    """Return the operands that a derivative captures, for given operands (nodes or values) of the operation.

    Args:
        back: the derivative.
        operation: the operation.
        operands: its operands.
        more: replacements of other expressions that the derivative captures.
    """
    known = dict(zip(operation.shared, operands[len(operands) - len(operation.shared) :], strict=True)) | {**more}
    return substitute(back.shared, known, plain=any(isinstance(x, AnyTensor) for x in operands))


def zeros_like(x: Any) -> Any:
    """Zeros of the type and the sizes of a tensor or an expression."""
    operand: Operand = x
    return ExpandLike()(0.0, operand)


def push_through(body: Body, tangents: Mapping[Node, Any], values: Values) -> dict[int, Any]:
    """Return the tangents of the outputs that depend on some inputs and captured expressions, by the outputs' numbers.

    Args:
        body: the body.
        tangents: the tangents of the inputs and captured expressions.
        values: the values of the body's nodes.
    """
    found = push_forward(body.order, tangents, BodyAlgebra(values))
    return {n: found[x] for n, x in enumerate(body.outputs) if x in found}


def stand_ins(body: Body, numbers: Iterable[int], first: int = 0) -> dict[int, Input[Any]]:
    """Return inputs for the tangents of some operands.

    Args:
        body: the body that has the operands as inputs and captured expressions.
        numbers: the operands.
        first: the number of the operand that is the body's first input.
    """
    sources = (*body.inputs, *body.captured)
    return {n: new_input(sources[n - first].tensor_type) for n in numbers}


def varied_by(body: Body, sources: Iterable[Node]) -> set[int]:
    """The outputs that depend differentiably on some inputs and captured expressions."""
    found = depending(body, sources)
    return {n for n, x in enumerate(body.outputs) if x in found and x.tensor_type.kind == "real"}
