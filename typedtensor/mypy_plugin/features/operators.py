"""Operators and methods of tensors and expressions, by the table that the run time reads, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy.nodes import ARG_STAR, ARG_STAR2, Expression, OpExpr
from mypy.plugin import FunctionContext, MethodContext
from mypy.subtypes import is_same_type
from mypy.typeops import make_simplified_union
from mypy.types import AnyType, Instance, Type

from typedtensor.methods import METHODS, Method, chain
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import FLAT, OPERAND, OPERATIONS
from typedtensor.mypy_plugin.features.masked_calls import split_masks
from typedtensor.mypy_plugin.features.samples import MIXING, OF_LABELS, check_mixed_samples, check_samples
from typedtensor.mypy_plugin.types.application import try_operation
from typedtensor.mypy_plugin.types.arguments import CountError, actuals
from typedtensor.mypy_plugin.types.given_sizes import check_given, given_sizes
from typedtensor.mypy_plugin.types.instances import arity_of, operation_instance
from typedtensor.mypy_plugin.types.labels import alternatives, label_among, show_label
from typedtensor.mypy_plugin.types.operands import is_dynamic
from typedtensor.mypy_plugin.types.positions import Find, apply_at_positions, written
from typedtensor.rules import Atom, named_twice


def call_method(ctx: MethodContext, name: str, lookups: Lookups) -> Type:
    """Return the result of ``x + y``, ``x.sum(Hidden)``, …, whose operation is found by the method's name."""
    if not is_a(ctx.type, OPERAND):
        return ctx.default_return_type
    site = Site.of(lookups, ctx)
    if METHODS[name].reflected and (known := site.refused_before()) is not None:
        return known
    result = site.refuse_operator(_remembered(ctx, name, site))
    if site.reported:
        return result
    if name in MIXING:
        check_mixed_samples(ctx, site)
    if isinstance(ctx.context, Expression) and not site.reported and name in OF_LABELS:
        check_samples(ctx.context, METHODS[name].operation, site)
    return result


def _remembered(ctx: MethodContext, name: str, site: Site) -> Type:
    if not isinstance(ctx.context, OpExpr):
        # The types of the arguments lack the elements of *args and the sizes of Hidden(64).
        for kinds in ctx.arg_kinds:
            if ARG_STAR in kinds or ARG_STAR2 in kinds:
                return _find(ctx, name, site)
        if given_sizes(ctx, site):
            return _find(ctx, name, site)
    key = name, ctx.type, *map(tuple, ctx.arg_types)
    return site.remembered(key, lambda: _find(ctx, name, site))


def _find(ctx: MethodContext, name: str, site: Site) -> Type:
    method = METHODS[name]
    variadic = method.each or method.reduces or method.total is not None or method.chained is not None
    ctx, masks = split_masks(ctx)
    try:
        arguments = actuals(ctx, variadic=variadic)
    except CountError:
        if is_dynamic(ctx.type):
            return ctx.type
        return site.give_up(f"nothing is known of the result of {name}(): the number of labels is unknown")
    sizes, options = given_sizes(ctx, site), written(ctx)
    results = [
        _call_chained(name, ctx.type, given, site, sizes)
        if method.chained is not None and len(given) > method.chained
        else _call(method, ctx.type, given, site, sizes, options)
        if mask is None
        else _call_masked(name, ctx.type, mask, given, site, sizes, options)
        for given in alternatives(arguments)
        for mask in masks
    ]
    return make_simplified_union(results)


FUNCTIONS = {"builtins.abs": "__abs__"} | {
    f"_operator.{name}": f"__{name}__" for name in ("add", "sub", "mul", "truediv", "pow", "matmul", "neg", "abs")
}
"""Functions that apply a method; by their declarations, which use protocols, the results would be ``Any``."""


def call_function(ctx: FunctionContext, method: str, lookups: Lookups) -> Type:
    """Return the result of ``abs(x)``, ``operator.add(x, y)``, …"""
    site, arguments = Site.of(lookups, ctx), [argument for types in ctx.arg_types for argument in types]
    if len(arguments) != len(ctx.arg_types) or not any(
        is_a(each, OPERAND) for argument in arguments for each in members(argument)
    ):
        return ctx.default_return_type
    return _call(METHODS[method], arguments[0], arguments[1:], site)


