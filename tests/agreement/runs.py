"""Many cases at once: one build of mypy for hundreds of programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.agreement.case import Case
from tests.agreement.comparison import Comparison, compare
from tests.agreement.generator import PREAMBLE, case
from tests.agreement.verdicts import run, static_verdicts

_BATCH = 500


def agreement(seed: int, count: int, folder: Path) -> Iterator[tuple[Case, Comparison]]:
    """Generate cases and compare the verdicts on each."""
    for start in range(0, count, _BATCH):
        cases = [case(seed, number) for number in range(start, min(start + _BATCH, count))]
        for one, static in zip(cases, static_verdicts(cases, folder), strict=True):
            yield one, compare(one, static, run(one))


def explain(one: Case, folder: Path) -> str:
    """A case as a program of its own, with both verdicts."""
    [static] = static_verdicts([one], folder)
    dynamic = run(one)
    said = [f"#   line {n}: {report.sort} {report.text}" for n, reports in static.items() for report in reports]
    ran = [f"#   line {n}: {text}" for n, text in dynamic.revealed]
    comparison = compare(one, static, dynamic)
    verdicts = ["# The checker:", *said, "# The run time:", *ran, f"#   {dynamic.failure}"]
    return "\n".join([*PREAMBLE, "", *one.lines, "", *verdicts, f"# {comparison.sort.name}: {comparison.detail}"])
