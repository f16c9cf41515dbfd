"""Rules whose result is a set of axes, expanded for the usual numbers of axes and for each choice of shared axes.

The result of ``*A U *B, *C U *D -> *A | *B | *C | *D`` depends on the equality of labels. Axes that both operands share
have one name in a layout. Layouts with more shared axes come first, so one with fewer is reached only if the others do
not match. An open run stands for further axes at the start of both operands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import NamedTuple

from typedtensor.rules import Rule, RunSet, RunVar
from typedtensor.stubgen.items import spell
from typedtensor.stubgen.spelling import UNKNOWN, Speller, Word

_BEHIND_COMMON = 2
"""The most axes of an operand after the common ones, apart from its label."""

_WITHOUT_COMMON = ((3, 1), (1, 3), (3, 2), (2, 3))
"""The numbers of axes of both operands without common ones; the label is last in the first operand."""

_PREFIX = "N"


_PLACES = 4
"""The number of leading positions of a label that are distinguished if the result is unknown."""


class Aligned(NamedTuple):
    """The axes of both operands and of the result."""

    operands: tuple[Word, Word]
    result: Word


def aligned(rule: Rule, speller: Speller) -> list[Aligned]:
    """The layouts of a rule with two operands and a set, the exact ones first; none for other rules."""
    names = [[item.name for item in term.items if isinstance(item, RunVar)] for term in rule.operands]
    if not _applies(rule, names):
        return []
    result = sorted(_exact(rule, names, speller), key=lambda found: found[0])
    return list(dict.fromkeys([*(layout for _, layout in result), *_unknown(rule, names, speller)]))


def _applies(rule: Rule, names: Sequence[Sequence[str]]) -> bool:
    in_sets = len(rule.result.items) == 1 and isinstance(rule.result.items[0], RunSet)
    each_has_some = len(names) == 2 and all(names)
    once = len({name for runs in names for name in runs}) == sum(map(len, names))
    return in_sets and each_has_some and once and max(map(len, names)) <= 2


def _exact(rule: Rule, names: Sequence[Sequence[str]], speller: Speller) -> Iterator[tuple[int, Aligned]]:
    """The layouts with a known result, each with the number of axes that only one operand has."""
    common = speller.run(_PREFIX)
    several = product(range(_BEHIND_COMMON + 1), repeat=2)
    for totals, prefix in (*((t, common) for t in several), *((t, ()) for t in _WITHOUT_COMMON)):
        for first, second in product(*(_lengths(runs, total) for runs, total in zip(names, totals, strict=True))):
            if not prefix and any(first[name] for name in names[0][1:]):
                continue
            words = {name: speller.fixed(name, length) for name, length in (first | second).items()}
            yield from _sharing(rule, words, names, prefix, speller)


def _sharing(
    rule: Rule, words: Mapping[str, Word], names: Sequence[Sequence[str]], prefix: Word, speller: Speller
) -> Iterator[tuple[int, Aligned]]:
    """The layouts of some axes, for each choice of shared ones."""
    ours, theirs = ([axis for name in runs for axis in words[name]] for runs in names)
    [result] = rule.result.items
    for count in range(min(len(ours), len(theirs)) + 1):
        for chosen, places in product(combinations(ours, count), permutations(theirs, count)):
            one = dict(zip(places, chosen, strict=True))
            renamed = {name: tuple(one.get(axis, axis) for axis in word) for name, word in words.items()}
            renamed |= {runs[0]: prefix + renamed[runs[0]] for runs in names}
            first, second = (spell(term.items, renamed, speller) for term in rule.operands)
            yield len(ours) + len(theirs) - 2 * count, Aligned((first, second), _evaluated(result, renamed))


def _unknown(rule: Rule, names: Sequence[Sequence[str]], speller: Speller) -> Iterator[Aligned]:
    """Operands with other numbers of axes that have the labels which the rule requires."""
    if max(map(len, names)) == 1:
        return
    places = [[_at(runs, length, speller) for runs in names] for length in range(_PLACES)]
    for ours, theirs in product(places, places):
        first, second = (
            spell(rule.operands[0].items, ours[0], speller),
            spell(rule.operands[1].items, theirs[1], speller),
        )
        yield Aligned((first, second), UNKNOWN)
    for number in range(2):
        words = [UNKNOWN, UNKNOWN]
        words[number] = (*speller.fixed("Q", _PLACES + 1), *speller.run("Q"))
        yield Aligned((words[0], words[1]), UNKNOWN)


def _at(runs: Sequence[str], length: int, speller: Speller) -> dict[str, Word]:
    """A number of axes, followed by any others."""
    return {name: speller.run(name) if name == runs[-1] else speller.fixed(name, length) for name in runs}


def _lengths(runs: Sequence[str], total: int) -> Iterator[dict[str, int]]:
    """All choices of lengths with a given sum."""
    for lengths in product(range(total + 1), repeat=len(runs)):
        if sum(lengths) == total:
            yield dict(zip(runs, lengths, strict=True))


def _evaluated(item: object, words: Mapping[str, Word]) -> Word:
    """A set of runs, in the order that the rule language defines."""
    if isinstance(item, RunVar):
        return words[item.name]
    assert isinstance(item, RunSet)
    left, right = _evaluated(item.left, words), words[item.right.name]
    added = tuple(axis for axis in right if axis not in left)
    match item.operator:
        case "|":
            return left + added
        case "^":
            return tuple(axis for axis in left if axis not in right) + added
        case _:
            return tuple(axis for axis in left if axis not in right)
