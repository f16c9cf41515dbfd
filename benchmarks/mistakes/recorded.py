"""The recorded verdicts, with which the tests compare."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from benchmarks.mistakes.verdicts import Verdict

FILE = Path(__file__).with_name("verdicts.json")


OTHERS = ("pyright", "Pyrefly")
"""The other type checkers that are asked."""

Others = Mapping[str, Mapping[str, bool]]
"""Whether a type checker rejects a mistake, by its name and by the key of the mistake."""


Hints = Mapping[str, Sequence[str]]
"""What becomes of a mistake where the hints of its message are followed, by the key of the mistake."""


def record(verdicts: Sequence[Verdict], others: Others, hints: Hints, file: Path = FILE) -> None:
    """Write verdicts as JSON."""
    entries: dict[str, dict[str, object]] = {}
    for verdict in verdicts:
        said = {f"rejected by {name}": rejects[verdict.mistake.key] for name, rejects in others.items()}
        entries[verdict.mistake.key] = verdict.as_json() | said
        if verdict.mistake.key in hints:
            entries[verdict.mistake.key]["hints"] = list(hints[verdict.mistake.key])
    file.write_text(json.dumps(entries, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def recorded(file: Path = FILE) -> dict[str, dict[str, object]]:
    """Return the recorded verdicts, by the keys of the mistakes."""
    entries: dict[str, dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))
    return entries


def recorded_hints(file: Path = FILE) -> dict[str, list[str]]:
    """Return the recorded outcomes of the hints."""
    entries = recorded(file).items()
    return {
        key: [str(outcome) for outcome in found]
        for key, entry in entries
        if isinstance(found := entry.get("hints"), list)
    }


def recorded_others(keys: Iterable[str], file: Path = FILE) -> dict[str, Mapping[str, bool]]:
    """Return the recorded verdicts of the other type checkers that checked all of these mistakes."""
    entries, asked = recorded(file) if file.exists() else {}, list(keys)
    return {
        name: {key: bool(entries[key][entry]) for key in asked}
        for name in OTHERS
        if all((entry := f"rejected by {name}") in entries.get(key, {}) for key in asked)
    }
