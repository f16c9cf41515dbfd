"""Methods where they are looked up: on a type variable, on a union, and as values.

mypy asks for the result of a method by the name of the receiver's class. A type variable and a union have none: of
the first the method becomes an object with a class of its own, and the second is taken apart.
"""

from __future__ import annotations

from mypy.nodes import ARG_POS, CallExpr, ComparisonExpr, MemberExpr, OperatorAssignmentStmt, OpExpr
from mypy.plugin import AttributeContext, MethodContext, MethodSigContext
from mypy.subtypes import find_member
from mypy.typeops import bind_self
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    Type,
    TypeOfAny,
    TypeVarType,
    UnionType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.lookups import EXACT, Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import BOUND_METHOD, OPERAND, OPERATORS
from typedtensor.mypy_plugin.features.composition import compose
from typedtensor.mypy_plugin.features.operators import call_method
from typedtensor.mypy_plugin.types.operands import is_dynamic


def look_up(ctx: AttributeContext, name: str, lookups: Lookups) -> Type:
    """The type of ``x.sum``, and of the method behind ``x + y``, before it is called."""
    receiver, context = ctx.type, ctx.context
    if isinstance(context, MemberExpr):
        site = Site(lookups, ctx.api, context)
        if not site.checker.expr_checker.is_callee:
            if not is_dynamic(receiver):
                site.say_unknown(
                    f"the axes of the results of {name}() are not known where the method is passed as a value; "
                    "pass a function with types, or a lambda, that calls it"
                )
            return ctx.default_attr_type
    if isinstance(receiver, Instance):
        return ctx.default_attr_type
    if isinstance(receiver, UnionType) and isinstance(context, (OpExpr, ComparisonExpr, OperatorAssignmentStmt)):
        # mypy then tries the members one by one; it says this to nobody.
        ctx.api.fail(f"{name} of a union is that of its members", context)
    elif isinstance(receiver, TypeVarType) and is_a(receiver, OPERAND):
        string = ctx.api.named_generic_type("builtins.str", [])
        return Instance(lookups.get(BOUND_METHOD), [receiver, LiteralType(name, string)])
    return ctx.default_attr_type


def as_function(ctx: AttributeContext) -> Type:
    """What an operation is where it is passed as a function: only a call needs no signature."""
    operation = get_proper_type(ctx.type)
    if isinstance(ctx.context, CallExpr) or not isinstance(operation, Instance):
        return ctx.default_attr_type
    return find_member(EXACT, operation, operation) or ctx.default_attr_type


def sign_bound(ctx: MethodSigContext, lookups: Lookups) -> FunctionLike:
    """The declared signature of a method that has become an object; ``>>`` takes anything."""
    receiver, name = _parts(ctx.type)
    if name == "__rshift__":
        anything, result = ctx.api.named_generic_type("builtins.object", []), AnyType(TypeOfAny.special_form)
        return CallableType([anything], [ARG_POS], [None], result, ctx.api.named_generic_type("builtins.function", []))
    symbol = lookups.get(OPERATORS).names[name]
    declared = get_proper_type(symbol.type)
    assert isinstance(declared, CallableType)
    return bind_self(declared, receiver)


def call_bound(ctx: MethodContext, lookups: Lookups) -> Type:
    """The result of calling such a method."""
    receiver, name = _parts(ctx.type)
    bound = ctx._replace(type=receiver)
    return compose(bound, lookups) if name == "__rshift__" else call_method(bound, name, lookups)


def _parts(bound: Type) -> tuple[TypeVarType, str]:
    assert isinstance(bound, Instance)
    receiver, name = map(get_proper_type, bound.args)
    assert isinstance(receiver, TypeVarType)
    assert isinstance(name, LiteralType)
    return receiver, str(name.value)
