"""An ``Input`` of a module that is bound to values, and that no expression reads."""

from __future__ import annotations

from mypy.nodes import (
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    MemberExpr,
    NameExpr,
    RefExpr,
    Statement,
)
from mypy.types import CallableType

from typedtensor.mypy_plugin.base.codes import AXES_UNUSED
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import BINDING
from typedtensor.mypy_plugin.types.assigned import all_pairs
from typedtensor.mypy_plugin.types.reading import nodes


def check_input(context: object, site: Site) -> None:
    """Report an input that its file binds and never reads otherwise."""
    if site.checker.scope.current_function() is not None or not isinstance(context, Expression):
        return
    tree = site.checker.tree
    target = site.lookups.cache.once("inputs", tree.defs, _inputs_of, tree.defs).get(context)
    if target is None or target.node is None:
        return
    bound: set[Expression] = set()
    names = []
    for node in nodes(tree):
        if isinstance(node, CallExpr):
            bound.update(_bound(node))
        elif isinstance(node, NameExpr) and node.node is target.node and node is not target:
            names.append(node)
    if names and all(name in bound for name in names):
        site.report(f"{target.name} is given a value, but no expression in this file reads it", AXES_UNUSED)


def _inputs_of(body: list[Statement]) -> dict[Expression, NameExpr]:
    """Return the variables of a module by their values: also those of ``x, y = Input(…), Input(…)``."""
    return {value: target for target, value in all_pairs(body)}


def _bound(call: CallExpr) -> list[Expression]:
    """Return the inputs that a call binds, by ``x.bind(…)`` or by a function that returns a binding."""
    callee = call.callee
    if isinstance(callee, MemberExpr) and callee.name == "bind":
        return [callee.expr]
    node = callee.node if isinstance(callee, RefExpr) else None
    function = node.func if isinstance(node, Decorator) else node
    of = function.type if isinstance(function, FuncDef) else None
    return call.args if isinstance(of, CallableType) and is_a(of.ret_type, BINDING) else []
