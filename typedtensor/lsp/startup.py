"""The start of mypy's daemon, from a cache where there is one."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from mypy.dmypy_server import Server

from typedtensor.inspection import SettingsError
from typedtensor.lsp.cache import Cache, stamped, start
from typedtensor.lsp.engine import Startup
from typedtensor.lsp.overlay import Overlay

_MANY = 20
"""Changed files above which rewriting the cache, which checks all at once, is faster than incremental checks."""


class Cached(Startup):
    """The start of a daemon from a cache, and the cache for the next start.

    Args:
        config_file: the file of mypy's settings; None to search for it.
        overlay: the file system with the editor's texts.

    Raises:
        SettingsError: mypy rejects its settings.
    """

    def __init__(self, config_file: str | None, overlay: Overlay) -> None:
        super().__init__(config_file, overlay)
        options = self._options()
        self._settings = options.config_file
        self._seen = _changed(self._settings)
        self._cache = Cache(options) if options.cache_dir != os.devnull else None
        self._copy: TemporaryDirectory[str] | None = None
        self._writer: subprocess.Popen[bytes] | None = None
        self._waited: subprocess.Popen[bytes] | None = None
        self._tried: object = None
        self._ended = False

    def holds(self) -> bool:
        return _changed(self._settings) == self._seen

    def server(self, paths: Sequence[str]) -> Server:
        """Start a daemon from the cache, which is written first if it covers too few of these files.

        Raises:
            SettingsError: the server is closed meanwhile.
        """
        if self._cache is None:
            return self.server_without_cache()
        if len(self._cache.behind(paths)) > _MANY or not self._cache.listed():
            self._write(paths, awaited=True)
            if (waited := self._writer) is not None:
                self._waited = waited
                waited.wait()
                self._waited = None
            if self._ended:
                raise SettingsError("the server ends")
        self._copy = TemporaryDirectory(prefix="typedtensor-", ignore_cleanup_errors=True)
        copied = self._cache.copy(Path(self._copy.name))
        if copied is None:
            return self.server_without_cache()
        return self._server(str(copied))

    def save(self, paths: Sequence[str]) -> None:
        """Update an outdated cache in a separate process."""
        if self._cache is None or (self._writer is not None and self._writer.poll() is None):
            return
        behind = self._cache.behind(paths)
        state = sorted((path, stamped(path)) for path in behind)
        if behind and state != self._tried:
            self._tried = state
            self._write(paths)

    def close(self, paths: Sequence[str]) -> None:
        """Save the cache, and end a start that waits for its writer."""
        self._ended = True
        self.save(paths)
        if self._waited is not None:
            self._waited.kill()

    def _write(self, paths: Sequence[str], awaited: bool = False) -> None:
        found = [path for path in paths if os.path.isfile(path)]
        with contextlib.suppress(OSError):
            self._writer = start(found, self._config_file, awaited) if found else None


def _changed(settings: str | None) -> float | None:
    with contextlib.suppress(OSError):
        return os.stat(settings).st_mtime if settings and settings != os.devnull else None
    return None
