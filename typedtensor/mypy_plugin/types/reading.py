"""Enumerate the nodes and names below a node of the syntax tree; mypy's compiled visitors cannot be subclassed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any

from mypy import traverser
from mypy.nodes import Decorator, Expression, FuncDef, MemberExpr, MypyFile, NameExpr, Node, Statement, TypeInfo

_NAMES = """
    args arguments base base_type_exprs begin_index bodies body call callee capture class_ref cond condlists decorators
    defs else_body else_expr end_index expr finally_body from_expr func generator guards handlers if_expr impl index
    indices initializer items key keys keyword_values keywords left left_expr lvalue lvalues metaclass msg operands
    pattern patterns positionals rest right rvalue sequences stride subject target types value values vars
"""
"""The attributes that hold child nodes, without those by which a name refers to its definition."""

_CHILDREN = frozenset(_NAMES.split())

_COLLECTOR: Any = getattr(traverser, "NameAndMemberCollector", None)
"""mypy's own compiled visitor of names; mypy 1.18 has none."""

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


def own_function(node: Node | None, file: MypyFile) -> FuncDef | None:
    """Return a function that a file defines, or a function inside of one; None for any other definition.

    Functions of other files may come from mypy's cache, and have neither parameters nor a body then.
    """
    if not isinstance(node, FuncDef) or not hasattr(node, "arguments"):
        return None
    if "." not in node.fullname:
        return node
    owner = file.names.get(node.fullname.removeprefix(f"{file.fullname}.").partition(".")[0])
    defined = None if owner is None else owner.node
    if isinstance(defined, TypeInfo):
        return node if defined.module_name == file.fullname else None
    return node if defined is node or (isinstance(defined, Decorator) and defined.func is node) else None


def names_in(start: Expression | Statement) -> list[NameExpr]:
    """Return the names of variables in a part of the tree, in unspecified order."""
    return _collect(start)[0]


def mentions(start: Node, fullname: str) -> bool:
    """Whether a part of the tree refers to a definition, by its name or as an attribute of a module."""
    return any(each.fullname == fullname for found in _collect(start) for each in found)


def _collect(start: Node) -> tuple[list[NameExpr], list[MemberExpr]]:
    if _COLLECTOR is None:
        below = nodes(start)
        return (
            [each for each in below if isinstance(each, NameExpr)],
            [each for each in below if isinstance(each, MemberExpr)],
        )
    collector = _COLLECTOR()
    start.accept(collector)
    return collector.name_exprs, collector.member_exprs


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
