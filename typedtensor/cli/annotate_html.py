"""Files as one self-contained HTML page: axes at the ends of lines, and tooltips with the axes of every expression."""

from __future__ import annotations

import html
import io
import keyword
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from typedtensor.cli.looking import line_of
from typedtensor.inspection import Knowledge, Look, Report, Seen, Sort, Source, Span, View, is_said, steps

_CLASSES = {tokenize.COMMENT: "comment", tokenize.STRING: "string", tokenize.NUMBER: "number"}


def page(look: Look) -> str:
    """Return the page of the inspected files."""
    views = [*enumerate(look.views, start=1)]
    sections = "\n".join(_section(number, view, look.reports_of(view)) for number, view in views)
    if len(views) > 1:
        items = (f"<li>{_link(f'F{n}', view.path)}: {_counted(view, look.reports_of(view))}</li>" for n, view in views)
        sections = "<ul>\n{}\n</ul>\n{}".format("\n".join(items), sections)
    title = ", ".join(view.path for view in look.views[:3]) + (" …" if len(look.views) > 3 else "")
    style = files("typedtensor.cli").joinpath("annotate.css").read_text(encoding="utf-8")
    head = f'<meta charset="utf-8">\n<title>Axes of {html.escape(title)}</title>'
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n{head}\n'
        f'<meta name="viewport" content="width=device-width">\n<style>\n{style}</style>\n</head>\n<body>\n'
        '<input type="checkbox" id="hints" checked><label for="hints">axes at the ends of lines</label>\n'
        '<p class="legend">Point at an expression for its axes: <span class="known">known</span>, '
        '<span class="partly">partly known</span>, <span class="unknown">unknown</span>, '
        f'<span class="error">refused</span>.</p>\n{sections}\n</body>\n</html>\n'
    )


def _section(number: int, view: View, reports: list[Report]) -> str:
    lines = "".join(_lines(number, view, reports))
    wrong = sorted({line_of(report, view) for report in reports if report.severity == "error"})
    where = (
        f" at line{'s' * (len(wrong) > 1)} {', '.join(_link(f'F{number}L{line}', str(line)) for line in wrong)}"
        if wrong
        else ""
    )
    heading = f'<h1 id="F{number}">{html.escape(view.path)}</h1>'
    return f"{heading}\n<p>{_counted(view, reports)}{where}</p>\n<pre>{lines}</pre>"


def _counted(view: View, reports: list[Report]) -> str:
    """Return the counts of a file: expressions with known axes, and errors."""
    numbers = Counter(one.assessment.knowledge for one in view.seen if one.sort is Sort.VALUE)
    counted = [f"{numbers[k]} {k.name.lower()}" for k in reversed(Knowledge) if numbers[k]]
    errors = sum(report.severity == "error" for report in reports)
    return ", ".join(counted + [f"{errors} error{'s' * (errors > 1)}"] * bool(errors)) or "no tensors"


def _link(target: str, text: str) -> str:
    return f'<a href="#{target}">{html.escape(text)}</a>'


def _lines(section: int, view: View, reports: list[Report]) -> Iterator[str]:
    """Yield the lines: number, code, hint; then mypy's messages. An element never spans a line break."""
    elements = _elements(view, reports)
    hints, messages = _hints(view), defaultdict(list)
    for report in reports:
        messages[line_of(report, view)].append(report)
    count = len(view.source.lines) - (not view.source.lines[-1])
    for number, line in enumerate(view.source.lines[:count], start=1):
        hint = None if messages[number] else hints.get(number)
        shown = f'<i class="{_class(hint)}">{html.escape(hint.shown)}</i>' if hint else ""
        code = _mark(line, elements.get(number, []) + _tokens(view.source).get(number, []))
        yield f'<b id="F{section}L{number}">{number}</b><code>{code}</code>{shown}\n'
        for report in messages[number]:
            yield f'<em class="{report.severity}">{html.escape(report.text)}</em>'


