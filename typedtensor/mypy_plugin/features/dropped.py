"""``x.masked_fill(mask, 0.0)`` as a statement: a value that is computed and dropped, since tensors never change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy.errorcodes import ARG_TYPE, MISC
from mypy.nodes import (
    CallExpr,
    ComparisonExpr,
    Expression,
    ExpressionStmt,
    ForStmt,
    FuncDef,
    IfStmt,
    MemberExpr,
    OpExpr,
    ReturnStmt,
    Statement,
    UnaryExpr,
    WhileStmt,
)
from mypy.types import Type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base.codes import AXES, AXES_DROPPED
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import LABELLED, MODULE, OPERAND, POLY_OP
from typedtensor.mypy_plugin.types.trying import flat


def judge_dropped(function: FuncDef, site: Site) -> None:
    """Report the statements of a function that returns a value that compute a tensor or an expression.

    A function that returns nothing runs for its effects, such as reports or errors, and so do the statements of
    ``with`` and ``try``.
    """
    if not any(isinstance(each, ReturnStmt) and each.expr is not None for each in flat(function.body.body)):
        return
    find = site.checker.lookup_type_or_none
    for expression in _statements(function.body.body):
        result = find(expression)
        if result is None or not is_a(result, OPERAND) or not _computes(expression, find):
            continue
        errors = site.checker.errors.error_info_map.get(site.checker.errors.file, ())
        if not any(error.line == expression.line and error.code in (AXES, ARG_TYPE, MISC) for error in errors):
            message = "this value is computed and dropped, since tensors do not change: assign the result, or remove it"
            site.api.fail(message, expression, code=AXES_DROPPED)


def _computes(expression: Expression, find: Callable[[Expression], Type | None]) -> bool:
    """Whether an expression applies an operator, a method, an operation or a module, rather than another function."""
    if not isinstance(expression, CallExpr):
        return isinstance(expression, (ComparisonExpr, OpExpr, UnaryExpr))
    callee = expression.callee
    if isinstance(callee, MemberExpr) and callee.name in METHODS:
        owner = find(callee.expr)
        if owner is not None and is_a(owner, OPERAND):
            return True
    called = find(callee)
    return called is not None and any(is_a(called, base) for base in (LABELLED, MODULE, POLY_OP))


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
