"""One server for all tests of a session, since its start takes seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.inspection.project import PREAMBLE, SETTINGS_OF_DAEMON
from tests.lsp.client import Client, ours

Opened = Callable[[str], Path]

_NUMBERS = count()


@pytest.fixture(scope="session")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the settings of mypy."""
    folder = tmp_path_factory.mktemp("workspace")
    (folder / "mypy.ini").write_text(SETTINGS_OF_DAEMON)
    return folder


@pytest.fixture(scope="session")
def client(workspace: Path) -> Iterator[Client]:
    """An editor connected to the server."""
    with Client(ours(), workspace) as connected:
        yield connected


@pytest.fixture
def opened(client: Client, workspace: Path, request: pytest.FixtureRequest) -> Iterator[Opened]:
    """Open programs that begin with the preamble, and close them after the test."""
    paths: list[Path] = []

    def make(body: str) -> Path:
        # Names are unique, since diagnostics of a closed file may be published after the next test has begun.
        path = workspace / f"{request.node.name.partition('[')[0]}_{next(_NUMBERS)}.py"
        path.write_text(PREAMBLE + body, encoding="utf-8")
        client.open(path)
        paths.append(path)
        return path

    yield make
    for path in paths:
        client.close(path)
        path.unlink(missing_ok=True)
