"""The gradient of a body as a graph, by the same reverse pass as that of expressions.

It shares the inputs of the body. Where it needs the value of a node in the body, it refers to a further input, which
stands for a result of the operation.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.ad.reverse import reverse
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import close
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.derivatives.values import BodyAlgebra, Values
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.expr import Input
from typedtensor.core.operand import Operand
from typedtensor.core.substitution import substitute
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops import ExpandLike


def pull_back(body: Body, deltas: Mapping[int, Node], targets: Collection[Node], values: Values) -> dict[Node, Any]:
    """The gradients for some inputs and captured expressions of a body, as expressions.

    Args:
        deltas: by the number of an output, its delta.
        targets: inputs and captured expressions. Those that no output with a delta depends on are left out.
        values: what the values of the body's nodes are.
    """
    leaves = (*dict.fromkeys((*body.inputs, *body.captured)),)
    ends = set(leaves)
    order = (*leaves, *body.order)
    roots = [(body.outputs[number], delta) for number, delta in deltas.items()]
    return reverse(order, targets, BodyAlgebra(values), lambda node: () if node in ends else node.operands, roots)


def depending(body: Body, sources: Iterable[Node]) -> set[Node]:
    """The sources, and the nodes of a body that depend on them along paths of gradients."""
    found = set(sources)
    for node in body.order:
        if node.tensor_type.kind in ("real", "tuple") and any(
            x in found and node.op.passes_gradient(n) for n, x in enumerate(node.operands)
        ):
            found.add(node)
    return found


def leading(body: Body, ends: Iterable[Node]) -> set[Node]:
    """The ends, and the nodes that they depend on along paths of gradients."""
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
    """The gradient of a body as a body, and which inputs of the second kind it takes; those of residuals are further.

    Args:
        residuals: what stands for the values of the body.
        taken: inputs that it takes in any case.
        read_if_needed: inputs that it takes where outputs are computed from them.
        outputs: its results.
        made: the nodes made for them.
        least: the one of the second kind that it takes where none is needed.
        what: how messages call it.
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


def captured_by(
    back: StructuredOp, operation: StructuredOp, operands: Sequence[Any], more: Mapping[Node, Any] = {}
) -> list[Any]:
    """The operands that a derivative captures, where the operation has given operands: nodes, or values.

    Args:
        back: the derivative.
        operation: the operation.
        operands: its operands.
        more: what stands in place of other expressions that the derivative captures.
    """
    known = dict(zip(operation.shared, operands[len(operands) - len(operation.shared) :], strict=True)) | {**more}
    return substitute(back.shared, known, plain=any(isinstance(x, AnyTensor) for x in operands))


def zeros_like(x: Any) -> Any:
    """Zeros of the type and the sizes of a tensor or an expression."""
    operand: Operand = x
    return ExpandLike()(0.0, operand)
