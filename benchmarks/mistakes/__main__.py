"""Measure the verdict of every mistake, print tables, and rewrite the record and the measured part of the document.

    python -m benchmarks.mistakes [--print-only] [--messages]

The tables count the mistakes that mypy rejects, those that the linter warns of, those that are only visible, and those
that are silent.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.mistakes.annotated import rejected_when_annotated
from benchmarks.mistakes.checking import ROOT
from benchmarks.mistakes.data import mistakes
from benchmarks.mistakes.document import measured, update
from benchmarks.mistakes.following import by_mistake, follow
from benchmarks.mistakes.pyrefly import ask_pyrefly, misjudged
from benchmarks.mistakes.pyright import pyright_command, pyright_rejects
from benchmarks.mistakes.recorded import record, recorded_others
from benchmarks.mistakes.tables import (
    by_category,
    by_model,
    summary,
    summary_of_hints,
    summary_of_others,
    summary_when_annotated,
    table,
)
from benchmarks.mistakes.verdicts import verdicts


def main(arguments: Sequence[str] | None = None) -> int:
    """Check and run every mistake; print tables; write the record and the document."""
    parser = argparse.ArgumentParser("python -m benchmarks.mistakes", description=main.__doc__)
    parser.add_argument("--pyright", action="store_true", help="also run pyright, which takes many minutes")
    parser.add_argument(
        "--pyrefly",
        metavar="PYTHON",
        help="also check the equivalent PyTorch files with Pyrefly and run them; PYTHON has Pyrefly and PyTorch",
    )
    parser.add_argument("--print-only", action="store_true", help="do not write the record and the document")
    parser.add_argument("--messages", action="store_true", help="print mypy's messages for each mistake")
    options = parser.parse_args(arguments)

    chosen = {mistake: model for model, mistake in mistakes()}
    cache = ROOT / ".mypy_cache" / "mistakes"
    found, annotated = verdicts(chosen, cache), rejected_when_annotated(chosen, cache)
    hints = by_mistake(follow(chosen, cache))
    others = recorded_others(mistake.key for mistake in chosen)
    if options.pyright and pyright_command() is None:
        print("pyright is not installed, so its column is left as it was: pip install pyright", file=sys.stderr)
    elif options.pyright:
        with TemporaryDirectory() as folder:
            others["pyright"], alarms = pyright_rejects(chosen, Path(folder))
        print(f"pyright rejects right files: {', '.join(alarms) or 'none'}")
    if options.pyrefly:
        with TemporaryDirectory() as folder:
            said = ask_pyrefly(chosen, options.pyrefly, Path(folder))
        others["Pyrefly"] = said.rejects
        print(f"Pyrefly rejects right files: {', '.join(said.alarms) or 'none'}")
        print(f"in the lists, silent is wrong of: {', '.join(misjudged(chosen, said)) or 'none'}")
    if options.messages:
        for verdict in found:
            print(f"{verdict.mistake.key}: {verdict.mistake.name}: {verdict.verdict}", *verdict.messages, sep="\n    ")
    print(
        table(found, by_category, "kind of mistake", others, hints), table(found, by_model, "model", others), sep="\n\n"
    )
    print(
        "",
        summary(found),
        summary_when_annotated(found, annotated),
        summary_of_others(found, others),
        summary_of_hints(hints),
        sep="\n",
    )
    if not options.print_only:
        record(found, others, hints)
        update(ROOT / "docs" / "mistakes.md", measured(found, annotated, others, hints))
    return 0


if __name__ == "__main__":
    sys.exit(main())
