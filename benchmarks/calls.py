"""Profiles: which functions a run calls, how often, and for how long."""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Callable
from pathlib import Path
from typing import Any


def functions_of(run: Callable[[], object]) -> list[tuple[str, float, int]]:
    """Return the functions that a run calls, slowest first, with the seconds in each and the number of calls."""
    profiler = cProfile.Profile()
    profiler.enable()
    run()
    profiler.disable()
    found: dict[Any, Any] = pstats.Stats(profiler).stats  # type: ignore[attr-defined]  # it is there
    rows = [
        (f"{Path(file).name}:{line} {name}" if line else name, own, calls)
        for (file, line, name), (calls, _, own, _, _) in found.items()
    ]
    return sorted(rows, key=lambda row: -row[1])
