"""One folder for generated programs."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, plugin_cache: Path) -> Path:
    """The folder of checked programs, with mypy's cache of ``tests/typing``."""
    made = tmp_path_factory.mktemp("agreement")
    (made / "cache").symlink_to(plugin_cache)
    return made
