"""``softmax(x, Past, where=mask)``: replace the operation by the one that has the mask as an operand."""

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
    """Return a call without mask and correction, and the possible types of the mask; None for a call without one."""
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
    """Return a call without the arguments of its last parameter."""
    return ctx._replace(
        arg_types=ctx.arg_types[:-1],
        arg_kinds=ctx.arg_kinds[:-1],
        args=ctx.args[:-1],
        arg_names=ctx.arg_names[:-1],
        callee_arg_names=ctx.callee_arg_names[:-1],
    )


def masked_operation(info: TypeInfo, site: Site) -> TypeInfo | None:
    """Return the operation that has a mask as a further operand, if there is one."""
    if not info.fullname.startswith(f"{OPERATIONS}.") or info.name not in MASKED:
        return None
    return site.lookups.find(f"{OPERATIONS}.{MASKED[info.name]}")


def with_mask(arguments: list[Type], mask: Type, arity: int) -> list[Type]:
    """Return the arguments with the mask inserted after the operands."""
    return [*arguments[:arity], mask, *arguments[arity:]]