Element = tuple[int, int, str]
"""The first column, the column behind the last, and the attributes of a ``span`` element."""


def _elements(view: View, reports: list[Report]) -> dict[int, list[Element]]:
    found: dict[int, list[Element]] = defaultdict(list)
    refused = set()
    for report in reports:
        if report.severity == "error":
            refused.add(report.span(view.source))
            for line, start, end in _by_line(report.span(view.source), view):
                found[line].append((start, end, f'class="error" data-axes="{html.escape(report.text)}"'))
    for one in view.seen:
        if one.assessment.knowledge is Knowledge.UNKNOWN and one.span in refused:
            continue  # the message says more
        for line, start, end in _by_line(one.span, view):
            found[line].append((start, end, f'class="{_class(one)}" data-axes="{html.escape(_tip(view, one))}"'))
    return found


def _by_line(span: Span, view: View) -> Iterator[tuple[int, int, int]]:
    """Yield the part of a span on each line: line, first column, column behind the last."""
    for number in range(span.line, span.end_line + 1):
        line = view.source.line(number)
        start = span.column if number == span.line else len(line) - len(line.lstrip())
        end = span.end_column if number == span.end_line else len(line.rstrip())
        if start < end:
            yield number, start, end


def _tip(view: View, one: Seen) -> str:
    lines = [one.shown]
    if one.assessment.reason is not None:
        lines.append(one.assessment.reason)
    applied = view.application(one)
    if applied is not None:
        lines += [f"{applied.title}: {applied.rule}", applied.doc]
    return "\n".join(filter(None, lines))


def _hints(view: View) -> dict[int, Seen]:
    """Return for each line the largest step that ends on it, unless the text states its type."""
    found: dict[int, Seen] = {}
    for one in steps(view):
        before = found.get(one.span.end_line)
        if before is None or before.span.end_column <= one.span.end_column:
            largest = before is not None and before.span.end_column == one.span.end_column
            found[one.span.end_line] = before if largest and before is not None else one
    return {line: one for line, one in found.items() if not is_said(one, one.span, view)}


def _class(one: Seen) -> str:
    return one.assessment.knowledge.name.lower() if one.sort is Sort.VALUE else one.sort.value


def _mark(line: str, elements: list[Element]) -> str:
    """Return a line with nested elements, longer outside shorter; an element that would overlap is omitted."""
    opened: list[int] = []
    at: dict[int, list[str]] = defaultdict(list)
    for start, end, attributes in sorted(elements, key=lambda element: (element[0], -element[1])):
        while opened and opened[-1] <= start:
            at[opened.pop()].append("</span>")
        if not opened or end <= opened[-1]:
            at[start].append(f"<span {attributes}>")
            opened.append(end)
    while opened:
        at[opened.pop()].append("</span>")
    return "".join("".join(at.get(n, ())) + html.escape(line[n : n + 1]) for n in range(len(line) + 1))


@lru_cache(maxsize=1)
def _tokens(source: Source) -> dict[int, list[tuple[int, int, str]]]:
    """Return the coloured tokens of each line: first column, column behind the last, attributes."""
    found: dict[int, list[tuple[int, int, str]]] = defaultdict(list)
    try:
        for token in tokenize.generate_tokens(io.StringIO("\n".join(source.lines)).readline):
            style = _CLASSES.get(token.type)
            if token.type == tokenize.NAME and keyword.iskeyword(token.string):
                style = "keyword"
            if style is None:
                continue
            (first, column), (last, end) = token.start, token.end
            for line in range(first, last + 1):
                start = column if line == first else 0
                stop = end if line == last else len(source.line(line))
                if start < stop:
                    found[line].append((start, stop, f'class="{style}"'))
    except (tokenize.TokenError, SyntaxError):
        pass  # mypy has parsed the file; a failure to colour it is no error
    return found
