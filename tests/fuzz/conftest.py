"""How long fuzzers look, and from where."""

from __future__ import annotations

import pytest

from tests.fuzz.search import Search


@pytest.fixture
def search(request: pytest.FixtureRequest) -> Search:
    """A search for as long as ``--fuzz-seconds`` says, from ``--fuzz-seed`` on."""
    return Search(request.config.getoption("--fuzz-seconds"), request.config.getoption("--fuzz-seed"))
