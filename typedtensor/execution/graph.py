"""Orders of the nodes of an expression. Nothing here recurses: a chain of 100,000 nodes is an ordinary graph."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from typedtensor.errors import GradientError
from typedtensor.expr import Expr, Param

Node = Expr[Any]


def topological_order(root: Node) -> list[Node]:
    """The ancestors of a node and the node itself, each once, operands before what is computed from them."""
    order: list[Node] = []
    done: set[Node] = set()
    stack: list[tuple[Node, bool]] = [(root, False)]
    while stack:
        node, operands_done = stack.pop()
        if operands_done:
            order.append(node)
        elif node not in done:
            done.add(node)
            stack.append((node, True))
            stack.extend((operand, False) for operand in reversed(node.operands) if operand not in done)
    return order


def parameters_of(order: Collection[Node]) -> list[Param[Any]]:
    """The parameters among nodes."""
    return [node for node in order if isinstance(node, Param)]


def require_scalar(loss: Node) -> None:
    """Raise :class:`GradientError` unless an expression has a gradient: unless it is a real scalar."""
    if loss.tensor_type.kind != "real" or loss.axes:
        raise GradientError(
            f"the gradient of {loss.tensor_type} was asked for, but only a real scalar, Tensor[()], has one: "
            "reduce it with .mean() or .sum()"
        )
