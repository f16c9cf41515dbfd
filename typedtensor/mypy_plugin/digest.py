"""A digest of the plugin's sources, so that mypy discards a cache made by another version."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def digest() -> str:
    """A digest of the plugin, of the rule language and of the tables beside them.

    mypy itself hashes the entry module of a plugin alone.
    """
    package = Path(__file__).parents[1]
    sources = [str(package / "methods.py"), str(package / "elsewhere.py")]
    for room in ("mypy_plugin", "rules"):
        for folder, _, names in os.walk(package / room):
            sources += [f"{folder}/{name}" for name in names if name.endswith(".py")]
    # mypy waits for it at each start: files are read without buffers, and the hash is fast without special hardware.
    made = hashlib.blake2b(digest_size=16)
    for source in sorted(sources):
        with open(source, "rb", buffering=0) as file:
            made.update(file.read())
    return made.hexdigest()
