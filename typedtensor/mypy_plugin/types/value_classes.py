"""Synthesize named tuples and dataclasses of values from those that are declared with expressions as fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.messages import format_type_bare
from mypy.nodes import GDEF, MDEF, SymbolTableNode, TypeInfo, Var
from mypy.typeops import get_all_type_vars, make_simplified_union
from mypy.types import (
    CallableType,
    Instance,
    TupleType,
    Type,
    TypeVarLikeType,
    TypeVarTupleType,
    UnpackType,
)

from typedtensor.mypy_plugin.base.lookups import instance_of, note, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import MODULE, OPTIONAL_PARAMETER

Change = Callable[[Type], Type]


def dataclass_of(state: Instance, change: Change, site: Site) -> Type | None:
    """Return a copy of a dataclass with its field types changed; None for any other class."""
    if "dataclass" not in state.type.metadata:
        return None
    fields = {name: change(of) for name, of in fields_of(state)}
    result = _class(state, fields, [site.api.named_generic_type("builtins.object", [])], site)
    marker = state.type.get("__dataclass_fields__")
    if marker is not None:
        result.type.names["__dataclass_fields__"] = marker
    return result


def named_tuple_of(state: TupleType, change: Change, site: Site) -> Type:
    """Return a copy of a named tuple with its field types changed."""
    items = list(map(change, state.items))
    base = site.api.named_generic_type("builtins.tuple", [make_simplified_union(items)])
    names = [name for name in state.partial_fallback.type.names if not name.startswith("_")]
    result = _class(state.partial_fallback, dict(zip(names, items, strict=False)), [base], site)
    return TupleType(items, result)


def module_of(state: Instance, called: CallableType | None, change: Change, site: Site) -> Type:
    """Return a class with the fields of a module, whose types are changed, and its call on values.

    Fields whose type is not known yet, as they are made in a method that mypy checks later, are left out.

    Args:
        state: the module.
        called: the signature of its call.
        change: returns the type of a field of values.
        site: the call that returns them.
    """
    fields: dict[str, Type] = {}
    for base in state.type.mro:
        if base.fullname == MODULE:
            break
        owner = map_instance_to_supertype(state, base)
        for name, symbol in base.names.items():
            node = symbol.node
            if name in fields or name.startswith("_") or not isinstance(node, Var) or node.type is None:
                continue
            of = expand_type_by_instance(node.type, owner)
            optional = instance_of(of, OPTIONAL_PARAMETER)
            if not node.is_classvar:
                fields[name] = change(of) if optional is None else optional.args[0]
    if called is not None:
        fields["__call__"] = on_values(called, change)
    return _class(state, fields, [site.api.named_generic_type("builtins.object", [])], site)


def on_values(function: CallableType, change: Change) -> CallableType:
    """Return the type of a function on values."""
    return function.copy_modified(arg_types=list(map(change, function.arg_types)), ret_type=change(function.ret_type))


def fields_of(state: Instance) -> Iterator[tuple[str, Type]]:
    """Yield the fields of a dataclass with their types; none for any other class."""
    for field in state.type.metadata.get("dataclass", {}).get("attributes", ()):
        symbol = None if field["is_init_var"] else state.type.get(field["name"])
        if symbol is not None and isinstance(symbol.node, Var) and symbol.node.type is not None:
            owner = map_instance_to_supertype(state, symbol.node.info)
            yield field["name"], expand_type_by_instance(symbol.node.type, owner)


def _free(of: Type) -> list[TypeVarLikeType]:
    """Return the type variables of a type, without those that a generic function binds itself."""
    bound = {variable.id for variable in of.variables} if isinstance(of, CallableType) else set()
    return [variable for variable in get_all_type_vars(of) if variable.id not in bound]


def _class(of: Instance, fields: dict[str, Type], bases: list[Instance], site: Site) -> Instance:
    """Return a synthetic class with these fields, in the current module's symbol table, as mypy adds intersections.

    The class is generic in the type variables of its fields, which a call of a generic function substitutes.
    """
    checker, facts = site.checker, f"{of} {list(map(str, fields.values()))}"
    names: dict[str, Any] = checker.tree.names
    name = f"<values of {format_type_bare(of, checker.options)}>"
    variables = list(dict.fromkeys(variable for type_of in fields.values() for variable in _free(type_of)))
    arguments = [UnpackType(v) if isinstance(v, TypeVarTupleType) else v for v in variables]
    while name in names and notes(names[name].node).get("values") != facts:
        name += "'"
    if name in names:
        found: TypeInfo = names[name].node
        return Instance(found, arguments)
    definition, info = checker.make_fake_typeinfo(checker.tree.fullname, name, name, bases)
    definition.type_vars = variables
    info.add_type_vars()
    note(info, values=facts)
    for field, type_of in fields.items():
        variable = Var(field, type_of)
        variable.info, variable._fullname = info, f"{info.fullname}.{field}"
        info.names[field] = SymbolTableNode(MDEF, variable)
    names[name] = SymbolTableNode(GDEF, info)
    return Instance(definition.info, arguments)
