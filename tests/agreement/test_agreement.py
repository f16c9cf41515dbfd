"""The type checker and the run time give one verdict on generated programs.

``python -m tests.agreement SEED:NUMBER`` prints a case with both verdicts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.agreement.case import Case
from tests.agreement.comparison import LENIENT, Sort, compare
from tests.agreement.runs import Static, explain, judged, shrink
from tests.agreement.verdicts import run
from tests.agreement.writing import LIBRARY
from typedtensor.ops import PolyOp
from typedtensor.ops.core import verdict
from typedtensor.rules import Accepted, OperandSpec, Reader, Refused, Rule, Word, apply_rule

_SEED = 20_240_601


@pytest.fixture(scope="module")
def few(folder: Path) -> list[tuple[Case, Static]]:
    """Programs with their static verdicts."""
    return list(judged(_SEED, 200, folder))


def _check(cases: Iterable[tuple[Case, Static]], folder: Path, lenient: float = 0.05) -> None:
    """No verdict differs, a third is accepted, a third refused, and few need leniency: a share of each sort at most."""
    sorts: Counter[Sort] = Counter()
    different = []
    for case, static in cases:
        sort = compare(case, static, run(case)).sort
        sorts[sort] += 1
        if sort is Sort.DIFFERENT:
            different.append(case)
    total = sorts.total()
    if different:
        smallest = min((shrink(case, folder) for case in different[:5]), key=lambda case: len(str(case)))
        names = ", ".join(case.name for case in different)
        pytest.fail(f"{len(different)} of {total} cases differ: {names}\n{explain(smallest, folder)}", pytrace=False)
    assert sorts[Sort.ACCEPTED] > total / 3, sorts
    assert sorts[Sort.REFUSED] > total / 3, sorts
    assert all(sorts[sort] < total * lenient for sort in LENIENT), sorts
    assert sum(sorts[sort] for sort in LENIENT) < total * lenient * 3, sorts


def test_verdicts_agree(few: Sequence[tuple[Case, Static]], folder: Path) -> None:
    _check(few, folder, lenient=0.08)


@pytest.mark.slow
def test_verdicts_agree_on_many_programs(folder: Path) -> None:
    cases = list(judged(_SEED, 6_000, folder))
    programs = "\n".join(str(case) for case, _ in cases)
    unused = [operation.__name__ for operation in LIBRARY if f"{operation.__name__}(" not in programs]
    assert not unused, f"no program applies {unused}"
    _check(cases, folder)


def _without_conditions(
    rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: Reader
) -> Accepted | Refused:
    return apply_rule(replace(rule, conditions=()), operands, arguments, reader)


def test_a_reader_of_rules_that_strays_is_seen(
    few: Sequence[tuple[Case, Static]], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdict, "judge", _without_conditions)
    monkeypatch.setattr(PolyOp, "verdict", verdict.reach_verdict)
    different = [case for case, static in few if compare(case, static, run(case)).sort is Sort.DIFFERENT]
    assert different
    assert len(shrink(different[0], folder).lines) <= len(different[0].lines)
