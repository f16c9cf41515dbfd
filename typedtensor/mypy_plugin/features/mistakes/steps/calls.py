"""The checks of ``optimizer.step(loss)`` and of ``fit(model, optimizer, loss, batches)``."""

from __future__ import annotations

from collections.abc import Mapping

from mypy.nodes import CallExpr, Expression, MemberExpr
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import Type

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.steps.data import check_schedule, check_validation
from typedtensor.mypy_plugin.features.mistakes.steps.minimised import check_minimised
from typedtensor.mypy_plugin.features.mistakes.steps.modes import check_updates
from typedtensor.mypy_plugin.features.mistakes.steps.optimizers import check_optimizer


def check_step(ctx: MethodContext, lookups: Lookups) -> Type:
    """Report a step that trains other parameters than it seems to."""
    site, given, call = Site.of(lookups, ctx), _given(ctx), ctx.context
    if isinstance(call, CallExpr) and isinstance(call.callee, MemberExpr) and "loss" in given:
        _check(call.callee.expr, given["loss"], given.get("updates"), site)
    return ctx.default_return_type


def check_fit(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report a call of ``fit`` that trains other parameters than it seems to, or is measured on its training data."""
    site, given = Site.of(lookups, ctx), _given(ctx)
    places = [nodes[0] if nodes else None for nodes in ctx.args[:4]]
    if None not in places and len(places) == 4:
        _, optimizer, loss, batches = places
        assert optimizer is not None
        assert loss is not None
        assert batches is not None
        _check(optimizer, loss, given.get("updates"), site)
        check_schedule(optimizer, given.get("plateau"), site)
        check_validation(batches, given.get("validation"), site)
    return ctx.default_return_type


def _check(optimizer: Expression, loss: Expression, updates: Expression | None, site: Site) -> None:
    check_minimised(loss, site)
    if not site.reported:
        check_optimizer(optimizer, loss, site)
    if not site.reported:
        check_updates(loss, updates, site)


def _given(ctx: FunctionContext | MethodContext) -> Mapping[str, Expression]:
    """Return the arguments of a call by the names of their parameters."""
    pairs = zip(ctx.callee_arg_names, ctx.args, strict=True)
    return {name: nodes[0] for name, nodes in pairs if name is not None and len(nodes) == 1}
