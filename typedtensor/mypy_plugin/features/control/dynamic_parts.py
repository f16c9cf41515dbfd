"""``@dynamic`` functions: their types, and bodies of structured operations that may have none of their parts."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import CallExpr, Decorator, Expression, FuncDef, LambdaExpr, Node, RefExpr
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, CallableType, Instance, Type, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import CALL, COND, DYNAMIC, FOLD, STACKING, TREE_FOLD
from typedtensor.mypy_plugin.types.reading import nodes

TRACING = STACKING | {CALL, COND, FOLD, TREE_FOLD, "typedtensor.control.while_loops.while_loop"}


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


def judge_bodies(node: Node, site: Site) -> None:
    """Report a ``@dynamic`` part in the body of a structured operation, which is traced once."""
    bodies: list[Expression | FuncDef] = []
    if isinstance(node, CallExpr) and isinstance(node.callee, RefExpr) and node.callee.fullname in TRACING:
        bodies += node.args
    elif isinstance(node, Decorator) and any(isinstance(d, RefExpr) and d.fullname == CALL for d in node.decorators):
        bodies.append(node.func)
    for body in bodies:
        part = _part(body, site, set())
        if part is not None:
            site.api.fail(
                f"this body uses {part}, but the body of scan, fold, map_over, cond, while_loop, call or tree_fold is "
                "traced once and cannot contain a @dynamic part: use cond and while_loop there",
                node.func if isinstance(node, Decorator) else node,
                code=AXES,
            )


def _part(body: Expression | FuncDef, site: Site, seen: set[Node]) -> str | None:
    """Return the name of a ``@dynamic`` function that a body calls, itself or through functions of the file."""
    function: object = body
    if isinstance(body, RefExpr):
        of = body.node
        if isinstance(of, Decorator) and any(isinstance(d, RefExpr) and d.fullname == DYNAMIC for d in _decorators(of)):
            return of.name
        named = of.func if isinstance(of, Decorator) else of
        is_own = isinstance(named, FuncDef) and named.fullname in (
            named.name,
            f"{site.checker.tree.fullname}.{named.name}",
        )
        function = named if is_own else None  # those of other files have no body where they come from the cache
    if not isinstance(function, (FuncDef, LambdaExpr)) or function in seen:
        return None
    seen.add(function)
    calls = (each.callee for each in nodes(function.body) if isinstance(each, CallExpr))
    return next(filter(None, (_part(callee, site, seen) for callee in calls)), None)


def _decorators(of: Decorator) -> Iterator[Expression]:
    for each in of.original_decorators:
        yield each.callee if isinstance(each, CallExpr) else each
