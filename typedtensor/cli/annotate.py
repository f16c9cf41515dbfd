"""``typedtensor annotate FILE``: the source with the axes of its expressions."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from typedtensor.cli.annotate_html import page
from typedtensor.cli.commands import FINE
from typedtensor.cli.files import using
from typedtensor.cli.looking import add_config_option, line_of, look_at
from typedtensor.inspection import Knowledge, Report, Seen, Span, View, steps

_COLORS = {Knowledge.KNOWN: "36", Knowledge.PARTLY: "33", Knowledge.UNKNOWN: "31"}
_ERROR = "1;31"
_DIM = "2"


def main(arguments: Sequence[str]) -> int:
    """Annotate files. Errors in the files are shown and do not affect the exit status."""
    parser = argparse.ArgumentParser("typedtensor annotate", description="Show files with the axes of expressions.")
    parser.add_argument("paths", nargs="+", metavar="FILE", help="a Python file, or a folder of them")
    parser.add_argument("--html", metavar="OUT", type=Path, help="write a self-contained page instead of printing text")
    parser.add_argument("--all", action="store_true", help="in the text, also annotate bare uses of names")
    parser.add_argument("--color", choices=["auto", "always", "never"], default="auto", help="for the text")
    add_config_option(parser)
    options = parser.parse_args(arguments)

    look = look_at("annotate", options.paths, options.config_file)
    if options.html is not None:
        with using(options.html):
            options.html.write_text(page(look), encoding="utf-8")
        print(f"{options.html}: {sum(len(view.seen) for view in look.views)} expressions")
        return FINE
    colored = options.color == "always" or (options.color == "auto" and _is_terminal())
    for view in look.views:
        print(Text(view, look.reports_of(view), mentions=options.all, colored=colored))
    return FINE


def _is_terminal() -> bool:
    """Whether the output is a terminal and the user allows colours (https://no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Text:
    """The annotated text of a file: below each line, the types of the expressions that end on it.

    Args:
        view: the file.
        reports: mypy's messages about it.
        mentions: also show names that are merely mentioned.
        colored: use the colours of terminals.
    """

    def __init__(self, view: View, reports: Sequence[Report], *, mentions: bool = False, colored: bool = False) -> None:
        self.view, self.colored = view, colored
        self.notes: dict[int, list[tuple[Span, str, str]]] = defaultdict(list)
        refused = {report.span(view.source) for report in reports if report.severity == "error"}
        for one in view.seen if mentions else steps(view):
            if one.assessment.knowledge is Knowledge.UNKNOWN and one.span in refused:
                continue  # the message says more
            self.notes[one.span.end_line].append((one.span, _words(one), _COLORS[one.assessment.knowledge]))
        for notes in self.notes.values():
            # In order of evaluation: the expression that ends first comes first, inner before outer.
            notes.sort(key=lambda note: (note[0].end_column, -note[0].line, -note[0].column))
        for report in reports:
            span = report.span(view.source)
            code = f"  [{report.code}]" if report.code else ""
            line = line_of(report, view)
            self.notes[line].append((span, f"{report.severity}: {report.text}{code}", _ERROR))

    def __str__(self) -> str:
        lines = self.view.source.lines
        shown = lines[:-1] if lines and not lines[-1] else lines
        return "\n".join([self.view.path, *self._lines(shown), ""])

    def _lines(self, lines: Sequence[str]) -> Iterator[str]:
        width = len(str(len(lines)))
        margin = self._paint(f"{' ' * width} |", _DIM)
        for number, line in enumerate(lines, start=1):
            yield f"{self._paint(f'{number:{width}} |', _DIM)} {line}".rstrip()
            for span, words, color in self.notes.get(number, ()):
                start = span.column if span.line == number else len(line) - len(line.lstrip())
                before = re.sub(r"[^\t]", " ", line[:start])
                end = span.end_column if span.end_line == number else len(line)
                mark = "~" * max(1, end - start)
                yield f"{margin} {before}{self._paint(f'{mark} {words}', color)}"

    def _paint(self, text: str, color: str) -> str:
        return f"\x1b[{color}m{text}\x1b[0m" if self.colored else text


def _words(one: Seen) -> str:
    reason = f" ({one.assessment.reason})" if one.assessment.knowledge is Knowledge.UNKNOWN else ""
    return f"{one.shown}{reason}"
