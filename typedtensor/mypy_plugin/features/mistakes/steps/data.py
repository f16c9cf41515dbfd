"""Data of ``fit``: measured on the training data, or shuffled separately; schedules that get no measurement."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, Var
from mypy.plugin import FunctionContext
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_TRAINING
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import BATCHES, PLATEAU
from typedtensor.mypy_plugin.types.reading import names_in, nodes
from typedtensor.mypy_plugin.types.straight import Located, straight


def check_validation(batches: Expression, validation: Expression | None, site: Site) -> None:
    """Report batches that are trained with and measured, where other batches are at hand."""
    if not isinstance(batches, NameExpr) or not isinstance(validation, NameExpr) or batches.node is not validation.node:
        return
    function = site.checker.scope.current_function()
    around = site.checker.tree if function is None else function
    others = {each.name: each.node for each in nodes(around) if isinstance(each, NameExpr)}
    if function is not None:
        others |= {argument.variable.name: argument.variable for argument in function.arguments}
    for name, node in sorted(others.items()):
        if node is not batches.node and isinstance(node, Var) and node.type is not None and is_a(node.type, BATCHES):
            site.report(
                f"this measures the model on its training data, {batches.name}, which says nothing about other data: "
                f"pass validation={name}",
                AXES_TRAINING,
            )
            return


def check_schedule(optimizer: Expression, plateau: Expression | None, site: Site) -> None:
    """Report a learning rate that falls where a loss does not, and that is never told the loss."""
    lines = straight(site)
    line = lines.at(site.context)
    result = None if line is None else lines.resolved(Located(optimizer, line)).node
    if plateau is not None or not isinstance(result, CallExpr):
        return
    rate = dict(zip(result.arg_names, result.args, strict=True)).get("learning_rate")
    of = rate.node.type if isinstance(rate, NameExpr) and isinstance(rate.node, Var) else None
    if isinstance(rate, NameExpr) and of is not None and is_a(of, PLATEAU):
        site.report(
            f"{rate.name} lowers the learning rate when the loss of the epochs stops falling, but nothing tells it the "
            f"loss: pass plateau={rate.name}",
            AXES_TRAINING,
        )


def check_batches(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report arrays that are shuffled in orders of their own, so that their rows do not belong together."""
    site = Site.of(lookups, ctx)
    lines = straight(site)
    line = lines.at(ctx.context)
    orders = set()
    for node in [node for given in ctx.args for node in given]:
        if isinstance(node, CallExpr) and line is not None:
            parts = [node, *(lines.resolved(Located(name, line)).node for name in names_in(node))]
            orders |= {call for part in parts for call in nodes(part) if isinstance(call, CallExpr) and _is_order(call)}
    if len(orders) > 1:
        first, second = sorted(call.line for call in orders)[:2]
        where = f"line {first}" if first == second else f"lines {first} and {second}"
        site.report(
            f"these are shuffled separately, on {where}, so inputs meet the targets of others: draw one order, and "
            "index all of them by it",
            AXES_TRAINING,
        )
    return ctx.default_return_type


def _is_order(call: CallExpr) -> bool:
    callee = call.callee
    return isinstance(callee, (NameExpr, MemberExpr)) and callee.name == "permutation"
