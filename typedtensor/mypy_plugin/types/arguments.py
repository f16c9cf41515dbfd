"""The actual arguments of a call, in the order of its formal parameters."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy.nodes import ARG_STAR, ARG_STAR2, Expression
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, Instance, TupleType, Type, TypedDictType, TypeOfAny, UnpackType, get_proper_type


class CountError(Exception):
    """The number of arguments is unknown: ``f(*a_list)``."""


def actuals(
    ctx: MethodContext | FunctionContext, *, variadic: bool = False, count: Callable[[], int] | None = None
) -> list[Type]:
    """Return the types of the arguments in the order of the formal parameters.

    For ``f(*pair)`` mypy passes the whole tuple to a hook once for each item, at the parameter that the item fills.

    Args:
        ctx: the call.
        variadic: whether the last parameter is ``*args`` and takes the remaining arguments.
        count: returns the expected number of arguments, where it is known.

    Raises:
        CountError: when ``*args`` would take an unknown number.
    """
    if not any(ARG_STAR in kinds or ARG_STAR2 in kinds for kinds in ctx.arg_kinds):
        return [actual for types in ctx.arg_types for actual in types]
    found: list[Type] = []
    taken: dict[Expression, int] = {}
    for formal, (types, kinds, nodes) in enumerate(zip(ctx.arg_types, ctx.arg_kinds, ctx.args, strict=True)):
        counted = not (variadic and formal == len(ctx.arg_types) - 1)
        for actual, kind, node in zip(types, kinds, nodes, strict=True):
            if kind != ARG_STAR:
                found.append(_keyword(actual, ctx.callee_arg_names[formal]) if kind == ARG_STAR2 else actual)
                continue
            position = taken.get(node, 0)
            taken[node] = position + 1
            item = _item(actual, position)
            if item is not None:
                found.append(item)
            elif counted or count is not None:
                found.extend([_element(actual)] * (1 if counted or count is None else count() - len(found)))
            else:
                raise CountError
    return found


def by_formal(ctx: MethodContext | FunctionContext) -> dict[str, Type]:
    """Return the types of the arguments, keyed by :func:`names_of`; parameters with their default are omitted.

    Raises:
        CountError: when it is unknown which parameters ``*args`` fills.
    """
    found: dict[str, Type] = {}
    taken: dict[Expression, int] = {}
    formals = zip(names_of(ctx.callee_arg_names), ctx.arg_types, ctx.arg_kinds, ctx.args, strict=True)
    for name, types, kinds, nodes in formals:
        for actual, kind, node in zip(types, kinds, nodes, strict=True):
            item: Type | None = actual
            if kind == ARG_STAR2:
                item = _keyword(actual, name)
            if kind == ARG_STAR:
                position = taken.get(node, 0)
                taken[node] = position + 1
                item = _item(actual, position)
            if item is None:
                raise CountError
            found[name] = item
    return found


def names_of(formals: Sequence[str | None]) -> list[str]:
    """Return the names of parameters; a parameter without a name is named by its position from the end."""
    return [str(place - len(formals)) if name is None else name for place, name in enumerate(formals)]


def _item(starred: Type, position: int) -> Type | None:
    """Return the type of an item of a tuple; None if the number of items is unknown."""
    proper = get_proper_type(starred)
    if not isinstance(proper, TupleType) or position >= len(proper.items):
        return None
    item = proper.items[position]
    return None if isinstance(get_proper_type(item), UnpackType) else item


def _element(starred: Type) -> Type:
    proper = get_proper_type(starred)
    if isinstance(proper, Instance) and proper.args:
        return proper.args[0]
    return proper if isinstance(proper, AnyType) else AnyType(TypeOfAny.explicit)


def _keyword(starred: Type, formal: str | None) -> Type:
    """Return the type of the argument that ``**keywords`` passes to a parameter."""
    proper = get_proper_type(starred)
    if isinstance(proper, TypedDictType) and formal in proper.items:
        return proper.items[formal]
    # The last type argument is the value type, of dict[str, V] and of other mappings.
    return proper.args[-1] if isinstance(proper, Instance) and proper.args else AnyType(TypeOfAny.explicit)
