"""Operands as a rule sees them: a kind and a word of atoms.

The type checker and the run time both turn what they have (types, arrays) into words, so that one matcher
gives both verdicts.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple, Protocol


class Label:
    """A known label; a derived one, such as ``Flat[H, W]``, has arguments.

    Attributes:
        key: what identifies the label (its class, or its full name).
        args: the labels it is derived from.
        payload: what the reader wants back; it takes no part in comparisons.
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


class Operand(NamedTuple):
    """One operand.

    Attributes:
        kinds: the kinds it can be taken as, the preferred one first. A Python ``int`` is ``("int", "real")``;
            a tensor has one; ``"?T"`` is the unknown kind of a tensor of type T.
        word: its axes.
    """

    kinds: tuple[str, ...]
    word: Word


class Reader(Protocol):
    """What the matcher must know of the world that the rule is read in."""

    def label(self, name: str) -> Hashable:
        """The key of the label that a rule mentions by name."""

    def size(self, atom: Atom) -> int | None:
        """The size of an axis, where it is known."""

    def show(self, word: Word) -> str:
        """Axes as a person reads them."""
