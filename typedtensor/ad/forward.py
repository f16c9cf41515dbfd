"""Forward mode: a tangent for each node, in topological order.

No operation has a rule for it. The gradient that an operation passes to an operand is linear in its delta. The
transpose of the gradient, which one reverse pass over it finds, is therefore the operation's Jacobian-vector product.
The pass differentiates the same graph as reverse mode, and makes nodes: tangents can be differentiated again, in either
mode.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.ad.graph import Node, present_operands, reads, topological_order
from typedtensor.ad.reverse import CARRIERS, reverse
from typedtensor.ad.symbolic import NodeAlgebra
from typedtensor.core.expr import App, new_input
from typedtensor.core.scope import AS_WRITTEN, Setting
from typedtensor.core.substitution import substitute
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import GradientError
from typedtensor.ops.library.elementwise.selection import ZerosLike

Tangents = dict[Node, Any]
"""The tangents of nodes; that of a structured node is a list, with a tangent or None for each of its results."""


def pushed(roots: Sequence[Node], tangents: Mapping[Node, Any]) -> list[Any]:
    """The tangents of some nodes, given those of others; zeros for independent ones."""
    found = push_forward(topological_order(roots), tangents, NodeAlgebra())
    return [found[y] if y in found else ZerosLike()(y) for y in roots]


def push_forward(order: Sequence[Node], tangents: Mapping[Node, Any], algebra: NodeAlgebra) -> Tangents:
    """Return the tangents of the nodes that depend on some nodes.

    Args:
        order: nodes, in topological order.
        tangents: the tangents of some of them.
        algebra: defines the values of nodes.
    """
    found: Tangents = dict(tangents)
    with Setting({AS_WRITTEN: False}, found):
        for node in order:
            if node in found or node.tensor_type.kind not in CARRIERS:
                continue
            if (tangent := _tangent(node, present_operands(node), found, algebra)) is not None:
                found[node] = tangent
    return found


def _tangent(node: Node, sources: tuple[Node, ...], found: Tangents, algebra: NodeAlgebra) -> Any:
    """The tangent of a node; None if no operand has one."""
    if isinstance(node, Projection):
        results = found.get(node.node)
        return None if results is None else results[node.index]
    if not isinstance(node, App):
        return found.get(sources[0]) if sources else None  # a dynamic part has the tangent of its outcome
    varied = {n: found[x] for n, x in enumerate(sources) if x in found and node.op.passes_gradient(n)}
    if not varied:
        return None
    try:
        y, primals = algebra.primal(node), tuple([algebra.primal(x) for x in sources])
        if isinstance(node, Structured):
            return node.op.tangents(varied, y.results, primals)[: len(node.types)]
        total = None
        for number, t in varied.items():
            part = tangent_along(node.op, number, t, y, primals)
            total = part if total is None else total if part is None else total + part
        return total
    except Exception as error:
        error.add_note(f"while differentiating {node.describe()}")
        raise


def tangent_along(operation: Any, number: int, tangent: Node, y: Node, operands: tuple[Node, ...]) -> Any:
    """The tangent of an application in one operand: the transpose of ``dy -> gradient(dy)``, or None if that is zero.

    Args:
        operation: the operation.
        number: the index of the operand.
        tangent: the operand's tangent.
        y: the result.
        operands: the operands.

    Raises:
        GradientError: when the operation's ``backward`` is not linear in ``dy``, or has no gradient itself.
    """
    dy = new_input(y.tensor_type)
    delta = operation.gradient(number, dy, y, operands)
    if delta is dy:
        return tangent
    ends = {y, *operands}

    def within(node: Node) -> tuple[Node, ...]:
        return () if node in ends else node.operands

    order = topological_order(delta, within)
    result = reverse(order, {dy}, NodeAlgebra(), [(delta, tangent)], within).get(dy)
    if result is None or result is tangent:
        return result
    ends.add(tangent)
    if dy not in set(topological_order(result, within)):
        return result
    if reads(result, {dy}, within):
        raise GradientError(
            f"the backward of {operation.title} for operand {number + 1} is not linear in dy, so forward mode is "
            "impossible and the gradient of this gradient would be wrong: multiply dy by values that depend only "
            "on the operands"
        )
    # Remaining reads of dy concern its sizes only, which equal those of y.
    [result] = substitute([result], {**{x: x for x in ends}, dy: y}, plain=False)
    return result
