"""mypy's daemon for some settings, started from a cache where there is one."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from mypy.dmypy_server import Server
from mypy.options import Options
from mypy.server.update import FineGrainedBuildManager

from typedtensor.inspection import SettingsError, read_settings
from typedtensor.lsp import cache_writer
from typedtensor.lsp.cache import Cache, stamped
from typedtensor.lsp.overlay import Overlay

_NO_STATUS_FILE = os.path.join(os.devnull, "none")

_MANY = 20
"""Files that have changed since the cache was written: more are checked sooner together than one by one."""


class Startup:
    """The start of a daemon, and what the next one starts from.

    Args:
        config_file: mypy's settings, where they are named.
        overlay: the files.

    Raises:
        SettingsError: mypy does not accept its settings.
    """

    def __init__(self, config_file: str | None, overlay: Overlay) -> None:
        self._config_file, self._overlay = config_file, overlay
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
        """Whether the settings are still those that the daemon was started with."""
        return _changed(self._settings) == self._seen

    def server(self, paths: Sequence[str]) -> Server:
        """A daemon that starts from the cache, which is written first if there is none for these files.

        Raises:
            SettingsError: the server ends meanwhile.
        """
        if self._cache is None:
            return self.server_without_cache()
        if len(self._cache.behind(paths)) > _MANY or not self._cache.listed():
            self._write(paths)
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
        options = self._options()
        options.use_fine_grained_cache, options.cache_dir = True, str(copied)
        return self._server(options)

    def server_without_cache(self) -> Server:
        """A daemon that checks everything."""
        return self._server(self._options())

    def save(self, paths: Sequence[str]) -> None:
        """Bring the cache up to date, by a process of its own, if it is not."""
        if self._cache is None or (self._writer is not None and self._writer.poll() is None):
            return
        behind = self._cache.behind(paths)
        state = sorted((path, stamped(path)) for path in behind)
        if behind and state != self._tried:
            self._tried = state
            self._write(paths)

    def close(self, paths: Sequence[str]) -> None:
        """End: nothing waits any longer."""
        self._ended = True
        self.save(paths)
        if self._waited is not None:
            self._waited.kill()

    def _write(self, paths: Sequence[str]) -> None:
        found = [path for path in paths if os.path.isfile(path)]
        with contextlib.suppress(OSError):
            self._writer = cache_writer.start(found, self._config_file) if found else None

    def _options(self) -> Options:
        return read_settings([], self._config_file, self._overlay).options

    def _server(self, options: Options) -> Server:
        server = Server(options, _NO_STATUS_FILE)
        server.fscache = self._overlay
        return server


def errors_in_cache(server: Server) -> list[str] | None:
    """Check files again whose errors the cache has, which the daemon does not repeat; None if there are none."""
    builds: FineGrainedBuildManager | None = server.fine_grained_manager
    if builds is None or not server.options.use_fine_grained_cache or builds.blocking_error is not None:
        return None
    done = set(builds.updated_modules)
    wrong = [
        (state.id, state.path)
        for state in builds.graph.values()
        if state.path is not None and getattr(state, "error_lines", None) and state.id not in done
    ]
    if not wrong:
        return None
    messages = builds.update(wrong, [])
    server.flush_caches()
    return messages


def _changed(settings: str | None) -> float | None:
    with contextlib.suppress(OSError):
        return os.stat(settings).st_mtime if settings and settings != os.devnull else None
    return None
