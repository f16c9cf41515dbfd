"""``custom_vjp(f, backward)`` and ``custom_jvp(f, tangent)``: the type of ``f`` determines the derivative's.

mypy infers type variables from both functions, so that a lambda as derivative makes them ``Any``, or a join of both.
"""

from __future__ import annotations

from mypy.expandtype import expand_type
from mypy.nodes import LambdaExpr
from mypy.plugin import FunctionContext, FunctionSigContext
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    Type,
    TypeOfAny,
    TypeVarType,
    UninhabitedType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site, of_lambda


def fix_own_derivative(ctx: FunctionSigContext) -> FunctionLike:
    """Return the signature of a call with type variables substituted from the type of ``f``."""
    signature, nodes = ctx.default_signature, ctx.args[0]
    if not isinstance(signature, CallableType) or len(nodes) != 1 or isinstance(nodes[0], LambdaExpr):
        return signature
    with ctx.api.msg.filter_errors():  # mypy reports the errors when it checks the call
        given = get_proper_type(ctx.api.get_expression_type(nodes[0]))
    declared = get_proper_type(signature.arg_types[0])
    assert isinstance(declared, CallableType)
    if not isinstance(given, CallableType) or given.variables or len(given.arg_types) != len(declared.arg_types):
        return signature
    pairs = ((declared.arg_types[0], given.arg_types[0]), (declared.ret_type, given.ret_type))
    known = {of.id: found for of, found in pairs if isinstance(of, TypeVarType)}
    fixed = get_proper_type(expand_type(signature.copy_modified(variables=[]), known))
    assert isinstance(fixed, CallableType)
    return fixed


def check_own_derivative(ctx: FunctionContext, name: str, lookups: Lookups) -> Type:
    """Note a lambda of unknown parameter type: no expected type determines it."""
    result = get_proper_type(ctx.default_return_type)
    function = ctx.args[0][0] if ctx.args and ctx.args[0] else None
    if not isinstance(function, LambdaExpr) or not isinstance(result, CallableType):
        return ctx.default_return_type
    taken = get_proper_type(result.arg_types[0])
    number = isinstance(taken, Instance) and taken.type.module_name == "builtins" and not taken.args
    if not number and not isinstance(taken, (AnyType, TypeVarType, UninhabitedType)):
        return result
    if isinstance(taken, AnyType) and (taken.source_any or taken).type_of_any == TypeOfAny.explicit:
        return result  # the program declares it
    return Site.of(lookups, ctx).give_up(of_lambda(name))
