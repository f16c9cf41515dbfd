"""Tensors that a function takes or computes, and layers that a module creates, which nothing reads.

A wrong name often leaves the right one unread: the values after ``dot(weights, keys, Key)``, or the mask of a softmax
without ``where=``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Context,
    EllipsisExpr,
    Expression,
    ExpressionStmt,
    FuncDef,
    FuncItem,
    MemberExpr,
    MypyFile,
    NameExpr,
    PassStmt,
    RaiseStmt,
    Statement,
    StrExpr,
    SymbolNode,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.plugin import FunctionContext
from mypy.types import CallableType, NoneType, Type, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_KEY, AXES_STALE, AXES_UNUSED
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import MODULE, OPERAND
from typedtensor.mypy_plugin.features.mistakes.effects import check_effect
from typedtensor.mypy_plugin.features.mistakes.meanings.dropped import DROPPED, dropped
from typedtensor.mypy_plugin.features.mistakes.meanings.left_layers import left_layers
from typedtensor.mypy_plugin.features.mistakes.meanings.rounds import lost_rounds
from typedtensor.mypy_plugin.features.mistakes.meanings.spent_keys import spent_keys
from typedtensor.mypy_plugin.features.mistakes.siblings import records, siblings
from typedtensor.mypy_plugin.types.assigned import all_pairs
from typedtensor.mypy_plugin.types.reading import names_in, nodes
from typedtensor.mypy_plugin.types.trying import flat


class Unused(NamedTuple):
    """The unread names of a function.

    Attributes:
        values: the names of the unread variables, by their assigned expressions.
        statements: the expressions that are statements, whose values nothing reads.
        others: further messages, each with its place.
        lost: messages about loops whose rounds are lost but for the last, each with its place.
    """

    values: dict[Context, str]
    statements: frozenset[Context]
    others: list[tuple[Context, str]]
    lost: list[tuple[Context, str]]


def check_unused(result: Type, site: Site) -> None:
    """Report the unread names of the function around a call, and an unread result of the call.

    The reports are no errors of the call itself, so the other checks of the call still run.
    """
    context, function = site.context, site.checker.scope.current_function()
    if function is None and isinstance(context, Expression):
        check_effect(context, result, Site(site.lookups, site.api, context))
    _check_keys(function, site)
    if not isinstance(function, FuncDef):
        return
    found = site.lookups.cache.once("unused", function.body, _unused, function, site)
    for place, message in found.others:
        Site(site.lookups, site.api, place).report(message, AXES_UNUSED, held=True)
    for place, message in found.lost:
        Site(site.lookups, site.api, place).report_fact(message, AXES_STALE)
    if context in found.statements and is_a(result, OPERAND):
        Site(site.lookups, site.api, context).report_fact(DROPPED, AXES_UNUSED)
    if context in found.values and is_a(result, OPERAND):
        name = found.values[context]
        how = f"use it, remove it, or rename it to _{name} if this is intended"
        message = f"{name} is computed but never read, perhaps because another value is used in its place: {how}"
        Site(site.lookups, site.api, context).report(message, AXES_UNUSED, held=True)


def check_keys(site: Site) -> None:
    """Report the draws of the function around a site, or of its file, that return the numbers of other draws."""
    _check_keys(site.checker.scope.current_function(), site)


def _check_keys(function: FuncItem | None, site: Site) -> None:
    around: MypyFile | FuncItem = site.checker.tree if function is None else function
    if isinstance(around, (MypyFile, FuncDef)):
        of = around.defs if isinstance(around, MypyFile) else around.body
        for place, message in site.lookups.cache.once("keys", of, lambda: list(spent_keys(around, site.checker.tree))):
            Site(site.lookups, site.api, place).report_fact(message, AXES_KEY)


def check_draw(ctx: FunctionContext, lookups: Lookups) -> None:
    """Report the draws of the function around a draw."""
    check_keys(Site.of(lookups, ctx))


def _unused(function: FuncDef, site: Site) -> Unused:
    assigned = list(all_pairs(function.body.body))
    targets = {target for target, _ in assigned}
    own = {name for target, value in assigned for name in names_in(value) if name.node is target.node}
    updated = {each.node for each in own}
    read = {each.node for each in names_in(function) if each not in targets and each not in own}
    values: dict[Context, str] = {value: target.name for target, value in assigned if _may_miss(target.node, read)}
    others = [*_parameters(function, read, updated, site), *_layers(function, site), *left_layers(function)]
    others += _replaced(function)
    if len(taken := records(function)) > 1:
        # Imported by the first function with two records as parameters.
        from typedtensor.mypy_plugin.features.mistakes.meanings.fields import left_fields

        others += [*siblings(function, taken), *left_fields(function, taken, site.checker.tree)]
    return Unused(values, dropped(function), others, list(lost_rounds(function)))


def _replaced(function: FuncDef) -> Iterator[tuple[Context, str]]:
    """Yield assignments to a variable of which only the shape was read before: ``x = places.expand_like(x)``."""
    before: list[Statement] = []
    for statement in function.body.body:
        target = statement.lvalues[0] if isinstance(statement, AssignmentStmt) and len(statement.lvalues) == 1 else None
        if isinstance(statement, AssignmentStmt) and isinstance(target, NameExpr) and _is_shaped(statement, target):
            for earlier in reversed(before):
                named = [each for each in names_in(earlier) if each.node is target.node]
                if any(each.node is target.node for each, _ in all_pairs([earlier])):
                    name = target.name
                    yield (
                        statement.rvalue,
                        f"{name} is reassigned, but only the shape of its last value was read: write {name} + …, or "
                        "rename one of the two",
                    )
                if named:
                    break
        before.append(statement)


def _is_shaped(statement: AssignmentStmt, target: NameExpr) -> bool:
    """Whether a value reads only the shape of its target's previous value."""
    read = [each for each in names_in(statement.rvalue) if each.node is target.node]
    if not read:
        return False
    shapes = [
        node.args[0]
        for node in nodes(statement.rvalue)
        if isinstance(node, CallExpr)
        and isinstance(node.callee, MemberExpr)
        and node.callee.name == "expand_like"
        and len(node.args) == 1
    ]
    return all(each in shapes for each in read)


