"""``typedtensor coverage PATHS``: which expressions have known axes, which lack them, and why."""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from typedtensor.cli.commands import FAILED, FINE
from typedtensor.cli.looking import add_config_option, look_at
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


def main(arguments: Sequence[str]) -> int:
    """Count expressions with known axes; fail below a threshold."""
    parser = argparse.ArgumentParser(
        "typedtensor coverage",
        description="Count tensors and expressions whose axes the type checker knows. An expression is partly known if "
        "its type leaves some axes open, as *S does in generic code; the percentage counts known and partly known "
        "expressions.",
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a Python file, or a folder of them")
    parser.add_argument("--fail-under", type=float, metavar="PERCENT", help="exit with 1 if the percentage is lower")
    parser.add_argument("--partly", action="store_true", help="also list partly known expressions")
    parser.add_argument("--summary", action="store_true", help="print only the numbers, without places")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_config_option(parser)
    options = parser.parse_args(arguments)

    look = look_at("coverage", options.paths, options.config_file)
    files = [coverage for coverage in map(Coverage.of, look.views) if coverage.counted]
    total = Coverage.total(files)
    passed = options.fail_under is None or total.percent >= options.fail_under
    if options.json:
        print(json.dumps(_as_json(files, total, options.fail_under, passed), indent=2))
        return FINE if passed else FAILED
    worst = Knowledge.PARTLY if options.partly else Knowledge.UNKNOWN
    for gap in (gap for file in files for gap in file.gaps if not options.summary and gap.knowledge <= worst):
        print(gap)
    width = max((len(file.path) for file in files), default=0)
    for file in files:
        print(f"{file.path:{width}}  {file}")
    if len(files) != 1:
        print(f"{'all':{width}}  {total}")
    if not passed:
        print(
            f"{total.percent:.1f} % are known or partly known, but --fail-under asks for at least "
            f"{options.fail_under:g} %"
        )
    return FINE if passed else FAILED


def _as_json(files: Sequence[Coverage], total: Coverage, fail_under: float | None, passed: bool) -> dict[str, Any]:
    return {
        "files": [
            {"path": file.path, **file.as_json(), "gaps": [gap.as_json() for gap in file.gaps]} for file in files
        ],
        "total": total.as_json(),
        "fail_under": fail_under,
        "passed": passed,
    }
