"""One picture of all records: what each contender takes beside the best peer."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

from benchmarks.contest import OURS


def draw(folder: Path) -> Path | None:
    """Draw the records of a folder into it.

    Returns:
        The picture; nothing when matplotlib is not installed, or there are no ratios to draw.
    """
    if importlib.util.find_spec("matplotlib") is None:
        return None
    records = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*_[0-9]*.json"))]
    records = [record for record in records if "ratio" in record]
    if not records:
        return None
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 1.5 + 0.9 * len(records)), layout="constrained")
    axes = figure.subplots()
    for row, record in enumerate(records):
        best = record["results"][record["best_peer"]]["least"]
        for name, found in record["results"].items():
            _mark(axes, row, name, found["least"] / best)
    axes.axvline(1.0, color="black", linewidth=0.8)
    names = [f"{record['workload']}, {record['threads']} thread{'s'[: record['threads'] - 1]}" for record in records]
    axes.set_yticks(range(len(records)), names)
    axes.invert_yaxis()
    axes.set(xscale="log", xlabel="least time of a step, by that of the best peer", title="Training steps")
    axes.grid(axis="x", which="both", alpha=0.3)
    path = folder / "benchmarks.png"
    figure.savefig(path, dpi=120)
    return path


def _mark(axes: Any, row: int, name: str, ratio: float) -> None:
    ours = name.startswith(OURS)
    axes.plot(ratio, row, marker="D" if ours else "o", color="tab:red" if ours else "tab:blue", alpha=0.8)
    axes.annotate(
        f"{name} {ratio:.2f}",
        (ratio, row),
        xytext=(3, 4),
        textcoords="offset points",
        rotation=30,
        fontsize="x-small",
    )
