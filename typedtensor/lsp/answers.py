"""Answers about a file: results of the last check, at their positions in the current text."""

from __future__ import annotations

from lsprotocol import types

from typedtensor.inspection import Source, Span, View, hints
from typedtensor.lsp.drift import Drift
from typedtensor.lsp.hovering import describe
from typedtensor.lsp.positions import Positions


def hover_answer(view: View | None, now: Source, encoding: str, where: types.Position) -> types.Hover | None:
    """What is said of a place."""
    if view is None:
        return None
    drift, positions = Drift(view.source.lines, now.lines), Positions(now, encoding)
    line, column = positions.place(where)
    old = drift.then(line)
    one = next(iter(view.at(old, column)), None) if old is not None else None
    span = None if one is None else _move(one.span, drift)
    if one is None or span is None:
        return None
    content = types.MarkupContent(types.MarkupKind.Markdown, describe(view, one))
    return types.Hover(content, positions.range(span))


def inlay_answer(view: View | None, now: Source, encoding: str, where: types.Range) -> list[types.InlayHint]:
    """The hints of a part of a file."""
    if view is None:
        return []
    drift, positions = Drift(view.source.lines, now.lines), Positions(now, encoding)
    found: list[types.InlayHint] = []
    for hint in hints(view):
        line = drift.now(hint.line)
        if line is None or not where.start.line <= line - 1 <= where.end.line:
            continue
        found.append(
            types.InlayHint(
                positions.position(line, hint.column),
                f": {hint.text}" if hint.binding else hint.text,
                types.InlayHintKind.Type,
                padding_left=not hint.binding,
                tooltip=types.MarkupContent(types.MarkupKind.Markdown, describe(view, hint.seen)),
            )
        )
    return found


def _move(span: Span, drift: Drift) -> Span | None:
    line, end_line = drift.now(span.line), drift.now(span.end_line)
    return None if line is None or end_line is None else Span(line, span.column, end_line, span.end_column)
