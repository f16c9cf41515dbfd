"""Settings of the tests of the interpreters."""

from __future__ import annotations

import pytest

from typedtensor.runtime import parallel


@pytest.fixture
def everything_on_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the pool compute even the smallest node."""
    monkeypatch.setattr(parallel, "WORTH_A_THREAD", 0)
