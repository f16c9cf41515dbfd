"""The transitive closure of names that an expression may read, found by name within a file."""

from __future__ import annotations

from collections.abc import Mapping

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    ClassDef,
    Expression,
    ForStmt,
    FuncDef,
    MemberExpr,
    MypyFile,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    SymbolNode,
)

from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.reading import nodes
from typedtensor.mypy_plugin.types.straight import Located, Straight


def reached(start: Expression, site: Site, *, live: bool = False) -> tuple[frozenset[str], bool]:
    """Return the names that an expression may be computed from, and whether functions of the file are among them.

    Args:
        start: the expression.
        site: the place in the program.
        live: whether to skip expressions within ``stop_gradient`` and ``deepcopy``.
    """
    tree = site.checker.tree
    result: Mapping[str, list[Node]] = site.lookups.cache.once("reaching", tree, lambda: _made(tree))
    found: set[str] = set()
    rest: list[Node] = [start]
    called = False
    while rest:
        below = nodes(rest.pop())
        stopped = {part for node in below if live and _is_stopped(node) for part in nodes(node)}
        for node in below:
            if node in stopped:
                continue
            name = node.name if isinstance(node, (NameExpr, MemberExpr)) else None
            if name is not None and name not in found:
                found.add(name)
                rest += result.get(name, ())
                called |= any(isinstance(each, FuncDef) for each in result.get(name, ()))
    return frozenset(found), called


def read_by(value: Located, lines: Straight, *, live: bool = False) -> dict[SymbolNode | None, NameExpr]:
    """Return the variables that a value may be computed from, by assignments of the function around.

    Args:
        value: the value.
        lines: the statements of the function.
        live: whether to skip expressions within ``stop_gradient`` and ``deepcopy``.
    """
    found: dict[SymbolNode | None, NameExpr] = {}
    rest = [value]
    while rest:
        value = rest.pop()
        below = nodes(value.node)
        stopped = {part for node in below if live and _is_stopped(node) for part in nodes(node)}
        for name in below:
            if isinstance(name, NameExpr) and name.node not in found and name not in stopped:
                found[name.node] = name
                result = lines.resolved(value._replace(node=name))
                if result.node is not name:
                    rest.append(result)
                else:  # of uncertain value: any that it is assigned
                    rest += [result._replace(node=each) for each in lines.assigned(name)]
    return found


def _is_stopped(node: Node) -> bool:
    return (
        isinstance(node, CallExpr)
        and isinstance(node.callee, (NameExpr, MemberExpr))
        and node.callee.name in ("stop_gradient", "deepcopy")
    )


def _made(tree: MypyFile) -> dict[str, list[Node]]:
    """Return the definitions of each name of a file: assigned values, functions and classes."""
    found: dict[str, list[Node]] = {}
    for node in nodes(tree):
        match node:
            case AssignmentStmt():
                targets, value = node.lvalues, node.rvalue
            case OperatorAssignmentStmt():
                targets, value = [node.lvalue], node.rvalue
            case ForStmt():
                targets, value = [node.index], node.expr
            case FuncDef():
                found.setdefault(node.name, []).append(node)
                continue
            case ClassDef():
                found.setdefault(node.name, []).append(node.defs)
                continue
            case _:
                continue
        for each in nodes(targets):
            if isinstance(each, (NameExpr, MemberExpr)):
                found.setdefault(each.name, []).append(value)
    return found
