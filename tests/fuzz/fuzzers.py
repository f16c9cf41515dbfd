"""The fuzzers: functions that draw cases, by name."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.fuzz import arrays, drawing, edges, files, interrupts, optimizers, sizes, statements, structures
from tests.fuzz.search import Case

FUZZERS: dict[str, Callable[[random.Random], Case | None]] = {
    "programs": drawing.draw,
    "arrays": arrays.draw,
    "windows": drawing.draw_windows,
    "structures": structures.draw,
    "optimizers": optimizers.draw,
    "interrupts": interrupts.draw,
    "edges": edges.draw,
    "files": files.draw,
    "sizes": sizes.draw,
    "statements": statements.draw,
}
