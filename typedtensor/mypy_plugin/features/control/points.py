"""Points of differentiation, whose leaves are real."""

from __future__ import annotations

from mypy.plugin import FunctionContext
from mypy.types import Type

from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR
from typedtensor.mypy_plugin.features.control.leaves import leaves_of
from typedtensor.mypy_plugin.types.operands import ForeignError, read


def check_point(ctx: FunctionContext, argument: str, lookups: Lookups) -> Type:
    """Report a point with leaves that are not real."""
    for formal, types in zip(ctx.callee_arg_names, ctx.arg_types, strict=True):
        for point in types if formal == argument else ():
            _check_kinds(list(leaves_of(point)), Site.of(lookups, ctx))
    return ctx.default_return_type


def check_gradient(state: Type, site: Site) -> None:
    """Report leaves, of the state that a gradient is taken for, that are not real or not expressions."""
    leaves = list(leaves_of(state))
    _check_kinds(leaves, site)
    for leaf in leaves:
        if not is_a(leaf, EXPR):
            shown = read(leaf, site).shown
            site.refuse(
                f"the second argument of gradient must consist of expressions, but contains {shown}, which is a value"
            )


def _check_kinds(leaves: list[Type], site: Site) -> None:
    for leaf in leaves:
        try:
            reading = read(leaf, site)
        except ForeignError:
            continue
        if reading.kinds and "real" not in reading.kinds:
            site.refuse(f"there is no gradient for {reading.shown}: request gradients only for real tensors")
