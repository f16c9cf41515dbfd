"""All expressions of a file, nested ones included, also in local functions and comprehensions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mypy import nodes
from mypy.server.subexpr import get_subexpressions


@dataclass(frozen=True, slots=True)
class Found:
    """The expressions of a file.

    Attributes:
        expressions: all expressions.
        targets: the names that are bound without an expression of their own: in a loop, a ``with``, an unpacking.
        assigned: the values of names that are assigned without an annotation.
        unchecked: the functions without any annotation.
    """

    expressions: list[nodes.Expression]
    targets: set[nodes.Expression]
    assigned: dict[nodes.Expression, nodes.Expression]
    unchecked: list[nodes.FuncDef]


def walk(tree: nodes.MypyFile) -> Found:
    """Find the expressions of a file.

    mypy's visitors are compiled and cannot be subclassed here. One of them collects expressions; statements are few
    enough to be walked in Python.
    """
    found = Found(get_subexpressions(tree), set(), {}, [])
    for statement in _statements(tree.defs):
        for target in _targets(statement):
            found.targets.update(_leaves(target))
        if isinstance(statement, nodes.AssignmentStmt) and statement.unanalyzed_type is None:
            names = (t for t in statement.lvalues if isinstance(t, (nodes.NameExpr, nodes.MemberExpr)))
            found.assigned.update(dict.fromkeys(names, statement.rvalue))
        if isinstance(statement, nodes.FuncDef) and statement.type is None:
            found.unchecked.append(statement)
    for expression in found.expressions:
        if isinstance(expression, (nodes.GeneratorExpr, nodes.DictionaryComprehension)):
            for index in expression.indices:
                found.targets.update(_leaves(index))
    return found


def _targets(statement: nodes.Statement) -> Iterator[nodes.Expression]:
    if isinstance(statement, nodes.ForStmt):
        yield statement.index
    elif isinstance(statement, nodes.WithStmt):
        yield from (target for target in statement.target if target is not None)
    elif isinstance(statement, nodes.AssignmentStmt):
        yield from (target for target in statement.lvalues if isinstance(target, (nodes.TupleExpr, nodes.ListExpr)))


def _leaves(target: nodes.Expression) -> Iterator[nodes.Expression]:
    if isinstance(target, (nodes.TupleExpr, nodes.ListExpr)):
        for item in target.items:
            yield from _leaves(item)
    elif isinstance(target, nodes.StarExpr):
        yield from _leaves(target.expr)
    else:
        yield target


def _statements(of: list[nodes.Statement]) -> Iterator[nodes.Statement]:
    """Statements and nested statements, in order."""
    waiting = of[::-1]
    while waiting:
        statement = waiting.pop()
        yield statement
        waiting.extend(inner for part in reversed(_parts(statement)) for inner in reversed(part))


def _parts(of: nodes.Statement) -> list[list[nodes.Statement]]:
    match of:
        case nodes.Decorator():
            return [[of.func]]
        case nodes.OverloadedFuncDef():
            return [[*of.items]]
        case nodes.FuncDef() | nodes.WhileStmt() | nodes.ForStmt() | nodes.WithStmt():
            blocks = [of.body, getattr(of, "else_body", None)]
        case nodes.ClassDef():
            blocks = [of.defs]
        case nodes.Block():
            return [of.body]
        case nodes.IfStmt():
            blocks = [*of.body, of.else_body]
        case nodes.TryStmt():
            blocks = [of.body, *of.handlers, of.else_body, of.finally_body]
        case nodes.MatchStmt():
            blocks = [*of.bodies]
        case _:
            return []
    return [block.body for block in blocks if block is not None]
