"""One build for all the cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.typing.checking import Report, check
from tests.typing.counting import files
from tests.typing.daemon_cases import Daemon
from tests.typing.watched import watched

collect_ignore_glob = ["cases/*"]

CASES = files()


@pytest.fixture(scope="session")
def mypy_cache(plugin_cache: Path) -> Path:
    """A shared cache, so that the library is read once."""
    return plugin_cache


@pytest.fixture(scope="session")
def case_reports(mypy_cache: Path) -> dict[str, list[Report]]:
    """mypy's reports about each case, in a watched build."""
    with watched():
        return check(CASES, mypy_cache)


@pytest.fixture(scope="session")
def daemon(tmp_path_factory: pytest.TempPathFactory) -> Daemon:
    """A daemon that has read the library, with a package for each test."""
    return Daemon(tmp_path_factory.mktemp("daemon"))
