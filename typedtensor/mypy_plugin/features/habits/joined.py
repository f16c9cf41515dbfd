"""``concatenate([x, y], Batch, Both)`` of unlike tensors, and ``unstack(x, Batch)`` along another axis than the first.

mypy's messages about the overloads would only name type variables.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.errorcodes import ARG_TYPE
from mypy.nodes import CallExpr, Expression, ListExpr, RefExpr, StarExpr, TupleExpr
from mypy.plugin import FunctionSigContext
from mypy.types import FunctionLike, Type

from typedtensor.elsewhere import NO_LIST
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import OPERAND
from typedtensor.mypy_plugin.features.habits.numbers import anything
from typedtensor.mypy_plugin.types.labels import GradualError, UnknownAxesError, label_among, show_label, to_word
from typedtensor.mypy_plugin.types.operands import ForeignError, Reading, read
from typedtensor.mypy_plugin.types.reading import key
from typedtensor.rules import another_first_axis


def answer_parts(ctx: FunctionSigContext, name: str, lookups: Lookups) -> FunctionLike:
    """Report parts with different axes, and a label that is not their first axis."""
    given, call = _only(ctx, 0), ctx.context
    if isinstance(given, RefExpr) and isinstance(call, CallExpr) and is_a(ctx.api.get_expression_type(given), OPERAND):
        tensors = [node for node in call.args if not label_among(ctx.api.get_expression_type(node))]
        shown = [key(node) or "…" for node in call.args]
        labels = ", ".join(shown[len(tensors) :]) or "Part"
        ctx.api.fail(NO_LIST.format(name, ", ".join(shown[: len(tensors)]), labels), call, code=ARG_TYPE)
        return anything(ctx.default_signature, ctx)
    if not isinstance(given, (ListExpr, TupleExpr)) or any(isinstance(item, StarExpr) for item in given.items):
        return ctx.default_signature
    items = given.items

    def find(site: Site) -> str | None:
        parts, labels = [read(ctx.api.get_expression_type(item), site) for item in items], _labels(ctx)
        return _misfit(name, parts, labels[0] if name == "concatenate" and labels else None)

    return _answer(ctx, lookups, find)


def answer_whole(ctx: FunctionSigContext, name: str, lookups: Lookups) -> FunctionLike:
    """Report a tensor to divide along another axis than its first."""
    whole = _only(ctx, 0)
    if whole is None:
        return ctx.default_signature
    along = next(iter(_labels(ctx)), None)
    return _answer(ctx, lookups, lambda site: _misdivided(name, read(ctx.api.get_expression_type(whole), site), along))


def _answer(ctx: FunctionSigContext, lookups: Lookups, find: Callable[[Site], str | None]) -> FunctionLike:
    """Report the error that ``find`` returns, with a signature for any arguments; else return the default signature."""
    try:
        with ctx.api.msg.filter_errors():
            message = find(Site(lookups, ctx.api, ctx.context))
    except (ForeignError, GradualError, UnknownAxesError):
        return ctx.default_signature
    if message is None:
        return ctx.default_signature
    ctx.api.fail(message, ctx.context, code=AXES)
    return anything(ctx.default_signature, ctx)


def _only(ctx: FunctionSigContext, place: int) -> Expression | None:
    return ctx.args[place][0] if place < len(ctx.args) and len(ctx.args[place]) == 1 else None


def _labels(ctx: FunctionSigContext) -> list[Type | None]:
    """Return the labels after the first argument; None for an unknown one."""
    given = [_only(ctx, place) for place in range(1, len(ctx.args))]
    return [None if node is None else label_among(ctx.api.get_expression_type(node)) for node in given]


def _misfit(name: str, parts: list[Reading], along: Type | None) -> str | None:
    """Return the error about the parts, in the words of the run time."""
    if not parts or any(part.word is None for part in parts):
        return None
    first = parts[0]
    for number, part in enumerate(parts, 1):
        if (part.word, part.kinds) != (first.word, first.kinds):
            return (
                f"{name} takes tensors with the same axes and of one kind, but item 1 is {first.shown}, and item "
                f"{number} {part.shown}"
            )
    if along is not None and first.word is not None and first.word[:1] != to_word((along,)):
        return f"{name} joins the first axis {show_label(along)}, but was given {first.shown}: transpose it"
    return None


def _misdivided(name: str, whole: Reading, along: Type | None) -> str | None:
    """Return the error about a tensor to divide along another axis than its first, in the words of the run time."""
    if along is None or not whole.word or whole.word[:1] == to_word((along,)):
        return None
    return another_first_axis(name, show_label(along), whole.shown)
