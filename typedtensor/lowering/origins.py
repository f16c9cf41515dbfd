"""The lines of the user's code that made values which another form of a program lacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from typedtensor.ad.graph import Node, topological_order
from typedtensor.core.expr import App
from typedtensor.core.tuples import Projection, Structured
from typedtensor.ir import Value
from typedtensor.lowering.expressions import Lowering
from typedtensor.lowering.tracing import Traced
from typedtensor.lowering.unplannable import Unplannable


def application_of(lowering: Lowering, matches: Callable[[Value], bool]) -> App[Any] | None:
    """The first application whose kernel made a value that matches; the values of its operands were known before."""
    for each in [*lowering.bodies, lowering]:
        if each is not lowering and (inside := application_of(each, matches)) is not None:
            return inside
        seen: set[Value] = set()
        for node, result in each.values.items():
            if not isinstance(result, Traced):
                continue
            new = _until([result.value], seen)
            if isinstance(node, App) and any(map(matches, new)):
                return node
            seen |= new
    return None


def refusal(lowering: Lowering, value: Value, refused: str) -> str:
    """What is said of the application that made a value, before the reason; nothing if it is unknown.

    A value that a pass made anew is found by its primitive, of which all have the same reason.
    """
    original = lowering.originals.get(value, value)
    node = application_of(lowering, lambda x: x is original)
    if node is None:
        node = application_of(lowering, lambda x: x.primitive == value.primitive)
    of = node.node.op.title if isinstance(node, Projection) else getattr(node, "op", None)
    return "" if node is None else f"{of}, applied at {node.origin}, {refused}: "


def _until(roots: Sequence[Value], seen: set[Value]) -> set[Value]:
    found: set[Value] = set()
    stack = [*roots]
    while stack:
        value = stack.pop()
        if value not in seen and value not in found:
            found.add(value)
            stack.extend(x for x in value.operands if isinstance(x, Value))
    return found


def line_of(error: Unplannable, roots: Sequence[Node], refused: str) -> str:
    """The reason why there is no program, with the source line of the node that the message names, also in bodies.

    Args:
        error: says why there is none.
        roots: the expressions.
        refused: what it says of the node: "cannot be exported".
    """
    text, left, seen = str(error), [*roots], set[Node]()
    while left:
        for node in topological_order(left.pop(), lambda node: () if node in seen else node.operands):
            if node in seen:
                continue
            seen.add(node)
            if text.startswith(repr(node)) and (origin := getattr(node, "origin", None)) is not None:
                return f"{text}; it was made at {origin} and {refused}"
            if isinstance(node, Structured):
                left.extend(getattr(getattr(node.op, "body", None), "outputs", ()))
    return f"it {refused}: {text}"
