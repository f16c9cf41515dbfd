"""``cond(predicate, if_true, if_false, operand)``: both results have the same structure, kinds and axes."""

from __future__ import annotations

from mypy.messages import format_type_bare
from mypy.plugin import FunctionContext
from mypy.subtypes import is_same_type, is_subtype
from mypy.types import CallableType, Instance, TupleType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of
from typedtensor.mypy_plugin.base.messages import Site, is_certain
from typedtensor.mypy_plugin.base.names import EXPR
from typedtensor.mypy_plugin.features.pytrees import as_expressions


def check_results(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report branches with different results, whose join mypy infers."""
    site, common = Site.of(lookups, ctx), ctx.default_return_type
    named = dict(zip(ctx.callee_arg_names, ctx.arg_types, strict=True))
    branches = [get_proper_type(of) for name in ("if_true", "if_false") for of in named[name]]
    results = [
        as_expressions(branch.ret_type, site)
        for branch in branches
        if isinstance(branch, CallableType) and not branch.variables and is_subtype(branch.ret_type, common)
    ]
    if len(results) < 2 or not all(map(_is_told, results)) or is_same_type(results[0], results[1]):
        return common
    shown = [format_type_bare(result, site.api.options) for result in results]
    return site.refuse(
        f"the result of one branch of cond is {shown[0]}, but that of the other is {shown[1]}: both results must have "
        "the same structure, kinds and axes"
    )


def _is_told(result: Type) -> bool:
    """Whether a result is an expression of known axes, or a tuple of such."""
    proper = get_proper_type(result)
    if isinstance(proper, TupleType):
        return all(map(_is_told, proper.items))
    return isinstance(proper, Instance) and instance_of(proper, EXPR) is not None and is_certain(proper)
