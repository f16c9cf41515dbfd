"""``typedtensor lint PATHS``: what is probably a mistake although its axes are right."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import replace

from typedtensor.cli.commands import FAILED, FINE
from typedtensor.cli.looking import add_config_option, look_at, show_report
from typedtensor.inspection.settings import LINTER

_LINT = "lint-"
"""The beginning of the codes of warnings."""


def main(arguments: Sequence[str]) -> int:
    """Print the warnings of the linter; fail if there are any."""
    parser = argparse.ArgumentParser(
        "typedtensor lint",
        description="Warn of what is probably a mistake although all axes are right. `# type: ignore[lint]` at the end "
        "of a line turns its warnings off. The exit status is 1 if there are warnings. Errors are mypy's to report.",
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a Python file, or a folder of them")
    add_config_option(parser)
    options = parser.parse_args(arguments)

    seen = look_at("lint", options.paths, options.config_file, [LINTER])
    paths = {os.path.abspath(view.path): view.path for view in seen.views}
    warnings = [
        replace(report, path=paths[os.path.abspath(report.path)], severity="warning")
        for report in seen.reports
        if (report.code or "").startswith(_LINT) and report.path and os.path.abspath(report.path) in paths
    ]
    for warning in warnings:
        print(show_report(warning))
    return FAILED if warnings else FINE
