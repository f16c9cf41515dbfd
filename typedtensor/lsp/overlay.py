"""Files with unsaved edits."""

from __future__ import annotations

import os

from mypy.fscache import FileSystemCache
from mypy.util import hash_digest


class Overlay(FileSystemCache):
    """The file system, with the editor's texts in place of some files."""

    def __init__(self) -> None:
        self._texts: dict[str, tuple[bytes, int]] = {}
        super().__init__()

    def put(self, path: str, text: str) -> None:
        """Replace a file's contents by a text."""
        data = text.encode(errors="surrogatepass")
        self._texts[path] = data, int(hash_digest(data)[:8], 16)
        self.flush()

    def remove(self, path: str) -> None:
        """Restore the contents on disk."""
        self._texts.pop(path, None)
        self.flush()

    def stat_or_none(self, path: str) -> os.stat_result | None:
        found = super().stat_or_none(path)
        if path not in self._texts:
            return found
        data, time = self._texts[path]
        mode = found.st_mode if found is not None else 0o100644
        # The daemon's watcher and its cache compare modification times and sizes before contents. This time is a hash
        # of the contents alone, so that every server reads and writes the same time for the same text.
        return os.stat_result((mode, 0, 0, 1, 0, 0, len(data), time, time, time))

    def exists(self, path: str, real_only: bool = False) -> bool:
        # A parser that opens files itself passes real_only.
        return not real_only if path in self._texts else super().exists(path)

    def read(self, path: str) -> bytes:
        if path not in self._texts:
            return super().read(path)
        data, _ = self._texts[path]
        self.hash_cache[path] = hash_digest(data)
        return data
