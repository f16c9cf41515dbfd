"""Settings of all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

# A busy machine is no failure, and a run can be repeated: examples are the same ones each time.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option that writes anew what the type cases expect."""
    parser.addoption("--update-cases", action="store_true", help="write anew what the type cases expect")
