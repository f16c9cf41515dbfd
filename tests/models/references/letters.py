"""Character-level models on a whole text, for tens of steps.

The text is ``graham.txt`` of feiwang3311/Lantern where ``GRAHAM_TEXT`` names it, as for the benchmarks, or random.
PyTorch's losses are recorded for both.
"""

from __future__ import annotations

import importlib
import json
import os
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from benchmarks.characters import LETTERS, TEXT
from benchmarks.characters import letters as numbers
from tests.models.references.given import FOLDER, Given, given_to

NAMES, STEPS, COUNT = ("characters", "nanogpt"), 40, 8
RECORD = FOLDER / "letters.json"

Losses = dict[str, list[float]]


def text_name() -> str:
    """Return the name of the available text."""
    return "graham" if TEXT in os.environ else "drawn"


def given_to_text(name: str, dtype: Any) -> Given:
    """Return a character-level model and batches of the text."""
    module = importlib.import_module(f"examples.models.{name}")
    batch = partial(module.batch, numbers=numbers())
    of_text = SimpleNamespace(**{**vars(module), "ALPHABET": range(LETTERS), "batch": batch})
    return given_to(name, dtype, of_text, COUNT, STEPS)


def recorded() -> Losses:
    """Return PyTorch's recorded losses, by model, text and precision."""
    found: Losses = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    return found


def key(name: str, dtype: Any) -> str:
    """Return the key of a model's losses in the record."""
    return f"{name}, {text_name()}, {np.dtype(dtype).name}"


def record(name: str, dtype: Any, losses: list[float]) -> None:
    """Record PyTorch's losses."""
    RECORD.write_text(json.dumps({**recorded(), key(name, dtype): losses}, indent=1) + "\n", encoding="utf-8")
