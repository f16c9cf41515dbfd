"""``Hidden.size ** 0.5`` is a ``float``; mypy itself types it as ``Any``, as an ``int`` may be negative."""

from __future__ import annotations

from mypy.nodes import MemberExpr, OpExpr
from mypy.plugin import MethodContext
from mypy.types import Type

from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import AXIS
from typedtensor.mypy_plugin.types.labels import label_among

POWER = "builtins.float.__rpow__"


def type_root(ctx: MethodContext, lookups: Lookups) -> Type:
    """Return the type of a power of an axis's size, which is positive."""
    match ctx.context:
        case OpExpr(op="**", left=MemberExpr(name="size", expr=axis)):
            of = Site.of(lookups, ctx).checker.lookup_type_or_none(axis)
            if of is not None and is_a(label_among(of) or of, AXIS):
                return ctx.api.named_generic_type("builtins.float", [])
    return ctx.default_return_type
