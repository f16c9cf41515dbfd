"""The models and their mistakes. A mistake is data: a part of a model's text, and the wrong text in its place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

MODELS = Path(__file__).with_name("models")


@dataclass(frozen=True)
class Mistake:
    """A way to get a model wrong.

    Attributes:
        model: the name of the model.
        number: the position of the mistake in the list of the model, from 1.
        name: a description in one line.
        category: the kind of mistake.
        torch: the mistake in PyTorch.
        silent: whether it runs there without an error.
        old: a text that occurs once in the model.
        new: the text of the mistake, in place of the old one.
    """

    model: str
    number: int
    name: str
    category: str
    torch: str
    silent: bool
    old: str
    new: str

    @property
    def key(self) -> str:
        """A key of the mistake, which is also a valid name of a module."""
        return f"{self.model}__{self.number:02}"


@dataclass(frozen=True)
class Model:
    """A model file and its mistakes."""

    name: str

    @property
    def path(self) -> Path:
        """The file."""
        return MODELS / f"{self.name}.py"

    @cached_property
    def text(self) -> str:
        """The text of the file."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes, in the order of their file."""
        entries = tomllib.loads(self.path.with_suffix(".toml").read_text(encoding="utf-8"))["mistake"]
        return tuple(Mistake(self.name, number, **entry) for number, entry in enumerate(entries, 1))

    def with_mistake(self, mistake: Mistake) -> str:
        """Return the text of the file with a mistake.

        Raises:
            ValueError: when the old text of the mistake does not occur exactly once.
        """
        return changed(self.text, mistake.old, mistake.new, mistake.key)


def changed(text: str, old: str, new: str, name: str) -> str:
    """Return a text with ``new`` in place of ``old``, which occurs once; messages name the change by ``name``.

    Raises:
        ValueError: when ``old`` does not occur exactly once, or equals ``new``.
    """
    found = text.count(old)
    if found != 1 or old == new:
        raise ValueError(f"{name}: its old text occurs {found} times in the right file, not once")
    return text.replace(old, new)


def models() -> tuple[Model, ...]:
    """Return all models, by name."""
    return tuple(Model(path.stem) for path in sorted(MODELS.glob("*.py")) if path.stem != "__init__")


def mistakes() -> Iterator[tuple[Model, Mistake]]:
    """Return all mistakes, each with its model."""
    return ((model, mistake) for model in models() for mistake in model.mistakes)
