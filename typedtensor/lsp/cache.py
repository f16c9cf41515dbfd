"""The cache of the language server: complete snapshots of mypy's cache, and the start of a daemon from them.

A separate process writes it, so that no request waits: it checks files as they are on disk.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from mypy.dmypy_server import Server
from mypy.errors import CompileError
from mypy.options import Options
from mypy.version import __version__

from typedtensor.inspection import DEEPEST, SettingsError, read_settings, sources_of, write_cache
from typedtensor.lsp.engine import Startup
from typedtensor.lsp.overlay import Overlay
from typedtensor.mypy_plugin.digest import digest

FILES = "files.json"
"""The file of a snapshot that lists the source files it covers."""

_MANY = 20
"""Changed files above which rewriting the cache, which checks all at once, is faster than incremental checks."""

_KEPT = 4
_UNFINISHED = "unfinished-"
_ABANDONED = 3600.0
"""Seconds after which an unfinished snapshot counts as abandoned."""


class Cache:
    """The snapshots that were written for some settings.

    A snapshot is a folder. It is written under a temporary name, renamed when it is complete, and never changed
    afterwards. An interrupted writer therefore leaves nothing that a server reads, and servers that write at the same
    time each add a snapshot. mypy writes into the cache that it reads, so it gets a copy.

    Args:
        options: mypy's options. Their file and the versions of mypy and of the plugin select the usable snapshots. mypy
            itself compares the other options.
    """

    def __init__(self, options: Options) -> None:
        self._root = Path(options.cache_dir) / "typedtensor" / "lsp"
        facts = [__version__, sys.version, digest(), os.environ.get("MYPYPATH", ""), _read(options.config_file)]
        self._key = hashlib.sha256("\n".join(facts).encode(errors="surrogatepass")).hexdigest()[:16]

    def copy(self, folder: Path) -> Path | None:
        """Copy the newest snapshot into a folder; None where there is no snapshot."""
        for state in self._states():
            # Another server may delete the snapshot meanwhile.
            with contextlib.suppress(OSError, shutil.Error):
                return shutil.copytree(state, folder / state.name)
        return None

    def listed(self) -> Mapping[str, list[int]]:
        """The files of the newest snapshot, with their sizes and modification times; empty without a snapshot."""
        for state in self._states():
            with contextlib.suppress(OSError, ValueError):
                found: dict[str, list[int]] = json.loads((state / FILES).read_text(encoding="utf-8"))
                return found
        return {}

    def behind(self, paths: Iterable[str]) -> set[str]:
        """The files that changed since the newest snapshot or are not in it, among its own and ``paths``."""
        held = self.listed()
        return {path for path in {*held, *paths} if stamped(path) != held.get(path)}

    def begin(self) -> tuple[Path, Path]:
        """A folder for a new snapshot, a copy of the newest one at first, and the folder to remove at the end."""
        self._root.mkdir(parents=True, exist_ok=True)
        self._prune()
        folder = Path(tempfile.mkdtemp(prefix=_UNFINISHED, dir=self._root))
        return self.copy(folder) or folder, folder

    def finish(self, folder: Path, files: Iterable[str]) -> None:
        """Publish a new snapshot that covers certain files."""
        listed = {path: stamp for path in files if (stamp := stamped(path)) is not None}
        (folder / FILES).write_text(json.dumps(listed), encoding="utf-8")
        folder.rename(self._root / f"{self._key}-{time.time_ns():020}")

    def _states(self) -> list[Path]:
        """The snapshots, the newest first."""
        return sorted(self._root.glob(f"{self._key}-*"), reverse=True)

    def _prune(self) -> None:
        whole = sorted(
            (path for path in self._root.iterdir() if not path.name.startswith(_UNFINISHED)),
            key=lambda path: path.name.rpartition("-")[2],
            reverse=True,
        )
        with contextlib.suppress(OSError):  # another server prunes as well
            whole += [p for p in self._root.glob(f"{_UNFINISHED}*") if p.stat().st_mtime < time.time() - _ABANDONED]
        for path in whole[_KEPT - 1 :]:
            shutil.rmtree(path, ignore_errors=True)


def _read(path: str | None) -> str:
    with contextlib.suppress(OSError, ValueError):
        return Path(path or os.devnull).read_text(encoding="utf-8")
    return ""


def stamped(path: str) -> list[int] | None:
    """The size and the modification time of a file; None where there is no file."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return [found.st_size, found.st_mtime_ns]


_PROGRAM = """
import json, sys
task = json.load(sys.stdin)
sys.path[:] = task.pop("path")  # mypy finds installed packages by it
from typedtensor.lsp.cache import main
main(**task)
"""


def start(paths: Sequence[str], config_file: str | None, awaited: bool = False) -> subprocess.Popen[bytes]:
    """Start a writer, which continues when this process ends.

    Args:
        paths: the files to check, with their imports.
        config_file: mypy's settings file, if one is named.
        awaited: whether somebody waits for it, so that it has the usual priority.
    """
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert process.stdin is not None
    with process.stdin as stream:
        stream.write(
            json.dumps({"path": sys.path, "paths": [*paths], "config_file": config_file, "awaited": awaited}).encode()
        )
    return process


def write(paths: Sequence[str], config_file: str | None) -> bool:
    """Write a new snapshot of the cache; whether a snapshot was written."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), DEEPEST))
    try:
        options = read_settings([], config_file).options
        sources = sources_of(paths, options)
    except SettingsError:
        return False
    cache = Cache(options)
    folder, unfinished = cache.begin()
    try:
        cache.finish(folder, write_cache(sources, options, str(folder)))
    except (CompileError, OSError):
        return False
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return True


def main(paths: Sequence[str], config_file: str | None, awaited: bool) -> None:
    """Write, at low priority if nobody waits, and exit."""
    if not awaited and hasattr(os, "nice"):
        os.nice(10)
    sys.exit(0 if write(paths, config_file) else 1)


class Cached(Startup):
    """The start of a daemon from a cache, and the cache for the next start. Arguments are those of :class:`Startup`."""

    def __init__(self, config_file: str | None, overlay: Overlay) -> None:
        super().__init__(config_file, overlay)
        options = self._options()
        self._settings = options.config_file
        self._seen = self._stamp()
        self._cache = Cache(options) if options.cache_dir != os.devnull else None
        self._copy: TemporaryDirectory[str] | None = None
        self._writer: subprocess.Popen[bytes] | None = None
        self._waited: subprocess.Popen[bytes] | None = None
        self._tried: object = None
        self._ended = False

    def holds(self) -> bool:
        return self._stamp() == self._seen

    def _stamp(self) -> list[int] | None:
        return stamped(self._settings) if self._settings and self._settings != os.devnull else None

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
