"""The tensors and expressions in a state: a tensor, an expression, or a container of states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy.types import Instance, TupleType, Type, TypedDictType, get_proper_type

from typedtensor.mypy_plugin.base.lookups import instance_of, is_a
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, EXPR, MODULE
from typedtensor.mypy_plugin.types.value_classes import fields_of

_DEEP = 8
"""The greatest depth to read: recursive type aliases have infinite depth."""


def leaves_of(state: Type, depth: int = 0) -> Iterator[Type]:
    """Yield the types of the leaves of a state; for an unknown number of parts, the leaves of one part."""
    proper = get_proper_type(state)
    if (leaf := instance_of(state, EXPR)) is not None:
        yield leaf
    elif isinstance(proper, Instance) and is_a(proper, ANY_TENSOR):
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
        case Instance(type=info) if "dataclass" in info.metadata:
            of_its_own = info.has_base(MODULE) or info.get("__pytree__") is not None
            return () if of_its_own else [of for _, of in fields_of(state)]
    return ()
