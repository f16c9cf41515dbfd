"""The assignment statements around a site, keyed by the assigned expression, and the variables that they assign."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import AssignmentStmt, Expression, FuncDef, NameExpr, Statement, TupleExpr

from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.reading import nodes
from typedtensor.mypy_plugin.types.trying import flat


def assigning(context: object, site: Site) -> AssignmentStmt | None:
    """Return the assignment whose value is an expression, or a tuple that ends with the expression."""
    function = site.checker.scope.current_function()
    body = function.body.body if isinstance(function, FuncDef) else None if function else site.checker.tree.defs
    if body is None or not isinstance(context, Expression):
        return None
    return site.lookups.cache.once("assigned", body, _by_value, body).get(context)


def _by_value(body: list[Statement]) -> dict[Expression, AssignmentStmt]:
    found: dict[Expression, AssignmentStmt] = {}
    for statement in flat(body):
        if isinstance(statement, AssignmentStmt):
            value = statement.rvalue
            found[value.items[-1] if isinstance(value, TupleExpr) and value.items else value] = statement
    return found


def around_value(context: Expression, site: Site, apart: tuple[type[Expression], ...] = ()) -> AssignmentStmt | None:
    """Return the assignment whose value contains an expression, but no expression of a class in ``apart``."""
    function = site.checker.scope.current_function()
    body = function.body.body if isinstance(function, FuncDef) else [] if function else site.checker.tree.defs
    for statement in flat(body):
        if isinstance(statement, AssignmentStmt) and statement.line <= context.line <= (statement.end_line or 0):
            within = nodes(statement.rvalue)
            if context in within and not any(isinstance(each, apart) for each in within):
                return statement
    return None


def pairs(statement: AssignmentStmt) -> Iterator[tuple[NameExpr, Expression]]:
    """Yield the variables of an assignment with their values, also those of tuples: ``x, y = first, second``."""
    for target in statement.lvalues:
        yield from _pairs(target, statement.rvalue)


def all_pairs(statements: list[Statement]) -> Iterator[tuple[NameExpr, Expression]]:
    """Yield the variables that statements and their blocks assign, with their values."""
    for statement in flat(statements):
        if isinstance(statement, AssignmentStmt):
            yield from pairs(statement)


def _pairs(target: Expression, value: Expression) -> Iterator[tuple[NameExpr, Expression]]:
    match target, value:
        case NameExpr(), _:
            yield target, value
        case TupleExpr(), TupleExpr() if len(target.items) == len(value.items):
            for item, each in zip(target.items, value.items, strict=True):
                yield from _pairs(item, each)
