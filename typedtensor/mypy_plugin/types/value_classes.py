"""Synthesize named tuples and dataclasses of values from those that are declared with expressions as fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import GDEF, MDEF, SymbolTableNode, TypeInfo, Var
from mypy.typeops import make_simplified_union
from mypy.types import Instance, TupleType, Type, TypeVarLikeType, UnpackType, get_proper_type
from mypy.typevars import fill_typevars

from typedtensor.mypy_plugin.base.lookups import is_a, note, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, AXIS

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
    result = _copy(state.type, fields, site.api.named_generic_type("builtins.object", []), site)
    marker = state.type.get("__dataclass_fields__")
    if marker is not None:
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
    result = Instance(_copy(made, dict(zip(names, items, strict=False)), base, site), held.partial_fallback.args)
    return TupleType([expand_type_by_instance(item, result) for item in items], result)


def _change_held(change: Change) -> Change:
    """Return the change of the arguments of a class that is generic in what it holds: of all but labels and tensors."""

    def changed(argument: Type) -> Type:
        kept = isinstance(argument, UnpackType) or is_a(argument, AXIS) or is_a(argument, ANY_TENSOR)
        return argument if kept else change(argument)

    return changed


def with_held(state: Type, change: Change) -> Type:
    """Return a dataclass or named tuple with the types changed that it is generic in and holds."""
    proper = get_proper_type(state)
    made = proper.partial_fallback if isinstance(proper, TupleType) else proper
    if not isinstance(made, Instance):
        return state
    result = made.copy_modified(args=list(map(_change_held(change), made.args)))
    declared = made.type.tuple_type
    return TupleType([expand_type_by_instance(item, result) for item in declared.items], result) if declared else result


def _copy(of: TypeInfo, fields: dict[str, Type], base: Instance, site: Site) -> TypeInfo:
    """Return a synthetic class with the fields of another one, whose types are changed."""
    return _class(of.name, of.fullname, of.defn.type_vars, fields, [base], site)


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


def _class(
    shown: str, of: str, variables: list[TypeVarLikeType], fields: dict[str, Type], bases: list[Instance], site: Site
) -> TypeInfo:
    """Return a synthetic class with these fields, in the current module's symbol table, as mypy adds intersections.

    Args:
        shown: the name in messages of what the fields are of.
        of: the full name of that.
        variables: the type variables of the fields.
        fields: the types of the fields.
        bases: the bases of the class.
        site: the call that returns an instance.
    """
    checker, facts = site.checker, f"{of} {list(map(str, fields.values()))}"
    names: dict[str, Any] = checker.tree.names
    name = f"<values of {shown}>"
    while name in names and notes(names[name].node).get("values") != facts:
        name += "'"
    if name in names:
        found: TypeInfo = names[name].node
        return found
    definition, info = checker.make_fake_typeinfo(checker.tree.fullname, name, name, bases)
    definition.type_vars = variables
    info.add_type_vars()
    note(info, values=facts)
    for field, type_of in fields.items():
        variable = Var(field, type_of)
        variable.info, variable._fullname = info, f"{info.fullname}.{field}"
        info.names[field] = SymbolTableNode(MDEF, variable)
    names[name] = SymbolTableNode(GDEF, info)
    made: TypeInfo = info
    return made
