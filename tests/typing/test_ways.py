"""The cases say the same in the daemon, from workers, and from a cache, as in a build of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from mypy.dmypy_server import Server
from mypy.modulefinder import BuildSource

from tests.sharing import SHOWN
from tests.typing.checking import HERE, Report, check, options, reports
from tests.typing.conftest import CASES
from tests.typing.counting import counts, summary
from tests.typing.projects import ROOT, has_option


def test_there_are_enough_cases(record_property: Callable[[str, object], None]) -> None:
    found = counts()
    assert found["cases"] >= 300
    record_property(SHOWN, summary(found))


@pytest.mark.slow
def test_the_daemon_agrees(case_reports: dict[str, list[Report]], tmp_path: Path) -> None:
    server = Server(options(tmp_path / "cache"), str(tmp_path / "status.json"))
    sources = [BuildSource(str(path), module) for module, path in CASES.items()]
    first = server.check(sources, False, False, 80)
    assert not first["err"], first["err"]
    lines = [line for line in first["out"].splitlines() if not line.startswith("Found ")]
    assert _sorted(reports(lines, CASES)) == _sorted(case_reports)


@pytest.mark.slow
def test_workers_say_the_same_of_all_cases(case_reports: dict[str, list[Report]], tmp_path: Path) -> None:
    if not has_option("--num-workers"):
        pytest.skip("this mypy has no --num-workers")
    settings = [
        f"--config-file={HERE / 'mypy.ini'}",
        f"--cache-dir={tmp_path}",
        "--no-error-summary",
        "--num-workers=2",
        "--explicit-package-bases",  # they are modules of the package cases, as messages say
    ]
    files = [str(path.relative_to(ROOT)) for path in CASES.values()]
    command = [sys.executable, "-m", "mypy", *settings, *files]
    based = {**os.environ, "MYPYPATH": str(HERE)}
    finished = subprocess.run(command, cwd=ROOT, env=based, capture_output=True, text=True, check=False)
    assert not finished.stderr
    found = reports(finished.stdout.splitlines(), CASES)
    assert {module: sorted(some, key=_order) for module, some in found.items()} == {
        module: sorted(some, key=_order) for module, some in case_reports.items()
    }


def test_a_warm_cache_agrees(case_reports: dict[str, list[Report]], mypy_cache: Path) -> None:
    assert case_reports
    assert check(CASES, mypy_cache) == case_reports


def _sorted(found: dict[str, list[Report]]) -> dict[str, list[Report]]:
    """The reports by their lines: the daemon checks bodies of functions before what is at the top of a module."""
    return {module: sorted(some, key=lambda report: report.line) for module, some in sorted(found.items())}


def _order(report: Report) -> tuple[int, str, str]:
    return report.line, report.sort, report.text
