"""``map_over``, ``batched``, ``scan`` and ``fold``: a result stacked along an axis has no second axis of that label."""

from __future__ import annotations

from mypy.plugin import FunctionContext
from mypy.types import AnyType, CallableType, Instance, TupleType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of
from typedtensor.mypy_plugin.base.messages import Site, is_certain
from typedtensor.mypy_plugin.base.names import EXPR
from typedtensor.mypy_plugin.features.rejected.explanations import explain_sequence
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.operands import ForeignError, read, show_tensor


def check_fold(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Explain a loop whose sequence mypy rejects."""
    explain_sequence(ctx, "fold", lookups)
    _note_unknown(ctx, "fold", Site.of(lookups, ctx))
    return ctx.default_return_type


def check_stacked(ctx: FunctionContext, name: str, lookups: Lookups) -> Type:
    """Report results for each element along an axis that have the axis themselves."""
    explain_sequence(ctx, name, lookups)
    made = get_proper_type(ctx.default_return_type)
    site = Site.of(lookups, ctx)
    _note_unknown(ctx, name, site)
    for output in made.items[1:] if isinstance(made, TupleType) else [made]:
        _check_output(output, site)
    return made


def check_batched(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report a function of one example whose result has the axis of the examples."""
    made, site = get_proper_type(ctx.default_return_type), Site.of(lookups, ctx)
    _note_unknown(ctx, "batched", site)
    function = get_proper_type(made.args[0]) if isinstance(made, Instance) and made.args else None
    if isinstance(function, CallableType):
        _check_output(function.ret_type, site)
    return made


def _note_unknown(ctx: FunctionContext, name: str, site: Site) -> None:
    """Say of an axis that is Any that the result is not known, unless it is."""
    for formal, types in zip(ctx.callee_arg_names, ctx.arg_types, strict=True):
        for of in types if formal in ("over", "axis") else ():
            if isinstance(get_proper_type(of), AnyType) and not (
                site.is_said(of) or is_certain(ctx.default_return_type)
            ):
                site.say_unknown(f"the axes of the result of {name} are not known: its axis is Any; annotate it")


def _check_output(output: Type, site: Site) -> None:
    if instance_of(output, EXPR) is None:
        return
    try:
        reading = read(output, site)
    except ForeignError:
        return
    if reading.word and reading.word[0] in reading.word[1:]:
        each, over = show_tensor(reading.kinds[0], reading.word[1:]), show(reading.word[:1])
        site.refuse(
            f"there is {each} for each element along {over}, so {over} would be there twice: rename it inside the "
            "step, or reduce it"
        )
