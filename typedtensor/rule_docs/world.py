"""The labels of examples, which are names."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from typedtensor.rules import KINDS, Atom, Label, Word
from typedtensor.rules.words import show_atom

NAMES = ("Batch", "Row", "Column", "Hidden", "Pixel", "Digit", "Channel", "Step", "Word", "Head")
"""The names of the first labels of examples, in the order in which they are used."""

MESH_NAMES = ("Data", "Model", "Pipe")
"""The names of the first mesh axes of examples."""

_FURTHER = {NAMES: "Other", MESH_NAMES: "Mesh"}
"""The names of further labels, which a number follows."""

_CLASSES = dict(zip(KINDS, ("Tensor", "IntTensor", "BoolTensor"), strict=True))


def show_tensor(kind: str, word: Word) -> str:
    """The type of a tensor as text."""
    return f"{_CLASSES[kind]}[{', '.join(map(show_atom, word)) or '()'}]"


def labels(names: tuple[str, ...] = NAMES) -> Iterator[Label]:
    """An unlimited sequence of labels.

    Args:
        names: the names of the first ones; :data:`MESH_NAMES` stands for mesh axes.
    """
    yield from map(Label, names)
    yield from (Label(f"{_FURTHER[names]}{number}") for number in itertools.count(1))


def is_mesh_axis(atom: Atom) -> bool:
    """Whether a label is one of the mesh axes of examples."""
    return str(atom.key).startswith((*MESH_NAMES, _FURTHER[MESH_NAMES]))


def fresh(used: Word, names: tuple[str, ...] = NAMES) -> Label:
    """A label that ``used`` does not contain."""
    taken = {show_atom(atom) for atom in used}
    return next(label for label in labels(names) if show_atom(label) not in taken)
