"""``prior.kl_divergence(posterior)``: the divergence the other way round."""

from __future__ import annotations

import re

from mypy.nodes import CallExpr, MemberExpr
from mypy.plugin import MethodContext
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_ROLE
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.totals import key

_PRIOR = re.compile(r"(?:^|[_.])prior$")
_POSTERIOR = re.compile(r"(?:^|[_.])(?:posterior|q|guide|approximation|encoded)$")


def check_direction(ctx: MethodContext, lookups: Lookups) -> Type:
    """Report the divergence of a prior from a posterior: the bound of a likelihood has that of the posterior."""
    call = ctx.context
    if isinstance(call, CallExpr) and isinstance(call.callee, MemberExpr) and len(call.args) == 1:
        first, second = key(call.callee.expr) or "", key(call.args[0]) or ""
        if _PRIOR.search(first) and _POSTERIOR.search(second):
            Site.of(lookups, ctx).report(
                f"this is the divergence of {first} from {second}, but the evidence lower bound needs the reverse: "
                f"write {second}.kl_divergence({first})",
                AXES_ROLE,
            )
    return ctx.default_return_type
