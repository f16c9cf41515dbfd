"""mypy's daemon, in this process, on the text of the editor."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from mypy.build import BuildManager
from mypy.dmypy_server import Server
from mypy.find_sources import InvalidSourceList, create_source_list
from mypy.modulefinder import BuildSource
from mypy.nodes import MypyFile
from mypy.server.subexpr import get_subexpressions
from mypy.server.update import FineGrainedBuildManager

from typedtensor.inspection import DEEPEST, Report, SettingsError, Source, View, parse_report, read_settings
from typedtensor.lsp.overlay import Overlay

_NO_STATUS_FILE = os.path.join(os.devnull, "none")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The reports of a check.

    Attributes:
        reports: mypy's reports.
        complete: whether every file was checked; mypy stops at a file that does not parse, and reports that alone.
    """

    reports: list[Report]
    complete: bool


class Engine:
    """Checks the open files incrementally. All calls must come from one thread.

    Args:
        config_file: mypy's settings; by default those that mypy finds from the current folder.
    """

    def __init__(self, config_file: str | None = None) -> None:
        sys.setrecursionlimit(max(sys.getrecursionlimit(), DEEPEST))
        self._config_file = config_file
        self._texts: dict[str, Source] = {}
        self._views: dict[str, View] = {}
        self._overlay = Overlay()
        self._server: Server | None = None
        self._settings_seen: float | None = None
        self._kept = 0

    def put(self, path: str, text: str) -> None:
        """Have a file checked, with the text that the editor has for it."""
        if path not in self._texts or self._texts[path].text != text:
            self._texts[path] = Source(text)
            self._overlay.put(path, text)

    def remove(self, path: str) -> None:
        """A file is closed: what imports it reads it from the disk again."""
        self._texts.pop(path, None)
        self._views.pop(path, None)
        self._overlay.remove(path)

    def view(self, path: str) -> View | None:
        """What is known of a file since it last parsed; its source is the text of then."""
        return self._views.get(path)

    def check(self) -> Outcome:
        """Check all open files, and what they import.

        Raises:
            SettingsError: mypy does not accept its settings, or the name of a file.
        """
        if not self._texts:
            return Outcome([], complete=True)
        server = self._ready()
        try:
            sources = _apart(create_source_list([*self._texts], server.options, self._overlay))
        except InvalidSourceList as error:
            raise SettingsError(str(error)) from None
        try:
            answer = server.check(sources, False, False, 80)
            output = self._see(server, sources, f"{answer['out']}{answer['err']}")
        except (Exception, SystemExit):
            self._server = None  # its state is not to be trusted any more
            raise
        reports = [report for report in map(parse_report, output.splitlines()) if report is not None]
        return Outcome(reports, complete=not _blocked(server))

    def _ready(self) -> Server:
        """The daemon, a new one where the settings have changed."""
        if self._server is not None and self._settings_seen == self._settings_time(self._server):
            return self._server
        options = read_settings([], self._config_file, self._overlay).options
        server = Server(options, _NO_STATUS_FILE)
        server.fscache = self._overlay
        self._server, self._settings_seen = server, self._settings_time(server)
        return server

    def _settings_time(self, server: Server) -> float | None:
        file = server.options.config_file
        try:
            return os.stat(file).st_mtime if file and file != os.devnull else None
        except OSError:
            return None

    def _see(self, server: Server, sources: Iterable[BuildSource], output: str) -> str:
        """Keep the views of the open files that parse; the messages, which may have changed."""
        builds: FineGrainedBuildManager | None = server.fine_grained_manager
        if builds is None or _blocked(server):
            return output
        manager: BuildManager = builds.manager
        trees: dict[str, MypyFile] = {}
        for source in sources:
            state = builds.graph.get(source.module)
            if source.path is None or state is None or state.tree is None:
                continue
            if not any(node in manager.all_types for node in get_subexpressions(state.tree)) and state.tree.defs:
                # It was imported before it was opened: its types were not kept.
                output = "\n".join(builds.update([(source.module, source.path)], []))
                state = builds.graph[source.module]
            if state.tree is not None:
                trees[source.path] = state.tree
        self._prune(manager, trees.values())
        self._views = {
            path: View(path, self._texts[path], tree, manager.all_types, manager.modules, server.options)
            for path, tree in trees.items()
            if path in self._texts
        }
        return output

    def _prune(self, manager: BuildManager, trees: Iterable[MypyFile]) -> None:
        """Forget the types of trees that are gone, which the daemon would keep for ever."""
        types = manager.all_types
        if len(types) <= 2 * self._kept:
            return
        alive = {node: types[node] for tree in trees for node in get_subexpressions(tree) if node in types}
        types.clear()
        types.update(alive)
        self._kept = len(alive)


def _blocked(server: Server) -> bool:
    """Whether a file does not parse, so that mypy said nothing of the others."""
    builds: FineGrainedBuildManager | None = server.fine_grained_manager
    return builds is None or builds.blocking_error is not None


def _apart(sources: list[BuildSource]) -> list[BuildSource]:
    """Two scripts of one name in different folders would be one module: the second is given another name."""
    taken: set[str] = set()
    found: list[BuildSource] = []
    for source in sources:
        module, number = source.module, 2
        while module in taken:
            module, number = f"{source.module}_{number}", number + 1
        taken.add(module)
        found.append(BuildSource(source.path, module, source.text, source.base_dir))
    return found
