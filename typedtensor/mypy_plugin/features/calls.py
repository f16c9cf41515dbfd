"""Calls of operations: ``Sum(Hidden)(x)``, ``softmax(x, Hidden)``, ``x.sum(Hidden)``, ``x + y``, ``2.0 == x``."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import product
from typing import Any

from mypy.errorcodes import ARG_TYPE, CALL_ARG
from mypy.messages import format_type
from mypy.nodes import ARG_STAR, ARG_STAR2, CallExpr, Expression, OpExpr, TypeInfo
from mypy.plugin import FunctionContext, MethodContext, MethodSigContext
from mypy.subtypes import is_same_type, is_subtype
from mypy.typeops import get_all_type_vars, make_simplified_union
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    Type,
    TypedDictType,
    TypeOfAny,
    get_proper_type,
)

from typedtensor.elsewhere import miscounted, of_no_operand, twice
from typedtensor.methods import MASKED, METHODS, Method, chain
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import is_a, may_be, members
from typedtensor.mypy_plugin.base.messages import Site, anything, is_answered
from typedtensor.mypy_plugin.features.samples import (
    MIXING,
    OF_LABELS,
    check_mixed_samples,
    check_samples,
    may_have_samples,
)
from typedtensor.mypy_plugin.types.application import apply_operation, form_of, try_operation
from typedtensor.mypy_plugin.types.arguments import CountError, actuals, as_key, constructor_of
from typedtensor.mypy_plugin.types.instances import (
    Find,
    apply_at_positions,
    arity_of,
    check_given,
    check_moving,
    given_sizes,
    label_parameters,
    operation_instance,
    operation_of,
    options_of,
    written,
    written_in_order,
)
from typedtensor.mypy_plugin.types.labels import (
    alternatives,
    is_dynamic,
    label_among,
    show_atom,
    show_label,
    to_type,
    why_no_label,
)
from typedtensor.mypy_plugin.types.reading import called_name, key, tensor_word
from typedtensor.rules import Atom, Segment, counted, named_twice, takes_no_mask

Options = Mapping[str, Type]
Sizes = Mapping[Atom, int]
_UNSIZED: Sizes = {}

_WHERE = "where"
_BY_NAME = frozenset({_WHERE, "correction", "options"})
"""The parameters of methods and functions after their operands and labels."""


def split_masks(ctx: MethodContext) -> tuple[MethodContext, list[Type | None]]:
    """Return a call without mask and correction, and the possible types of the mask; None for a call without one."""
    names = ctx.callee_arg_names
    found: list[Type] = []
    for place in [names.index(_WHERE)] if _WHERE in names else []:
        for of, kind in zip(ctx.arg_types[place], ctx.arg_kinds[place], strict=True):
            proper = get_proper_type(of)
            if kind.is_named():
                found.append(of)
            elif isinstance(proper, TypedDictType) and _WHERE in proper.items:
                found.append(proper.items[_WHERE])
    masks = [None if isinstance(get_proper_type(mask), NoneType) else mask for of in found for mask in members(of)]
    return _with(ctx, [place for place, name in enumerate(names) if name not in _BY_NAME]), masks or [None]


def _with(ctx: MethodContext, kept: Sequence[int]) -> MethodContext:
    if len(kept) == len(ctx.args):
        return ctx

    parts = ("arg_types", "arg_kinds", "args", "arg_names", "callee_arg_names")
    changed: dict[str, Any] = {part: [getattr(ctx, part)[number] for number in kept] for part in parts}
    return ctx._replace(**changed)


def masked_operation(info: TypeInfo, site: Site) -> TypeInfo | None:
    """Return the operation that has a mask as a further operand, if there is one."""
    if not info.fullname.startswith(f"{library.OPERATIONS}.") or info.name not in MASKED:
        return None
    return site.lookups.find(f"{library.OPERATIONS}.{MASKED[info.name]}")


def call_method(ctx: MethodContext, site: Site, name: str) -> Type:
    """Return the result of ``x + y``, ``x.sum(Hidden)``, …, whose operation is found by the method's name."""
    if not is_a(ctx.type, library.OPERAND):
        return ctx.default_return_type
    if METHODS[name].reflected and (known := site.refused_before()) is not None:
        return known
    result = site.refuse_operator(_remembered(ctx, name, site, _find))
    if site.reported:
        return result
    if (name in MIXING or name in OF_LABELS) and may_have_samples(ctx.type, site):
        if name in MIXING:
            check_mixed_samples(ctx, site)
        elif isinstance(ctx.context, Expression):
            check_samples(ctx.context, METHODS[name].operation, site)
    return result


