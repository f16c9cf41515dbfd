"""Calls of operations, ``Sum(Hidden)(x)``, and of functions derived from them, ``cross_entropy(x, y, Digit)``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy.errorcodes import ARG_TYPE, CALL_ARG
from mypy.messages import format_type
from mypy.nodes import ARG_STAR, CallExpr, Expression, MemberExpr, NameExpr, TypeInfo
from mypy.plugin import MethodContext, MethodSigContext
from mypy.subtypes import is_subtype
from mypy.typeops import get_all_type_vars, make_simplified_union
from mypy.types import AnyType, CallableType, FunctionLike, Instance, Type, TypeOfAny, get_proper_type

from typedtensor.elsewhere import miscounted, of_no_operand, twice
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import LABELLED, POLY_OP
from typedtensor.mypy_plugin.features.habits.numbers import anything, is_answered
from typedtensor.mypy_plugin.features.masked_calls import masked_operation, split_masks, with_mask
from typedtensor.mypy_plugin.features.samples import check_samples
from typedtensor.mypy_plugin.types.application import apply_operation, form_of, try_operation
from typedtensor.mypy_plugin.types.arguments import CountError, actuals
from typedtensor.mypy_plugin.types.instances import arity_of, label_parameters, operation_instance, options_of
from typedtensor.mypy_plugin.types.labels import alternatives, label_among, show_atom, to_type, why_no_label
from typedtensor.mypy_plugin.types.making import tensor_word
from typedtensor.mypy_plugin.types.positions import apply_at_positions, written_in_order
from typedtensor.mypy_plugin.types.reading import key
from typedtensor.mypy_plugin.types.windows import check_moving
from typedtensor.rules import Segment, counted, takes_no_mask


def widen(ctx: MethodSigContext) -> FunctionLike:
    """Return a signature of an operation that accepts any operands, so that only its rule decides.

    The parameters have the type ``object``: the context ``Any`` would make ``Const(v)`` a ``Const[Any]``.
    """
    call, operation = ctx.context, get_proper_type(ctx.type)
    wrong = next(filter(None, call.arg_names), None) if isinstance(call, CallExpr) else None
    if isinstance(call, CallExpr) and wrong is not None and isinstance(operation, Instance):
        name = call.callee.name if isinstance(call.callee, (MemberExpr, NameExpr)) else operation.type.name
        ctx.api.fail(of_no_operand(name, wrong), call, code=CALL_ARG)
        return anything(ctx.default_signature, ctx)
    some = ctx.api.named_generic_type("builtins.object", [])
    return ctx.default_signature.copy_modified(
        arg_types=[some], arg_kinds=[ARG_STAR], arg_names=[None], ret_type=AnyType(TypeOfAny.special_form), variables=[]
    )


def call_operation(ctx: MethodContext, lookups: Lookups) -> Type:
    """Return the result of calling an operation."""
    operation = get_proper_type(ctx.type)
    if not isinstance(operation, Instance) or not operation.type.has_base(POLY_OP):
        return ctx.default_return_type
    if is_answered(ctx.default_return_type):
        return ctx.default_return_type
    operands = actuals(ctx, variadic=True, count=arity_of(operation.type) or 1)
    site = Site.of(lookups, ctx)
    result = apply_operation(operation, operands, site)
    if operation.extra_attrs:
        check_moving(operation, operands, result, site)
    if not site.reported and isinstance(ctx.context, Expression):
        check_samples(ctx.context, operation.type.name, site)
    return result


def call_labelled(ctx: MethodContext, lookups: Lookups) -> Type:
    """Return the result of a function that takes the operands of an operation, then its labels."""
    if is_answered(ctx.default_return_type):
        return ctx.default_return_type
    site, function = Site.of(lookups, ctx), instance_of(ctx.type, LABELLED)
    operation = get_proper_type(function.args[0]) if function is not None else None
    arity = arity_of(operation.type) if isinstance(operation, Instance) else None
    if not isinstance(operation, Instance) or arity is None:
        return site.give_up(
            "nothing is known of the result: the type of the function does not say which operation it is"
        )
    info = operation.type
    ctx, options = _split_options(ctx, info)
    ctx, masks = split_masks(ctx)
    try:
        arguments = actuals(ctx, variadic=True)
    except CountError:
        return site.give_up(f"nothing is known of the result of {info.name}: the number of operands is unknown")
    results = [
        _apply_labelled(info, arity, given, options, site)
        if mask is None
        else _apply_masked(info, arity, given, mask, options, site)
        for given in alternatives(arguments)
        for mask in masks
    ]
    result = make_simplified_union(results)
    if not site.reported and isinstance(ctx.context, Expression):
        check_samples(ctx.context, info.name, site)
    return result


Options = Mapping[str, Type]


def _split_options(ctx: MethodContext, info: TypeInfo) -> tuple[MethodContext, Options]:
    """Return a call without its named options, and the types of these options."""
    names = options_of(info)
    formals = zip(ctx.callee_arg_names, ctx.arg_types, strict=True)
    options = {name: types[0] for name, types in formals if name in names and types}
    kept = [number for number, name in enumerate(ctx.callee_arg_names) if name not in names]
    without = ctx._replace(
        arg_types=[ctx.arg_types[number] for number in kept],
        arg_kinds=[ctx.arg_kinds[number] for number in kept],
        args=[ctx.args[number] for number in kept],
        arg_names=[ctx.arg_names[number] for number in kept],
        callee_arg_names=[ctx.callee_arg_names[number] for number in kept],
    )
    return without, options


def _apply_masked(info: TypeInfo, arity: int, arguments: list[Type], mask: Type, options: Options, site: Site) -> Type:
    masked = masked_operation(info, site)
    if masked is None:
        return site.refuse(takes_no_mask(info.name))
    return _apply_labelled(masked, arity + 1, with_mask(arguments, mask, arity), options, site)


def _apply_labelled(info: TypeInfo, arity: int, arguments: list[Type], options: Options, site: Site) -> Type:
    """Return the result for the operands of an operation, followed by labels and options."""
    rest, parameters = arguments[arity:], label_parameters(info)
    given = [label_among(argument) for argument in (rest if info.has_type_var_tuple_type else rest[: len(parameters)])]
    labels = [label for label in given if label is not None]
    if again := [name for name in list(options_of(info))[: max(0, len(rest) - len(parameters))] if name in options]:
        return site.refuse(twice(info.name, again[0]))
    if len(labels) < max(len(given), sum(not name.startswith("*") for name in parameters)) or not _takes(
        info, rest, options
    ):
        if why := next(filter(None, map(why_no_label, rest)), None):
            return site.refuse(f"{info.name} takes labels ({', '.join(parameters)}), but {why}")
        said = miscounted(info.name, arity, parameters, counted(len(arguments), "argument"))
        return site.refuse(said + (_with_label(info, arity, arguments, site) or form_of(site, arity, len(parameters))))
    if not info.has_type_var_tuple_type:
        _check_options(info, rest[len(parameters) :], arity + len(parameters) + 1, site)
    result = operation_instance(info, labels, site)
    if result is None:
        return site.after_error()
    return apply_at_positions(result, arguments[:arity], written_in_order(info, rest, options), site)


def _with_label(info: TypeInfo, arity: int, operands: Sequence[Type], site: Site) -> str:
    """Return advice for a call that lacks only its label: the call with the last label that fits."""
    call, parameters = site.context, label_parameters(info)
    if len(operands) != arity or len(parameters) != 1 or not isinstance(call, CallExpr):
        return ""
    name = call.callee.name if isinstance(call.callee, (MemberExpr, NameExpr)) else info.name
    for atom in reversed(tensor_word(operands[0]) or ()):
        if not isinstance(atom, Segment):
            with_label = Instance(info, [to_type(atom, site.lookups)])
            if try_operation(with_label, operands, site) is not None:
                shown = [(option, key(node) or "…") for option, node in zip(call.arg_names, call.args, strict=True)]
                places = [of for option, of in shown if option is None]
                named = [f"{option}={of}" for option, of in shown if option is not None]
                return f"; try {name}({', '.join([*places, show_atom(atom), *named])})"
    return ""


def _takes(info: TypeInfo, arguments: Sequence[Type], options: Options) -> bool:
    """Whether the constructor of an operation accepts that many arguments: labels, then options such as an index."""
    constructor = info.get_method("__init__")
    signature = get_proper_type(constructor.type) if constructor is not None else None
    if not isinstance(signature, CallableType) or signature.is_var_arg:
        return True
    places = sum(kind.is_positional() for kind in signature.arg_kinds)
    return len(arguments) < places and signature.min_args <= len(arguments) + len(options) + 1


def _check_options(info: TypeInfo, given: Sequence[Type], first: int, site: Site) -> None:
    """Report options of types other than the operation's constructor declares, as mypy does for named options.

    Args:
        info: the operation.
        given: the types of the arguments after the labels.
        first: the number of the first option among the arguments of the call.
        site: the call.
    """
    for number, (argument, (_, expected)) in enumerate(zip(given, options_of(info).items(), strict=False), first):
        if not get_all_type_vars(expected) and not is_subtype(argument, expected, options=site.api.options):
            shown = [format_type(each, site.api.options) for each in (argument, expected)]
            site.report(
                f'Argument {number} to "{info.name}" has incompatible type {shown[0]}; expected {shown[1]}', ARG_TYPE
            )
