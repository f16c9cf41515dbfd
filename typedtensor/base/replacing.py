"""Atomic replacement of files."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: str | os.PathLike[str]) -> Iterator[Path]:
    """Open an empty temporary file that replaces ``path`` at the end of the statement, unless an exception is raised.

    The new file has the mode of the file that it replaces, or that of a new file.

    Raises:
        OSError: when the folder may not be written.
    """
    place = Path(os.path.realpath(path))
    unfinished = place.with_name(f".{place.name}.{os.getpid()}.{secrets.token_hex(4)}.partial")
    try:
        unfinished.touch(exist_ok=False)
        mode = stat.S_IMODE((place if place.exists() else unfinished).stat().st_mode)
        yield unfinished
        unfinished.chmod(mode)
        os.replace(unfinished, place)
    finally:
        unfinished.unlink(missing_ok=True)
