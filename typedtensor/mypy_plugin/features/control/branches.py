"""``cond(predicate, if_true, if_false, operand)``: both results have the same structure, kinds and axes.

mypy infers the join of both results, which may be ``object``.
"""

from __future__ import annotations

from mypy.nodes import Expression, FuncDef, LambdaExpr, RefExpr
from mypy.plugin import FunctionContext
from mypy.subtypes import is_subtype
from mypy.traverser import all_return_statements
from mypy.types import CallableType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.control.structures import UNKNOWN, Structure, structure_of

_BRANCHES = ("if_true", "if_false")


def check_results(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report branches with different results."""
    given = {
        formal: (types[0], nodes[0])
        for formal, types, nodes in zip(ctx.callee_arg_names, ctx.arg_types, ctx.args, strict=True)
        if formal in _BRANCHES and len(types) == 1
    }
    if len(given) < len(_BRANCHES):
        return ctx.default_return_type
    common, site = ctx.default_return_type, Site.of(lookups, ctx)
    one, other = (_result(*given[branch], common) for branch in _BRANCHES)
    if not one.differs(other):
        return common
    unknown = site.refuse(
        f"the result of one branch of cond is {one.show(site)}, but that of the other is {other.show(site)}: both "
        "results must have the same structure, kinds and axes"
    )
    return unknown if structure_of(common).made is None else common


def _result(of: Type, function: Expression, common: Type) -> Structure:
    """Return the structure of a branch's result; unknown where mypy rejects the branch, which is to be rewritten."""
    proper = get_proper_type(of)
    if not isinstance(proper, CallableType) or proper.variables or not is_subtype(proper.ret_type, common):
        return UNKNOWN
    return structure_of(proper.ret_type, _written(function))


def _written(function: Expression) -> Expression | None:
    """Return the expression that a function returns, if it has a single return."""
    if isinstance(function, LambdaExpr):
        return function.expr()
    node = function.node if isinstance(function, RefExpr) else None
    returns = all_return_statements(node) if isinstance(node, FuncDef) else []
    return returns[0].expr if len(returns) == 1 else None
