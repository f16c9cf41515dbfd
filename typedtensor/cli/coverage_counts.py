"""Type coverage of one file, or of several."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from typedtensor.inspection import Knowledge, Sort, Span, View

_SHORT = 60
"""The maximum number of quoted characters of an expression."""


@dataclass(frozen=True)
class Gap:
    """An expression whose axes are not all known.

    Attributes:
        path: its file.
        span: its span.
        text: the expression.
        shown: its type.
        knowledge: how much of its type is known.
        reason: why the rest is unknown.
    """

    path: str
    span: Span
    text: str
    shown: str
    knowledge: Knowledge
    reason: str

    def __str__(self) -> str:
        where = f"{self.path}:{self.span.line}:{self.span.column + 1}"
        known = self.knowledge.name.lower()
        return f"{where}: {known}: {self.text}: {self.shown}: {self.reason}"

    def as_json(self) -> dict[str, object]:
        """Return the gap as JSON; lines and columns from 1, the last column inclusive."""
        return {
            "line": self.span.line,
            "column": self.span.column + 1,
            "end_line": self.span.end_line,
            "end_column": self.span.end_column,
            "expression": self.text,
            "type": self.shown,
            "knowledge": self.knowledge.name.lower(),
            "reason": self.reason,
        }


@dataclass(frozen=True)
class Coverage:
    """Counts of expressions with known axes.

    Attributes:
        path: the file.
        counts: the numbers of expressions by how much is known.
        gaps: the expressions whose axes are unknown, or known only partly.
    """

    path: str
    counts: Counter[Knowledge]
    gaps: tuple[Gap, ...] = ()

    @staticmethod
    def of(view: View) -> Coverage:
        """Count a file. A function that mypy does not check counts as one unknown expression."""
        path = os.path.relpath(view.path) if os.path.isabs(view.path) else view.path
        values = [one for one in view.seen if one.sort is Sort.VALUE]
        gaps = [
            Gap(
                path,
                one.span,
                _quote(view.source.cut(one.span)),
                one.shown,
                one.assessment.knowledge,
                one.assessment.reason,
            )
            for one in values
            if one.assessment.reason is not None
        ]
        gaps += [
            Gap(path, span, f"def {name}", "not checked", Knowledge.UNKNOWN, "the function has no annotation")
            for span, name in view.unchecked
        ]
        counts = Counter(one.assessment.knowledge for one in values)
        counts[Knowledge.UNKNOWN] += len(view.unchecked)
        return Coverage(path, counts, tuple(sorted(gaps, key=lambda gap: gap.span)))

    @staticmethod
    def total(files: Iterable[Coverage]) -> Coverage:
        """Sum the coverage of several files."""
        return Coverage("", sum((file.counts for file in files), Counter()))

    @property
    def counted(self) -> int:
        """The number of expressions."""
        return self.counts.total()

    @property
    def percent(self) -> float:
        """The share of values whose axes are known or partly known, in per cent; 100 if there are no values."""
        return 100 * (1 - self.counts[Knowledge.UNKNOWN] / self.counted) if self.counted else 100.0

    def __str__(self) -> str:
        known, partly, unknown = (self.counts[k] for k in (Knowledge.KNOWN, Knowledge.PARTLY, Knowledge.UNKNOWN))
        return f"{self.counted:5} expressions: {known} known, {partly} partly, {unknown} unknown: {self.percent:.1f} %"

    def as_json(self) -> dict[str, object]:
        """Return the numbers as JSON."""
        numbers = {knowledge.name.lower(): self.counts[knowledge] for knowledge in reversed(Knowledge)}
        return {**numbers, "percent": round(self.percent, 2)}


def _quote(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _SHORT else f"{line[: _SHORT - 1]}…"
