"""Attempts to satisfy a rule: changed operands and arguments, and the source text of each change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from typedtensor.rules.matching import Work
from typedtensor.rules.solver import Accepted, apply_rule
from typedtensor.rules.syntax import Rule
from typedtensor.rules.words import Atom, Label, OperandSpec, Reader, Segment, Word

NAMES = ("first", "second", "third", "fourth", "fifth", "sixth")
"""What operands are called; the reasons of refusals count them in the same words."""

_LIMIT = 200
"""Verdicts asked for at most: a message is worth a few milliseconds, whatever the rank."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A rule on certain operands.

    Attributes:
        rule: the rule.
        operands: the changed operands.
        arguments: the changed bindings of the operation's parameters.
        texts: how each operand is written: ``first``, or ``first.transpose()`` where it is changed.
        said: the change in words, if it is more than one operand's.
    """

    rule: Rule
    operands: tuple[OperandSpec, ...]
    arguments: Mapping[str, Word]
    texts: tuple[str, ...]
    said: str = ""

    @staticmethod
    def unchanged(
        rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], alone: str = "operand"
    ) -> Attempt:
        """The operands as they are given; a single one is called ``alone``."""
        names = NAMES[: len(operands)] if len(operands) > 1 else (alone,)
        return Attempt(rule, tuple(operands), arguments, names)

    def with_operand(self, number: int, word: Word, text: str, kinds: tuple[str, ...] = ()) -> Attempt:
        """One operand with other axes (and of another kind), written so that ``{}`` is what it was before."""
        operands, texts = [*self.operands], [*self.texts]
        operands[number] = OperandSpec(kinds or operands[number].kinds, word)
        texts[number] = text.format(texts[number])
        return replace(self, operands=tuple(operands), texts=tuple(texts))

    @property
    def text(self) -> str:
        """What is changed, as one would write it."""
        return self.said or " and ".join(text for text in self.texts if not text.isidentifier())

    @property
    def labels(self) -> tuple[Label, ...]:
        """Every label of the operands, also those that others are made of, each once."""
        found: dict[Label, None] = {}
        rest: list[Atom] = [atom for operand in self.operands for atom in operand.word]
        for atom in rest:
            if isinstance(atom, Label):
                found.setdefault(atom)
                rest.extend(atom.args)
        return tuple(found)


class Trials:
    """The judge of attempts, with a bound on their number for one message."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self._left = _LIMIT
        self._work = Work(2 * Work.LIMIT)

    def accepts(self, attempt: Attempt) -> Accepted | None:
        """What the rule gives, or None where it refuses, or enough has been tried."""
        if self._left == 0:
            return None
        self._left -= 1
        outcome = apply_rule(attempt.rule, attempt.operands, attempt.arguments, self.reader, self._work)
        return outcome if isinstance(outcome, Accepted) else None

    def size(self, atom: Atom) -> int | None:
        """The size of an axis, where it is known and there is one: a derived label may have no elements."""
        try:
            return self.reader.size(atom)
        except ValueError:
            return None

    def show(self, *atoms: Atom) -> str:
        """Labels as arguments are written."""
        return self.reader.show(atoms)


def writable(word: Word) -> bool:
    """Whether axes can be written as arguments: a type variable is no value."""
    return all(isinstance(atom, Label) and writable(atom.args) for atom in word)


def is_matrix(word: Word) -> bool:
    """Whether there are just two axes."""
    return len(word) == 2 and not any(isinstance(atom, Segment) for atom in word)
