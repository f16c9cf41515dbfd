"""Data and weights of the recurrent workloads: language models of characters."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.peers import Adagrad, Batch, normal

LETTERS, HIDDEN, STEPS, BATCH = 26, 50, 20, 20
OPTIMIZER = Adagrad(0.1)
TEXT = "GRAHAM_TEXT"
FILES = {"--text": TEXT}


def letters() -> np.ndarray[Any, np.dtype[np.int64]]:
    """Return the letters of a text as numbers from 0 to 25: of a named file, else of a random sequence.

    Raises:
        SystemExit: when the file has too few letters or other characters.
    """
    path = os.environ.get(TEXT)
    if path is None:
        return _drawn(1135)
    if not Path(path).is_file():
        raise SystemExit(f"{path}, named by --text or {TEXT}, is no file: pass graham.txt of feiwang3311/Lantern")
    text = "".join(Path(path).read_text(encoding="ascii").split())
    codes = np.frombuffer(text.encode("ascii"), np.uint8).astype(np.int64) - ord("a")
    if len(codes) < BATCH * (STEPS + 1) or codes.min() < 0 or codes.max() >= LETTERS:
        raise SystemExit(f"{path} must have at least {BATCH * (STEPS + 1)} letters from a to z, and nothing else")
    return codes


def _drawn(length: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Draw letters that depend on their predecessor, so that there is something to learn."""
    generator = np.random.default_rng(0)
    following = generator.dirichlet(np.full(LETTERS, 0.1), size=LETTERS)
    drawn = [0]
    for _ in range(length - 1):
        drawn.append(int(generator.choice(LETTERS, p=following[drawn[-1]])))
    return np.array(drawn)


def batches() -> list[Batch]:
    """Return for each step one-hot letters of several stretches, time × stretch × letter, and the next letters."""
    text = letters()
    stretch = len(text) // BATCH
    stretches = text[: stretch * BATCH].reshape(BATCH, stretch).T
    eye = np.eye(LETTERS, dtype=np.float32)
    return [
        (eye[stretches[start : start + STEPS]], np.ascontiguousarray(stretches[start + 1 : start + STEPS + 1]))
        for start in range(0, stretch - STEPS, STEPS)
    ]


def weights(gates: int) -> dict[str, np.ndarray[Any, Any]]:
    """Return the weights of a cell with a number of gates and of the scores, by their names in our models."""
    wide = gates * HIDDEN
    shapes: dict[str, tuple[int, ...]] = {
        "cell.weight": (LETTERS, wide),
        "cell.recurrent": (HIDDEN, wide),
        "cell.bias": (wide,),
        "score.weight": (HIDDEN, LETTERS),
        "score.bias": (LETTERS,),
    }
    return normal(shapes, 0.1)
