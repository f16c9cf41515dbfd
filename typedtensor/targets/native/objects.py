"""Compiled kernels on disk, so that a second process need not compile them.

They lie in the user's own cache, ``typedtensor/kernels`` under ``$XDG_CACHE_HOME`` or ``~/.cache``, by what they were
compiled from: the code, LLVM's version and the processor. Machine code is read only from a folder that nobody else may
write to. Where there is none, or it cannot be written to, each process compiles for itself.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
from pathlib import Path

_MOST_BYTES = 64 << 20
"""The folder does not grow beyond it: the kernels that were read least recently are removed."""


class Objects:
    """Object files by the text that they were compiled from.

    Args:
        made_by: what compiles: LLVM's version, the processor and its features.
        folder: where they lie; by default in the user's cache.
    """

    def __init__(self, made_by: str, folder: Path | None = None) -> None:
        self._made_by = made_by
        self._folder = _own_folder(folder or _cache() / "typedtensor" / "kernels")

    def read(self, code: str) -> bytes | None:
        """Return the object of some code; None if it is not there."""
        if self._folder is None:
            return None
        path = self._path(self._folder, code)
        try:
            data = path.read_bytes()
            os.utime(path)  # it was of use
        except OSError:
            return None
        digest, found = data[:32], data[32:]
        return found if self._digest(code, found) == digest else None

    def write(self, code: str, data: bytes) -> None:
        """Keep the object of some code. Other processes see all of it or nothing."""
        if self._folder is None:
            return
        with contextlib.suppress(OSError):
            file, name = tempfile.mkstemp(dir=self._folder, prefix=".")
            try:
                with os.fdopen(file, "wb") as stream:
                    stream.write(self._digest(code, data) + data)
                os.replace(name, self._path(self._folder, code))
            except BaseException:
                os.unlink(name)
                raise

    def trim(self) -> None:
        """Remove what was read least recently, as far as the folder is too large."""
        if self._folder is None:
            return
        with contextlib.suppress(OSError):
            files = sorted(((p.stat(), p) for p in self._folder.iterdir()), key=lambda each: -each[0].st_mtime)
            total = 0
            for status, path in files:
                total += status.st_size
                if total > _MOST_BYTES:
                    path.unlink(missing_ok=True)

    def _path(self, folder: Path, code: str) -> Path:
        return folder / hashlib.sha256(f"{self._made_by}\n{code}".encode()).hexdigest()

    def _digest(self, code: str, data: bytes) -> bytes:
        """What an object begins with: a file that was damaged or renamed is not read."""
        return hashlib.sha256(f"{self._made_by}\n{code}\n".encode() + data).digest()


def _cache() -> Path:
    given = os.environ.get("XDG_CACHE_HOME", "")
    return Path(given) if os.path.isabs(given) else Path.home() / ".cache"


def _own_folder(folder: Path) -> Path | None:
    """Make a folder for this user alone; None if it cannot be made, or others may write to it."""
    if not hasattr(os, "getuid"):
        return None
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.stat()
    except (OSError, RuntimeError):
        return None
    private = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o022
    return folder if private else None
