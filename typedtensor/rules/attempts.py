"""Candidate repairs of a refused application: changed operands and arguments, with the source text of each change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from typedtensor.rules.explaining import ORDINALS
from typedtensor.rules.matching import Work
from typedtensor.rules.solver import Accepted, apply_rule
from typedtensor.rules.syntax import Rule
from typedtensor.rules.words import Atom, Label, OperandSpec, Reader, Segment, Word

_LIMIT = 200
"""The most verdicts for one message, so that it takes a few milliseconds for any rank."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A rule with changed operands.

    Attributes:
        rule: the rule.
        operands: the changed operands.
        arguments: the changed bindings of the operation's parameters.
        texts: the source text of each operand: ``first``, or ``first.transpose()`` if it is changed.
        said: a description of the change, if it is not a change of one operand.
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
        """The unchanged operands; a single one is named ``alone``."""
        names = ORDINALS[: len(operands)] if len(operands) > 1 else (alone,)
        return Attempt(rule, tuple(operands), arguments, names)

    def with_operand(self, number: int, word: Word, text: str, kinds: tuple[str, ...] = ()) -> Attempt:
        """Change the axes (and the kind) of one operand; ``{}`` in the text stands for its previous text."""
        operands, texts = [*self.operands], [*self.texts]
        operands[number] = OperandSpec(kinds or operands[number].kinds, word)
        texts[number] = text.format(texts[number])
        return replace(self, operands=tuple(operands), texts=tuple(texts))

    @property
    def text(self) -> str:
        """The source text of the changes."""
        return self.said or " and ".join(text for text in self.texts if not text.isidentifier())

    @property
    def labels(self) -> tuple[Label, ...]:
        """The labels of the operands, and the labels that these derive from, without duplicates."""
        found: dict[Label, None] = {}
        rest: list[Atom] = [atom for operand in self.operands for atom in operand.word]
        for atom in rest:
            if isinstance(atom, Label):
                found.setdefault(atom)
                rest.extend(atom.args)
        return tuple(found)


class Trials:
    """The judge of attempts, with a limit on their number for one message."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self._left = _LIMIT
        self._work = Work(2 * Work.LIMIT)

    def accepts(self, attempt: Attempt) -> Accepted | None:
        """The rule's verdict on an attempt; None if it refuses, or the limit is reached."""
        if self._left == 0:
            return None
        self._left -= 1
        outcome = apply_rule(attempt.rule, attempt.operands, attempt.arguments, self.reader, self._work)
        return outcome if isinstance(outcome, Accepted) else None

    def size(self, atom: Atom) -> int | None:
        """The size of an axis; None if it is unknown, or a derived label has no elements."""
        try:
            return self.reader.size(atom)
        except ValueError:
            return None

    def show(self, *atoms: Atom) -> str:
        """Labels as arguments in source code."""
        return self.reader.show(atoms)


def is_matrix(word: Word) -> bool:
    """Whether there are exactly two axes."""
    return len(word) == 2 and not any(isinstance(atom, Segment) for atom in word)
