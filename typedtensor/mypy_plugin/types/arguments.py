"""The actual arguments of a call, in the order of its formal ones."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import ARG_STAR, ARG_STAR2, Expression
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, Instance, TupleType, Type, TypedDictType, TypeOfAny, UnpackType, get_proper_type


class CountError(Exception):
    """The number of arguments is not known: ``f(*a_list)``."""


def actuals(ctx: MethodContext | FunctionContext, *, variadic: bool = False, count: int | None = None) -> list[Type]:
    """The types of the arguments, formal by formal.

    For ``f(*pair)`` mypy gives a hook the whole tuple once for each item, at the formal that the item fills.

    Args:
        ctx: the call.
        variadic: whether the last formal is ``*args`` and takes what is left.
        count: the number that is wanted, where that is known.

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
                found.extend([_element(actual)] * (1 if counted or count is None else count - len(found)))
            else:
                raise CountError
    return found


def by_formal(ctx: MethodContext | FunctionContext) -> dict[str, Type]:
    """The types of the arguments by the :func:`names_of` the formals; without those that have their default.

    Raises:
        CountError: when it is not known which formals ``*args`` fills.
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
    """The names of formals, by which they are known; of one that has none, the place that it has from the end."""
    return [str(place - len(formals)) if name is None else name for place, name in enumerate(formals)]


def _item(starred: Type, position: int) -> Type | None:
    """An item of a tuple; None of what has an unknown number of items."""
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
    """What ``**keywords`` gives for a formal."""
    proper = get_proper_type(starred)
    if isinstance(proper, TypedDictType) and formal in proper.items:
        return proper.items[formal]
    # The last of a mapping: of dict[str, V], and of what is read as one.
    return proper.args[-1] if isinstance(proper, Instance) and proper.args else AnyType(TypeOfAny.explicit)
