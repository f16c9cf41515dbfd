"""``typedtensor annotate FILE``: the source with the axes of its expressions."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from typedtensor.cli.commands import FINE
from typedtensor.cli.looking import add_config_option, look_at
from typedtensor.errors import TypedTensorError


def main(arguments: Sequence[str]) -> int:
    """Annotate files. Errors in the files are shown and do not affect the exit status."""
    parser = argparse.ArgumentParser("typedtensor annotate", description="Show files with the axes of expressions.")
    parser.add_argument("paths", nargs="+", metavar="FILE", help="a Python file, or a folder of them")
    parser.add_argument("--html", metavar="OUT", type=Path, help="write a self-contained page instead of printing text")
    parser.add_argument("--all", action="store_true", help="in the text, also annotate bare uses of names")
    parser.add_argument("--color", choices=["auto", "always", "never"], default="auto", help="for the text")
    add_config_option(parser)
    options = parser.parse_args(arguments)

    look = look_at("annotate", options.paths, options.config_file)
    if options.html is not None:
        from typedtensor.cli.annotate_html import page

        try:
            options.html.write_text(page(look), encoding="utf-8")
        except OSError as error:
            raise TypedTensorError(f"{options.html}: {error.strerror}") from None
        print(f"{options.html}: {sum(len(view.seen) for view in look.views)} expressions")
        return FINE
    from typedtensor.cli.annotate_text import Text

    colored = options.color == "always" or (options.color == "auto" and _is_terminal())
    for view in look.views:
        print(Text(view, look.reports_of(view), mentions=options.all, colored=colored))
    return FINE


def _is_terminal() -> bool:
    """Whether the output is a terminal and the user allows colours (https://no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
