"""The contents of states: a number, an array or None in a state is neither a tensor nor an expression."""

from __future__ import annotations

from collections.abc import Iterable

from mypy.messages import format_type_bare
from mypy.plugin import FunctionContext
from mypy.types import (
    Instance,
    LiteralType,
    NoneType,
    TupleType,
    Type,
    TypedDictType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import AT_POINTS, MODULE, OPERAND, STATES, TREE_MAP
from typedtensor.mypy_plugin.features.control.structures import DEEP, structure_of
from typedtensor.mypy_plugin.types.value_classes import fields_of

_FOREIGN = ("builtins.int", "builtins.float", "builtins.complex", "builtins.str", "builtins.bytes", "numpy.generic")
_ARRAY = "numpy.ndarray"


def check_contents(ctx: FunctionContext, fullname: str, lookups: Lookups) -> None:
    """Report a state that contains what is no tensor and no expression, and states of ``tree_map`` that differ."""
    site, name = Site.of(lookups, ctx), fullname.rpartition(".")[2]
    given = zip(ctx.callee_arg_names, ctx.arg_types, strict=True)
    states = ctx.arg_types[1:] if fullname == TREE_MAP else [of for formal, of in given if formal == STATES[fullname]]
    for state in (each for types in states for each in types):
        foreign = _foreign_in(state)
        if foreign is not None:
            site.refuse(f"the {_role(fullname)} of {name} {_consists(foreign, site)}")
    result = get_proper_type(ctx.default_return_type)
    if fullname in AT_POINTS and isinstance(result, TupleType):
        foreign = _foreign_in(result.items[0])
        if foreign is not None:
            site.refuse(f"the result of the function that {name} differentiates {_consists(foreign, site)}")
    if fullname == TREE_MAP and len(ctx.arg_types) > 2 and ctx.arg_types[1]:
        first = structure_of(ctx.arg_types[1][0])
        for other in map(structure_of, ctx.arg_types[2]):
            if first.differs(other):
                site.refuse(
                    f"another state of tree_map is {other.show(site)}, but the first is {first.show(site)}: all must "
                    "have the same structure, kinds and axes"
                )


def _role(fullname: str) -> str:
    formal = STATES[fullname]
    return {"x": "point", "tree": "state"}.get(formal, formal)


def _consists(foreign: Type, site: Site) -> str:
    """Return the words of the run time for a state with such a part."""
    proper = get_proper_type(foreign)
    shown = proper.type.name if isinstance(proper, Instance) else format_type_bare(proper, site.api.options)
    return (
        "must consist of tensors and expressions, in tuples, lists, dicts, named tuples, dataclasses and modules, but "
        f"contains {shown}{_advice(proper)}"
    )


def _advice(foreign: Type) -> str:
    """Return the end of a message about a part of a state: how to write it."""
    if is_a(foreign, "builtins.bool"):
        return ": wrap it, as in Const(BoolTensor[()](True))"
    if is_a(foreign, "builtins.int"):
        return ": wrap it, as in Const(IntTensor[()](0))"
    if any(is_a(foreign, name) for name in ("builtins.float", "numpy.generic", _ARRAY)):
        return ": wrap numbers and arrays, as in Const(Tensor[()](0.0))"
    if isinstance(foreign, NoneType):
        return ": leave it out, or add the return that is missing"
    return ": functions may read it without it being a part of the state"


def _foreign_in(state: Type, within: tuple[str, ...] = ()) -> Type | None:
    """Return the first part of a state that certainly is no tensor, expression, module or container; else None."""
    proper = get_proper_type(state)
    if len(within) == DEEP or is_a(proper, OPERAND) or is_a(proper, MODULE):
        return None
    match proper:
        case NoneType():
            return proper
        case LiteralType():
            return proper.fallback
        case TupleType():
            return _first(proper.items, (*within, "a tuple"))
        case TypedDictType():
            return _first(proper.items.values(), (*within, "a dict"))
        case Instance(type=info) if info.fullname in within or info.get("__pytree__") is not None:
            return None
        case Instance(type=info) if info.fullname == _ARRAY or any(map(info.has_base, _FOREIGN)):
            return proper
        case Instance(type=info) if info.fullname in ("builtins.list", "builtins.tuple", "builtins.dict"):
            return _foreign_in(proper.args[-1], (*within, f"a {info.name}"))
        case Instance(type=info) if "dataclass" in info.metadata:
            return _first([of for _, of in fields_of(proper)], (*within, info.fullname))
    return None


def _first(parts: Iterable[Type], within: tuple[str, ...]) -> Type | None:
    return next(filter(None, (_foreign_in(part, within) for part in parts)), None)
