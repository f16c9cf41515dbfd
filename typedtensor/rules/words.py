"""Operands as a rule sees them: a kind and a word of atoms.

The type checker turns types into words, the run time the axes of tensors, so that one matcher serves both.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple, Protocol


class Label:
    """A known label; a derived one, such as ``Flat[H, W]``, has arguments.

    Attributes:
        key: the identity of the label: its class, or its full name.
        args: the labels it is derived from.
        payload: the reader's own data; it takes no part in comparisons.
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
    """A type variable in scope; it equals nothing but itself."""

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
    """A type variable that stands for one axis."""

    __slots__ = ()


class Segment(_Variable):
    """A type variable tuple: axes of unknown number, which only a run can take."""

    __slots__ = ()


Atom = Label | Rigid | Segment
Word = tuple[Atom, ...]


class OperandSpec(NamedTuple):
    """The kinds and axes of an operand.

    Attributes:
        kinds: the kinds it can be taken as, the preferred one first. A Python ``int`` is ``("int", "real")``;
            a tensor has one; ``"?T"`` is the unknown kind of a tensor of type T.
        word: its axes.
    """

    kinds: tuple[str, ...]
    word: Word


class Reader(Protocol):
    """The matcher's access to labels and sizes, in the type checker or at run time."""

    def label(self, name: str) -> Hashable:
        """The key of the label that a rule mentions by name."""

    def size(self, atom: Atom) -> int | None:
        """The size of an axis, where it is known."""

    def apart(self, first: Atom, second: Atom) -> bool:
        """Whether it is known that an axis is not the other one, or not among a run of axes."""

    def show(self, word: Word) -> str:
        """Axes as a person reads them."""
