"""The positions of a rule's items in operands that it accepts.

A label may occur several times in an operand, and the match of the rule determines which of them a variable is bound
to: in ``(Time, Batch, Time)`` the first, if another operand determines the axes ``*A`` before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from typedtensor.rules.matching import Bindings, substitute
from typedtensor.rules.syntax import Item, Rule, RunVar
from typedtensor.rules.words import Reader, Word


class ItemAxes(NamedTuple):
    """The axes of an operand that an item of its term matches: those from ``start`` up to ``stop``."""

    item: Item
    start: int
    stop: int


def places_of(rule: Rule, words: Sequence[Word], bound: Bindings) -> tuple[tuple[ItemAxes, ...], ...]:
    """The positions of the items of each operand.

    Args:
        rule: the rule.
        words: the axes of operands that it accepts.
        bound: the bindings of its variables.
    """
    return tuple(_places(term.items, word, 0, bound) or () for term, word in zip(rule.operands, words, strict=True))


def _places(items: tuple[Item, ...], word: Word, start: int, bound: Bindings) -> tuple[ItemAxes, ...] | None:
    """The positions of items that match the axes from ``start`` to the end, or None."""
    if not items:
        return () if start == len(word) else None
    item = items[0]
    for length in _lengths(item, bound):
        rest = _places(items[1:], word, start + length, bound)
        if rest is not None:
            return (ItemAxes(item, start, start + length), *rest)
    return None


def _lengths(item: Item, bound: Bindings) -> tuple[int, ...]:
    if not isinstance(item, RunVar):
        return (1,)
    length = len(bound.get(item.plain, ()))
    return (length, 0) if item.optional else (length,)


def new_axes(rule: Rule, bound: Bindings, reader: Reader) -> Iterator[int]:
    """The positions in the result of axes whose sizes no operand determines: their items occur in none.

    An operand may have the same label nevertheless: ``W`` of ``t *A U *B, t *A V *B -> t *A W *B`` may be ``U``.
    """
    if not rule.new:
        return
    start = 0
    for item in rule.result.items:
        stop = start + len(substitute((item,), bound, reader))
        if item in rule.new:
            yield from range(start, stop)
        start = stop
