"""Count what finds the mistakes of the list that was written before the type checker was asked.

    python -m benchmarks.mistakes.unseen [--messages] [--print-only]

It prints a table, and writes the record and the part of the document about this list.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from benchmarks.mistakes.checking import ROOT
from benchmarks.mistakes.data import Mistake, Model
from benchmarks.mistakes.document import update
from benchmarks.mistakes.running import run_time_error
from benchmarks.mistakes.verdicts import REJECTED, WARNED, verdicts

FOLDER = Path(__file__).parent
RECORD = FOLDER / "verdicts.json"
START, END = "<!-- measured on unseen code -->\n", "<!-- end of what is measured on unseen code -->\n"
FAILS, SILENT = "fails at run time", "silent"
TIERS = (REJECTED, WARNED, FAILS, SILENT)


@dataclass(frozen=True)
class Unseen(Model):
    """A model of this list and its mistakes, whose categories are ``axes`` and ``other``."""

    @property
    def path(self) -> Path:
        """The file."""
        return FOLDER / f"{self.name}.py"

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes, in the order of their file; there are none in PyTorch."""
        entries = tomllib.loads(self.path.with_suffix(".toml").read_text(encoding="utf-8"))["mistake"]
        return tuple(
            Mistake(self.name, number, entry["name"], entry["about"], "", False, entry["old"], entry["new"])
            for number, entry in enumerate(entries, 1)
        )


def unseen() -> tuple[Unseen, ...]:
    """Return the models, by name."""
    return tuple(Unseen(path.stem) for path in sorted(FOLDER.glob("*.toml")))


def recorded() -> dict[str, dict[str, str]]:
    """Return the record of each mistake: its name, what it is about, and its verdict."""
    entries: dict[str, dict[str, str]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return entries


def asked(models: Sequence[Unseen], cache: Path, *, messages: bool = False) -> dict[str, dict[str, str]]:
    """Ask the type checker, the linter and the run time about all mistakes, and return the record.

    Raises:
        RuntimeError: when a right file has reports, or fails.
    """
    chosen: dict[Mistake, Model] = {mistake: model for model in models for mistake in model.mistakes}
    if wrong := {model.name: error for model in models if (error := failure(model.name, model.text))}:
        raise RuntimeError(f"right files fail: {wrong}")
    made = {}
    for found in verdicts(chosen, cache, run=False):
        mistake, verdict = found.mistake, found.verdict
        error = failure(mistake.key, chosen[mistake].with_mistake(mistake))
        if verdict not in (REJECTED, WARNED):
            verdict = FAILS if error else SILENT
        made[mistake.key] = {"name": mistake.name, "about": mistake.category, "verdict": verdict}
        if messages:
            print(f"{mistake.key}: {mistake.name}: {verdict}", *found.messages, error or "runs", sep="\n    ")
    return made


def failure(name: str, text: str) -> str | None:
    """Return the error with which a model fails; None if it runs."""
    try:
        return run_time_error(name, text)
    except Exception as error:  # of Python or NumPy
        return repr(error)


def counted(record: Mapping[str, Mapping[str, str]]) -> str:
    """Return the table: each tier has what the ones before it do not find."""
    rows = []
    for about in ("axes", "other", None):
        said = [entry["verdict"] for entry in record.values() if about in (None, entry["about"])]
        cells = [len(said), *(said.count(tier) for tier in TIERS)]
        rows.append(f"| {about or '**all**'} | {' | '.join(map(str, cells))} |")
    head = "| mistakes about | number | mypy rejects | the linter warns | fails only at run time | silent |"
    return "\n".join([head, "|---|" + "---:|" * 5, *rows])


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask about every mistake; print the table; write the record and the document."""
    parser = argparse.ArgumentParser("python -m benchmarks.mistakes.unseen", description=main.__doc__)
    parser.add_argument("--messages", action="store_true", help="print the messages for each mistake")
    parser.add_argument("--print-only", action="store_true", help="do not write the record and the document")
    options = parser.parse_args(arguments)
    record = asked(unseen(), ROOT / ".mypy_cache" / "mistakes", messages=options.messages)
    print(counted(record))
    if not options.print_only:
        RECORD.write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        update(ROOT / "docs" / "mistakes.md", counted(record), START, END)
    return 0


if __name__ == "__main__":
    sys.exit(main())
