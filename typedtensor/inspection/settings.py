"""The user's mypy settings, as far as inspection permits them."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from dataclasses import dataclass

from mypy import build
from mypy.find_sources import InvalidSourceList, create_source_list
from mypy.fscache import FileSystemCache
from mypy.main import process_options
from mypy.modulefinder import BuildSource
from mypy.options import Options

from typedtensor.errors import TypedTensorError

PLUGIN = "typedtensor.mypy_plugin"
LINTER = "typedtensor.lint"

DEEPEST = 2**14
"""The recursion limit of mypy as a program, since its trees are deep."""


class SettingsError(TypedTensorError):
    """mypy rejects the settings or the files."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The sources and options of a check.

    Attributes:
        sources: the files.
        options: mypy's options.
        plugin_added: whether the plugin was added to the user's settings, which do not name it.
    """

    sources: list[BuildSource]
    options: Options
    plugin_added: bool


def read_settings(
    paths: Sequence[str],
    config_file: str | None = None,
    cache: FileSystemCache | None = None,
    plugins: Sequence[str] = (),
) -> Settings:
    """Read the settings that mypy would find from the working directory, with the plugin, and with spans in messages.

    Args:
        paths: the files and folders.
        config_file: mypy's configuration file; by default, the one that mypy finds.
        cache: a cache of files.
        plugins: further plugins to enable.

    Raises:
        SettingsError: when mypy rejects them.
    """
    arguments = ["--no-error-summary", "--no-pretty", "--show-column-numbers", "--show-error-end", "--show-error-codes"]
    if config_file is not None:
        arguments += ["--config-file", config_file]
    said = io.StringIO()
    try:
        sources, options = process_options(
            [*arguments, "--", *paths], stdout=said, stderr=said, require_targets=bool(paths), fscache=cache
        )
    except SystemExit:
        *_usage, why = said.getvalue().split("mypy: error: ")
        raise SettingsError(why.strip() or "mypy refuses its settings") from None
    added = not any(plugin.partition(":")[0] == PLUGIN for plugin in options.plugins)
    if added:
        options.plugins.append(PLUGIN)
    options.plugins += [plugin for plugin in plugins if plugin not in options.plugins]
    if not options.config_file:
        options.config_file = os.devnull  # without a settings file mypy loads no plugins, whatever the options name
    options.export_types = True
    options.preserve_asts = True
    options.include_docstrings = True
    options.show_absolute_path = True
    options.output = None
    for option, value in (("native_parser", False), ("num_workers", 0)):
        # Not every version has the options. The native parser's columns are wrong after non-ASCII characters.
        if hasattr(options, option):
            setattr(options, option, value)
    return Settings(sources, options, added)


def sources_of(paths: Sequence[str], options: Options, cache: FileSystemCache | None = None) -> list[BuildSource]:
    """The files as mypy's modules; two scripts of one name in different folders are two modules.

    Raises:
        SettingsError: mypy rejects the name of a file.
    """
    taken: set[str] = set()
    found: list[BuildSource] = []
    try:
        for source in create_source_list([*paths], options, cache):
            module, number = source.module, 2
            while module in taken:
                module, number = f"{source.module}_{number}", number + 1
            taken.add(module)
            found.append(BuildSource(source.path, module, source.text, source.base_dir))
    except InvalidSourceList as error:
        raise SettingsError(str(error)) from None
    return found


def write_cache(
    sources: list[BuildSource], options: Options, folder: str, cache: FileSystemCache | None = None
) -> list[str]:
    """Check files with all that they import, and write the cache that mypy's daemon starts from.

    Returns:
        The paths of the files that the cache has.

    Raises:
        CompileError: a file does not parse. mypy's cache has no entry for it, nor for those checked with it.
    """
    options.cache_dir, options.cache_fine_grained = folder, True
    options.incremental, options.local_partial_types = True, True  # as in mypy's daemon, which reads it
    options.export_types = options.preserve_asts = False
    result = build.build(sources, options, fscache=cache)
    result.manager.metastore.close()
    return sorted(path for state in result.graph.values() if (path := state.path) is not None)


def keep_apart(options: Options) -> None:
    """Use a cache beside the user's own, which other options would invalidate, and another one with the linter: mypy
    discards what was checked with other plugins."""
    if options.cache_dir != os.devnull:
        linted = ["lint"] if LINTER in options.plugins else []
        options.cache_dir = os.path.join(options.cache_dir, "typedtensor", *linted)
