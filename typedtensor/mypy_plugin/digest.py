"""A digest of the plugin's sources, so that mypy discards a cache made by another version."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def digest() -> str:
    """A digest of the plugin, of the rule language and of the tables beside them.

    mypy itself hashes the entry module of a plugin alone.
    """
    package = Path(__file__).parents[1]
    sources = [package / "methods.py", package / "elsewhere.py"]
    for folder in ("mypy_plugin", "rules"):
        sources.extend(sorted((package / folder).rglob("*.py")))
    sha = hashlib.sha256()
    for source in sources:
        sha.update(source.read_bytes())
    return sha.hexdigest()
