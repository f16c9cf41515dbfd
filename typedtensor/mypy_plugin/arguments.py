"""The actual arguments of a call, in the order of its formal ones."""

from __future__ import annotations

from mypy.nodes import ARG_STAR, Expression
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import Instance, TupleType, Type, UnpackType, get_proper_type


class CountError(Exception):
    """The number of arguments is not known: ``f(*a_list)``."""


def actuals(ctx: MethodContext | FunctionContext, *, variadic: bool = False) -> list[Type]:
    """The types of the arguments, formal by formal.

    For ``f(*pair)`` mypy gives a hook the whole tuple once for each item, at the formal that the item fills.

    Args:
        ctx: the call.
        variadic: whether the last formal is ``*args`` and takes what is left.

    Raises:
        CountError: when ``*args`` would take an unknown number.
    """
    found: list[Type] = []
    taken: dict[Expression, int] = {}
    for formal, (types, kinds, nodes) in enumerate(zip(ctx.arg_types, ctx.arg_kinds, ctx.args, strict=True)):
        counted = not (variadic and formal == len(ctx.arg_types) - 1)
        for actual, kind, node in zip(types, kinds, nodes, strict=True):
            if kind != ARG_STAR:
                found.append(actual)
                continue
            position = taken.get(node, 0)
            taken[node] = position + 1
            found.append(_item(actual, position, counted))
    return found


def _item(starred: Type, position: int, counted: bool) -> Type:
    proper = get_proper_type(starred)
    if isinstance(proper, TupleType) and position < len(proper.items):
        item = proper.items[position]
        if not isinstance(get_proper_type(item), UnpackType):
            return item
    if isinstance(proper, Instance) and proper.args and counted:
        return proper.args[0]
    raise CountError
