"""Shared options of the commands that inspect files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from typedtensor.errors import TypedTensorError
from typedtensor.inspection import Look, Report, View, look


def add_config_option(parser: argparse.ArgumentParser) -> None:
    """Add the option that names mypy's settings file."""
    parser.add_argument(
        "--config-file",
        metavar="FILE",
        help="mypy's configuration file; by default, the one that mypy finds from this folder",
    )


def look_at(command: str, paths: list[str], config_file: str | None, plugins: Sequence[str] = ()) -> Look:
    """Check files for a command, with further plugins of mypy.

    Raises:
        TypedTensorError: a file is missing or does not parse, or the settings are wrong.
    """
    seen = look(paths, config_file, plugins)
    if not seen.views:
        raise TypedTensorError("\n".join(["mypy could not check the files:", *map(show_report, seen.reports)]))
    if seen.plugin_added:
        print(
            f"typedtensor {command}: your mypy configuration does not enable the plugin; this command enables it "
            "for itself. Add this line to the configuration: plugins = typedtensor.mypy_plugin",
            file=sys.stderr,
        )
    return seen


def show_report(report: Report) -> str:
    """Format a message of mypy as mypy prints it."""
    place = "" if report.path is None else f"{report.path}:{report.line}: "
    return f"{place}{report.severity}: {report.text}{f'  [{report.code}]' if report.code else ''}"


def line_of(report: Report, view: View) -> int:
    """Return the line to show a message at: the last line of an expression, which holds its last stage; the first line
    of anything else, such as a function.
    """
    span = report.span(view.source)
    return span.end_line if any(one.span == span for one in view.seen) else span.line