def apply_method(ctx: MethodContext, name: str, receiver: Type, arguments: list[Type], lookups: Lookups) -> Type:
    """Return the result of a method of a tensor or an expression that is not the receiver of the call."""
    return _call(METHODS[name], receiver, arguments, Site.of(lookups, ctx))


def _call_masked(
    name: str, receiver: Type, mask: Type, arguments: list[Type], site: Site, sizes: Mapping[Atom, int], options: Find
) -> Type:
    operation = METHODS[name].masked
    assert operation is not None, f"{name}() takes no mask"
    return _call(Method(operation), receiver, [mask, *arguments], site, sizes, options)


def _call_chained(name: str, receiver: Type, arguments: list[Type], site: Site, sizes: Mapping[Atom, int]) -> Type:
    """Return the result of a method with more labels than its operation has: several operations in sequence."""
    labels = [label for label in map(label_among, arguments) if label is not None]
    if len(labels) < len(arguments):
        return site.after_error()  # an argument is no label
    flat = site.lookups.get(FLAT)
    for operation, taken in chain(name, labels, lambda first, second: Instance(flat, [first, second])):
        receiver = _apply(operation, Method(operation), receiver, list(taken), site, sizes)
    return receiver


def _call(
    method: Method,
    receiver: Type,
    arguments: list[Type],
    site: Site,
    sizes: Mapping[Atom, int] = {},
    options: Find = dict,
) -> Type:
    if not method.each and not method.reduces and method.total is None:
        return _apply(method.operation, method, receiver, arguments, site, sizes, options)
    labels = [label for label in map(label_among, arguments) if label is not None]
    if len(labels) < len(arguments):
        return site.after_error()  # an argument is no label
    return _apply_to_labels(method, receiver, labels, site)


def _apply_to_labels(method: Method, receiver: Type, labels: list[Type], site: Site) -> Type:
    """Return the result of a method that takes any number of labels."""
    if method.total is not None and not labels:
        return _apply(method.total, method, receiver, [], site)
    if method.each:
        return _apply_one_by_one(method, receiver, labels, site)
    return _apply(method.operation, method, receiver, list(labels), site)


def _apply_one_by_one(method: Method, receiver: Type, labels: Sequence[Type], site: Site) -> Type:
    """Apply an operation along one label after the other; a refusal is reported for the receiver where possible."""
    result = receiver
    for number, label in enumerate(labels):
        if any(is_same_type(label, other) for other in labels[:number]) and not isinstance(label, AnyType):
            site.refuse(named_twice(method.operation, show_label(label)))
            continue
        if number and not _applies(method.operation, result, label, site):
            blamed = _apply(method.operation, method, receiver, [label], site)
            if site.reported:
                return blamed
        result = _apply(method.operation, method, result, [label], site)
    return result


def _applies(operation: str, operand: Type, label: Type, site: Site) -> bool:
    info = site.lookups.find(f"{OPERATIONS}.{operation}")
    result = None if info is None else operation_instance(info, [label], site)
    return result is None or try_operation(result, [operand], site) is not None


def _apply(
    operation: str,
    method: Method,
    receiver: Type,
    arguments: list[Type],
    site: Site,
    sizes: Mapping[Atom, int] = {},
    options: Find = dict,
) -> Type:
    """Return the result of an operation for the receiver, and the operands and labels among the arguments.

    The remaining operands of the rule come first, then the labels, then options such as a start.
    """
    info = site.lookups.find(f"{OPERATIONS}.{operation}")
    arity = None if info is None else arity_of(info)
    if info is None or arity is None:
        return site.give_up(f"nothing is known of the result: there is no operation {operation}")
    operands, rest = [receiver, *arguments[: arity - 1]], arguments[arity - 1 :]
    wanted = len(rest) if info.has_type_var_tuple_type else len(info.type_vars)
    labels = [label for label in map(label_among, rest[:wanted]) if label is not None]
    if len(operands) < arity or len(labels) < wanted:
        return site.after_error()  # an argument is missing or is no label
    result = operation_instance(info, labels, site)
    if result is None or not check_given(result, sizes, site):
        return site.after_error()
    return apply_at_positions(result, operands[::-1] if method.reflected else operands, options, site)
