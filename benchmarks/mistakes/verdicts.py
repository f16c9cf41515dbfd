"""The verdict of a mistake: rejected, warned of, only visible, or silent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.mistakes.checking import Reports, mypy_reports
from benchmarks.mistakes.data import Mistake, Model
from benchmarks.mistakes.running import run_time_error

REJECTED, WARNED, VISIBLE, SILENT = "rejected", "warned", "visible", "silent"

LABEL = re.compile(r"^class (\w+)\(Axis\b", re.MULTILINE)


@dataclass(frozen=True)
class Verdict:
    """The verdict of a mistake.

    Attributes:
        mistake: the mistake.
        verdict: rejected by the type checker, warned of by the linter, visible or silent.
        messages: their messages.
        run_time: the run-time error, if there is one.
    """

    mistake: Mistake
    verdict: str
    messages: tuple[str, ...]
    run_time: str | None

    def as_json(self) -> dict[str, object]:
        """Return the verdict for the record."""
        return {
            "name": self.mistake.name,
            "category": self.mistake.category,
            "silent in PyTorch": self.mistake.silent,
            "verdict": self.verdict,
            "rejected at run time": self.run_time is not None,
        }


def names_a_wrong_label(model: Model, mistake: Mistake) -> bool:
    """Return whether the mistake necessarily writes a label that the right program does not have in this place.

    Otherwise the labels of the new text, in order, would be those of the old text, or some of them.
    """
    labels = set(LABEL.findall(model.text))
    old, new = ([word for word in re.findall(r"\w+", text) if word in labels] for text in (mistake.old, mistake.new))
    remaining = iter(old)
    return not all(label in remaining for label in new)


def verdict_of(model: Model, mistake: Mistake, reports: Reports) -> str:
    """Return the verdict for the messages of the type checker and the linter."""
    if reports.errors or reports.warnings:
        return REJECTED if reports.errors else WARNED
    return VISIBLE if names_a_wrong_label(model, mistake) else SILENT


def verdicts(chosen: Mapping[Mistake, Model], cache: Path, *, run: bool = True) -> list[Verdict]:
    """Return the verdicts of the mistakes, from one build of them all and of the right files.

    Raises:
        RuntimeError: when a right file has reports, so that those about the wrong ones mean nothing.
    """
    right = {model.name: model.text for model in chosen.values()}
    texts = {mistake.key: model.with_mistake(mistake) for mistake, model in chosen.items()}
    with TemporaryDirectory() as folder:
        reports = mypy_reports(right | texts, Path(folder), cache)
    if alarms := {name: [*reports[name].errors, *reports[name].warnings] for name in right if any(reports[name])}:
        raise RuntimeError(f"right files are rejected: {alarms}")
    return [
        Verdict(
            mistake,
            verdict_of(model, mistake, reports[mistake.key]),
            (*reports[mistake.key].errors, *reports[mistake.key].warnings),
            run_time_error(mistake.key, texts[mistake.key]) if run else None,
        )
        for mistake, model in chosen.items()
    ]
