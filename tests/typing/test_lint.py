"""The linter's warnings about wrong programs, and right ones about which neither it nor the type checker speaks."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.typing.checking import HERE, LINTED, Report, check
from tests.typing.depth import HELPERS, MISTAKES, WAYS, Mistake, helpers, line_of, program
from tests.typing.expectations import with_expectations

_CASES = sorted((HERE / "lint").glob("*.py"))
_RIGHT = sorted((HERE / "right").glob("*.py"))


@pytest.fixture(scope="module")
def reports(lint_cache: Path) -> dict[str, list[Report]]:
    """The reports about all programs, in one build."""
    files = {f"{path.parent.name}.{path.stem}": path for path in [*_CASES, *_RIGHT]}
    return check(files, lint_cache, LINTED)


@pytest.mark.parametrize("path", _CASES, ids=[path.stem for path in _CASES])
def test_case(path: Path, reports: dict[str, list[Report]], request: pytest.FixtureRequest) -> None:
    case = path.read_text()
    found = with_expectations(case, reports.get(f"lint.{path.stem}", []))
    if request.config.getoption("--update-cases", default=False):
        path.write_text(found)
    elif found != case:
        difference = difflib.unified_diff(case.splitlines(), found.splitlines(), "expected", "found", lineterm="", n=1)
        pytest.fail("\n".join([str(path), *difference]), pytrace=False)


@pytest.fixture(scope="module")
def deep(lint_cache: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Report]]:
    """The reports about mistakes in two parts, for each way of putting them together: cold, then from the cache."""
    folder = tmp_path_factory.mktemp("depth")
    texts = {HELPERS: helpers(), **{f"depth_{way}": program(way) for way in WAYS}}
    files = {module: folder / f"{module}.py" for module in texts}
    for module, path in files.items():
        path.write_text(texts[module])
    found = check(files, lint_cache, LINTED)
    users = [path for module, path in files.items() if module != HELPERS]
    for path in users:
        path.write_text(path.read_text() + "\n")  # checked again, with the helpers from the cache
    again = check(files, lint_cache, LINTED)
    assert again == found
    return found


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.name for mistake in MISTAKES])
def test_depth(mistake: Mistake, way: str, deep: dict[str, list[Report]]) -> None:
    reports = [report for report in deep[f"depth_{way}"] if report.line == line_of(way, mistake)]
    assert [report.sort for report in reports] == ["N"]
    assert reports[0].text.endswith(f"[lint-{mistake.code}]")


@pytest.mark.parametrize("path", _RIGHT, ids=[path.stem for path in _RIGHT])
def test_right_programs(path: Path, reports: dict[str, list[Report]]) -> None:
    assert reports.get(f"right.{path.stem}", []) == []
