"""``x.masked_fill(mask, 0.0)`` as a statement: a value that is computed and dropped, since tensors never change."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import Expression, ExpressionStmt, ForStmt, FuncDef, IfStmt, ReturnStmt, Statement, WhileStmt

from typedtensor.mypy_plugin.types.trying import flat

DROPPED = "this value is computed and dropped, since tensors do not change: assign the result, or remove it"


def dropped(function: FuncDef) -> frozenset[Expression]:
    """Return the expressions that are statements of a function that returns a value.

    A function that returns nothing runs for its effects, such as reports or errors, and so do the statements of
    ``with`` and ``try``.
    """
    returns = any(isinstance(each, ReturnStmt) and each.expr is not None for each in flat(function.body.body))
    return frozenset(_statements(function.body.body)) if returns else frozenset()


def _statements(body: list[Statement]) -> Iterator[Expression]:
    for statement in body:
        match statement:
            case ExpressionStmt():
                yield statement.expr
            case IfStmt():
                blocks = [*statement.body, *([statement.else_body] if statement.else_body else [])]
                for block in blocks:
                    yield from _statements(block.body)
            case ForStmt() | WhileStmt():
                yield from _statements(statement.body.body)
