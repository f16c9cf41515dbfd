"""Enumerate the nodes and names below a node of the syntax tree; mypy's compiled visitors cannot be subclassed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any

from mypy.nodes import Expression, MemberExpr, NameExpr, Node

_NAMES = """
    args arguments base base_type_exprs begin_index bodies body call callee capture class_ref cond condlists decorators
    defs else_body else_expr end_index expr finally_body from_expr func generator guards handlers if_expr impl index
    indices initializer items key keys keyword_values keywords left left_expr lvalue lvalues metaclass msg operands
    pattern patterns positionals rest right rvalue sequences stride subject target types value values vars
"""
"""The attributes that hold child nodes, without those by which a name refers to its definition."""

_CHILDREN = frozenset(_NAMES.split())

_below: dict[type, Callable[[Any], Iterable[Any]]] = {}
"""The getter of child nodes for each node type that has some."""

_without: set[type] = set()
"""The node types without child nodes."""

_others: dict[type, Callable[[Any], Iterable[Any]] | None] = {
    list: iter,
    tuple: iter,
    dict: dict.values,
    type(None): None,
    str: None,
}
"""The getter of items for each collection type; None for a type that is neither a collection nor a node."""


def nodes(start: Node | Sequence[Node]) -> list[Node]:
    """Return a node and all nodes below it."""
    found: list[Node] = []
    rest: list[Any] = [start]
    while rest:
        node = rest.pop()
        sort = type(node)
        if sort in _without:
            found.append(node)
        elif sort in _below:
            found.append(node)
            rest += _below[sort](node)
        elif sort in _others:
            read = _others[sort]
            if read is not None:
                rest += read(node)
        else:
            _learn(sort)
            rest.append(node)
    return found


def key(node: Expression) -> str | None:
    """Return the source form of a variable or of its attribute; None for other expressions."""
    if isinstance(node, NameExpr):
        return node.name
    inner = key(node.expr) if isinstance(node, MemberExpr) else None
    return f"{inner}.{node.name}" if isinstance(node, MemberExpr) and inner is not None else None


def _learn(sort: type) -> None:
    names = [name for name in dir(sort) if name in _CHILDREN] if issubclass(sort, Node) else []
    if len(names) > 1:
        _below[sort] = attrgetter(*names)
    elif names:
        _below[sort] = _only(names[0])
    elif issubclass(sort, Node):
        _without.add(sort)
    else:
        _others[sort] = None


def _only(name: str) -> Callable[[Any], Iterable[Any]]:
    return lambda node: (getattr(node, name),)