def _remembered(ctx: MethodContext, name: str, site: Site, find: Callable[[MethodContext, str, Site], Type]) -> Type:
    if isinstance(ctx.context, OpExpr):
        key: tuple[Hashable, ...] = name, ctx.type, ctx.arg_types[0][0]
    else:
        # The types of the arguments lack the elements of *args and the sizes of Hidden(64).
        for kinds in ctx.arg_kinds:
            if ARG_STAR in kinds or ARG_STAR2 in kinds:
                return find(ctx, name, site)
        if given_sizes(ctx, site):
            return find(ctx, name, site)
        names = tuple(ctx.callee_arg_names), *map(tuple, ctx.arg_names)
        key = name, ctx.type, as_key(ctx.arg_types), names
    return site.remembered(key, lambda: find(ctx, name, site))


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
    results = []
    for given, mask in product(list(alternatives(arguments)), masks):
        if mask is not None:
            assert method.masked is not None, f"{name}() takes no mask"
            results.append(_call(Method(method.masked), ctx.type, [mask, *given], site, sizes, options))
        elif method.chained is not None and len(given) > method.chained:
            results.append(_call_chained(name, ctx.type, given, site, sizes))
        else:
            results.append(_call(method, ctx.type, given, site, sizes, options))
    return make_simplified_union(results)


FUNCTIONS = {"builtins.abs": "__abs__"} | {
    f"_operator.{name}": f"__{name}__" for name in ("add", "sub", "mul", "truediv", "pow", "matmul", "neg", "abs")
}
"""Functions that apply a method; by their declarations, which use protocols, the results would be ``Any``."""


def call_function(ctx: FunctionContext, site: Site, method: str) -> Type:
    """Return the result of ``abs(x)``, ``operator.add(x, y)``, …"""
    arguments = [argument for types in ctx.arg_types for argument in types]
    if len(arguments) != len(ctx.arg_types) or not any(may_be(of, library.OPERAND) for of in arguments):
        return ctx.default_return_type
    return _call(METHODS[method], arguments[0], arguments[1:], site)


def _call_chained(name: str, receiver: Type, arguments: list[Type], site: Site, sizes: Sizes) -> Type:
    """Return the result of a method with more labels than its operation has: several operations in sequence."""
    labels = [label for label in map(label_among, arguments) if label is not None]
    if len(labels) < len(arguments):
        return site.after_error()  # an argument is no label
    flat = site.lookups.get(library.FLAT)
    for operation, taken in chain(name, labels, lambda first, second: Instance(flat, [first, second])):
        receiver = _apply(operation, Method(operation), receiver, list(taken), site, sizes)
    return receiver


def _call(
    method: Method, receiver: Type, arguments: list[Type], site: Site, sizes: Sizes = _UNSIZED, options: Find = dict
) -> Type:
    if not method.each and not method.reduces and method.total is None:
        return _apply(method.operation, method, receiver, arguments, site, sizes, options)
    labels = [label for label in map(label_among, arguments) if label is not None]
    if len(labels) < len(arguments):
        return site.after_error()  # an argument is no label
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
    info = site.lookups.find(f"{library.OPERATIONS}.{operation}")
    result = None if info is None else operation_instance(info, [label], site)
    return result is None or try_operation(result, [operand], site) is not None