def _may_miss(variable: SymbolNode | None, read: set[SymbolNode | None]) -> bool:
    """Whether a variable is local and unread. A variable with a declared type is exempt: the declaration is a check."""
    if not isinstance(variable, Var) or "." in variable.fullname or not variable.is_inferred:
        return False
    return variable not in read and not variable.name.startswith("_")


def _parameters(
    function: FuncDef, read: set[SymbolNode | None], updated: set[SymbolNode | None], site: Site
) -> Iterator[tuple[Context, str]]:
    """Yield the unread tensors among the parameters of a function that alone determines its signature.

    A parameter that only its own new values use is unread, too: ``mask = mask * 2.0``.
    Overriding, decorated and passed functions are exempt: their signature is imposed on them.
    """
    signature = function.type
    if not isinstance(signature, CallableType) or isinstance(get_proper_type(signature.ret_type), NoneType):
        return
    if function.is_overload or function.is_decorated or _is_empty(function):
        return
    missed = [
        argument
        for argument, of in zip(function.arguments, signature.arg_types, strict=False)
        if argument.variable not in read and not argument.variable.name.startswith("_") and _is_operand(of)
    ]
    nested = sum(isinstance(each, FuncItem) for each in site.checker.scope.stack) > 1
    if not missed or nested or _overrides(function) or _is_passed(function, site.checker.tree):
        return
    for argument in missed:
        name = argument.variable.name
        new = "read only for its own new value, which is " if argument.variable in updated else ""
        yield argument, f"the parameter {name} of {function.name} is {new}never read: use it, or write del {name}"


def _is_operand(of: Type) -> bool:
    return all(is_a(member, OPERAND) for member in members(of))


def _is_empty(function: FuncDef) -> bool:
    """Whether a function has no body: abstract, or a stub."""
    return function.abstract_status != 0 or all(
        isinstance(each, (PassStmt, RaiseStmt))
        or (isinstance(each, ExpressionStmt) and isinstance(each.expr, (EllipsisExpr, StrExpr)))
        for each in function.body.body
    )


def _overrides(function: FuncDef) -> bool:
    info = function.info
    return bool(info) and any(function.name in base.names for base in info.mro[1:-1])


def _is_passed(function: FuncDef, tree: MypyFile) -> bool:
    """Whether a file references a function or method other than by calling it."""
    called = {node.callee for node in nodes(tree) if isinstance(node, CallExpr)}
    sort = MemberExpr if function.info else NameExpr
    return any(
        each.name == function.name and isinstance(each, sort) and each not in called for each in _references(tree)
    )


def _references(tree: MypyFile) -> list[NameExpr | MemberExpr]:
    return [each for each in nodes(tree) if isinstance(each, (NameExpr, MemberExpr))]


def _layers(function: FuncDef, site: Site) -> Iterator[tuple[Context, str]]:
    """Yield the layers and parameters that a module creates and no line of the file reads.

    Only for modules with a ``__call__`` of their own: other modules hold layers for their callers.
    """
    info = function.info
    result = info.get_method("__init__") if info else None
    if not isinstance(result, FuncDef) or result.info is not info or "__call__" not in info.names or function is result:
        return
    made_here = {target.name: target for target in _attributes(result, info)}
    if not made_here:
        return
    written = set(made_here.values())
    attributes = [each for each in _references(site.checker.tree) if isinstance(each, MemberExpr)]
    read = {each.name for each in attributes if each not in written}
    for name, target in made_here.items():
        if name not in read and not name.startswith("_"):
            yield target, f"self.{name} is assigned but never read in this file: use it, or remove it"


def _attributes(made: FuncDef, info: TypeInfo) -> Iterator[MemberExpr]:
    """Yield the attributes that a module's constructor assigns layers or parameters to."""
    if not info.has_base(MODULE):
        return
    for statement in flat(made.body.body):
        for target in statement.lvalues if isinstance(statement, AssignmentStmt) else ():
            for each in target.items if isinstance(target, TupleExpr) else [target]:
                symbol = info.names.get(each.name) if isinstance(each, MemberExpr) and _is_own(each) else None
                of = symbol.type if symbol is not None else None
                if isinstance(each, MemberExpr) and of is not None and (is_a(of, MODULE) or is_a(of, OPERAND)):
                    yield each


def _is_own(target: MemberExpr) -> bool:
    return isinstance(target.expr, NameExpr) and target.expr.name == "self"
