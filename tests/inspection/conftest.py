"""Tests run inside of the project, as a user would."""

from __future__ import annotations

import pytest

from tests.inspection.project import project


@pytest.fixture(autouse=True)
def inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project())
