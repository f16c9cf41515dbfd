"""mypy's daemon, run in this process on the editor's text."""

from __future__ import annotations

import gc
import logging
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from mypy.dmypy_server import Server
from mypy.nodes import Expression, MypyFile
from mypy.options import Options
from mypy.server.subexpr import get_subexpressions
from mypy.server.update import FineGrainedBuildManager, ensure_deps_loaded
from mypy.types import Type

from typedtensor.inspection import (
    DEEPEST,
    Report,
    SettingsError,
    Source,
    View,
    by_path,
    parse_report,
    read_settings,
    sources_of,
)
from typedtensor.lsp.overlay import Overlay

_LOG = logging.getLogger(__name__)

LIBRARY = "typedtensor"

_IMPORT = re.compile(rf"^\s*(?:from|import)\s+{LIBRARY}\b", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The reports of a check.

    Attributes:
        reports: mypy's reports.
        complete: whether every file was checked; mypy stops at a file that does not parse, and reports that alone.
    """

    reports: list[Report]
    complete: bool


class Startup:
    """The start of mypy's daemon with the user's settings, which checks everything.

    Args:
        config_file: the file of mypy's settings; None to search for it.
        overlay: the file system with the editor's texts.

    Raises:
        SettingsError: mypy rejects its settings.
    """

    def __init__(self, config_file: str | None, overlay: Overlay) -> None:
        self._config_file, self._overlay = config_file, overlay

    def holds(self) -> bool:
        """Whether the daemon's settings are still those of the user."""
        return True

    def server(self, paths: Sequence[str]) -> Server:
        """Start a daemon for some files, from a cache where there is one."""
        return self.server_without_cache()

    def server_without_cache(self) -> Server:
        """Start a daemon that checks everything."""
        return self._server(None)

    def save(self, paths: Sequence[str]) -> None:
        """Update the cache while nobody waits."""

    def close(self, paths: Sequence[str]) -> None:
        """End a start that waits."""

    def _options(self) -> Options:
        return read_settings([], self._config_file, self._overlay).options

    def _server(self, cache: str | None) -> Server:
        options = self._options()
        if cache is not None:
            options.use_fine_grained_cache, options.cache_dir = True, cache
        server = Server(options, os.path.join(os.devnull, "none"))  # it has no file of its status
        server.fscache = self._overlay
        return server


class Engine:
    """Checks the open files incrementally. All calls must come from one thread.

    Args:
        starting: makes the start of a daemon that reads the editor's texts. It is asked again for each daemon.
    """

    def __init__(self, starting: Callable[[Overlay], Startup]) -> None:
        sys.setrecursionlimit(max(sys.getrecursionlimit(), DEEPEST))
        self._starting = starting
        self._texts: dict[str, Source] = {}
        self._reports: dict[str, list[Report]] = {}
        self._views: dict[str, View] = {}
        self._modules: dict[str, str] = {}
        self._overlay = Overlay()
        self._startup: Startup | None = None
        self._server: Server | None = None
        self._kept = 0

    def put(self, path: str, text: str) -> None:
        """Add a file to the checked files, with the editor's text, or replace its text."""
        if path not in self._texts or self._texts[path].text != text:
            self._texts[path] = Source(text)
            self._overlay.put(path, text)

    def remove(self, path: str) -> None:
        """Drop a closed file; its importers read it from the disk again."""
        self._texts.pop(path, None)
        self._views.pop(path, None)
        self._overlay.remove(path)

    def source(self, path: str) -> Source:
        """Return the text of an open file."""
        return self._texts[path]

    def rechecked(self) -> list[str]:
        """Return the modules that the last check did not take as they were."""
        builds: FineGrainedBuildManager | None = None if self._server is None else self._server.fine_grained_manager
        return [] if builds is None else sorted({*builds.updated_modules, *builds.processed_targets})

    def reports(self, path: str) -> list[Report]:
        """Return the last check's reports about a file."""
        return self._reports.get(path, [])

    def view(self, path: str) -> View | None:
        """Return the tree and types of a file from its last check that parsed, with the source of that check."""
        if path not in self._views and path in self._modules and self._server is not None:
            self._look_at(path, self._server)
        return self._views.get(path)

    def views(self) -> list[View]:
        """Return the views of the open files that exist already."""
        return [*self._views.values()]

    def users(self, fullname: str) -> set[str]:
        """Return the full names of a definition's dependents: the functions, classes and modules to recheck."""
        builds: FineGrainedBuildManager | None = None if self._server is None else self._server.fine_grained_manager
        if builds is None:
            return set()
        parts = fullname.split(".")
        for module in (".".join(parts[:end]) for end in range(1, len(parts))):
            ensure_deps_loaded(module, builds.deps, builds.graph)
        return builds.deps.get(f"<{fullname}>", set())

    def check(self) -> Outcome:
        """Check all open files and their imports.

        Raises:
            SettingsError: mypy rejects its settings or the name of a file.
        """
        if not self._texts:
            return Outcome([], complete=True)
        kept = self._server is not None and self._startup is not None and self._startup.holds()
        if self._server is not None and kept and not self._adds_library(self._server):
            try:
                outcome = self._check(self._server)
                if not self._misses(self._server):
                    return outcome
            except SettingsError:
                raise
            except (Exception, SystemExit):
                # The daemon fails at some edits, such as one that removes the last import of a module, and then at all.
                _LOG.exception("mypy's daemon failed, and is started again")
        self._server, self._startup = None, self._starting(self._overlay)
        server = self._startup.server([*self._texts])
        if not server.options.use_fine_grained_cache:
            return self._check(server)
        try:
            return self._check(server)
        except (Exception, SystemExit):
            _LOG.exception("the cache cannot be used")
            return self._check(self._startup.server_without_cache())

    def rest(self) -> None:
        """Update the cache while the server is idle."""
        if self._startup is not None:
            self._startup.save([*self._texts])

    def close(self) -> None:
        """Close the engine, from any thread. A separate process still writes the files that the cache lacks."""
        if self._startup is not None:
            self._startup.close([*self._texts])

    def _adds_library(self, server: Server) -> bool:
        """Whether the daemon would have to add this library, as after an edit of a file that was empty: it adds modules
        one by one, which takes minutes, and a new daemon reads them from the cache."""
        builds: FineGrainedBuildManager | None = server.fine_grained_manager
        lacks = builds is not None and LIBRARY not in builds.graph
        return lacks and any(_IMPORT.search(source.text) for source in self._texts.values())

    def _misses(self, server: Server) -> bool:
        """Whether the daemon lost a file: it forgets a blocking error when other files are closed meanwhile."""
        builds = _builds(server)
        return builds is not None and not builds.graph.keys() >= {*self._modules.values()}

    def _check(self, server: Server) -> Outcome:
        sources = sources_of([*self._texts], server.options, self._overlay)
        first, self._server = self._server is None, None
        answer = server.check(sources, False, False, 80)
        output = f"{answer['out']}{answer['err']}"
        if first and (messages := errors_in_cache(server)) is not None:
            output = "\n".join(messages)
        self._server = server  # left unset by an exception: the daemon's state is then unreliable
        if first:
            gc.freeze()  # long-lived objects: collections after edits need not traverse them
        self._modules = {source.path: source.module for source in sources if source.path is not None}
        self._see(server)
        reports = [report for report in map(parse_report, output.splitlines()) if report is not None]
        self._reports = by_path(reports)
        return Outcome(reports, complete=_builds(server) is not None)

    def _see(self, server: Server) -> None:
        """Build the views of the open files that parse and have inferred types."""
        builds = _builds(server)
        if builds is None:
            return
        types, found = builds.manager.all_types, {}
        for path, module in self._modules.items():
            state = builds.graph.get(module)
            if state is None or state.tree is None or path not in self._texts:
                continue
            if not state.tree.defs or any(node in types for node in get_subexpressions(state.tree)):
                found[path] = state.tree
        self._prune(types, found.values())
        modules = builds.manager.modules
        self._views = {
            path: View(path, self._texts[path], tree, types, modules, server.options) for path, tree in found.items()
        }

    def _look_at(self, path: str, server: Server) -> None:
        """Recheck a file that came from the cache or was imported before it was opened: mypy keeps no types of it."""
        if (builds := _builds(server)) is not None:
            builds.update([(self._modules[path], path)], [])
            server.flush_caches()
            self._see(server)

    def _prune(self, types: dict[Expression, Type], trees: Iterable[MypyFile]) -> None:
        """Drop the types of discarded trees, which the daemon would keep forever."""
        if len(types) <= 2 * self._kept:
            return
        alive = {node: types[node] for tree in trees for node in get_subexpressions(tree) if node in types}
        types.clear()
        types.update(alive)
        self._kept = len(alive)


def errors_in_cache(server: Server) -> list[str] | None:
    """Recheck files with errors in the cache, which the daemon does not repeat; None if there are no such files."""
    builds = _builds(server)
    if builds is None or not server.options.use_fine_grained_cache:
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


def _builds(server: Server) -> FineGrainedBuildManager | None:
    """Return the state of a daemon; None while a file does not parse: mypy reports nothing about the others then."""
    builds: FineGrainedBuildManager | None = server.fine_grained_manager
    return None if builds is None or builds.blocking_error is not None else builds
