"""The daemon checks again what depends on an edited rule, size or label."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.typing.checking import HERE
from tests.typing.daemon_cases import Daemon, parse

# The daemon reads the library without its cache; those of language servers, in ``tests/lsp``, are fast tests.
pytestmark = pytest.mark.slow

_CASES = sorted((HERE / "daemon").glob("*.case"))


@pytest.mark.parametrize("path", _CASES, ids=[path.stem for path in _CASES])
def test_edits(path: Path, daemon: Daemon, request: pytest.FixtureRequest) -> None:
    case = path.read_text()
    steps = list(parse(case))
    for step in steps:
        step.reports = daemon.run(path.stem, step)
    found = "\n".join(map(str, steps)) + "\n"
    if request.config.getoption("--update-cases", default=False):
        path.write_text(found)
    elif found != case:
        difference = difflib.unified_diff(case.splitlines(), found.splitlines(), "expected", "found", lineterm="", n=1)
        pytest.fail("\n".join([str(path), *difference]), pytrace=False)
