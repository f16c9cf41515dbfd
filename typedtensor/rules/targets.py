"""The axes that an operand needs, given that the other operands and the arguments are right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

from typedtensor.rules.attempts import Attempt
from typedtensor.rules.matching import Bindings, Undecided, Work, match_word, value_of
from typedtensor.rules.syntax import AxisVar, Derived, Item, RunVar, Term
from typedtensor.rules.validation import parameter
from typedtensor.rules.words import Atom, Reader, Word

_SPLITS = 13
"""The most ways to split the other operands that are tried: as many as twelve axes have between two runs."""


def targets(attempt: Attempt, number: int, reader: Reader) -> list[Word]:
    """Words for an operand that match its term and the other operands, the most similar to its own first.

    They have its own axes in its own order, as far as the term admits these.
    """
    word = attempt.operands[number].word
    found: dict[Word, None] = {}
    for bound in islice(_bound_by_others(attempt, number, reader), _SPLITS):
        target = _arranged(attempt.rule.operands[number], word, bound, reader)
        if target is not None:
            found.setdefault(target)
    return sorted(found, key=lambda t: abs(len(t) - len(word)) + sum(a != b for a, b in zip(t, word, strict=False)))


def _bound_by_others(attempt: Attempt, number: int, reader: Reader) -> Iterator[Bindings]:
    others = [n for n in range(len(attempt.operands)) if n != number]

    work = Work()

    def extend(bound: Bindings, rest: list[int]) -> Iterator[Bindings]:
        if not rest:
            yield bound
            return
        term, operand = attempt.rule.operands[rest[0]], attempt.operands[rest[0]]
        for extended in match_word(term.items, operand.word, bound, reader, work):
            yield from extend(extended, rest[1:])

    with suppress(Undecided):
        yield from extend({parameter(name): word for name, word in attempt.arguments.items()}, others)


def _arranged(term: Term, word: Word, bound: Bindings, reader: Reader) -> Word | None:
    """Arrange the axes of a word as the term requires, with missing axes added and surplus ones removed."""
    values = [value_of(item, bound, reader) for item in term.items]
    fixed = {atom for value in values for atom in value or ()}
    free = [atom for atom in word if atom not in fixed]
    result: list[Atom] = []
    for place, (item, value) in enumerate(zip(term.items, values, strict=True)):
        if value is not None:
            result.extend(value)
        elif isinstance(item, Derived) or (isinstance(item, AxisVar) and not free):
            return None
        elif isinstance(item, AxisVar):
            result.append(free.pop(0))
        else:
            count = _taken_by_run(term.items[place + 1 :], values[place + 1 :], word, free)
            result.extend(free[:count])
            free = free[count:]
    return tuple(result)


def _taken_by_run(items: tuple[Item, ...], values: list[Word | None], word: Word, free: list[Atom]) -> int:
    """The number of free axes that a run takes: up to the next fixed axis if another run follows, else all."""
    unknown = [item for item, value in zip(items, values, strict=True) if value is None]
    if not any(isinstance(item, RunVar) for item in unknown):
        return max(0, len(free) - len(unknown))
    following = next((atom for value in values if value for atom in value if atom in word), None)
    if following is None:
        return len(free)
    return sum(word.index(atom) < word.index(following) for atom in free)
