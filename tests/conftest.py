"""Settings of all tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from typedtensor.plan import PLANS
from typedtensor.plan.bodies import BODIES

# A busy machine is no failure, and a run can be repeated: examples are the same ones each time.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def mypy_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that the tests of a session share, as reading NumPy's types takes seconds."""
    return tmp_path_factory.mktemp("mypy_cache")


@pytest.fixture(autouse=True)
def no_plans() -> None:
    """An expression is first interpreted, whatever earlier tests have computed."""
    PLANS.clear()
    BODIES.clear()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option that writes anew what the type cases expect."""
    parser.addoption("--update-cases", action="store_true", help="write anew what the type cases expect")
