"""The time and the seed of fuzzers."""

from __future__ import annotations

import pytest

from tests.fuzz.search import Search


@pytest.fixture
def search(request: pytest.FixtureRequest) -> Search:
    """A search with the options ``--fuzz-seconds`` and ``--fuzz-seed``."""
    return Search(request.config.getoption("--fuzz-seconds"), request.config.getoption("--fuzz-seed"))
