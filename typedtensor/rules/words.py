"""Operands as a rule sees them: a kind and a word of atoms.

The type checker and the run time both turn what they have (types, arrays) into words, so that one matcher
gives both verdicts.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Label:
    """A known label; a derived one, such as ``Flat[H, W]``, has arguments.

    Attributes:
        key: what identifies the label (its class, or its full name).
        args: the labels it is derived from.
        payload: what the reader wants back; it takes no part in comparisons.
    """

    key: Hashable
    args: tuple[Atom, ...] = ()
    payload: object = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Rigid:
    """A type variable in scope, which stands for one axis and equals nothing but itself."""

    key: Hashable
    payload: object = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Segment:
    """A type variable tuple in scope: axes of unknown number, which only a run can take."""

    key: Hashable
    payload: object = field(default=None, compare=False)


Atom = Label | Rigid | Segment
Word = tuple[Atom, ...]


@dataclass(frozen=True, slots=True)
class Operand:
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
