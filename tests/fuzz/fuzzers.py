"""The fuzzers: functions that draw cases, by name."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.fuzz import drawing, edges, files, interrupts, optimizers, statements, structures
from tests.fuzz.search import Case

FUZZERS: dict[str, Callable[[random.Random], Case | None]] = {
    "programs": drawing.draw,
    "windows": drawing.draw_windows,
    "structures": structures.draw,
    "optimizers": optimizers.draw,
    "interrupts": interrupts.draw,
    "edges": edges.draw,
    "files": files.draw,
    "statements": statements.draw,
}
