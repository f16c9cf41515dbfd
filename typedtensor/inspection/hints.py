"""What is shown beside the text: computations rather than mentions of names, and in editors their axes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from typedtensor.inspection.knowledge import Knowledge
from typedtensor.inspection.spans import Span
from typedtensor.inspection.views import Seen, Sort, View


def steps(view: View) -> list[Seen]:
    """The computed or bound values, and the outermost modules and operations, in the order of the file.

    Parts of a composition are omitted, unless they are stages on lines of their own.
    """
    found: list[Seen] = []
    outer: Seen | None = None
    for one in view.seen:
        if not one.step:
            continue
        inside = outer is not None and outer.span.holds(one.span.end_line, one.span.end_column)
        if one.sort is Sort.VALUE or not inside or view.ends_line(one.span):
            found.append(one)
        if not inside:
            outer = one
    return found


class Hint(NamedTuple):
    """A type to show.

    Attributes:
        line: the line, from 1.
        column: the character before which the hint is shown.
        text: the text of the hint.
        binding: whether the hint is for a name that is bound, not for a stage.
        seen: the expression.
    """

    line: int
    column: int
    text: str
    binding: bool
    seen: Seen


def hints(view: View) -> list[Hint]:
    """The hints of a file, in order.

    Types that the text states itself are omitted: ``Linear(Pixel, Hidden)`` is a ``Linear[Pixel, Hidden]``.
    """
    return sorted((*_bindings(view), *_stages(view)), key=lambda hint: (hint.line, hint.column))


def _bindings(view: View) -> Iterator[Hint]:
    for one in view.seen:
        span = view.found.assigned.get(one.span)
        if span is None and one.span not in view.found.targets:
            continue
        if one.assessment.knowledge is not Knowledge.UNKNOWN and not (span and is_said(one, span, view)):
            yield Hint(one.span.end_line, one.span.end_column, one.shown, True, one)


def _stages(view: View) -> Iterator[Hint]:
    """The largest expression that ends on a line, if a larger one with the same start continues on later lines."""
    last_lines: dict[tuple[int, int], int] = {}
    for one in view.seen:
        start = (one.span.line, one.span.column)
        last_lines[start] = max(one.span.end_line, last_lines.get(start, 0))
    found: dict[int, Seen] = {}
    for one in view.seen:
        span = one.span
        if not one.step or one.span in view.found.targets or last_lines[span.line, span.column] == span.end_line:
            continue
        before = found.get(span.end_line)
        if view.ends_line(span) and (before is None or span.end_column > before.span.end_column):
            found[span.end_line] = one
    for one in found.values():
        if one.assessment.knowledge is not Knowledge.UNKNOWN and not is_said(one, one.span, view):
            yield Hint(one.span.end_line, one.span.end_column, one.shown, False, one)


def is_said(one: Seen, span: Span, view: View) -> bool:
    """Whether the text of a span states the type of an expression itself, as ``Input(Tensor[Batch])`` does."""
    said = "".join(view.source.cut(span).split()).replace("(", "[")
    return said.startswith("".join(one.shown.split()).removesuffix("]"))
