"""Methods where they are looked up: on a type variable, on a union, and as values.

mypy asks for the result of a method by the name of the receiver's class. A type variable and a union have none: of
the first the method becomes an object with a class of its own, and the second is taken apart.

What is decorated mypy expands and binds anew, and twice, at each look-up, though a rule alone decides the result. So
the decorator makes ``Any`` of a method, and the declared type, bound once, takes its place where it is looked up.
"""

from __future__ import annotations

from mypy.nodes import ARG_POS, CallExpr, ComparisonExpr, Decorator, MemberExpr, OperatorAssignmentStmt, OpExpr
from mypy.plugin import AttributeContext, FunctionContext, MethodContext, MethodSigContext
from mypy.semanal_shared import set_callable_name
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

from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import BOUND_METHOD, OPERAND, OPERATORS
from typedtensor.mypy_plugin.features.beside_others import EQUALITIES
from typedtensor.mypy_plugin.features.composition import compose
from typedtensor.mypy_plugin.features.operators import call_method
from typedtensor.mypy_plugin.types.operands import is_dynamic


def leave_to_rules(ctx: FunctionContext) -> Type:
    """The type of a method of tensors and expressions in its class; of ``==`` what ``object`` has is overridden."""
    method = ctx.context
    if isinstance(method, Decorator) and method.func.info.fullname == OPERATORS and method.name not in EQUALITIES:
        return AnyType(TypeOfAny.special_form)
    return ctx.default_return_type


def _declared(name: str, lookups: Lookups) -> CallableType:
    """A method as it is declared."""
    method = lookups.get(OPERATORS).names[name].node
    assert isinstance(method, Decorator)
    declared = set_callable_name(method.func.type, method.func) if method.func.type is not None else None
    assert isinstance(declared, CallableType)
    return declared


def _bound(name: str, lookups: Lookups) -> CallableType:
    made = lookups.cache.bound[name] = bind_self(_declared(name, lookups))
    return made


def look_up_on_class(ctx: AttributeContext, name: str, lookups: Lookups) -> Type:
    """The type of ``Tensor.sum``."""
    found = ctx.default_attr_type
    return _declared(name, lookups) if isinstance(found, AnyType) else found


def look_up(ctx: AttributeContext, name: str, lookups: Lookups) -> Type:
    """The type of ``x.sum``, and of the method behind ``x + y``, before it is called."""
    receiver, context, found = ctx.type, ctx.context, ctx.default_attr_type
    if isinstance(found, AnyType):  # else mypy has not checked the class yet, and knows the declared type itself
        found = lookups.cache.bound.get(name) or _bound(name, lookups)
    if isinstance(receiver, Instance) and isinstance(context, OpExpr):  # most look-ups
        return found
    if isinstance(context, MemberExpr):
        site = Site(lookups, ctx.api, context)
        if not site.checker.expr_checker.is_callee:
            if not is_dynamic(receiver):
                site.say_unknown(
                    f"the axes of the results of {name}() are not known where the method is passed as a value; "
                    "pass a function with types, or a lambda, that calls it"
                )
            return found
    if isinstance(receiver, Instance):
        return found
    if isinstance(receiver, UnionType) and isinstance(context, (OpExpr, ComparisonExpr, OperatorAssignmentStmt)):
        # mypy then tries the members one by one; it says this to nobody.
        ctx.api.fail(f"{name} of a union is that of its members", context)
    elif isinstance(receiver, TypeVarType) and is_a(receiver, OPERAND):
        string = ctx.api.named_generic_type("builtins.str", [])
        return Instance(lookups.get(BOUND_METHOD), [receiver, LiteralType(name, string)])
    return found


def as_function(ctx: AttributeContext, lookups: Lookups) -> Type:
    """What an operation is where it is passed as a function: only a call needs no signature."""
    operation = get_proper_type(ctx.type)
    if isinstance(ctx.context, CallExpr) or not isinstance(operation, Instance):
        return ctx.default_attr_type
    # Loaded by the first operation that is passed.
    from typedtensor.mypy_plugin.types.signatures import exact_signature

    return exact_signature(operation, lookups) or ctx.default_attr_type


def sign_bound(ctx: MethodSigContext, lookups: Lookups) -> FunctionLike:
    """The declared signature of a method that has become an object; ``>>`` takes anything."""
    receiver, name = _parts(ctx.type)
    if name == "__rshift__":
        anything, result = ctx.api.named_generic_type("builtins.object", []), AnyType(TypeOfAny.special_form)
        return CallableType([anything], [ARG_POS], [None], result, ctx.api.named_generic_type("builtins.function", []))
    return bind_self(_declared(name, lookups), receiver)


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
