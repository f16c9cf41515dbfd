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
    """The times of one candidate, in seconds. The least is what the machine can do; the median what it did.

    Attributes:
        times: by the clock.
        cpu: of the processors, all threads of the process together, where that was measured.
    """

    times: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

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
        processors = {"least_cpu": min(self.cpu)} if self.cpu else {}
        return {"least": self.least, "median": self.median, "runs": len(self.times), **processors}


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


def in_turns(
    candidates: Mapping[str, Callable[[], object]],
    rounds: int,
    seconds: float = 0.01,
    multiple: int = 1,
    patience: float = 30.0,
    rest: float = 0.0,
) -> dict[str, Timing]:
    """Time short steps: a turn of a candidate is as many steps as fill some time, after one that is not counted.

    That one brings back to the caches what the others pushed out.

    Args:
        candidates: what makes a step, by name.
        rounds: how many turns each has; each round is in another order.
        seconds: about how long a turn is at least. While the machine does other things as well, only short ones are
            ever left alone.
        multiple: steps differ, and come back after so many: a turn has a multiple of them.
        patience: a candidate that has taken so many seconds has no further turns, once it has had three.
        rest: the seconds before each turn in which nothing is done.
    """
    timings = {name: Timing() for name in candidates}
    lengths = {}
    for name, step in candidates.items():
        for _ in range(multiple):
            step()
        start = time.perf_counter()
        for _ in range(multiple):
            step()
        lengths[name] = multiple * max(1, round(seconds / max(time.perf_counter() - start, 1e-7)))
    names, spent = list(candidates), dict.fromkeys(candidates, 0.0)
    for number in range(rounds):
        for name in names:
            if number >= 3 and spent[name] > patience:
                continue
            step, length = candidates[name], lengths[name]
            time.sleep(rest)
            step()
            start, cpu = time.perf_counter(), time.process_time()
            for _ in range(length):
                step()
            taken, taken_cpu = time.perf_counter() - start, time.process_time() - cpu
            timings[name].times.append(taken / length)
            timings[name].cpu.append(taken_cpu / length)
            spent[name] += taken
        names.append(names.pop(0))
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
