"""A digest of the plugin's sources, by which mypy discards a cache of another version."""

from __future__ import annotations

import hashlib
import json
import os
from functools import lru_cache
from pathlib import Path

WRITTEN = Path(__file__).with_name("digest.json")
"""Digests that :func:`write` wrote; an image whose sources are left out has them, and a checkout or a wheel never."""


@lru_cache(maxsize=2)
def digest(*further: str) -> str:
    """Return a digest of the plugin, the rule language and the tables that both read, and of further packages.

    mypy itself hashes only the entry module of a plugin.
    """
    if WRITTEN.exists():
        written: dict[str, str] = json.loads(WRITTEN.read_text(encoding="utf-8"))
        return written[" ".join(further)]
    package = Path(__file__).parents[1]
    sources = [str(package / "methods.py"), str(package / "elsewhere.py")]
    for room in ("mypy_plugin", "rules", *further):
        for folder, _, names in os.walk(package / room):
            sources += [f"{folder}/{name}" for name in names if name.endswith(".py")]
    # mypy waits for the digest at each start: files are read unbuffered, and blake2b is fast without special hardware.
    result = hashlib.blake2b(digest_size=16)
    for source in sorted(sources):
        with open(source, "rb", buffering=0) as file:
            result.update(file.read())
    return result.hexdigest()


def write(*further: str) -> None:
    """Write the digest of the plugin alone, and that with further packages, beside this file."""
    WRITTEN.write_text(json.dumps({"": digest(), " ".join(further): digest(*further)}), encoding="utf-8")
