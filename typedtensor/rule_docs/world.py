"""The interpreter of rules for examples: labels are names, some with sizes."""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Iterator, Mapping

from typedtensor.rules import KINDS, Atom, Label, Word

NAMES = ("Batch", "Row", "Column", "Hidden", "Pixel", "Digit", "Channel", "Step", "Word", "Head")
"""The names of the first labels of examples, in the order in which they are used."""

MESH_NAMES = ("Data", "Model", "Pipe")
"""The names of the first mesh axes of examples."""

_FURTHER = {NAMES: "Other", MESH_NAMES: "Mesh"}
"""The names of further labels, which a number follows."""

_CLASSES = dict(zip(KINDS, ("Tensor", "IntTensor", "BoolTensor"), strict=True))


class World:
    """The interpreter of rules for labels that are names.

    Args:
        sizes: the sizes of labels, by the text that :func:`show_atom` returns.
    """

    def __init__(self, sizes: Mapping[str, int] | None = None) -> None:
        self.sizes = dict(sizes or {})

    def label(self, name: str) -> Hashable:
        """The label that a rule mentions by name."""
        return name

    def size(self, atom: Atom) -> int | None:
        """The size of a label, or None where it has none here."""
        return self.sizes.get(show_atom(atom))

    def apart(self, first: Atom, second: Atom) -> bool:
        """Whether two labels are known to differ: never here."""
        return False

    def show(self, word: Word) -> str:
        """Axes as text."""
        return ", ".join(map(show_atom, word)) or "no axes"


def show_atom(atom: Atom) -> str:
    """One axis as text."""
    if isinstance(atom, Label) and atom.args:
        return f"{atom.key}[{', '.join(map(show_atom, atom.args))}]"
    return str(atom.key)


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
