"""``softmax(x, Past, where=mask)``: the operation that takes the mask as an operand beside those of the other."""

from __future__ import annotations

from mypy.nodes import TypeInfo
from mypy.plugin import MethodContext
from mypy.types import NoneType, Type, TypedDictType, get_proper_type

from typedtensor.methods import MASKED
from typedtensor.mypy_plugin.base.lookups import members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import OPERATIONS

_WHERE, _OTHERS, _CORRECTION = "where", "options", "correction"


def split_masks(ctx: MethodContext) -> tuple[MethodContext, list[Type | None]]:
    """A call without its mask and correction, and the types that the mask can have; None for a call without one."""
    names = ctx.callee_arg_names
    if names and names[-1] == _OTHERS:
        ctx = _without_last(ctx)
        names = ctx.callee_arg_names
    if not names or names[-1] != _WHERE:
        return ctx, [None]
    found: list[Type] = []
    for of, kind in zip(ctx.arg_types[-1], ctx.arg_kinds[-1], strict=True):
        proper = get_proper_type(of)
        if kind.is_named():
            found.append(of)
        elif isinstance(proper, TypedDictType) and _WHERE in proper.items:
            found.append(proper.items[_WHERE])
    masks = [None if isinstance(get_proper_type(mask), NoneType) else mask for of in found for mask in members(of)]
    ctx = _without_last(ctx)
    return _without_last(ctx) if ctx.callee_arg_names[-1:] == [_CORRECTION] else ctx, masks or [None]


def _without_last(ctx: MethodContext) -> MethodContext:
    """A call without what its last formal takes."""
    return ctx._replace(
        arg_types=ctx.arg_types[:-1],
        arg_kinds=ctx.arg_kinds[:-1],
        args=ctx.args[:-1],
        arg_names=ctx.arg_names[:-1],
        callee_arg_names=ctx.callee_arg_names[:-1],
    )


def masked_operation(info: TypeInfo, site: Site) -> TypeInfo | None:
    """The operation that takes a mask besides, if there is one."""
    if not info.fullname.startswith(f"{OPERATIONS}.") or info.name not in MASKED:
        return None
    return site.lookups.find(f"{OPERATIONS}.{MASKED[info.name]}")


def with_mask(arguments: list[Type], mask: Type, arity: int) -> list[Type]:
    """The arguments with the mask after the operands."""
    return [*arguments[:arity], mask, *arguments[arity:]]
