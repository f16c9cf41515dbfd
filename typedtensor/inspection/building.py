"""A check of files that keeps the types of their expressions."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from pathlib import Path

from mypy import build
from mypy.errors import CompileError
from mypy.modulefinder import BuildSource
from mypy.options import Options
from mypy.util import DecodeError, decode_python_encoding

from typedtensor.inspection.reports import Report, parse_report
from typedtensor.inspection.settings import DEEPEST, SettingsError, keep_apart, read_settings
from typedtensor.inspection.spans import Source
from typedtensor.inspection.views import View


@dataclass(frozen=True, slots=True)
class Look:
    """The results of a check.

    Attributes:
        views: the files in the order of their paths, without those that do not parse.
        reports: mypy's messages about all of them.
        plugin_added: whether the plugin was added to the user's settings, which do not name it.
    """

    views: list[View]
    reports: list[Report]
    plugin_added: bool

    def reports_of(self, view: View) -> list[Report]:
        """The messages about one file."""
        path = os.path.abspath(view.path)
        return [report for report in self.reports if report.path and os.path.abspath(report.path) == path]


def look(paths: Sequence[str], config_file: str | None = None, plugins: Sequence[str] = ()) -> Look:
    """Check files and folders.

    The files themselves are always checked again. Their imports are cached in a folder inside mypy's cache, which is
    not changed otherwise.

    Args:
        paths: the files and folders.
        config_file: mypy's configuration file; by default, the one that mypy finds.
        plugins: further plugins of mypy to enable.

    Raises:
        SettingsError: a file is missing, or mypy rejects its settings.
    """
    for path in paths:
        if not os.path.exists(path):
            raise SettingsError(f"{path}: there is no such file or folder")
    settings = read_settings(paths, config_file, plugins=plugins)
    keep_apart(settings.options)
    texts = {source.module: _read(source) for source in settings.sources}
    # mypy does not look a source with a text up in the cache, which has no expressions.
    sources = [
        BuildSource(source.path, source.module, texts[source.module], source.base_dir) for source in settings.sources
    ]
    if not os.path.exists(settings.options.cache_dir):
        _fill_cache(sources, settings.options)
    try:
        result = _build(sources, settings.options)
    except CompileError as error:
        return Look([], _reports(error.messages), settings.plugin_added)
    modules = {module: state.tree for module, state in result.graph.items()}
    views = [
        View(source.path, Source(texts[source.module]), tree, result.types, modules, settings.options)
        for source in settings.sources
        if source.path is not None and (tree := modules.get(source.module)) is not None
    ]
    return Look(sorted(views, key=lambda view: view.path), _reports(result.errors), settings.plugin_added)


def _fill_cache(sources: list[BuildSource], options: Options) -> None:
    """Check the imports of the sources first, to fill the cache.

    Without kept trees mypy skips the bodies of installed functions, which takes half the time."""
    with suppress(CompileError, SettingsError):  # the check itself reports the error
        _build(sources, options.apply_changes({"export_types": False, "preserve_asts": False}))


def _build(sources: list[BuildSource], options: Options) -> build.BuildResult:
    """Run mypy's check.

    Raises:
        SettingsError: mypy has an internal error, for which it would print a traceback and exit.
    """
    said, limit = io.StringIO(), sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, DEEPEST))
    try:
        with redirect_stderr(said), redirect_stdout(said):
            return build.build(sources, options)
    except SystemExit:
        lines = said.getvalue().strip().splitlines()
        why = "\n".join(["mypy cannot check this; run mypy itself for more information:", *lines[:1], *lines[-1:]])
        raise SettingsError(why) from None
    finally:
        sys.setrecursionlimit(limit)


def _reports(messages: Sequence[str]) -> list[Report]:
    return [report for report in map(parse_report, messages) if report is not None]


def _read(source: BuildSource) -> str:
    if source.path is None:
        return ""
    if os.path.isdir(source.path):
        return ""
    try:
        return decode_python_encoding(Path(source.path).read_bytes())
    except (OSError, ValueError, DecodeError) as error:
        raise SettingsError(f"{source.path}: {error}") from None
