"""Reverse mode, for values and for expressions.

Every node receives a delta (the gradient of the root for it) from each of its consumers. When the last consumer has
delivered, the node passes its complete delta on to its operands, and the delta is released. So the pass visits each
node once, whatever the number of paths, and only nodes between the root and the targets. It is generic in its algebra:
with tensors it is the interpreter, with expressions the symbolic gradient.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from typedtensor.ad.graph import Node, Operands, present_operands
from typedtensor.core.expr import App
from typedtensor.core.scope import AS_WRITTEN, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Projection, Slot, Structured, receiver
from typedtensor.errors import AxisError, SizeError

Edges = dict[Node, tuple[int, ...]]
"""The nodes between a root and targets, each with the indices of the operands that lead to targets."""


CARRIERS = ("real", "tuple")
"""The kinds of values that carry gradients."""


class Algebra(Protocol):
    """The types of values and deltas, and the sum of deltas."""

    def primal(self, node: Node) -> Any:
        """The value of a node."""

    def joined(self, order: Iterable[Node]) -> Mapping[Structured, Structured]:
        """Return the nodes whose deltas an earlier node of an order with equal results propagates, with that node."""

    def add(self, node: Node | Slot, delta: Any) -> None:
        """Deliver a part of the delta of a node, or of one of the results of a structured node."""

    def take(self, node: Node) -> Any:
        """Return and release the complete delta of a node.

        That of a structured node is a list: for each of its results a delta, or None if none was delivered.
        """

    def gradient(self, node: App[Any], number: int, dy: Any, y: Any, operands: tuple[Any, ...]) -> Any:
        """The delta that an application passes to an operand."""

    def check(self, node: Node, numbers: tuple[int, ...], deltas: Sequence[Any]) -> None:
        """Check the deltas for some operands before they are delivered."""

    def done(self, node: Node) -> None:
        """Note that a node has passed its delta on, and that this pass does not read its value again."""


def reverse(
    order: Sequence[Node],
    targets: Collection[Node],
    algebra: Algebra,
    roots: Sequence[tuple[Node, Any]],
    operands: Operands = present_operands,
) -> dict[Node, Any]:
    """Return the gradients for the targets that some roots depend on.

    Args:
        order: the roots and their ancestors, in topological order.
        targets: the nodes to differentiate for.
        algebra: the types of values and deltas.
        roots: nodes with their deltas.
        operands: returns the operands of a node.

    Raises:
        GradientError: when the path to a target has an operation without a gradient.
    """
    edges = edges_between(order, targets, operands, [root for root, _ in roots])
    found: dict[Node, Any] = {}
    for root, delta in roots:
        if root in edges:
            algebra.add(root, delta)
    joined = algebra.joined(edges)
    # In reverse topological order all consumers of a node come first: its delta is complete when it is taken.
    with Setting({AS_WRITTEN: False}, found):
        for node in reversed(order):
            numbers = edges.get(node)
            if numbers is None or node in joined:
                continue
            dy = algebra.take(node)
            if node in targets:
                found[node] = dy
            if numbers:
                sources = operands(node)
                for number, delta in zip(numbers, deltas_of(node, numbers, dy, algebra), strict=True):
                    to = receiver(node, sources[number])
                    if joined and isinstance(to, Slot) and to.node in joined:
                        to = Slot(joined[to.node], to.number)
                    algebra.add(to, delta)
            algebra.done(node)
    return found


def edges_between(
    order: Sequence[Node], targets: Collection[Node], operands: Operands, roots: Collection[Node]
) -> Edges:
    """Return the nodes between some roots and the targets.

    Only real tensors carry gradients, and an operand of which only the shape is read has none. So a node that the roots
    depend on only in that way is omitted, even if it depends on targets.
    """
    towards: Edges = {}
    alike: dict[tuple[int, ...], tuple[int, ...]] = {}  # few differ, so equal tuples are shared
    for node in order:
        real = node.tensor_type.kind in CARRIERS
        edges: tuple[int, ...] = ()
        if real and (sources := operands(node)):
            edges = tuple([n for n, x in enumerate(sources) if x in towards and _passes(node, n)])
            edges = alike.setdefault(edges, edges)
        if edges or (real and node in targets):
            towards[node] = edges
    reached = set(roots)
    for node in reversed(order):
        numbers = towards.get(node)
        if numbers is None:
            continue
        if node not in reached:
            del towards[node]
        elif numbers:
            sources = operands(node)
            reached.update([sources[number] for number in numbers])
    return towards


def _passes(node: Node, number: int) -> bool:
    """Whether a node passes a gradient to an operand; a dynamic part does to its outcome."""
    return not isinstance(node, App) or bool(node.op.passes_gradient(number))


def deltas_of(node: Node, numbers: tuple[int, ...], dy: Any, algebra: Algebra) -> list[Any]:
    """The deltas of some operands of a node, given its own.

    An exception gets a note that names the node and the line that made it.
    """
    if not numbers:
        return []
    if not isinstance(node, App) or isinstance(node, Projection):
        return [dy]  # a dynamic part shares its outcome's delta, a projection its result's
    try:
        y, primals = algebra.primal(node), tuple([algebra.primal(x) for x in node.operands])
        if isinstance(node, Structured):
            found = node.op.gradients(dy, y.results, primals, numbers)
        else:
            found = [algebra.gradient(node, number, dy, y, primals) for number in numbers]
        deltas = [checked_delta(node.op, n, delta, primals) for n, delta in zip(numbers, found, strict=True)]
        algebra.check(node, numbers, deltas)
        return deltas
    except Exception as error:
        error.add_note(f"while differentiating {node.describe()}")
        raise


def checked_delta(operation: Any, number: int, delta: Any, operands: tuple[Any, ...]) -> Any:
    """Check that the delta for an operand has the operand's type, and return it.

    Raises:
        AxisError: when it has another type.
        SizeError: when it has other sizes.
    """
    operand = operands[number]
    wanted = operand.tensor_type
    if getattr(delta, "tensor_type", None) is not wanted:
        given = getattr(delta, "tensor_type", type(delta).__name__)
        raise AxisError(
            f"the gradient of {operation.title} for operand {number + 1} is {given}, but the operand is {wanted}: "
            "its backward must give the axes of the operand"
        )
    if not operation.builtin and isinstance(operand, AnyTensor) and delta.shape != operand.shape:
        raise SizeError(
            f"the gradient of {operation.title} for operand {number + 1} has the shape {delta.shape}, but the operand "
            f"has {operand.shape}: its backward must give the sizes of the operand"
        )
    return delta
