"""Signatures of ``>>`` that accept any object: the hook for the result infers its type."""

from __future__ import annotations

from mypy.messages import format_type_bare
from mypy.nodes import ARG_POS, LambdaExpr, OpExpr
from mypy.plugin import MethodSigContext
from mypy.types import AnyType, CallableType, FunctionLike, Instance, Type, TypeOfAny, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import OPERAND
from typedtensor.mypy_plugin.features.stages import function_of


def widen_stage(ctx: MethodSigContext) -> FunctionLike:
    """Return a signature of ``>>`` that accepts any object: one hook infers its type, and analyses a nested stage once.

    For a lambda after a tensor or expression the declared signature remains, which types the lambda's parameter.
    """
    declared = ctx.default_signature
    if len(ctx.args) != 1 or len(ctx.args[0]) != 1:
        return declared
    if isinstance(ctx.args[0][0], LambdaExpr) and is_a(ctx.type, OPERAND):
        return declared
    anything = ctx.api.named_generic_type("builtins.object", [])
    return declared.copy_modified(arg_types=[anything], ret_type=AnyType(TypeOfAny.special_form), variables=[])


def check_stage(ctx: MethodSigContext, lookups: Lookups) -> FunctionLike:
    """Report, in one line, an object before ``>>`` that is no function; a descriptor binds ``>>`` to that object.

    The operator's type is not inferred here but where its second operand is known.
    """
    declared = ctx.default_signature
    if not ctx.args or len(ctx.args[0]) != 1:
        return declared
    first = ctx.api.get_expression_type(ctx.args[0][0])
    if not isinstance(get_proper_type(first), Instance):
        return declared
    anything = ctx.api.named_generic_type("builtins.object", [])
    gives: Type
    if function_of(first) is None:
        site = Site.of(lookups, ctx)
        shown = format_type_bare(first, ctx.api.options)
        gives = site.refuse(f"{shown} cannot stand before >>: it defines no __call__")
    elif isinstance(ctx.context, OpExpr):
        open_result = AnyType(TypeOfAny.special_form)
        gives = CallableType([anything], [ARG_POS], [None], open_result, _function_type(ctx))
    else:
        return declared
    return declared.copy_modified(arg_types=[anything] * len(declared.arg_types), ret_type=gives, variables=[])


def _function_type(ctx: MethodSigContext) -> Instance:
    return ctx.api.named_generic_type("builtins.function", [])
