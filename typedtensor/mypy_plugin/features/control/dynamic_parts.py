"""``@dynamic`` on a body that is declared to return Any, which matches several overloads."""

from __future__ import annotations

from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, CallableType, Instance, Type, get_proper_type


def type_dynamic(ctx: FunctionContext | MethodContext) -> Type:
    """Return the function type with the body's parameters, and with the declared result type Any."""
    body = get_proper_type(ctx.arg_types[0][0]) if ctx.arg_types and ctx.arg_types[0] else None
    coroutine = get_proper_type(body.ret_type) if isinstance(body, CallableType) else None
    if not isinstance(body, CallableType) or not isinstance(coroutine, Instance) or len(coroutine.args) != 3:
        return ctx.default_return_type
    returned = coroutine.args[2]
    if isinstance(get_proper_type(returned), AnyType):
        return body.copy_modified(ret_type=returned)
    return ctx.default_return_type
