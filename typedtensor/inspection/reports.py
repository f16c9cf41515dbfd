"""mypy's reports, with their spans."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from typedtensor.inspection.spans import Source, Span

_REPORT = re.compile(
    r"(?P<path>.+?):(?P<line>\d+)(?::(?P<column>\d+))?(?::(?P<end_line>\d+):(?P<end_column>\d+))?: "
    r"(?P<severity>error|note|warning): (?P<text>.*?)(?:  \[(?P<code>[a-z0-9-]+)\])?"
)
_ELSEWHERE = re.compile(r"(?:(?P<path>[^:]+): )?(?P<severity>error|note|warning): (?P<text>.*)")


@dataclass(frozen=True, slots=True)
class Report:
    """A message of mypy.

    Attributes:
        path: the file; None for a message about no file.
        line: the line, from 1; the first line for a message about the whole file.
        column: the column in bytes, from 0; None if mypy reports none.
        end_line: the last line.
        end_column: the column after the last byte.
        severity: ``error`` or ``note``.
        text: the message.
        code: its error code, such as ``axes``.
    """

    path: str | None
    line: int
    column: int | None
    end_line: int
    end_column: int | None
    severity: str
    text: str
    code: str | None

    def span(self, source: Source) -> Span:
        """The span in a file; the whole line if there is no column."""
        if self.column is None or self.end_column is None:
            line = source.line(self.line)
            return Span(self.line, len(line) - len(line.lstrip()), self.line, len(line.rstrip()))
        return source.span_of_bytes(self.line, self.column, self.end_line, self.end_column)


def parse_report(line: str) -> Report | None:
    """Parse a line of mypy's output with ``--show-error-end``.

    >>> report = parse_report("a.py:7:1:7:16: error: Bad axes  [axes]")
    >>> report.column, report.end_column, report.text, report.code
    (0, 16, 'Bad axes', 'axes')
    """
    if (found := _REPORT.fullmatch(line)) is not None:
        number = int(found["line"])
        return Report(
            found["path"],
            number,
            int(found["column"]) - 1 if found["column"] else None,
            int(found["end_line"] or number),
            int(found["end_column"]) if found["end_column"] else None,
            found["severity"],
            found["text"],
            found["code"],
        )
    if (found := _ELSEWHERE.fullmatch(line)) is not None:
        return Report(found["path"], 1, None, 1, None, found["severity"], found["text"], None)
    return None


def by_path(reports: Iterable[Report]) -> dict[str, list[Report]]:
    """Group reports by file. Reports without a file are omitted."""
    found: dict[str, list[Report]] = defaultdict(list)
    for report in reports:
        if report.path is not None:
            found[report.path].append(report)
    return found
