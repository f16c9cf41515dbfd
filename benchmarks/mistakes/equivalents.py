"""The models and their mistakes in PyTorch, with annotations of shapes for Pyrefly.

Beside each file is a list of the same mistakes as for the model of its name, in the same order.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from benchmarks.mistakes.data import Mistake, changed

TORCH_MODELS = Path(__file__).with_name("torch_models")


@dataclass(frozen=True)
class Equivalent:
    """A model written in PyTorch."""

    name: str

    @property
    def path(self) -> Path:
        """The file."""
        return TORCH_MODELS / f"{self.name}.py"

    @cached_property
    def text(self) -> str:
        """The text of the file."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def changes(self) -> dict[str, tuple[str, str]]:
        """The old and the new text of each mistake, by its name."""
        entries = tomllib.loads(self.path.with_suffix(".toml").read_text(encoding="utf-8"))["mistake"]
        return {entry["name"]: (entry["old"], entry["new"]) for entry in entries}

    def with_mistake(self, mistake: Mistake) -> str:
        """Return the text of the file with the equivalent of a mistake.

        Raises:
            ValueError: when the old text of the mistake does not occur exactly once.
        """
        return changed(self.text, *self.changes[mistake.name], f"{mistake.key} in PyTorch")
