"""Atomic replacement of files."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl

SUFFIX = ".typedtensor.partial"
"""The end of the names of temporary folders, which no other program's have."""


@contextmanager
def replacing(path: str | os.PathLike[str]) -> Iterator[Path]:
    """Open an empty temporary file that replaces ``path`` at the end of the statement, unless an exception is raised.

    The new file has the mode of the file that it replaces, or that of a new file. A link stays one, to the new file.
    It is in a temporary folder beside ``path``, as libraries write further temporary files beside the one that they are
    given. Such folders that processes left when they were killed are removed, except on Windows.

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
    with suppress(OSError):
        _remove_abandoned(place.parent)
    folder, lock = _create(place)
    try:
        unfinished = folder / place.name
        unfinished.touch()
        mode = stat.S_IMODE((place if place.exists() else unfinished).stat().st_mode)
        yield unfinished
        unfinished.chmod(mode)
        os.replace(unfinished, place)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if lock is not None:
            os.close(lock)


def _create(place: Path) -> tuple[Path, int | None]:
    """Create a temporary folder for a path, and lock it until its descriptor is closed, or the process ends."""
    while True:
        result = place.with_name(f".{place.name}.{os.getpid()}.{secrets.token_hex(4)}{SUFFIX}")
        result.mkdir(0o700)
        if sys.platform == "win32":  # which opens no folders
            return result, None
        with suppress(FileNotFoundError):
            lock = os.open(result, os.O_RDONLY)
            if _lock(lock) is not False and result.exists():  # else another process took it for abandoned just now
                return result, lock
            os.close(lock)


def _lock(descriptor: int) -> bool | None:
    """Lock an open folder; return False if another process has locked it, None where the file system has no locks."""
    if sys.platform != "win32":
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return None
        return True
    return None


def _remove_abandoned(folder: Path) -> None:
    """Remove temporary folders that no process writes to: neither locked nor of another process that runs.

    A folder with the number of this process may be that of a process before it, as in a container that was restarted.
    """
    name = re.compile(rf"\..+\.(\d+)\.[0-9a-f]{{8}}{re.escape(SUFFIX)}")
    for entry in os.scandir(folder):
        if (result := name.fullmatch(entry.name)) is None or sys.platform == "win32" or _runs(int(result[1])):
            continue
        with suppress(OSError):
            lock = os.open(entry.path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                if _lock(lock):
                    shutil.rmtree(entry.path)
            finally:
                os.close(lock)


def _runs(process: int) -> bool:
    """Whether another process of this number runs on this machine."""
    if process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):  # a process of another user, or no number of one
        return True
    return True
