"""``typedtensor port FILE``: a program of PyTorch as a typed program."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from typedtensor.cli.commands import FINE
from typedtensor.cli.files import source, using
from typedtensor.port import port


def main(arguments: Sequence[str]) -> int:
    """Print the typed program, and how much of it is left to do."""
    parser = argparse.ArgumentParser(
        "typedtensor port",
        description="Translate a file of PyTorch: layers, calls, products and changes of shape, with labels of axes in "
        "place of positions. The labels come from jaxtyping's annotations and from the names of sizes. What cannot "
        "be decided stays as it is, marked TODO(port) with the reason. mypy checks the rest.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a Python file")
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, help="write the program there, instead of printing it"
    )
    options = parser.parse_args(arguments)
    with using(options.file):
        ported = port(source(options.file))
    if options.output:
        with using(options.output):
            options.output.write_text(ported.text, encoding="utf-8")
    else:
        print(ported.text)
    print(f"{ported.lines - ported.marked} of {ported.lines} lines are translated", file=sys.stderr)
    return FINE
