"""Which names a part of a program reads; mypy's own visitors cannot be derived from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mypy.nodes import Node

_NAMES = """
    args arguments base base_type_exprs begin_index bodies body call callee capture class_ref cond condlists decorators
    defs else_body else_expr end_index expr finally_body from_expr func generator guards handlers if_expr impl index
    indices initializer items key keys keyword_values keywords left left_expr lvalue lvalues metaclass msg operands
    pattern patterns positionals rest right rvalue sequences stride subject target types value values vars
"""
"""The attributes by which nodes of a tree have others; not those by which names refer to what they name."""

_CHILDREN = frozenset(_NAMES.split())

_known: dict[type[Node], tuple[str, ...]] = {}


def nodes(start: Node | Sequence[Node]) -> Iterator[Node]:
    """A node of a tree and all below it."""
    rest: list[object] = [start]
    while rest:
        node = rest.pop()
        if isinstance(node, (list, tuple)):
            rest += node
        elif isinstance(node, dict):
            rest += node.values()
        elif isinstance(node, Node):
            yield node
            rest += [getattr(node, name) for name in _attributes(node)]


def _attributes(node: Node) -> tuple[str, ...]:
    found = _known.get(type(node))
    if found is None:
        found = _known[type(node)] = tuple(name for name in dir(node) if name in _CHILDREN)
    return found
