"""The verdicts that are recorded, which the tests compare with."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.mistakes.verdicts import Verdict

FILE = Path(__file__).with_name("verdicts.json")


def record(verdicts: Sequence[Verdict], pyright: Mapping[str, bool] | None, file: Path = FILE) -> None:
    """Write verdicts as JSON. What pyright said stays as it was where it was not asked again."""
    before = recorded(file) if file.exists() else {}
    entries = {}
    for verdict in verdicts:
        key = verdict.mistake.key
        said = pyright[key] if pyright else before.get(key, {}).get("rejected by pyright")
        entries[key] = verdict.as_json() | ({} if said is None else {"rejected by pyright": said})
    file.write_text(json.dumps(entries, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def recorded(file: Path = FILE) -> dict[str, dict[str, object]]:
    """The recorded verdicts, by the keys of the mistakes."""
    entries: dict[str, dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))
    return entries


def recorded_pyright(file: Path = FILE) -> dict[str, bool] | None:
    """What pyright is recorded to have said, if it was asked about all mistakes."""
    entries = recorded(file) if file.exists() else {}
    said = {key: bool(entry["rejected by pyright"]) for key, entry in entries.items() if "rejected by pyright" in entry}
    return said if said and len(said) == len(entries) else None
