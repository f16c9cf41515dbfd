"""Which names a part of a program reads; mypy's own visitors cannot be derived from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any

from mypy import traverser
from mypy.nodes import Expression, NameExpr, Node, Statement

_NAMES = """
    args arguments base base_type_exprs begin_index bodies body call callee capture class_ref cond condlists decorators
    defs else_body else_expr end_index expr finally_body from_expr func generator guards handlers if_expr impl index
    indices initializer items key keys keyword_values keywords left left_expr lvalue lvalues metaclass msg operands
    pattern patterns positionals rest right rvalue sequences stride subject target types value values vars
"""
"""The attributes by which nodes of a tree have others; not those by which names refer to what they name."""

_CHILDREN = frozenset(_NAMES.split())

_COLLECTOR: Any = getattr(traverser, "NameAndMemberCollector", None)
"""mypy's own visitor of names, which is compiled; mypy 1.18 has none."""

_below: dict[type, Callable[[Any], Iterable[Any]]] = {}
"""What reads the attributes of nodes that have others, by their type."""

_without: set[type] = set()
"""The types of nodes that have no others."""

_others: dict[type, Callable[[Any], Iterable[Any]] | None] = {
    list: iter,
    tuple: iter,
    dict: dict.values,
    type(None): None,
    str: None,
}
"""What reads collections, by their type; None for what is neither a collection nor a node."""


def nodes(start: Node | Sequence[Node]) -> list[Node]:
    """A node of a tree and all below it."""
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


def names_in(start: Expression | Statement) -> list[NameExpr]:
    """The names of variables in a part of a program, in no certain order."""
    if _COLLECTOR is None:
        return [each for each in nodes(start) if isinstance(each, NameExpr)]
    collector = _COLLECTOR()
    start.accept(collector)
    found: list[NameExpr] = collector.name_exprs
    return found


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