def _apply(
    name: str, method: Method, receiver: Type, given: list[Type], site: Site, sizes: Sizes = _UNSIZED, find: Find = dict
) -> Type:
    """Return the result of an operation for the receiver, and the operands and labels among those given.

    The remaining operands of the rule come first, then the labels, then options such as a start.
    """
    info = site.lookups.find(f"{library.OPERATIONS}.{name}")
    arity = None if info is None else arity_of(info)
    if info is None or arity is None:
        return site.give_up(f"nothing is known of the result: there is no operation {name}")
    operands, rest = [receiver, *given[: arity - 1]], given[arity - 1 :]
    wanted = len(rest) if info.has_type_var_tuple_type else len(info.type_vars)
    labels = [label for label in map(label_among, rest[:wanted]) if label is not None]
    if len(operands) < arity or len(labels) < wanted:
        return site.after_error()  # an argument is missing or is no label
    result = operation_instance(info, labels, site)
    if result is None or not check_given(result, sizes, site):
        return site.after_error()
    return apply_at_positions(result, operands[::-1] if method.reflected else operands, find, site)


EQUALITIES = ("__eq__", "__ne__")

ARRAY = "numpy.ndarray"

COMPARED = ("builtins.int", "builtins.float", "builtins.list", "builtins.tuple", "numpy.generic", ARRAY)
"""The base classes of left operands: numbers, and objects that the rule refuses."""


_PAIRS = [
    ("__lt__", "__gt__"),
    ("__le__", "__ge__"),
    *((name.replace("__r", "__", 1), name) for name, method in METHODS.items() if method.reflected),
]

_ALIKE = ["and", "or", "xor", "eq", "ne"]
"""Operators without reflected methods on tensors."""

REFLECTED = {
    **{name: other for pair in _PAIRS for name, other in (pair, pair[::-1])},
    **{f"__{prefix}{name}__": f"__{name}__" for name in _ALIKE for prefix in ("", "r")},
}
"""The methods of a tensor that replace the operators of an array."""


def call_beside(ctx: MethodContext, site: Site, name: str) -> Type:
    """Return the result if the other operand is a tensor or an expression; mypy's own result otherwise.

    For ``x + array`` mypy tries the array's ``__radd__`` last, which accepts any array-like operand; the tensor's
    ``__add__`` has been refused by then.
    """
    arguments = [argument for arguments in ctx.arg_types for argument in arguments]
    if len(arguments) != 1 or not is_a(arguments[0], library.OPERAND):
        return ctx.default_return_type
    if (known := site.refused_before()) is not None:
        return known
    return _call(METHODS[REFLECTED[name]], arguments[0], [ctx.type], site)


def widen(ctx: MethodSigContext, site: Site) -> FunctionLike:
    """Return a signature of an operation that accepts any operands, so that only its rule decides.

    The parameters have the type ``object``: the context ``Any`` would make ``Const(v)`` a ``Const[Any]``.
    """
    call, operation, signature = ctx.context, get_proper_type(ctx.type), ctx.default_signature
    wrong = next(filter(None, call.arg_names), None) if isinstance(call, CallExpr) else None
    if wrong is not None and isinstance(operation, Instance):
        ctx.api.fail(of_no_operand(called_name(call, operation.type.name), wrong), call, code=CALL_ARG)
        return anything(signature, ctx)
    if isinstance(signature, CallableType) and signature.arg_kinds == [ARG_STAR] and not signature.variables:
        return signature  # that of an operation whose rule has an exact one, too
    some = ctx.api.named_generic_type("builtins.object", [])
    return signature.copy_modified(
        arg_types=[some], arg_kinds=[ARG_STAR], arg_names=[None], ret_type=AnyType(TypeOfAny.special_form), variables=[]
    )


