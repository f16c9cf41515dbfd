"""Answers to requests about a file: results of the last check, mapped to positions in the current text."""

from __future__ import annotations

from lsprotocol import types
from pygls.uris import from_fs_path

from typedtensor.inspection import Report, Source, Span, View, hints
from typedtensor.lsp.diagnostics import diagnostics
from typedtensor.lsp.engine import Engine
from typedtensor.lsp.fixes import fixes
from typedtensor.lsp.hovering import describe
from typedtensor.lsp.labels import describe_label, label_at
from typedtensor.lsp.line_mapping import LineMapping
from typedtensor.lsp.positions import Positions


def hover_answer(
    engine: Engine, path: str, current: Source, encoding: str, where: types.Position
) -> types.Hover | None:
    """The hover text at a position: the label that the word names, else the smallest expression around it."""
    view = engine.view(path)
    if view is None:
        return None
    lines, positions = LineMapping(view.source.lines, current.lines), Positions(current, encoding)
    line, column = positions.place(where)
    old = lines.to_old(line)
    if old is None:
        return None
    if (named := label_at(view, old, column)) is not None:
        label, old_span = named
        text = describe_label(label, engine.views(), engine.users(label.fullname), view)
    elif (one := next(iter(view.at(old, column)), None)) is not None:
        old_span, text = one.span, describe(view, one)
    else:
        return None
    span = _move(old_span, lines)
    content = types.MarkupContent(types.MarkupKind.Markdown, text)
    return None if span is None else types.Hover(content, positions.range(span))


def action_answer(
    engine: Engine, path: str, current: Source, encoding: str, where: types.Range
) -> list[types.CodeAction]:
    """The hints of the messages in a range of a file, as edits."""
    view = engine.view(path)
    if view is None or view.source.text != current.text:
        return []
    found: list[types.CodeAction] = []
    for report in engine.reports(path):
        [diagnostic] = diagnostics([report], current, encoding)
        if diagnostic.range.start <= where.end and where.start <= diagnostic.range.end:
            found += _actions(view, report, diagnostic, Positions(current, encoding), from_fs_path(path) or "")
    return found


def _actions(
    view: View, report: Report, diagnostic: types.Diagnostic, positions: Positions, uri: str
) -> list[types.CodeAction]:
    result = fixes(view, report)
    return [
        types.CodeAction(
            title=f"Try {fix.hint}",
            kind=types.CodeActionKind.QuickFix,
            diagnostics=[diagnostic],
            is_preferred=len(result) == 1,
            edit=types.WorkspaceEdit({uri: [types.TextEdit(positions.exact(span), text) for span, text in fix.edits]}),
        )
        for fix in result
    ]


def inlay_answer(
    engine: Engine, path: str, current: Source, encoding: str, where: types.Range
) -> list[types.InlayHint]:
    """The inlay hints of a range of a file."""
    view = engine.view(path)
    if view is None:
        return []
    lines, positions = LineMapping(view.source.lines, current.lines), Positions(current, encoding)
    found: list[types.InlayHint] = []
    for hint in hints(view):
        line = lines.to_new(hint.line)
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


def _move(span: Span, lines: LineMapping) -> Span | None:
    line, end_line = lines.to_new(span.line), lines.to_new(span.end_line)
    return None if line is None or end_line is None else Span(line, span.column, end_line, span.end_column)
