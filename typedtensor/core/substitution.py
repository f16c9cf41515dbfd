"""Substitution of nodes in expressions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.core.expr import App, Const, Expr
from typedtensor.core.scope import AS_WRITTEN, MADE, Setting
from typedtensor.core.tuples import Projection
from typedtensor.core.variables import Variable

Node = Expr[Any]


def substitute(nodes: Sequence[Node], known: Mapping[Node, Any], *, plain: bool) -> list[Any]:
    """Replace nodes in expressions.

    Operations are applied again, to tensors at once. An expression without replaced nodes stays the same object.

    Args:
        known: the replacements of nodes.
        plain: whether parameters and constants are replaced by their values.
    """
    values: dict[Node, Any] = dict(known)
    stack = list(reversed(nodes))
    with Setting({AS_WRITTEN: False}, values):
        while stack:
            node = stack[-1]
            waiting = [x for x in node.operands if x not in values] if node not in values else []
            if waiting:
                stack.extend(reversed(waiting))
                continue
            stack.pop()
            if node not in values:
                values[node] = _value(node, [values[x] for x in node.operands], plain)
    return [values[node] for node in nodes]


def _value(node: Node, operands: list[Any], plain: bool) -> Any:
    if not isinstance(node, App):
        return node.value if plain and isinstance(node, (Variable, Const)) else node
    if all(x is value for x, value in zip(node.operands, operands, strict=True)):
        # The node may belong to the trace of another body; in this one it can depend on the inputs as well.
        if (result := MADE.get()) is not None:
            result.add(node)
        return node
    # The replacement of a structured node is a tuple of its results.
    return operands[0][node.index] if isinstance(node, Projection) else node.op(*operands)


def is_constant(nodes: Sequence[Node]) -> bool:
    """Whether expressions depend on constants alone."""
    seen: set[Node] = set()
    stack = list(nodes)
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            if not isinstance(node, (App, Const)):
                return False
            stack.extend(node.operands)
    return True
