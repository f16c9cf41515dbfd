"""States of expressions: their gradients have the same structure, with expressions or values as leaves."""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import LambdaExpr
from mypy.plugin import FunctionContext, FunctionSigContext, MethodContext
from mypy.subtypes import is_same_type
from mypy.typeops import make_simplified_union
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    UnionType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR, MODULE, PIPELINE
from typedtensor.mypy_plugin.features.control.points import check_gradient
from typedtensor.mypy_plugin.features.rejected.misfits import bound_signature
from typedtensor.mypy_plugin.features.stages import function_of
from typedtensor.mypy_plugin.types.operands import lifted
from typedtensor.mypy_plugin.types.value_classes import dataclass_of, module_of, named_tuple_of, on_values

_DICTS = ("builtins.dict", "typing.Mapping")


def type_gradient(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Return the type of ``gradient(loss, state)``: the state, with an expression in place of each parameter."""
    given, site = [of for types in ctx.arg_types[1:2] for of in types], Site.of(lookups, ctx)
    if len(given) != 1:
        return ctx.default_return_type
    check_gradient(given[0], site)
    return as_expressions(given[0], site)


def type_gradients(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Return the type of ``gradients(loss, x, y, …)``: a tuple with an expression for each argument."""
    kinds = [kind for kinds in ctx.arg_kinds[1:] for kind in kinds]
    given = [instance_of(of, EXPR) for types in ctx.arg_types[1:] for of in types]
    site = Site.of(lookups, ctx)
    for of in given:
        if of is not None:
            check_gradient(of, site)
    items = [lifted(of.args[0], site.lookups) for of in given if of is not None]
    if len(items) < len(given) or any(kind.is_star() for kind in kinds):
        return ctx.default_return_type
    result = get_proper_type(site.api.named_generic_type("builtins.tuple", [make_simplified_union(items)]))
    assert isinstance(result, Instance)
    return TupleType(items, result)


def type_values(ctx: MethodContext, lookups: Lookups) -> Type:
    """Return the type of ``gradients[state]`` or ``computation.values(state)``: values in place of expressions."""
    given = [of for types in ctx.arg_types for of in types]
    if len(given) != 1 or is_a(given[0], EXPR):
        return ctx.default_return_type
    site = Site.of(lookups, ctx)

    within: list[str] = []

    def module(of: Instance) -> Type:
        if of.type.fullname in within:
            return of  # a module in a module of its own class
        if of.type.fullname == PIPELINE:  # its fields have no names
            stage = function_of(of)
            return of if stage is None else on_values(stage, lambda part: mapped(part, _value, site, kept))
        within.append(of.type.fullname)
        try:
            return module_of(of, bound_signature(of, "__call__"), lambda field: mapped(field, _value, site, kept), site)
        finally:
            within.pop()

    def kept(of: Instance | NoneType) -> Type:
        return module(of) if isinstance(of, Instance) and of.type.has_base(MODULE) else of

    def unknown(of: Instance | NoneType) -> Type:
        if isinstance(of, NoneType):
            return of
        if of.type.has_base(MODULE):
            return module(of)
        return site.give_up(f"nothing is known of the values of {of.type.name}, whose fields are not known")

    return mapped(given[0], _value, site, unknown)


def take_lambda(ctx: FunctionSigContext) -> FunctionLike:
    """Return a signature of ``plain`` that accepts a lambda, which :func:`type_plain` then reports."""
    signature = ctx.default_signature
    if not isinstance(signature, CallableType) or not _is_lambda(ctx):
        return signature
    anything = AnyType(TypeOfAny.from_error)
    return signature.copy_modified(arg_types=[anything], ret_type=anything, variables=[])


def type_plain(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Return the type of ``plain(function)`` if the overloads do not state it: the function on values.

    They do not for a function that returns several expressions, nor for one that returns ``Any``, which several
    overloads accept: mypy then infers an untyped function. A lambda is refused, as its parameters have no types.
    """
    if _is_lambda(ctx):
        return Site.of(lookups, ctx).refuse(
            "the types of this lambda's arguments are not known: pass plain a function that states them, as in def "
            "scaled(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]"
        )
    result = get_proper_type(ctx.default_return_type)
    given = [of for types in ctx.arg_types for of in types]
    if len(given) != 1 or not isinstance(result, CallableType):
        return result
    if isinstance(get_proper_type(given[0]), AnyType):
        return given[0]
    function = function_of(given[0])
    if function is None or not (result.is_ellipsis_args or isinstance(get_proper_type(function.ret_type), AnyType)):
        return result
    site = Site.of(lookups, ctx)

    def values(of: Type) -> Type:
        return mapped(of, _value, site, other=lambda kept: kept)

    def taken(of: Type) -> Type:
        """Return the type of an argument: tensors, or a state of tensors or of expressions."""
        on_values = values(of)
        alike = instance_of(of, EXPR) is not None or is_same_type(of, on_values)
        return on_values if alike else UnionType([on_values, of])

    return function.copy_modified(arg_types=list(map(taken, function.arg_types)), ret_type=values(function.ret_type))


def _is_lambda(ctx: FunctionContext | FunctionSigContext) -> bool:
    return any(isinstance(x, LambdaExpr) and x.arguments for given in ctx.args for x in given)


def as_expressions(state: Type, site: Site) -> Type:
    """Return the type of a state with plain expressions in place of inputs, parameters and constants."""
    return mapped(state, lambda expression: lifted(expression.args[0], site.lookups), site)


def _value(expression: Instance) -> Type:
    return expression.args[0]


def mapped(
    state: Type,
    leaf: Callable[[Instance], Type],
    site: Site,
    other: Callable[[Instance | NoneType], Type] | None = None,
) -> Type:
    """Return the type of a state with its leaves replaced.

    Args:
        state: the type of the state.
        leaf: returns the type that replaces an expression.
        site: the call.
        other: returns the type that replaces a part that is neither an expression nor a structure. With it, the
            fields of named tuples and dataclasses are replaced, too; without it, both stay as they are.
    """

    def part(of: Type) -> Type:
        return mapped(of, leaf, site, other)

    expression, proper = instance_of(state, EXPR), get_proper_type(state)
    if expression is not None:
        return leaf(expression)
    match proper:
        case TupleType():
            if other is not None and proper.partial_fallback.type.fullname != "builtins.tuple":
                return named_tuple_of(proper, part, site)
            return proper.copy_modified(items=list(map(part, proper.items)))
        case TypedDictType():
            return proper.copy_modified(item_types=list(map(part, proper.items.values())))
        case UnionType():
            return UnionType(list(map(part, proper.items)))
        case Instance() if proper.type.fullname in ("builtins.list", "builtins.tuple"):
            return proper.copy_modified(args=list(map(part, proper.args)))
        case Instance():
            mapping = next(filter(None, (instance_of(proper, name) for name in _DICTS)), None)
            if mapping is not None:
                return site.api.named_generic_type("builtins.dict", [mapping.args[0], part(mapping.args[1])])
            if other is not None:
                return dataclass_of(proper, part, site) or other(proper)
        case NoneType() if other is not None:
            return other(proper)
    return state
