"""Reports as diagnostics, and answers to requests: results of the last check, at positions in the current text."""

from __future__ import annotations

from collections.abc import Iterable

from lsprotocol import types
from mypy.errorcodes import ErrorCode
from pygls.uris import from_fs_path

from typedtensor.inspection import Report, Source, Span, View, hints
from typedtensor.lint.dispatch import CODES
from typedtensor.lsp.engine import Engine
from typedtensor.lsp.fixes import fixes
from typedtensor.lsp.hovering import describe, describe_label, label_at
from typedtensor.lsp.positions import LineMapping, Positions
from typedtensor.mypy_plugin.base import codes

_LINTER = frozenset(code.code for code in CODES.values())
AXES_CODES = _LINTER.union(each.code for each in vars(codes).values() if isinstance(each, ErrorCode))
"""The error codes of typedtensor's plugins."""

_DOCUMENTATION = "https://mypy.readthedocs.io/en/stable/_refs.html#code-"


def diagnostics(reports: Iterable[Report], source: Source, encoding: str) -> list[types.Diagnostic]:
    """Return the diagnostics of one file."""
    positions = Positions(source, encoding)
    return [
        types.Diagnostic(
            range=positions.range(report.span(source)),
            message=report.text,
            severity=_severity(report),
            code=report.code,
            code_description=types.CodeDescription(f"{_DOCUMENTATION}{report.code}")
            if report.code and report.code not in AXES_CODES
            else None,
            source="mypy",
        )
        for report in reports
    ]


def _severity(report: Report) -> types.DiagnosticSeverity:
    if report.severity == "error":
        return types.DiagnosticSeverity.Error
    return types.DiagnosticSeverity.Warning if report.code in _LINTER else types.DiagnosticSeverity.Information


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
