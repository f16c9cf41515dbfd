"""``concatenate([x, y], Batch, Both)`` of tensors that are not alike, and ``unstack(x, Batch)`` along another axis than
the first: what overloads say in type variables.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import Expression, ListExpr, StarExpr, TupleExpr
from mypy.plugin import FunctionSigContext
from mypy.types import FunctionLike, Type

from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.habits.numbers import anything
from typedtensor.mypy_plugin.types.labels import (
    GradualError,
    StaticReader,
    UnknownAxesError,
    label_among,
    show,
    show_label,
    to_atom,
    to_word,
)
from typedtensor.mypy_plugin.types.operands import ForeignError, Reading, read
from typedtensor.rules import Word, another_first_axis, another_size, no_divisor


def answer_parts(ctx: FunctionSigContext, name: str, lookups: Lookups) -> FunctionLike:
    """Report parts with different axes, an axis that is not their first one, and another size than the declared one."""
    signature, given = ctx.default_signature, _only(ctx, 0)
    if not isinstance(given, (ListExpr, TupleExpr)) or any(isinstance(item, StarExpr) for item in given.items):
        return signature
    site = Site(lookups, ctx.api, ctx.context)
    try:
        with ctx.api.msg.filter_errors():
            parts = [read(ctx.api.get_expression_type(item), site) for item in given.items]
            labels = [_label(_only(ctx, place), ctx) for place in range(1, len(ctx.args))]
            along = to_word((labels[0],)) if name == "concatenate" and labels[0] is not None else None
            message = _misfit(name, parts, along) or _missize(name, len(parts), labels, site)
    except (ForeignError, GradualError, UnknownAxesError):
        return signature
    if message is None:
        return signature
    ctx.api.fail(message, ctx.context, code=AXES)
    return anything(signature, ctx)


def _only(ctx: FunctionSigContext, place: int) -> Expression | None:
    return ctx.args[place][0] if place < len(ctx.args) and len(ctx.args[place]) == 1 else None


def _label(node: Expression | None, ctx: FunctionSigContext) -> Type | None:
    return None if node is None else label_among(ctx.api.get_expression_type(node))


def _misfit(name: str, parts: list[Reading], along: Word | None) -> str | None:
    """What is wrong, in the words of the run time."""
    if not parts or any(part.word is None for part in parts):
        return None
    first = parts[0]
    for number, part in enumerate(parts, 1):
        if (part.word, part.kinds) != (first.word, first.kinds):
            return (
                f"{name} takes tensors with the same axes and of one kind, but item 1 is {first.shown}, and item "
                f"{number} {part.shown}"
            )
    if along is not None and first.word is not None and first.word[:1] != along:
        return f"{name} joins the first axis {show(along)}, but was given {first.shown}: transpose it"
    return None


def _missize(name: str, count: int, labels: Sequence[Type | None], site: Site) -> str | None:
    """What is wrong with the size of the whole, where the labels declare some."""
    known = [label for label in labels if label is not None]
    if not known or len(known) < len(labels):
        return None
    sizes = [StaticReader({}, site).size(to_atom(label)) for label in known]
    declared, part = sizes[-1], 1 if name == "stack" else sizes[0]
    if declared is None or part is None or declared == count * part:
        return None
    shown = [show_label(label) for label in known]
    return another_size(f"{name.capitalize()}[{', '.join(shown)}]", shown[-1], count * part, declared)


def answer_whole(ctx: FunctionSigContext, name: str, lookups: Lookups) -> FunctionLike:
    """Report what is taken apart along another axis than its first, or into parts that are no divisor of it."""
    site, whole = Site(lookups, ctx.api, ctx.context), _only(ctx, 0)
    labels = [_label(_only(ctx, place), ctx) for place in range(1, len(ctx.args))]
    known = [label for label in labels if label is not None]
    if whole is None or len(known) < len(labels):
        return ctx.default_signature
    try:
        with ctx.api.msg.filter_errors():
            message = _misdivided(name, read(ctx.api.get_expression_type(whole), site), known, site)
    except (ForeignError, GradualError, UnknownAxesError):
        return ctx.default_signature
    if message is None:
        return ctx.default_signature
    ctx.api.fail(message, ctx.context, code=AXES)
    return anything(ctx.default_signature, ctx)


def _misdivided(name: str, whole: Reading, labels: Sequence[Type], site: Site) -> str | None:
    if whole.word and whole.word[:1] != to_word((labels[0],)):
        return another_first_axis(name, show_label(labels[0]), whole.shown)
    if name != "chunks":
        return None
    size, width = (StaticReader({}, site).size(to_atom(label)) for label in labels)
    if size is None or width is None or (width and size % width == 0):
        return None
    return no_divisor(show_label(labels[0]), size, show_label(labels[1]), width)
