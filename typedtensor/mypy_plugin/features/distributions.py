"""Distributions with tensors as parameters: ``Normal(tensor, 1.0)``, whose draws and densities are tensors, too."""

from __future__ import annotations

from mypy.nodes import TypeInfo
from mypy.plugin import AttributeContext, FunctionSigContext
from mypy.types import CallableType, FunctionLike, Instance, TupleType, Type, UnionType, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, DISTRIBUTION, EXPR, ON_VALUES_OF


def sign_distribution(ctx: FunctionSigContext, lookups: Lookups) -> FunctionLike:
    """Return the signature of a constructor: that on values where tensors, or distributions of them, are given."""
    signature = ctx.default_signature
    if not isinstance(signature, CallableType):
        return signature
    made = lookups.get(ON_VALUES_OF)
    formals = [on_values(of, made) for of in signature.arg_types]
    with ctx.api.msg.filter_errors():
        given = [
            ctx.api.get_expression_type(node)
            for formal, of, nodes in zip(formals, signature.arg_types, ctx.args, strict=True)
            for node in (nodes if formal != of else ())
        ]
    if not any(is_a(of, ANY_TENSOR) or is_a(of, ON_VALUES_OF) for of in given):
        return signature
    if any(is_a(of, EXPR) or is_a(of, DISTRIBUTION) for of in given):
        return signature  # a draw would be an expression, but not a mean: mypy refuses the tensor
    function = ctx.api.named_generic_type("builtins.function", [])  # a class would have to return an instance
    return signature.copy_modified(arg_types=formals, ret_type=on_values(signature.ret_type, made), fallback=function)


def look_up_on_values(ctx: AttributeContext, name: str, lookups: Lookups) -> Type:
    """Return the type of an attribute of a distribution with tensors as parameters."""
    of = instance_of(ctx.type, ON_VALUES_OF)
    assert of is not None
    checker = Site(lookups, ctx.api, ctx.context).checker.expr_checker
    return on_values(checker.analyze_external_member_access(name, of.args[0], ctx.context), of.type)


def on_values(of: Type, made: TypeInfo) -> Type:
    """Return a type with values in place of expressions, and with ``OnValues`` of each distribution."""

    def each(types: list[Type]) -> list[Type]:
        return [on_values(part, made) for part in types]

    if (expression := instance_of(of, EXPR)) is not None:
        return expression.args[0]
    match proper := get_proper_type(of):
        case Instance() if proper.type.has_base(DISTRIBUTION):
            return Instance(made, [proper])
        case CallableType():
            return proper.copy_modified(arg_types=each(proper.arg_types), ret_type=on_values(proper.ret_type, made))
        case TupleType():
            return proper.copy_modified(items=each(proper.items))
        case UnionType():
            return UnionType(each(proper.items))
    return of
