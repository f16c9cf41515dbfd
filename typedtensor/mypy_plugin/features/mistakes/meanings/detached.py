"""Gradients that are stopped in each step of a loop, or that flow through the weights of a policy's loss."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import CallExpr, Expression, FuncDef, LambdaExpr, MemberExpr, NameExpr, OpExpr, RefExpr
from mypy.plugin import FunctionContext
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_GRADIENT
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.reading import nodes, own_function
from typedtensor.mypy_plugin.types.straight import Located, around
from typedtensor.mypy_plugin.types.trail import Trail

_LOGARITHMS = frozenset({"LogSoftmax", "MaskedLogSoftmax"})


def check_detached(ctx: FunctionContext, name: str, site: Site) -> None:
    """Report the body of a loop that reads the carried state within ``stop_gradient`` alone."""
    given = ctx.args[0][0] if ctx.args and ctx.args[0] else None
    body = own_function(given.node, site.checker.tree) if isinstance(given, RefExpr) else given
    if not isinstance(body, (FuncDef, LambdaExpr)) or not body.arguments:
        return
    state, below = body.arguments[0].variable, nodes(body.body)
    read = [each for each in below if isinstance(each, NameExpr) and each.node is state]
    stopped = {part for each in below if _is_stopped(each) for part in nodes(each)}
    if read and all(each in stopped for each in read):
        site.report(
            f"each step of this {name} stops the gradient of {state.name}, so no step learns what later steps need: "
            f"use {state.name} itself, and stop the gradient before the loop, if at all",
            AXES_GRADIENT,
        )


def check_weight(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report the square of a difference that also weighs logarithms of probabilities, with its gradient."""
    trail, square = Trail(site), applied(context, site, called)
    line = trail.line(context)
    result, value = (None, None) if square is None or line is None else trail.applied(Located(square.operands[0], line))
    if result is None or value is None or result.operation != "Sub":
        return
    for product in _products(site):
        at = trail.line(product)
        sides = [] if at is None else [Located(product.left, at), Located(product.right, at)]
        for weight, logarithm in (sides, sides[::-1]) if sides else ():
            if trail.same(trail.applied(weight)[1], value) and _is_logarithm(logarithm, trail):
                one, other = (getattr(node, "name", "…") for node in result.operands)
                site.report(
                    f"line {product.line} weights log-probabilities by {one} - {other} without stopping its gradient, "
                    f"so the policy also changes {other}: weight them by stop_gradient({one} - {other})",
                    AXES_GRADIENT,
                )
                return


def _products(site: Site) -> Iterator[OpExpr]:
    function = around(site)
    for node in nodes(function.body) if isinstance(function, FuncDef) else ():
        if isinstance(node, OpExpr) and node.op == "*":
            yield node


def _is_logarithm(value: Located, trail: Trail) -> bool:
    """Whether a value is of logarithms of probabilities of actions."""
    result, value = trail.source(value)
    if result is None:
        call = value.node
        return isinstance(call, CallExpr) and isinstance(call.callee, MemberExpr) and call.callee.name == "log_density"
    if result.operation in _LOGARITHMS:
        return True
    inner = value._replace(node=result.operands[0])
    return result.operation in ("TakeAlong", "SumAlong", "Neg") and _is_logarithm(inner, trail)


def _is_stopped(node: object) -> bool:
    callee = node.callee if isinstance(node, CallExpr) else None
    return isinstance(callee, (NameExpr, MemberExpr)) and callee.name == "stop_gradient"
