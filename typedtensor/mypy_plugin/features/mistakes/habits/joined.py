"""``concatenate([x, y], Batch, Both)`` of unlike tensors, and ``unstack(x, Batch)`` along another axis than the first.

mypy's messages about the overloads would only name type variables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    show_label,
    to_atom,
    to_word,
)
from typedtensor.mypy_plugin.types.operands import ForeignError, Reading, read
from typedtensor.rules import another_first_axis, another_size, no_divisor


def answer_parts(ctx: FunctionSigContext, name: str, lookups: Lookups) -> FunctionLike:
    """Report parts with different axes, a label that is not their first axis, and a wrong declared size."""
    given = _only(ctx, 0)
    if not isinstance(given, (ListExpr, TupleExpr)) or any(isinstance(item, StarExpr) for item in given.items):
        return ctx.default_signature
    items = given.items

    def find(site: Site) -> str | None:
        parts, labels = [read(ctx.api.get_expression_type(item), site) for item in items], _labels(ctx)
        along = labels[0] if name == "concatenate" and labels else None
        return _misfit(name, parts, along) or _missize(name, len(parts), labels, site)

    return _answer(ctx, lookups, find)


def answer_whole(ctx: FunctionSigContext, name: str, lookups: Lookups) -> FunctionLike:
    """Report a tensor to divide along another axis than its first, or into parts whose size is no divisor."""
    whole = _only(ctx, 0)
    if whole is None:
        return ctx.default_signature
    return _answer(
        ctx,
        lookups,
        lambda site: _misdivided(name, read(ctx.api.get_expression_type(whole), site), _labels(ctx), site),
    )


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


def _size(label: Type | None, site: Site) -> int | None:
    return None if label is None else StaticReader({}, site).size(to_atom(label))


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


def _missize(name: str, count: int, labels: Sequence[Type | None], site: Site) -> str | None:
    """Return the error about the size of the whole, if the labels declare sizes."""
    sizes = [_size(label, site) for label in labels]
    if not sizes or (declared := sizes[-1]) is None:
        return None
    part = 1 if name == "stack" else sizes[0]
    if part is None or declared == count * part:
        return None
    shown = [show_label(label) for label in labels if label is not None]
    return another_size(f"{name.capitalize()}[{', '.join(shown)}]", shown[-1], count * part, declared)


def _misdivided(name: str, whole: Reading, labels: Sequence[Type | None], site: Site) -> str | None:
    """Return the error about a tensor to divide, in the words of the run time."""
    along, into = [*labels, None, None][:2]
    if along is None:
        return None
    if whole.word and whole.word[:1] != to_word((along,)):
        return another_first_axis(name, show_label(along), whole.shown)
    size, width = _size(along, site), _size(into, site)
    if into is None or size is None or width is None or (width and size % width == 0):
        return None
    return no_divisor(show_label(along), size, show_label(into), width)
