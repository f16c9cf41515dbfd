"""Timing side by side: candidates take turns, so that what else the machine does falls on all of them alike."""

from __future__ import annotations

import importlib.metadata
import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Timing:
    """The times of one candidate, in seconds. The least is what the machine can do; the median what it did."""

    times: list[float] = field(default_factory=list)

    @property
    def least(self) -> float:
        """The least time."""
        return min(self.times)

    @property
    def median(self) -> float:
        """The median time."""
        return statistics.median(self.times)

    def summary(self) -> dict[str, float]:
        """For a record."""
        return {"least": self.least, "median": self.median, "runs": len(self.times)}


def interleaved(
    candidates: Mapping[str, Callable[[], object]], seconds: float, least_rounds: int = 5
) -> dict[str, Timing]:
    """Time candidates in turns, each round in another order, after one run that is not counted.

    Args:
        candidates: what is run, by name.
        seconds: how long to go on, all candidates together.
        least_rounds: how many rounds there are even if that takes longer.
    """
    timings = {name: Timing() for name in candidates}
    for run in candidates.values():
        run()
    names = list(candidates)
    end = time.perf_counter() + seconds
    rounds = 0
    while rounds < least_rounds or time.perf_counter() < end:
        for name in names:
            start = time.perf_counter()
            candidates[name]()
            timings[name].times.append(time.perf_counter() - start)
        names.append(names.pop(0))
        rounds += 1
    return timings


def environment(*packages: str) -> dict[str, Any]:
    """What the figures were measured on."""
    found = {}
    for package in ("numpy", *packages):
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            found[package] = "not installed"
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": [round(number, 1) for number in os.getloadavg()],
        **found,
    }


def environment_line(found: Mapping[str, Any]) -> str:
    """The environment in one line."""
    return ", ".join(f"{name} {value}" for name, value in found.items())


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Text in columns, to the right."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in (header, *rows)]
    return "\n".join(lines)


def save(path: Path, record: Mapping[str, Any]) -> None:
    """Write a record as JSON, in a folder that is made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
