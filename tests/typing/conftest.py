"""One build for all the cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.typing.checking import HERE, Report, check

collect_ignore_glob = ["cases/*"]

CASES = {f"cases.{path.stem}": path for path in sorted((HERE / "cases").glob("*.py"))}


@pytest.fixture(scope="session")
def mypy_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that the tests share, so that the library is read once."""
    return tmp_path_factory.mktemp("mypy_cache")


@pytest.fixture(scope="session")
def case_reports(mypy_cache: Path) -> dict[str, list[Report]]:
    """What mypy reports of each case."""
    return check(CASES, mypy_cache)
