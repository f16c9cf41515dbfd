"""Programs with what the type checker says of each line; ``--update-cases`` writes it anew."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.typing.checking import HERE, Report
from tests.typing.expectations import with_expectations

_CASES = sorted((HERE / "cases").glob("*.py"))


@pytest.mark.parametrize("path", _CASES, ids=[path.stem for path in _CASES])
def test_case(path: Path, case_reports: dict[str, list[Report]], request: pytest.FixtureRequest) -> None:
    case = path.read_text()
    found = with_expectations(case, case_reports.get(f"cases.{path.stem}", []))
    if request.config.getoption("--update-cases", default=False):
        path.write_text(found)
    elif found != case:
        difference = difflib.unified_diff(case.splitlines(), found.splitlines(), "expected", "found", lineterm="", n=1)
        pytest.fail("\n".join([str(path), *difference]), pytrace=False)
