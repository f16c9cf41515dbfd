"""Batches of cases: one build of mypy for hundreds of programs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tests.agreement.case import Case
from tests.agreement.comparison import Comparison, Sort, compare
from tests.agreement.generator import PREAMBLE, case
from tests.agreement.verdicts import run, static_verdicts
from tests.typing.checking import Report

_BATCH = 500


Static = dict[int, list[Report]]
"""mypy's reports, by lines."""


def judged(seed: int, count: int, folder: Path) -> Iterator[tuple[Case, Static]]:
    """Generate cases, with the static verdict on each."""
    for start in range(0, count, _BATCH):
        cases = [case(seed, number) for number in range(start, min(start + _BATCH, count))]
        yield from zip(cases, static_verdicts(cases, folder), strict=True)


def agreement(seed: int, count: int, folder: Path) -> Iterator[tuple[Case, Comparison]]:
    """Generate cases and compare the verdicts on each."""
    for one, static in judged(seed, count, folder):
        yield one, compare(one, static, run(one))


def shrink(one: Case, folder: Path) -> Case:
    """Remove lines that the difference does not need from a case. A generic function stays whole."""
    if one.generic is not None:
        return one
    number = len(one.lines) - 1
    while number >= 0:
        shorter = replace(one, lines=(*one.lines[:number], *one.lines[number + 1 :]))
        if _differs(shorter, folder):
            one = shorter
        number -= 1
    return one


def _differs(one: Case, folder: Path) -> bool:
    try:
        compile(str(one), one.name, "exec")
    except SyntaxError:
        return False
    [static] = static_verdicts([one], folder)
    dynamic = run(one)
    unbound = dynamic.failure is not None and dynamic.failure.type == "NameError"
    return not unbound and compare(one, static, dynamic).sort is Sort.DIFFERENT


def explain(one: Case, folder: Path) -> str:
    """Return a case as a separate program, with both verdicts."""
    [static] = static_verdicts([one], folder)
    dynamic = run(one)
    said = [f"#   line {n}: {report.sort} {report.text}" for n, reports in static.items() for report in reports]
    ran = [f"#   line {n}: {text}" for n, text in dynamic.revealed]
    comparison = compare(one, static, dynamic)
    verdicts = ["# The checker:", *said, "# The run time:", *ran, f"#   {dynamic.failure}"]
    return "\n".join([*PREAMBLE, "", *one.lines, "", *verdicts, f"# {comparison.sort.name}: {comparison.detail}"])
