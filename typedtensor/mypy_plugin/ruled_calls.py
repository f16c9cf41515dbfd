"""Calls of functions with a rule, which ``@ruled`` made."""

from __future__ import annotations

from mypy.erasetype import erase_typevars
from mypy.plugin import MethodContext
from mypy.subtypes import is_subtype
from mypy.types import AnyType, CallableType, Instance, LiteralType, TupleType, Type, TypeOfAny, get_proper_type

from typedtensor.mypy_plugin.application import Application
from typedtensor.mypy_plugin.arguments import CountError, by_formal
from typedtensor.mypy_plugin.labels import label_among
from typedtensor.mypy_plugin.lookups import Lookups, instance_of, is_a
from typedtensor.mypy_plugin.messages import Site
from typedtensor.mypy_plugin.names import ANY_TENSOR, EXPR, RULED
from typedtensor.mypy_plugin.operands import lifted
from typedtensor.rules import parse_rule, references


def call_ruled(ctx: MethodContext, lookups: Lookups) -> Type:
    """The result of a call, by the rule. The arguments are checked against the annotations as well."""
    ruled = instance_of(ctx.type, RULED)
    if ruled is None:
        return ctx.default_return_type
    site, (text, names, parts, function) = Site.of(lookups, ctx), map(get_proper_type, ruled.args)
    if not (isinstance(text, LiteralType) and isinstance(names, TupleType) and isinstance(parts, TupleType)):
        return site.give_up("nothing is known of the result: the type of the function does not say which rule it has")
    assert isinstance(text.value, str)
    assert isinstance(function, CallableType)
    title = function.name.partition(" of ")[0] if function.name else "the function"
    try:
        given = by_formal(ctx)
    except CountError:
        return site.give_up(f"nothing is known of the result of {title}: its arguments are not written one by one")
    operands: list[Type] = []
    labels: dict[str, tuple[Type, ...]] = {}
    for part in map(get_proper_type, parts.items):
        assert isinstance(part, LiteralType)
        name, _, variable = str(part.value).partition(": ")
        declared = function.arg_types[function.arg_names.index(name)]
        if name not in given or not is_subtype(given[name], erase_typevars(declared)):
            return AnyType(TypeOfAny.from_error)  # mypy has reported that the argument is missing, or does not fit
        if not variable:
            operands.append(given[name])
        elif (label := label_among(given[name])) is not None:
            labels[variable] = (label,)
        else:
            return site.give_up(f"nothing is known of the result of {title}: the label {variable} is not known")
    mentioned = dict.fromkeys(name for name, _ in references(parse_rule(text.value)))
    named = {name: _fullname(label) for name, label in zip(mentioned, names.items, strict=True)}
    result = Application(title, text.value, named, labels, site).apply(operands)
    return _as_declared(result, function.ret_type, lookups)


def _fullname(label: Type) -> str:
    proper = get_proper_type(label)
    assert isinstance(proper, Instance)
    return proper.type.fullname


def _as_declared(result: Type, declared: Type, lookups: Lookups) -> Type:
    """A function that is declared to give expressions does so also where it is given tensors, and conversely."""
    expression = instance_of(result, EXPR)
    if is_a(declared, EXPR) and is_a(result, ANY_TENSOR):
        return lifted(result, lookups)
    return expression.args[0] if expression is not None and is_a(declared, ANY_TENSOR) else result