def call_operation(ctx: MethodContext, site: Site) -> Type:
    """Return the result of calling an operation."""
    operation = get_proper_type(ctx.type)
    if not isinstance(operation, Instance) or not operation.type.has_base(library.POLY_OP):
        return ctx.default_return_type
    if is_answered(ctx.default_return_type):
        return ctx.default_return_type
    info = operation.type
    operands = actuals(ctx, variadic=True, count=lambda: arity_of(info) or 1)
    result = apply_operation(operation, operands, site)
    if operation.extra_attrs:
        check_moving(operation, operands, result, site)
    if not site.reported and isinstance(ctx.context, Expression) and operands and may_have_samples(operands[0], site):
        check_samples(ctx.context, info.name, site)
    return result


def call_labelled(ctx: MethodContext, site: Site) -> Type:
    """Return the result of a function that takes the operands of an operation, then its labels."""
    if is_answered(ctx.default_return_type):
        return ctx.default_return_type
    operation = operation_of(ctx.type)
    arity = None if operation is None else arity_of(operation.type)
    if operation is None or arity is None:
        why = "the type of the function does not say which operation it is"
        return site.give_up(f"nothing is known of the result: {why}")
    info, number = operation.type, arity
    result = _remembered(ctx, info.name, site, lambda ctx, name, site: _find_labelled(ctx, info, number, site))
    if not site.reported and isinstance(ctx.context, Expression):
        check_samples(ctx.context, info.name, site)
    return result


def _find_labelled(ctx: MethodContext, info: TypeInfo, arity: int, site: Site) -> Type:
    ctx, options = _split_options(ctx, info)
    ctx, masks = split_masks(ctx)
    try:
        arguments = actuals(ctx, variadic=True)
    except CountError:
        return site.give_up(f"nothing is known of the result of {info.name}: the number of operands is unknown")
    masked = masked_operation(info, site)
    results = []
    for given, mask in product(list(alternatives(arguments)), masks):
        if mask is None:
            results.append(_apply_labelled(info, arity, given, options, site))
        elif masked is None:
            results.append(site.refuse(takes_no_mask(info.name)))
        else:
            results.append(_apply_labelled(masked, arity + 1, [*given[:arity], mask, *given[arity:]], options, site))
    return make_simplified_union(results)


def _split_options(ctx: MethodContext, info: TypeInfo) -> tuple[MethodContext, Options]:
    names = options_of(info)
    formals = zip(ctx.callee_arg_names, ctx.arg_types, strict=True)
    options = {name: types[0] for name, types in formals if name in names and types}
    return _with(ctx, [number for number, name in enumerate(ctx.callee_arg_names) if name not in names]), options


def _apply_labelled(info: TypeInfo, arity: int, arguments: list[Type], options: Options, site: Site) -> Type:
    """Return the result for the operands of an operation, followed by labels and options."""
    rest, parameters = arguments[arity:], label_parameters(info)
    given = list(map(label_among, rest if info.has_type_var_tuple_type else rest[: len(parameters)]))
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
    name = called_name(call, info.name)
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
    constructor = constructor_of(info)
    if constructor is None or constructor.is_var_arg:
        return True
    places = sum(kind.is_positional() for kind in constructor.arg_kinds)
    return len(arguments) <= places and constructor.min_args <= len(arguments) + len(options)


def _check_options(info: TypeInfo, given: Sequence[Type], first: int, site: Site) -> None:
    """Report options of types other than the operation's constructor declares, as mypy does for named options.

    They are the arguments of the call after the labels, from the number ``first`` on.
    """
    for number, (argument, (_, expected)) in enumerate(zip(given, options_of(info).items(), strict=False), first):
        if not get_all_type_vars(expected) and not is_subtype(argument, expected, options=site.api.options):
            shown = [format_type(each, site.api.options) for each in (argument, expected)]
            which = f'Argument {number} to "{info.name}"'
            site.report(f"{which} has incompatible type {shown[0]}; expected {shown[1]}", ARG_TYPE)
