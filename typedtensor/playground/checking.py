"""The checker of a page: mypy's daemon with both plugins, from a cache that was written for exactly these files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from mypy.dmypy_server import Server

from typedtensor.inspection import Report, hints, read_settings, sources_of
from typedtensor.inspection import write_cache as write_cache_of
from typedtensor.lsp.engine import Engine, Startup
from typedtensor.lsp.fixes import Fix, fixes
from typedtensor.lsp.hovering import describe
from typedtensor.lsp.overlay import Overlay

SETTINGS = "[mypy]\ncache_dir = /dev/null\nplugins = typedtensor.mypy_plugin, typedtensor.lint\n"

MODULES = (
    "typedtensor",
    *(f"typedtensor.{name}" for name in ("ad", "nn", "ops", "optim", "prob", "random", "training", "transforms")),
    *("numpy", "numpy.linalg", "numpy.random", "typing_extensions"),
    *("abc", "collections", "collections.abc", "contextlib", "dataclasses", "enum", "functools", "itertools", "json"),
    *("math", "operator", "os", "pathlib", "random", "re", "statistics", "string", "sys", "time", "typing"),
)
"""What a program can import without a wait: the cache has these modules and all that they import."""


class Prepared(Startup):
    """The start of a daemon in a folder, from a cache that nothing changes.

    Args:
        folder: where the settings and the program are.
        cache: the folder of the cache.
        overlay: the file system with the editor's texts.
    """

    def __init__(self, folder: Path, cache: Path, overlay: Overlay) -> None:
        super().__init__(str(folder / "mypy.ini"), overlay)
        self._cache = cache

    def server(self, paths: Sequence[str]) -> Server:
        return self._server(str(self._cache))


class Checker:
    """Checks one program again and again.

    Args:
        folder: where the program would be; settings are written into it.
        cache: the folder of a cache that :func:`write_cache` wrote for this folder.
        modules: the modules that the cache has.
    """

    def __init__(self, folder: Path, cache: Path, modules: Iterable[str] = MODULES) -> None:
        self._path = _prepare(folder)
        self._engine = Engine(partial(Prepared, folder, cache))
        self._engine.put(*_imports(folder, modules))

    def check(self, text: str) -> dict[str, Any]:
        """Check a program.

        Returns:
            The reports, with spans in characters, and the modules that were not taken from the cache.
        """
        self._engine.put(self._path, text)
        anywhere = [report for report in self._engine.check().reports if report.path is None]
        shown = [self._shown(report) for report in (*anywhere, *self._reports())]
        return {"reports": shown, "rechecked": self._engine.rechecked()}

    def more(self) -> dict[str, Any]:
        """Return what may come after the verdict: the axes of intermediates, and the fixes of reports.

        A fix has the number of its report's line, the hint, and edits: the span and the new text.
        """
        view = self._engine.view(self._path)
        if view is None:
            return {"hints": [], "fixes": []}
        shown = [(each.line, each.column, f": {each.text}" if each.binding else each.text) for each in hints(view)]
        found = [(report, fix) for report in self._reports() for fix in fixes(view, report)]
        return {"hints": shown, "fixes": [_edits(report, fix) for report, fix in found]}

    def hover(self, line: int, column: int) -> str | None:
        """Describe the smallest expression around a position, as Markdown; None where there is none."""
        view = self._engine.view(self._path)
        one = None if view is None else next(iter(view.at(line, column)), None)
        return None if view is None or one is None else describe(view, one)

    def _reports(self) -> list[Report]:
        return self._engine.reports(self._path)

    def _shown(self, report: Report) -> dict[str, Any]:
        span = report.span(self._engine.source(self._path))
        return {
            "line": span.line,
            "column": span.column,
            "end_line": span.end_line,
            "end_column": span.end_column,
            "severity": report.severity,
            "text": report.text,
            "code": report.code,
        }


def _edits(report: Report, fix: Fix) -> dict[str, Any]:
    edits = [(span.line, span.column, span.end_line, span.end_column, text) for span, text in fix.edits]
    return {"report": report.text, "line": report.line, "hint": fix.hint, "edits": edits}


def write_cache(folder: Path, cache: Path, modules: Iterable[str] = MODULES) -> list[str]:
    """Check modules with all that they import, and write the cache that a :class:`Checker` starts from.

    Returns:
        The paths of the files that the cache has. Their contents are not read again while their sizes and times stay.

    Raises:
        CompileError: when there is a mistake in them.
    """
    program, overlay = _prepare(folder), Overlay()
    overlay.put(program, "")
    prelude, text = _imports(folder, modules)
    overlay.put(prelude, text)
    options = read_settings([], str(folder / "mypy.ini"), overlay).options
    return write_cache_of(sources_of([program, prelude], options, overlay), options, str(cache), overlay)


def _prepare(folder: Path) -> str:
    """Write the settings; return the path of the program."""
    (folder / "mypy.ini").write_text(SETTINGS)
    return str(folder / "main.py")


def _imports(folder: Path, modules: Iterable[str]) -> tuple[str, str]:
    """A file beside the program that imports all modules, so that the daemon knows them before the program does."""
    return str(folder / "known.py"), "".join(f"import {module}\n" for module in modules)
