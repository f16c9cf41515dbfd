"""Side-by-side timing: candidates take turns, so other load on the machine affects all of them alike."""

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
    """The times of a candidate, in seconds. The least shows what the machine can do, the median what it did.

    Attributes:
        times: wall-clock times.
        cpu: CPU times of all threads of the process, where measured.
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
        """Return the times for a record."""
        processors = {"least_cpu": min(self.cpu)} if self.cpu else {}
        return {"least": self.least, "median": self.median, "runs": len(self.times), **processors}


def interleaved(
    candidates: Mapping[str, Callable[[], object]], seconds: float, least_rounds: int = 5
) -> dict[str, Timing]:
    """Time candidates in turns, each round in another order, after one discarded run.

    Args:
        candidates: the functions to run, by name.
        seconds: the duration for all candidates together.
        least_rounds: the least number of rounds, even if they take longer.
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
    """Time short steps: in each turn a candidate makes as many steps as fill a duration, after a discarded one.

    The discarded step refills the caches, from which the other candidates have evicted its data.

    Args:
        candidates: the functions that make a step, by name.
        rounds: the number of turns of each candidate; each round has another order.
        seconds: the approximate least duration of a turn. On a loaded machine only short turns run undisturbed.
        multiple: the period of different steps: a turn has a multiple of this number of steps.
        patience: the seconds after which a candidate has no further turns, once it has had three.
        rest: the idle seconds before each turn.
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
    """Return the environment of the measurements."""
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
    """Return the environment in one line."""
    return ", ".join(f"{name} {value}" for name, value in found.items())


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Format a table with right-aligned columns."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in (header, *rows)]
    return "\n".join(lines)


def save(path: Path, record: Mapping[str, Any]) -> None:
    """Write a record as JSON; create its folder if necessary."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
