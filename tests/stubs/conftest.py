"""The library as it is installed: stubs beside the sources."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

collect_ignore = ["cases"]
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as a wheel holds it."""
    folder = tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns("__pycache__")
    for source in (ROOT / "typedtensor", ROOT / "stubs" / "typedtensor"):
        shutil.copytree(source, folder / "typedtensor", dirs_exist_ok=True, ignore=ignored)
    return folder
