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

    The new file has the mode of the file that it replaces, or that of a new file. A link stays one, to the new file.

    Raises:
        FileNotFoundError: when the folder does not exist.
        IsADirectoryError: when ``path`` is a folder.
        OSError: when the folder may not be written, or ``path`` is a device or a pipe, which has nothing to replace.
    """
    place = Path(os.path.realpath(path))
    if not place.parent.is_dir():
        raise FileNotFoundError(f"{place} cannot be written: there is no folder {place.parent}; make it before")
    if place.is_dir():
        raise IsADirectoryError(f"{place} is a folder: name a file in it")
    if place.exists() and not place.is_file():
        raise OSError(f"{place} is a device or a pipe, and a file would take its place: name a file")
    unfinished = place.with_name(f".{place.name}.{os.getpid()}.{secrets.token_hex(4)}.partial")
    try:
        unfinished.touch(exist_ok=False)
        mode = stat.S_IMODE((place if place.exists() else unfinished).stat().st_mode)
        yield unfinished
        unfinished.chmod(mode)
        os.replace(unfinished, place)
    finally:
        unfinished.unlink(missing_ok=True)
