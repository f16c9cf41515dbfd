"""Plot all records: the step time, the time of the first step and the memory of each contender."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from benchmarks.contest import OURS

SHOWN = {"least": ("ms a step, at best", 1e3), "first_step": ("s to the first step", 1.0), "peak": ("MiB at most", 1.0)}
"""The plotted quantities: their titles and the factors from recorded values."""


def draw(folder: Path) -> Path | None:
    """Plot the records of a folder into that folder.

    Returns:
        The path of the plot; None without matplotlib or records.
    """
    records = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*_[0-9]*.json"))]
    if not records or importlib.util.find_spec("matplotlib") is None:
        return None
    from matplotlib.figure import Figure

    heights = [len(record["results"]) + 2 for record in records]
    figure = Figure(figsize=(13, 0.28 * sum(heights)), layout="constrained")
    plots = figure.subplots(len(records), len(SHOWN), squeeze=False, gridspec_kw={"height_ratios": heights})
    for row, record in zip(plots, records, strict=True):
        for axes, (key, (label, factor)) in zip(row, SHOWN.items(), strict=True):
            values = {name: found[key] * factor for name, found in record["results"].items() if key in found}
            if values:
                _bars(axes, values, label)
            else:
                axes.set_visible(False)
        row[0].set_title(f"{record['title']}; threads: {record['threads']}", loc="left", fontsize="medium")
    path = folder / "benchmarks.png"
    figure.savefig(path, dpi=100)
    return path


def _bars(axes: Any, values: Mapping[str, float], label: str) -> None:
    ordered = sorted(values, key=lambda name: values[name])
    colours = ["tab:red" if name.startswith(OURS) else "tab:blue" for name in ordered]
    bars = axes.barh(ordered, [values[name] for name in ordered], color=colours)
    axes.bar_label(bars, [f"{values[name]:.3g}" for name in ordered], padding=2, fontsize="small")
    axes.invert_yaxis()
    axes.set_xscale("log")
    # Lengths of logarithmic bars have no meaning, so the values are printed beside them.
    axes.set_xlim(min(values.values()) / 2, max(values.values()) * 3)
    axes.xaxis.set_ticks([], minor=True)
    axes.xaxis.set_ticks([])
    axes.set_xlabel(f"{label} (logarithmic)", fontsize="small")
    axes.tick_params(labelsize="small")
