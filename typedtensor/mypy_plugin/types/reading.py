"""Which names a part of a program reads; mypy's own visitors cannot be derived from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mypy.nodes import Node

_NAMES = """
    args arguments base base_type_exprs begin_index bodies body call callee capture class_ref cond condlists decorators
    defs else_body else_expr end_index expr finally_body from_expr func generator guards handlers if_expr impl index
    indices initializer items key keys keyword_values keywords left left_expr lvalue lvalues metaclass msg operands
    pattern patterns positionals rest right rvalue sequences stride subject target types value values vars
"""
"""The attributes by which nodes of a tree have others; not those by which names refer to what they name."""

_CHILDREN = frozenset(_NAMES.split())

_known: dict[type, tuple[str, ...] | None] = {list: None, tuple: None, dict: None, type(None): None, str: None}
"""The attributes of nodes by their type; None for what is no node."""


def nodes(start: Node | Sequence[Node]) -> Iterator[Node]:
    """A node of a tree and all below it."""
    rest: list[Any] = [start]
    while rest:
        node = rest.pop()
        sort = type(node)
        names = _known[sort] if sort in _known else _attributes(sort)
        if names is not None:
            yield node
            if names:
                rest += [getattr(node, name) for name in names]
        elif sort is list or sort is tuple:
            rest += node
        elif sort is dict:
            rest += node.values()


def _attributes(sort: type) -> tuple[str, ...] | None:
    is_node = issubclass(sort, Node)
    found = _known[sort] = tuple(name for name in dir(sort) if name in _CHILDREN) if is_node else None
    return found
