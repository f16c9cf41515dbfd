"""The expansions of a rule to types of PEP 646, which have at most one run of axes.

Some runs stay open and the others get every small length: ``*A U *B`` becomes ``U *B``, ``A0 U *B``, ``A0 A1 U *B``, …
with B open, and ``*A U``, ``*A U B0``, … with A open, which generic code needs too. Tensors with more axes are
accepted, with unknown axes in the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations, product

from typedtensor.rules import Rule, RunSet, RunVar, Term
from typedtensor.rules.syntax import AxisVar, Item, Permutes, variables
from typedtensor.stubgen.aligned import aligned
from typedtensor.stubgen.items import spell
from typedtensor.stubgen.spelling import UNKNOWN, Speller, Word

_TOTAL = {0: 0, 1: 3, 2: 3, 3: 2}
"""The total number of expanded axes by the number of runs that are expanded: with the last run open …"""

_TOTAL_FROM_BEHIND = {0: 0, 1: 2, 2: 1, 3: 0}
"""… and with another run open."""

_GUARDED = 4
"""The number of leading positions at which an unknown axis is distinguished: those at which labels are searched."""

LONGEST_PERMUTATION = 8
"""The most axes in a known order; a tensor may have further axes, which become unknown."""

_LONGEST_CHECKED_PERMUTATION = 3


@dataclass(frozen=True, slots=True)
class Layout:
    """One expansion of a rule.

    Attributes:
        operands: the axes of each operand.
        result: the axes of the result.
        given: the axes that a variadic parameter of the operation is bound to, if the layout needs them.
        alike: whether another layout covers tensors before expressions.
    """

    operands: tuple[Word, ...]
    result: Word
    given: Mapping[str, Word] = field(default_factory=dict)
    alike: bool = False


def layouts(rule: Rule, speller: Speller, labels: Sequence[str] = ()) -> list[Layout]:
    """The expansions of a rule; a checker takes the first that matches.

    Args:
        rule: the rule.
        speller: names variables.
        labels: the parameters of the operation. If one of them is ``Any``, the first layout would match.
    """
    permuted = next((c for c in rule.conditions if isinstance(c, Permutes)), None)
    if permuted is not None:
        return list(_permutations(rule, permuted, speller))
    if (removed := _removed(rule)) is not None:
        return list(_without(rule, removed, speller))
    in_sets = any(isinstance(item, RunSet) for item in rule.result.items)
    result = list(_sets(rule, speller)) if in_sets else _written_out(rule, speller)
    if len(result) > 1:
        return [*_guards_of_labels(rule, labels, speller), *_guards(rule, speller), *result]
    return [*_guards_of_runs(rule, speller), *result]


def _guards_of_labels(rule: Rule, labels: Sequence[str], speller: Speller) -> Iterator[Layout]:
    """Layouts for unknown labels, whose positions are unknown, too; the result keeps the axes of an operand if it
    can."""
    items = [item for term in rule.operands for item in term.items]
    found = {v.name for item in items for v in variables(item) if isinstance(v, AxisVar)}
    kept = next((number for number, term in enumerate(rule.operands) if term.items == rule.result.items), None)
    words = [speller.run("A") if number == kept else UNKNOWN for number in range(len(rule.operands))]
    result = UNKNOWN if rule.result.fixed_rank is None else spell(rule.result.items, {}, speller)
    for label in (name for name in labels if name in found):
        unknown = {label: (speller.guard_label(),)}
        yield Layout(tuple(words), result if kept is None else words[kept], unknown)


def _guards(rule: Rule, speller: Speller) -> Iterator[Layout]:
    """Layouts for operands with an unknown axis, which would match any label at its position."""
    in_sets = any(isinstance(item, RunSet) for item in rule.result.items)
    for number, term in enumerate(rule.operands):
        searched = in_sets or not all(isinstance(item, RunVar) for item in term.items)
        places = 0 if term.fixed_rank is not None else _GUARDED if in_sets or (searched and not number) else 1
        for place in range(places):
            words = [UNKNOWN] * len(rule.operands)
            words[number] = (*speller.fixed("Q", place), *speller.guard())
            yield Layout(tuple(words), UNKNOWN)


def _guards_of_runs(rule: Rule, speller: Speller) -> Iterator[Layout]:
    """Layouts for operands of one run of unknown axes: not every checker solves a run by one of any length."""
    first, *others = (term.items for term in rule.operands)
    lone = [type(item) for item in first] == [RunVar] and all(items == first for items in others)
    if others and lone and rule.result.fixed_rank is None:
        yield Layout(tuple(speller.guard() for _ in rule.operands), UNKNOWN)


def _written_out(rule: Rule, speller: Speller) -> list[Layout]:
    result: list[Layout] = []
    deep: list[Layout] = []
    runs = _runs(rule)
    for number, still_open in enumerate(_open_runs(rule, runs)):
        written = [run for run in runs if run not in still_open]
        limits = _TOTAL if number == 0 else _TOTAL_FROM_BEHIND
        total = limits.get(len(written), 0)
        result.extend(_layout(rule, lengths, speller) for lengths in _lengths(written, total))
        if number == 0 and written:
            deep = list(_beyond(rule, written, total, speller))
    return result + deep


def _runs(rule: Rule) -> list[str]:
    items = [item for term in (*rule.operands, rule.result) for item in term.items]
    return list(dict.fromkeys(v.name for item in items for v in variables(item) if isinstance(v, RunVar)))


def _open_runs(rule: Rule, runs: Sequence[str]) -> list[tuple[str, ...]]:
    """The largest sets of runs of which each term has at most one; those with the last runs first."""
    found: list[tuple[str, ...]] = []
    for size in range(len(runs), -1, -1):
        for chosen in combinations(reversed(runs), size):
            fits = all(_count(term, chosen) <= 1 for term in (*rule.operands, rule.result))
            if fits and not any(set(chosen) <= set(larger) for larger in found):
                found.append(chosen)
    return found


def _count(term: Term, chosen: Sequence[str]) -> int:
    return sum(isinstance(item, RunVar) and item.name in chosen for item in term.items)


def _lengths(runs: Sequence[str], total: int) -> Iterator[dict[str, int]]:
    """All choices of lengths with at most a given sum, short ones first."""
    choices = product(range(total + 1), repeat=len(runs))
    for lengths in sorted((c for c in choices if sum(c) <= total), key=sum):
        yield dict(zip(runs, lengths, strict=True))


def _layout(rule: Rule, lengths: Mapping[str, int], speller: Speller) -> Layout:
    words = {run: speller.fixed(run, lengths[run]) if run in lengths else speller.run(run) for run in _runs(rule)}
    operands = tuple(spell(term.items, words, speller) for term in rule.operands)
    return Layout(operands, spell(rule.result.items, words, speller))


def _beyond(rule: Rule, written: Sequence[str], total: int, speller: Speller) -> Iterator[Layout]:
    """Operands with so many axes that the positions of their labels are not expanded."""
    runs = _runs(rule)
    # Two runs are expanded from both ends, so both ends of such an operand are longer.
    behind = {run: _TOTAL_FROM_BEHIND[1] + 1 for run in runs if run not in written} if len(runs) == 2 else {}
    ranks = {
        tuple(sum(_length(item, lengths | behind) for item in term.items) for term in rule.operands)
        for lengths in _lengths(written, total + 1)
        if sum(lengths.values()) == total + 1
    }
    for rank in sorted(ranks):
        operands = tuple(
            (*speller.fixed(f"Q{number}", least), *speller.run(f"Q{number}"))
            if term.fixed_rank is None
            else spell(term.items, {}, speller)
            for number, (least, term) in enumerate(zip(rank, rule.operands, strict=True))
        )
        result = spell(rule.result.items, {}, speller) if rule.result.fixed_rank is not None else UNKNOWN
        yield Layout(operands, result)


def _length(item: Item, lengths: Mapping[str, int]) -> int:
    return lengths.get(item.name, 0) if isinstance(item, RunVar) else 1


def _permutations(rule: Rule, condition: Permutes, speller: Speller) -> Iterator[Layout]:
    """``*P permutes *A``: every order of few axes; for more axes only their number is compared."""
    [source] = [item.name for item in condition.items if isinstance(item, RunVar)]
    target = condition.run.name
    for length in range(1, LONGEST_PERMUTATION + 1):
        given = speller.fixed(target, length)
        checked = length <= _LONGEST_CHECKED_PERMUTATION
        # Two labels that are Any would match the first order.
        for places in combinations(range(length), 2) if checked else ():
            labels = tuple(speller.guard_label() if n in places else label for n, label in enumerate(given))
            known = tuple("Any" if n in places else label for n, label in enumerate(given))
            words = {target: known, source: speller.fixed(source, length)}
            operands = tuple(spell(term.items, words, speller) for term in rule.operands)
            yield Layout(operands, spell(rule.result.items, words, speller), {f"*{target}": labels})
        for order in permutations(given) if checked else [speller.fixed(source, length)]:
            words = {target: given, source: order}
            operands = tuple(spell(term.items, words, speller) for term in rule.operands)
            yield Layout(operands, spell(rule.result.items, words, speller), {f"*{target}": given})
    more = (*speller.fixed(target, LONGEST_PERMUTATION + 1), *UNKNOWN)
    words = {target: more, source: (*speller.fixed(source, LONGEST_PERMUTATION + 1), *speller.run(source))}
    operands = tuple(spell(term.items, words, speller) for term in rule.operands)
    yield Layout(operands, spell(rule.result.items, words, speller), {f"*{target}": more})


def _removed(rule: Rule) -> str | None:
    """The run that a rule ``*A, … -> *A - *P where *P within *A`` removes from the axes of its first operand."""
    match rule.result.items:
        case (RunSet(operator="-", left=RunVar() as run, right=removed),):
            names = [variable.name for term in rule.operands for item in term.items for variable in variables(item)]
            first = rule.operands[0].items == (run,) and removed.name not in names
            return removed.name if first and all(len(term.items) == 1 for term in rule.operands) else None
    return None


def _without(rule: Rule, removed: str, speller: Speller) -> Iterator[Layout]:
    """One removed label, at every position; for several labels the result is unknown, as are other operands."""
    others = [UNKNOWN] * (len(rule.operands) - 1)
    guard, [label] = speller.guard_label(), speller.fixed(removed, 1)
    yield Layout((UNKNOWN, *others), UNKNOWN, {f"*{removed}": (guard,)})
    given = {f"*{removed}": (label,)}
    for place in range(_GUARDED):
        yield Layout(((*speller.fixed("Q", place), *speller.guard()), *others), UNKNOWN, given)
    for place in range(_TOTAL[1] + 1):
        before, after = speller.fixed("A", place), speller.run("B")
        yield Layout(((*before, label, *after), *others), (*before, *after), given)
    for place in range(_TOTAL_FROM_BEHIND[1] + 1):
        before, after = speller.run("A"), speller.fixed("B", place)
        yield Layout(((*before, label, *after), *others), (*before, *after), given)
    deep = (*speller.fixed("Q", _TOTAL[1] + _TOTAL_FROM_BEHIND[1] + 3), *speller.run("Q"))
    yield Layout((deep, *others), UNKNOWN, given)
    yield Layout((UNKNOWN, *others), UNKNOWN, {f"*{removed}": (*speller.fixed(removed, 2), *UNKNOWN)})


def _sets(rule: Rule, speller: Speller) -> Iterator[Layout]:
    """Runs as sets: exact if all are equal, if all but one are empty, or if they are short; otherwise unknown."""
    runs = _runs(rule)
    made = aligned(rule, speller)
    for operands, result in made:
        yield Layout(operands, result, alike=result != UNKNOWN)
    if any(layout.result == UNKNOWN for layout in made):
        return
    same = dict.fromkeys(runs, speller.run(runs[0]))
    if all(_count(term, runs) <= 1 for term in rule.operands):
        yield _with_sets(rule, same, speller)
    for run in runs:
        yield _with_sets(rule, dict.fromkeys(runs, ()) | {run: speller.run(run)}, speller)
    for layout in _written_out(rule, speller):
        yield Layout(layout.operands, UNKNOWN)


def _with_sets(rule: Rule, runs: Mapping[str, Word], speller: Speller) -> Layout:
    result: list[str] = []
    for item in rule.result.items:
        result.extend(_set(item, runs) if isinstance(item, RunSet) else spell([item], runs, speller))
    return Layout(tuple(spell(term.items, runs, speller) for term in rule.operands), tuple(result))


def _set(item: RunSet | RunVar, runs: Mapping[str, Word]) -> Word:
    """The result of set operators on equal or empty runs."""
    if isinstance(item, RunVar):
        return runs[item.name]
    left, right = _set(item.left, runs), runs[item.right.name]
    if left == right:
        return left if item.operator == "|" else ()
    return left or (() if item.operator == "-" else right)
