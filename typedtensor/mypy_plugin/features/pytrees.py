"""States: their leaves, and the same structure with other leaves, as gradients and values have it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.messages import format_type_bare
from mypy.nodes import GDEF, LambdaExpr, SymbolTableNode, TypeInfo, Var
from mypy.plugin import AttributeContext, FunctionContext, FunctionSigContext, MethodContext
from mypy.subtypes import is_same_type, is_subtype
from mypy.typeops import make_simplified_union
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    Overloaded,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    TypeVarType,
    UnionType,
    UnpackType,
    get_proper_type,
)
from mypy.typevars import fill_typevars

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import declare, instance_of, is_a, may_be, note, notes
from typedtensor.mypy_plugin.base.messages import Site, is_certain, of_lambda
from typedtensor.mypy_plugin.features.composition import forms_of, function_of
from typedtensor.mypy_plugin.types.arguments import only
from typedtensor.mypy_plugin.types.labels import lifted, read, readable

Change = Callable[[Type], Type]


def dataclass_of(state: Instance, change: Change, site: Site) -> Type | None:
    """Return a dataclass with its field types changed; None for any other class.

    A class that is generic in what it holds, as in ``LSTMState[Expr[Tensor[Hidden]]]``, gets other arguments. A class
    whose own declaration names expressions has a copy, with the same type variables.
    """
    if "dataclass" not in state.type.metadata:
        return None
    held = with_held(state, change)
    assert isinstance(held, Instance)
    declared = declared_fields(state)
    fields = {name: change(of) for name, of in declared.items()}
    if fields == declared:
        return held
    result = _class(state.type, fields, site.api.named_generic_type("builtins.object", []), site)
    if (marker := state.type.get("__dataclass_fields__")) is not None:
        result.names["__dataclass_fields__"] = marker
    return Instance(result, held.args)


def named_tuple_of(state: TupleType, change: Change, site: Site) -> Type:
    """Return a named tuple with its field types changed, as :func:`dataclass_of` does."""
    made, held = state.partial_fallback.type, with_held(state, change)
    declared = made.tuple_type
    assert declared is not None
    assert isinstance(held, TupleType)
    items = list(map(change, declared.items))
    if items == declared.items:
        return held
    base = site.api.named_generic_type("builtins.tuple", [make_simplified_union(items)])
    names = [name for name in made.names if not name.startswith("_")]
    result = Instance(_class(made, dict(zip(names, items, strict=False)), base, site), held.partial_fallback.args)
    return TupleType([expand_type_by_instance(item, result) for item in items], result)


def with_held(state: Type, change: Change) -> Type:
    """Return a dataclass or named tuple with the types changed that it is generic in: all but labels and tensors."""
    proper = get_proper_type(state)
    made = proper.partial_fallback if isinstance(proper, TupleType) else proper
    if not isinstance(made, Instance):
        return state

    def is_kept(of: Type) -> bool:
        return isinstance(of, UnpackType) or is_a(of, library.AXIS) or is_a(of, library.ANY_TENSOR)

    result = made.copy_modified(args=[of if is_kept(of) else change(of) for of in made.args])
    declared = made.type.tuple_type
    return TupleType([expand_type_by_instance(item, result) for item in declared.items], result) if declared else result


def fields_of(state: Instance) -> Iterator[tuple[str, Type]]:
    """Yield the fields of a dataclass with their types; none for any other class."""
    for field in state.type.metadata.get("dataclass", {}).get("attributes", ()):
        symbol = None if field["is_init_var"] else state.type.get(field["name"])
        if symbol is not None and isinstance(symbol.node, Var) and symbol.node.type is not None:
            owner = map_instance_to_supertype(state, symbol.node.info)
            yield field["name"], expand_type_by_instance(symbol.node.type, owner)


def declared_fields(state: Instance) -> dict[str, Type]:
    """Return the fields of a dataclass in terms of the type variables of its class."""
    own = fill_typevars(state.type)
    return dict(fields_of(own)) if isinstance(own, Instance) else {}


def _class(of: TypeInfo, fields: dict[str, Type], base: Instance, site: Site) -> TypeInfo:
    """Return a synthetic class with the fields of another one, whose types are changed.

    It is entered in the current module's symbol table, as mypy enters its intersections.
    """
    checker, facts = site.checker, f"{of.fullname} {list(map(str, fields.values()))}"
    names: dict[str, Any] = checker.tree.names
    name = f"<values of {of.name}>"
    while name in names and notes(names[name].node).get("values") != facts:
        name += "'"
    if name not in names:
        definition, info = checker.make_fake_typeinfo(checker.tree.fullname, name, name, [base])
        definition.type_vars = of.defn.type_vars
        info.add_type_vars()
        note(info, values=facts)
        for field, type_of in fields.items():
            declare(info, field, type_of)
        names[name] = SymbolTableNode(GDEF, info)
    found: TypeInfo = names[name].node
    return found


_DEEP = 8
"""The greatest depth to read: recursive type aliases have infinite depth."""


def leaves_of(state: Type, depth: int = 0) -> Iterator[Type]:
    """Yield the types of the leaves of a state; for an unknown number of parts, the leaves of one part."""
    proper = get_proper_type(state)
    if (leaf := instance_of(state, library.EXPR)) is not None:
        yield leaf
    elif isinstance(proper, Instance) and is_a(proper, library.ANY_TENSOR):
        yield proper
    elif depth < _DEEP:
        for part in _parts(proper):
            yield from leaves_of(part, depth + 1)


def _parts(state: Type) -> Iterable[Type]:
    match state:
        case TupleType():
            return state.items
        case TypedDictType():
            return state.items.values()
        case Instance(type=info) if info.fullname in ("builtins.list", "builtins.tuple", "builtins.dict"):
            return state.args[-1:]
        case Instance(type=info) if "dataclass" in info.metadata and not is_of_its_own(info):
            return [of for _, of in fields_of(state)]
    return ()


def is_of_its_own(info: TypeInfo) -> bool:
    """Whether a class says itself what its leaves are, as modules do."""
    return info.has_base(library.MODULE) or info.get("__pytree__") is not None


_SEQUENCES = ("builtins.list", "builtins.tuple", "typing.Sequence")
_DICTS = ("builtins.dict", "typing.Mapping")


def type_gradient(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of ``gradient(loss, state)``: the state, with an expression in place of each parameter."""
    if (given := only(ctx.arg_types, 1)) is None:
        return ctx.default_return_type
    check_gradient(given, site)
    return as_expressions(given, site)


