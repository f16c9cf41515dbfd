"""The user's mypy settings, as far as inspection permits them."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from dataclasses import dataclass

from mypy.fscache import FileSystemCache
from mypy.main import process_options
from mypy.modulefinder import BuildSource
from mypy.options import Options

from typedtensor.errors import TypedTensorError

PLUGIN = "typedtensor.mypy_plugin"

DEEPEST = 2**14
"""The limit of recursion that mypy sets when it is started as a program: its trees are deep."""


class SettingsError(TypedTensorError):
    """mypy does not accept the settings, or the files to look at."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What to check, and how.

    Attributes:
        sources: the files.
        options: mypy's options.
        plugin_added: the user's settings do not name the plugin of this library.
    """

    sources: list[BuildSource]
    options: Options
    plugin_added: bool


def read_settings(
    paths: Sequence[str], config_file: str | None = None, cache: FileSystemCache | None = None
) -> Settings:
    """The settings that mypy itself would find from here, with the plugin, and with places in the messages.

    Raises:
        SettingsError: as the type says.
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
        raise SettingsError(said.getvalue().strip() or "mypy refuses its settings") from None
    added = not any(plugin.partition(":")[0] == PLUGIN for plugin in options.plugins)
    if added:
        options.plugins.append(PLUGIN)
    if not options.config_file:
        options.config_file = os.devnull  # without settings mypy loads no plugins, whatever the options name
    options.export_types = True
    options.preserve_asts = True
    options.include_docstrings = True
    options.show_absolute_path = True
    options.output = None
    for option, value in (("native_parser", False), ("num_workers", 0)):
        # Not every version has them. The columns of the native parser are wrong behind characters outside ASCII.
        if hasattr(options, option):
            setattr(options, option, value)
    return Settings(sources, options, added)


def keep_apart(options: Options) -> None:
    """Use a cache beside the user's own, which other options would spoil."""
    if options.cache_dir != os.devnull:
        options.cache_dir = os.path.join(options.cache_dir, "typedtensor")
