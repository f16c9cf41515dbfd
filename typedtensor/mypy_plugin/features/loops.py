"""``map_over`` and ``scan``: a result stacked along an axis has no second axis of that label."""

from __future__ import annotations

from mypy.plugin import FunctionContext
from mypy.types import TupleType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR
from typedtensor.mypy_plugin.features.explanations import explain_sequence
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.operands import ForeignError, read, show_tensor


def check_fold(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Explain a loop whose sequence mypy rejects."""
    explain_sequence(ctx, "fold", lookups)
    return ctx.default_return_type


def check_stacked(ctx: FunctionContext, name: str, lookups: Lookups) -> Type:
    """Report results for each element along an axis that have the axis themselves."""
    explain_sequence(ctx, name, lookups)
    made = get_proper_type(ctx.default_return_type)
    site = Site.of(lookups, ctx)
    stacked = made.items[1:] if isinstance(made, TupleType) else [made]
    for output in stacked:
        if instance_of(output, EXPR) is None:
            continue
        try:
            reading = read(output, site)
        except ForeignError:
            continue
        if reading.word and reading.word[0] in reading.word[1:]:
            each, over = show_tensor(reading.kinds[0], reading.word[1:]), show(reading.word[:1])
            site.refuse(
                f"there is {each} for each element along {over}, so {over} would be there twice: rename it inside the "
                "step, or reduce it"
            )
    return made
