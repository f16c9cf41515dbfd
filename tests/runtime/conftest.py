"""Settings of the tests of the interpreters."""

from __future__ import annotations

import pytest

from typedtensor.runtime import parallel


@pytest.fixture
def everything_on_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the pool compute even the smallest node."""
    for module in (parallel.ParallelForward, parallel.ParallelBackward):
        monkeypatch.setattr(module.__init__, "__defaults__", (0,))
