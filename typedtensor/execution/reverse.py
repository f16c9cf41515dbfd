"""Reverse mode by reference counting, for values and for expressions.

Every node counts the consumers that will deliver a delta (the gradient of the root for it) to it. The root
starts with the seed; a node whose count reaches zero passes its complete delta on to its operands, and the
delta is released. So each node is visited once, whatever the number of paths, and only nodes between the root
and the targets are visited at all.

The pass is generic in what a delta is: tensors make the interpreter, expressions make the symbolic gradient.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from typedtensor.errors import AxisError
from typedtensor.execution.graph import Node
from typedtensor.expr import App
from typedtensor.operand import Operand


class Deltas(Protocol):
    """The deltas that are on their way."""

    def add(self, node: Node, delta: Any) -> None:
        """Deliver a part of the delta of a node."""

    def take(self, node: Node) -> Any:
        """The complete delta of a node, which is released here."""


def reverse(
    order: Sequence[Node],
    targets: Collection[Node],
    primal: Callable[[Node], Any],
    seed: Any,
    deltas: Deltas,
) -> dict[Node, Any]:
    """The gradients of the last node of ``order`` for the targets that it depends on.

    Args:
        order: the ancestors of the root, operands first, the root last.
        targets: the nodes whose gradients are wanted.
        primal: the value of a node, in the same algebra as the deltas.
        seed: the delta of the root.
        deltas: where deltas accumulate.

    Raises:
        GradientError: when the way to a target leads through an operation without a gradient.
    """
    edges = _wanted_edges(order, targets)
    root = order[-1]
    if root not in edges:
        return {}
    counts = _consumers(edges)
    found: dict[Node, Any] = {}
    deltas.add(root, seed)
    ready = [root]
    while ready:
        node = ready.pop()
        dy = deltas.take(node)
        if node in targets:
            found[node] = dy
        if not edges[node]:
            continue
        assert isinstance(node, App)
        y, operands = primal(node), tuple(primal(x) for x in node.operands)
        for number in edges[node]:
            operand = node.operands[number]
            deltas.add(operand, _delta(node, number, dy, y, operands))
            counts[operand] -= 1
            if not counts[operand]:
                ready.append(operand)
    return found


def _wanted_edges(order: Sequence[Node], targets: Collection[Node]) -> dict[Node, tuple[int, ...]]:
    """The nodes between the root and the targets, each with the operands that lead to targets.

    Only real tensors carry gradients, and an operand that is read for its shape alone has none; so a node that
    the root depends on in no other way is not between, though targets are reached from it.
    """
    towards: dict[Node, tuple[int, ...]] = {}
    for node in order:
        edges: tuple[int, ...] = ()
        if isinstance(node, App) and node.tensor_type.kind == "real":
            edges = tuple(n for n, x in enumerate(node.operands) if x in towards and n not in node.op.shape_only)
        if edges or (node in targets and node.tensor_type.kind == "real"):
            towards[node] = edges
    between: dict[Node, tuple[int, ...]] = {}
    reached = {order[-1]}
    for node in reversed(order):
        if node in reached and node in towards:
            between[node] = towards[node]
            reached.update(node.operands[number] for number in towards[node])
    return between


def _consumers(edges: dict[Node, tuple[int, ...]]) -> dict[Node, int]:
    counts = dict.fromkeys(edges, 0)
    for node, numbers in edges.items():
        for number in numbers:
            counts[node.operands[number]] += 1
    return counts


def _delta(node: App[Any], number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Any:
    try:
        delta: Any = node.op.gradient(number, dy, y, operands)
    except Exception as error:
        error.add_note(f"while differentiating {node.describe()}")
        raise
    wanted = node.operands[number].tensor_type
    if getattr(delta, "tensor_type", None) is not wanted:
        given = getattr(delta, "tensor_type", type(delta).__name__)
        raise AxisError(
            f"the gradient of {node.op.title} for operand {number + 1} is {given}, but the operand is {wanted}: "
            "its backward must give the axes of the operand"
        )
    return delta
