"""Calls of functions with a rule, by ``@ruled(…)``, and of methods held to one, by ``@held_to(…)``."""

from __future__ import annotations

from itertools import product

from mypy.erasetype import erase_typevars
from mypy.maptype import map_instance_to_supertype
from mypy.plugin import MethodContext
from mypy.subtypes import is_subtype
from mypy.typeops import make_simplified_union
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    TupleType,
    Type,
    UnionType,
    get_proper_type,
)
from mypy.types_utils import is_overlapping_none, remove_optional

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a, item_of, may_be, notes
from typedtensor.mypy_plugin.base.messages import Quiet, Site
from typedtensor.mypy_plugin.features.declarations import HELD, HELD_SYMBOL
from typedtensor.mypy_plugin.types.application import Application
from typedtensor.mypy_plugin.types.arguments import (
    CountError,
    bound_signature,
    by_formal,
    by_itself,
    items_given,
    names_of,
    only,
)
from typedtensor.mypy_plugin.types.instances import label_parameters
from typedtensor.mypy_plugin.types.labels import alternatives, label_among, lifted
from typedtensor.rules import by_parameter, parse_rule, references, without


def call_ruled(ctx: MethodContext, site: Site) -> Type:
    """Return the result of a call by the rule; the arguments must also match the annotations."""
    ruled = instance_of(ctx.type, library.RULED)
    if ruled is None:
        return ctx.default_return_type
    text, names, parts, function = map(get_proper_type, ruled.args)
    if not (isinstance(text, LiteralType) and isinstance(names, TupleType) and isinstance(parts, TupleType)):
        return site.give_up("nothing is known of the result: the type of the function does not say which rule it has")
    assert isinstance(text.value, str)
    assert isinstance(function, CallableType)
    name, _, owner = (function.name or "the function").partition(" of ")
    title = owner.strip('"') or name if name == "__call__" else name
    try:
        given = by_formal(ctx)
    except CountError:
        return site.give_up(f"nothing is known of the result of {title}: its arguments are not written one by one")
    roles: dict[str, str] = {}
    forms: list[list[Type]] = []
    declared = dict(zip(names_of(function.arg_names), function.arg_types, strict=True))
    for part in map(get_proper_type, parts.items):
        assert isinstance(part, LiteralType)
        name, _, variable = str(part.value).partition(": ")
        ending, name = name[len(name.rstrip("?*")) :], name.rstrip("?*")
        if ending == "?" and name not in given:
            given[name] = NoneType()
        if name not in given or not is_subtype(given[name], erase_typevars(declared[name])):
            return site.after_error()  # the argument is missing, or does not fit
        operand = _item_given(ctx, name) if ending == "*" else given[name]
        if operand is None:
            return site.after_error()  # the items are not alike
        roles[name] = variable
        forms.append([operand] if variable else _forms(operand))
    rule, variables = parse_rule(text.value), tuple(filter(None, roles.values()))
    mentioned, labels_of_rule = dict.fromkeys(name for name, _ in references(rule)), map(get_proper_type, names.items)
    named = {x: of.type.fullname for x, of in zip(mentioned, labels_of_rule, strict=True) if isinstance(of, Instance)}
    results: list[Type] = []
    for arguments in (each for form in product(*forms) for each in alternatives(form)):
        operands = [of for of, to in zip(arguments, roles.values(), strict=True) if not to]
        missing = tuple(place for place, of in enumerate(operands) if isinstance(get_proper_type(of), NoneType))
        operands = [of for place, of in enumerate(operands) if place not in missing]
        labels = {to: (label_among(of) or of,) for of, to in zip(arguments, roles.values(), strict=True) if to}
        result = Application(title, without(rule, missing, variables).text, named, labels, site).apply(operands)
        returned, item = get_proper_type(function.ret_type), item_of(function.ret_type)
        result = _as_declared(result, item or returned, site.lookups)
        results.append(returned.copy_modified(args=[result]) if item and isinstance(returned, Instance) else result)
    return make_simplified_union(results)


def _item_given(ctx: MethodContext, name: str) -> Type | None:
    """Return the type of the items that are given for a sequence of operands, whose own type says no axes.

    Of tensors and expressions it is an expression.
    """
    node = only(ctx.args, names_of(ctx.callee_arg_names).index(name))
    if node is None:
        return None
    with ctx.api.msg.filter_errors():
        items = items_given(node, ctx.api.get_expression_type)
    item = next((of for of in items if is_a(of, library.EXPR)), items[0] if items else None)
    return item if may_be(item, library.OPERAND) or isinstance(get_proper_type(item), AnyType) else None


def _forms(operand: Type) -> list[Type]:
    proper = get_proper_type(operand)
    may_be_none = isinstance(proper, UnionType) and is_overlapping_none(proper)
    return [NoneType(), remove_optional(proper)] if may_be_none else [operand]


def _as_declared(result: Type, declared: Type, lookups: Lookups) -> Type:
    """Return a result as an expression or as a tensor, whichever the function declares, for operands of either."""
    expression = instance_of(result, library.EXPR)
    if is_a(declared, library.EXPR) and is_a(result, library.ANY_TENSOR):
        return lifted(result, lookups)
    return expression.args[0] if expression is not None and is_a(declared, library.ANY_TENSOR) else result


def check_held(ctx: MethodContext, site: Site, called: Instance) -> list[int]:
    """Report a call of a method whose operands violate its rule, if the call passes all of them.

    Return the operands' positions in the violated rule, if the rule names the axis of attended positions.
    """
    info = next((base for base in called.type.mro if "__call__" in notes(base).get(HELD, ())), None)
    signature = None if info is None else bound_signature(called, "__call__")
    if info is None or signature is None or len(signature.arg_types) != len(ctx.arg_types):
        return []
    site = Quiet(site.lookups, ctx.api, ctx.context)
    site.depend_on(f"{info.fullname}.{HELD_SYMBOL}")
    labels = by_parameter(label_parameters(info), map_instance_to_supertype(called, info).args)
    for text, places, names in notes(info)[HELD]["__call__"]:
        operands = [_given(ctx, place) for place in places]
        if None in operands:
            continue  # an omitted operand
        with site.lookups.cache.only_verdicts():  # the intended mask is unknown
            _Held(called.type.name, text, names, labels, site).apply([each for each in operands if each is not None])
        if site.reported:
            return list(places) if library.ATTENDED in names.values() else []
    return []


def _given(ctx: MethodContext, place: int) -> Type | None:
    """Return the type of the argument for a parameter, without None; None if the argument is omitted.

    An argument is inferred on its own, so that ``mask=Input(BoolTensor[Batch, Past])`` keeps its axes instead of the
    parameter's, which are any.
    """
    types = [by_itself(of, node, ctx) for of, node in zip(ctx.arg_types[place], ctx.args[place], strict=True)]
    given = [remove_optional(of) for of in types if not isinstance(get_proper_type(of), NoneType)]
    return UnionType.make_union(given) if given else None


class _Held(Application):
    """The application of a method's rule, whose labels belong to the object and are omitted from messages."""

    def title(self) -> str:
        return self.name
