"""Rewrite the measured parts of ``docs/mistakes.md``, each between two marks; the rest stays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from benchmarks.mistakes.data import Mistake
from benchmarks.mistakes.recorded import Hints, Others
from benchmarks.mistakes.tables import (
    by_category,
    by_model,
    summary,
    summary_of_hints,
    summary_of_others,
    summary_when_annotated,
    table,
)
from benchmarks.mistakes.verdicts import SILENT, Verdict

START, END = "<!-- measured -->\n", "<!-- end of what is measured -->\n"


def measured(verdicts: Sequence[Verdict], annotated: Sequence[Mistake], others: Others, hints: Hints) -> str:
    """Return the measured part: sentences, tables, and a list of the silent mistakes."""
    silent = [f"- {v.mistake.model.replace('_', ' ')}: {v.mistake.name}" for v in verdicts if v.verdict == SILENT]
    parts = [
        f"{summary(verdicts)}\n{summary_when_annotated(verdicts, annotated)}",
        *([summary_of_others(verdicts, others)] if others else []),
        *([summary_of_hints(hints)] if hints else []),
        table(verdicts, by_category, "kind of mistake", others, hints),
        table(verdicts, by_model, "model", others),
        "These pass in silence:",
        "\n".join(silent),
    ]
    return "\n\n".join(parts)


def update(document: Path, text: str, start: str = START, end: str = END) -> None:
    """Replace the part of a document between two marks.

    Raises:
        ValueError: when the document does not have the marks.
    """
    before = document.read_text(encoding="utf-8")
    pattern = re.compile(f"(?<={re.escape(start)}).*(?={re.escape(end)})", re.DOTALL)
    after, replaced = pattern.subn(lambda _: f"\n{text}\n\n", before)
    if replaced != 1:
        raise ValueError(f"{document} has no part between the marks {start.strip()} and {end.strip()}")
    document.write_text(after, encoding="utf-8")