def type_gradients(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of ``gradients(loss, x, y, …)``: a tuple with an expression for each argument."""
    kinds = [kind for kinds in ctx.arg_kinds[1:] for kind in kinds]
    given = [instance_of(of, library.EXPR) for types in ctx.arg_types[1:] for of in types]
    for of in given:
        if of is not None:
            check_gradient(of, site)
    items = [lifted(of.args[0], site.lookups) for of in given if of is not None]
    if len(items) < len(given) or any(kind.is_star() for kind in kinds):
        return ctx.default_return_type
    return TupleType(items, site.api.named_generic_type("builtins.tuple", [make_simplified_union(items)]))


def type_values(ctx: MethodContext, site: Site) -> Type:
    """Return the type of ``gradients[state]`` or ``computation.values(state)``: values in place of expressions."""
    given = [of for types in ctx.arg_types for of in types]
    if len(given) != 1 or is_a(given[0], library.EXPR):
        return ctx.default_return_type

    def unknown(of: Instance | NoneType) -> Type:
        if isinstance(of, NoneType):
            return of
        return site.give_up(f"nothing is known of the values of {of.type.name}: ask for those of its parts")

    return mapped(given[0], _value, site, unknown)


def sign_state(ctx: FunctionSigContext, site: Site) -> FunctionLike:
    """Return the signature of a state: that of its values for a call with tensors in the places of expressions."""
    signature = ctx.default_signature
    if not isinstance(signature, CallableType):
        return signature
    formals = [_on_values(of, site) for of in signature.arg_types]
    changed = [n for n, of in enumerate(formals) if not is_subtype(of, signature.arg_types[n])]
    nodes = [node for number in changed for node in ctx.args[number]]
    leaves = [leaf for node in nodes for leaf in leaves_of(site.type_of(node))]
    if not leaves or any(is_a(leaf, library.EXPR) for leaf in leaves):
        return signature
    return signature.copy_modified(arg_types=formals, ret_type=_on_values(signature.ret_type, site))


def type_state(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of a made state, which holds expressions where it is generic and made of variables or constants.

    ``LSTMState(Const(h), Const(c))`` is an ``LSTMState[Expr[...]]`` as is the next state, which takes its place.
    """

    def lift(of: Type) -> Type:
        expression = instance_of(of, library.EXPR)
        return of if expression is None else lifted(expression.args[0], site.lookups)

    state, expected = get_proper_type(ctx.default_return_type), ctx.api.type_context[-1]
    if isinstance(state, Instance):
        _check_held(ctx, state, lift, site)
    result = with_held(state, lift)
    needs_leaves = expected is not None and is_subtype(state, expected) and not is_subtype(result, expected)
    return state if needs_leaves else result


def _check_held(ctx: FunctionContext, state: Instance, lift: Callable[[Type], Type], site: Site) -> None:
    """Report tensors of different axes in fields that are declared by one type variable for tensors."""
    declared = declared_fields(state)
    held: dict[Type, tuple[str, Type]] = {}
    for name, types in zip(ctx.callee_arg_names, ctx.arg_types, strict=True):
        variable = declared.get(name or "")
        if not types or not isinstance(variable, TypeVarType) or not may_be(variable, library.OPERAND):
            continue
        given = lift(types[0])
        other, of = held.setdefault(variable, (name or "", given))
        if is_certain(of) and is_certain(given) and not is_same_type(of, given):
            first, second = (format_type_bare(each, ctx.api.options) for each in (of, given))
            which = f"{other} is {first} and {name} is {second}"
            site.refuse(f"{state.type.name} holds tensors of the same axes, but {which}")
            return


def take_lambda(ctx: FunctionSigContext, site: Site) -> FunctionLike:
    """Return a signature of ``plain`` or ``compiled`` for a lambda, which :func:`type_on_values` then notes."""
    signature = ctx.default_signature
    if not isinstance(signature, CallableType) or not _is_lambda(ctx):
        return signature
    anything = AnyType(TypeOfAny.from_error)
    types = [anything] * len(signature.arg_types)
    return signature.copy_modified(arg_types=types, ret_type=anything, variables=[])


def type_on_values(ctx: FunctionContext, site: Site, name: str) -> Type:
    """Return the type of ``plain(function)`` or ``compiled(function, ...)`` if the overloads do not state it: the
    function on values.

    They do not for a function that returns several expressions, nor for one that returns ``Any``, which several
    overloads accept: mypy then infers an untyped function. A lambda is noted, whose parameters have no types.
    """
    if _is_lambda(ctx):
        return site.give_up(of_lambda(name))
    result, given = get_proper_type(ctx.default_return_type), only(ctx.arg_types)
    if given is None or not isinstance(result, CallableType):
        return result
    if isinstance(get_proper_type(given), AnyType):
        return given
    forms, function = forms_of(given), function_of(given)
    gives_any = function is not None and isinstance(get_proper_type(function.ret_type), AnyType)
    if len(forms) < 2 and (function is None or not (result.is_ellipsis_args or gives_any)):
        return _named(result, name, given)

    def taken(of: Type) -> Type:
        """Return the type of an argument: tensors, or a state of tensors or of expressions."""
        on_values = _on_values(of, site)
        alike = instance_of(of, library.EXPR) is not None or is_same_type(of, on_values)
        return on_values if alike else UnionType([on_values, of])

    def value_form(form: CallableType) -> CallableType:
        types = list(map(taken, form.arg_types))
        return _named(form.copy_modified(arg_types=types, ret_type=_on_values(form.ret_type, site)), name, given)

    if len(forms) > 1:
        return Overloaded(list(map(value_form, forms)))
    assert function is not None
    return value_form(function)


def _named(made: CallableType, name: str, function: Type) -> CallableType:
    """Return a function on values with a name, by which mypy asks for a hook about its calls."""
    of = get_proper_type(function)
    shown = of.type.name if isinstance(of, Instance) else of.name if isinstance(of, CallableType) else None
    return made.copy_modified(name=f"{name}({(shown or '…').partition(' of ')[0]})")


def _value(expression: Instance) -> Type:
    return expression.args[0]


def _on_values(of: Type, site: Site) -> Type:
    return mapped(of, _value, site, other=lambda kept: kept)


def _is_lambda(ctx: FunctionContext | FunctionSigContext) -> bool:
    return any(isinstance(x, LambdaExpr) and x.arguments for given in ctx.args for x in given)


def as_expressions(state: Type, site: Site) -> Type:
    """Return the type of a state with plain expressions in place of inputs, parameters and constants."""
    return mapped(state, lambda expression: lifted(expression.args[0], site.lookups), site)


def mapped(
    state: Type,
    leaf: Callable[[Instance], Type],
    site: Site,
    other: Callable[[Instance | NoneType], Type] | None = None,
    within: tuple[str, ...] = (),
) -> Type:
    """Return the type of a state with its leaves replaced.

    Args:
        leaf: returns the type that replaces an expression.
        other: returns the type that replaces a part that is neither an expression nor a structure. With it, the
            fields of named tuples and dataclasses are replaced, too; without it, both stay as they are.
        within: the classes around the state. A part of one of these classes, which no state has, stays as it is.
    """
    expression, proper = instance_of(state, library.EXPR), get_proper_type(state)
    made = proper.partial_fallback if isinstance(proper, TupleType) else proper
    name = made.type.fullname if isinstance(made, Instance) else ""
    if name in within:
        return state

    def part(of: Type) -> Type:
        return mapped(of, leaf, site, other, within if name.startswith("builtins.") else (*within, name))

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
        case Instance() if proper.type.fullname in _SEQUENCES:
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


def sign_distribution(ctx: FunctionSigContext, site: Site) -> FunctionLike:
    """Return the signature of a constructor: that on values where tensors, or distributions of them, are given."""
    signature = ctx.default_signature
    if not isinstance(signature, CallableType):
        return signature
    made = site.lookups.get(library.ON_VALUES_OF)
    formals = [on_values(of, made) for of in signature.arg_types]
    changed = [n for n, of in enumerate(formals) if of != signature.arg_types[n]]
    given = [site.type_of(node) for number in changed for node in ctx.args[number]]
    if not any(is_a(of, library.ANY_TENSOR) or is_a(of, library.ON_VALUES_OF) for of in given):
        return signature
    if any(is_a(of, library.EXPR) or is_a(of, library.DISTRIBUTION) for of in given):
        return signature  # a draw would be an expression, but not a mean: mypy refuses the tensor
    function = ctx.api.named_generic_type("builtins.function", [])  # a class would have to return an instance
    return signature.copy_modified(arg_types=formals, ret_type=on_values(signature.ret_type, made), fallback=function)


def look_up_on_values(ctx: AttributeContext, site: Site, name: str) -> Type:
    """Return the type of an attribute of a distribution with tensors as parameters."""
    of = instance_of(ctx.type, library.ON_VALUES_OF)
    assert of is not None
    found = site.checker.expr_checker.analyze_external_member_access(name, of.args[0], ctx.context)
    return on_values(found, of.type)


def on_values(of: Type, made: TypeInfo) -> Type:
    """Return a type with values in place of expressions, and with ``OnValues`` of each distribution."""

    def each(types: list[Type]) -> list[Type]:
        return [on_values(part, made) for part in types]

    if (expression := instance_of(of, library.EXPR)) is not None:
        return expression.args[0]
    match proper := get_proper_type(of):
        case Instance() if proper.type.has_base(library.DISTRIBUTION):
            return Instance(made, [proper])
        case CallableType():
            return proper.copy_modified(arg_types=each(proper.arg_types), ret_type=on_values(proper.ret_type, made))
        case TupleType():
            return proper.copy_modified(items=each(proper.items))
        case UnionType():
            return UnionType(each(proper.items))
    return of


def check_point(ctx: FunctionContext, site: Site, argument: str) -> Type:
    """Report a point with leaves that are not real."""
    for formal, types in zip(ctx.callee_arg_names, ctx.arg_types, strict=True):
        for point in types if formal == argument else ():
            _check_kinds(list(leaves_of(point)), site)
    return ctx.default_return_type


def check_gradient(state: Type, site: Site) -> None:
    """Report leaves, of the state that a gradient is taken for, that are not real or not expressions."""
    leaves = list(leaves_of(state))
    _check_kinds(leaves, site)
    for leaf in leaves:
        if not is_a(leaf, library.EXPR):
            value = f"contains {read(leaf, site).shown}, which is a value"
            site.refuse(f"the second argument of gradient must consist of expressions, but {value}")


def _check_kinds(leaves: list[Type], site: Site) -> None:
    for reading in filter(None, (readable(leaf, site) for leaf in leaves)):
        if reading.kinds and "real" not in reading.kinds:
            site.refuse(f"there is no gradient for {reading.shown}: request gradients only for real tensors")
