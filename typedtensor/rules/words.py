"""Operands as a rule sees them: a kind and a word of atoms.

The type checker converts types to words, the run time the axes of tensors, so that one solver serves both.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol


class Label:
    """A known label; a derived one, such as ``Flat[H, W]``, has arguments.

    Attributes:
        key: the identity of the label: its class, or its full name.
        args: the labels it derives from.
        payload: the reader's own data, which comparisons ignore.
    """

    __slots__ = ("args", "key", "payload")
    __match_args__ = ("key", "args", "payload")

    def __init__(self, key: Hashable, args: tuple[Atom, ...] = (), payload: object = None) -> None:
        self.key, self.args, self.payload = key, args, payload

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Label) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.args))

    def __repr__(self) -> str:
        return f"Label({self.key!r}, {self.args!r})"


class _Variable:
    """A type variable in scope, which equals only itself."""

    __slots__ = ("key", "payload")
    __match_args__ = ("key", "payload")

    def __init__(self, key: Hashable, payload: object = None) -> None:
        self.key, self.payload = key, payload

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Variable) and type(self) is type(other) and self.key == other.key

    def __hash__(self) -> int:
        return hash((type(self), self.key))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r})"


class Rigid(_Variable):
    """A type variable for one axis."""

    __slots__ = ()


class Segment(_Variable):
    """A type variable tuple: an unknown number of axes, which only a run can match."""

    __slots__ = ()


Atom = Label | Rigid | Segment
Word = tuple[Atom, ...]


def writable(word: Word) -> bool:
    """Whether axes can be written as arguments: type variables cannot."""
    return all(isinstance(atom, Label) and writable(atom.args) for atom in word)


class OperandSpec(NamedTuple):
    """The kinds and axes of an operand.

    Attributes:
        kinds: the possible kinds, the preferred one first. A Python ``int`` is ``("int", "real")``; a tensor has one;
            ``"?T"`` is the unknown kind of a tensor of type T.
        word: its axes.
    """

    kinds: tuple[str, ...]
    word: Word


class Reader(Protocol):
    """The solver's access to labels and sizes, in the type checker or at run time."""

    def label(self, name: str) -> Hashable:
        """The key of the label that a rule names."""

    def size(self, atom: Atom) -> int | None:
        """The size of an axis, if known."""

    def apart(self, first: Atom, second: Atom) -> bool:
        """Whether an axis is known to differ from another one, or not to be in a run of axes."""

    def show(self, word: Word) -> str:
        """Axes in the form that a person reads."""


class NameReader:
    """A reader for which labels are their names, without sizes but for given ones.

    Args:
        sizes: the sizes of labels, by the text that :func:`show_atom` returns.
    """

    def __init__(self, sizes: Mapping[str, int] = MappingProxyType({})) -> None:
        self.sizes = sizes

    def label(self, name: str) -> str:
        return name

    def size(self, atom: Atom) -> int | None:
        return self.sizes.get(show_atom(atom))

    def apart(self, first: Atom, second: Atom) -> bool:
        return False

    def show(self, word: Word) -> str:
        return ", ".join(map(show_atom, word)) or "no axes"


def show_atom(atom: Atom) -> str:
    """One axis whose key is its name, as text."""
    if isinstance(atom, Label) and atom.args:
        return f"{atom.key}[{', '.join(map(show_atom, atom.args))}]"
    return str(atom.key)
