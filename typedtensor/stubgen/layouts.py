"""The expansions of a rule to types of PEP 646, which have at most one run of axes.

One run stays open and the others get few lengths: ``*A U *B`` becomes ``U *B``, ``A0 U *B`` and ``A0 A1 U *B`` with B
open, and ``*A U`` and ``*A U B0`` with A open. Longer tensors are accepted, with unknown axes in the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations, product

from typedtensor.rules import Rule, RunSet, RunVar, Term, by_number
from typedtensor.rules.syntax import AxisVar, Permutes, variables
from typedtensor.stubgen.spelling import UNKNOWN, Speller, Word

_LENGTHS = {0: 0, 1: 2, 2: 1, 3: 1}
"""The total length of the runs that are written out, by their number: with the last run open …"""

_LENGTHS_FROM_BEHIND = {0: 0, 1: 1, 2: 1, 3: 1}
"""… and with another run open."""

_LONGEST = 6
"""The total length up to which positions that no layout covers are searched."""

_PLACES = 4
"""The number of leading positions at which a label is searched where its position does not matter."""

LONGEST_PERMUTATION = 8
"""The most axes in a known order; a tensor may have further axes, which become unknown."""

_LONGEST_CHECKED_PERMUTATION = 3


@dataclass(frozen=True, slots=True)
class Layout:
    """One expansion of a rule.

    Attributes:
        operands: the axes of each operand; several possibilities if none of them matters for the result.
        result: the axes of the result.
        given: the axes that a variadic parameter of the operation is bound to, if the layout needs them.
    """

    operands: tuple[tuple[Word, ...], ...]
    result: Word
    given: Mapping[str, Word] = field(default_factory=dict)


def layouts(rule: Rule, speller: Speller, guarded: bool = False) -> list[Layout]:
    """The expansions of a rule; a checker takes the first that matches.

    Args:
        rule: the rule.
        speller: names variables.
        guarded: whether layouts for axes of type ``Any`` come first, where others would take them for a label.
    """
    match rule.result.items:
        case (RunSet(operator="/", right=labels),):
            return list(_reduced(rule, labels.name, speller, guarded))
    result = list(_layouts(rule, speller))
    return [*_guards(rule, speller), *result] if guarded and len(result) > 1 and not result[0].given else result


def _reduced(rule: Rule, labels: str, speller: Speller, guarded: bool) -> Iterator[Layout]:
    """``*A / *P``: exact for no label and for one; several leave unknown axes."""
    for number, given in enumerate([(), (speller.axis("U"),)]):
        for layout in layouts(by_number(rule, number), speller, guarded and number > 0):
            yield replace(layout, given={f"*{labels}": given})
    unknown = tuple((UNKNOWN,) for _ in rule.operands)
    yield Layout(unknown, UNKNOWN, {f"*{labels}": (*speller.fixed(labels, 2), *UNKNOWN)})


def _layouts(rule: Rule, speller: Speller) -> Iterator[Layout]:
    if (condition := next((c for c in rule.conditions if isinstance(c, Permutes)), None)) is not None:
        return _permutations(rule, condition, speller)
    match rule.result.items:
        case (RunSet(operator="-", left=left, right=removed),) if rule.operands[0].items == (left,):
            return _without(rule, removed.name, speller)
        case items if any(isinstance(item, RunSet) for item in items):
            return _aligned(rule, speller)
    return _expanded(rule, speller)


def _guards(rule: Rule, speller: Speller) -> Iterator[Layout]:
    """Operands of which an axis that decides the position of a label is ``Any``; the axes of the result are unknown."""
    in_sets = any(isinstance(item, RunSet) for item in rule.result.items)
    words = tuple((*["Any"] * place, speller.guard(), *UNKNOWN) for place in range(_PLACES - 1))
    for number, term in enumerate(rule.operands if in_sets else rule.operands[:1]):
        if term.fixed_rank is None:
            yield Layout(tuple(words if n == number else (UNKNOWN,) for n in range(len(rule.operands))), UNKNOWN)


def _expanded(rule: Rule, speller: Speller) -> Iterator[Layout]:
    anywhere = _anywhere(rule)
    terms = [*(term for number, term in enumerate(rule.operands) if number not in anywhere), rule.result]
    runs = list(dict.fromkeys(name for term in terms for name in _runs(term)))
    covered: list[Mapping[str, int]] = []
    for still_open in _open_runs(terms, runs):
        written = [run for run in runs if run not in still_open]
        totals = _LENGTHS_FROM_BEHIND if covered else _LENGTHS
        for lengths in _lengths(written, totals.get(len(written), 0)):
            covered.append(lengths)
            words = {run: speller.fixed(run, lengths[run]) if run in lengths else speller.run(run) for run in runs}
            operands = tuple(
                _somewhere(term, speller) if number in anywhere else (speller.term(term.items, words),)
                for number, term in enumerate(rule.operands)
            )
            yield Layout(operands, speller.term(rule.result.items, words))
    yield from _longer(rule, runs, covered, speller)


def _runs(term: Term) -> list[str]:
    return [v.name for item in term.items for v in variables(item) if isinstance(v, RunVar)]


def _anywhere(rule: Rule) -> set[int]:
    """The operands whose axes decide nothing else: their runs occur in no other term."""
    terms = [*rule.operands, rule.result]
    found = {
        number
        for number, term in enumerate(rule.operands)
        if term.fixed_rank is None and not any({*_runs(term)} & {*_runs(other)} for other in terms if other is not term)
    }
    return found if len(found) < len(rule.operands) else set()


def _having(term: Term, speller: Speller) -> tuple[Word, ...]:
    """The possible axes of an operand with a label somewhere; any axes if it has no label, or several."""
    label = speller.term([item for item in term.items if not isinstance(item, RunVar)], {})
    if len(label) != 1:
        return (UNKNOWN,)
    found = [(*["Any"] * place, *label, *UNKNOWN) for place in range(_PLACES)]
    return *found, (*UNKNOWN, *label)


def _somewhere(term: Term, speller: Speller) -> tuple[Word, ...]:
    """The possible axes of such an operand where another one is searched for labels: also too many to find one in."""
    having = _having(term, speller)
    return having if having == (UNKNOWN,) else (at_least(_PLACES + 2), *having)


def _open_runs(terms: Sequence[Term], runs: Sequence[str]) -> list[tuple[str, ...]]:
    """The largest sets of runs of which each term has at most one; those with the last runs first."""
    found: list[tuple[str, ...]] = []
    for size in range(len(runs), -1, -1):
        for chosen in combinations(reversed(runs), size):
            fits = all(sum(name in chosen for name in _runs(term)) <= 1 for term in terms)
            if fits and not any(set(chosen) <= set(larger) for larger in found):
                found.append(chosen)
    return found


def _lengths(runs: Sequence[str], total: int) -> Iterator[dict[str, int]]:
    """All choices of lengths with at most a given sum, short ones first."""
    choices = product(range(total + 1), repeat=len(runs))
    for lengths in sorted((c for c in choices if sum(c) <= total), key=sum):
        yield dict(zip(runs, lengths, strict=True))


def _longer(
    rule: Rule, runs: Sequence[str], covered: Sequence[Mapping[str, int]], speller: Speller
) -> Iterator[Layout]:
    """Operands with so many axes that a label may be where no layout has it; the axes of the result are unknown."""
    result = UNKNOWN if rule.result.fixed_rank is None else speller.term(rule.result.items, {})
    found: list[tuple[int, ...]] = []
    for lengths in _lengths(runs, _LONGEST):
        if any(each.items() <= lengths.items() for each in covered):
            continue
        ranks = tuple(term.least_rank + sum(lengths.get(run, 0) for run in _runs(term)) for term in rule.operands)
        if not any(all(few <= many for few, many in zip(fewer, ranks, strict=True)) for fewer in found):
            found.append(ranks)
            operands = tuple(
                at_least(rank) if term.fixed_rank is None else speller.term(term.items, {})
                for term, rank in zip(rule.operands, ranks, strict=True)
            )
            yield Layout(tuple((word,) for word in operands), result)


def at_least(rank: int) -> Word:
    """So many axes, or more."""
    return *["Any"] * rank, *UNKNOWN


def _permutations(rule: Rule, condition: Permutes, speller: Speller) -> Iterator[Layout]:
    """``*P permutes *A``: every order of few axes; for more axes only their number is compared."""
    [source] = [item.name for item in condition.items if isinstance(item, RunVar)]
    target = condition.runs[0].name
    for length in range(1, LONGEST_PERMUTATION + 1):
        given = speller.fixed(target, length)
        checked = length <= _LONGEST_CHECKED_PERMUTATION
        for order in permutations(given) if checked else [speller.fixed(source, length)]:
            yield _with({target: given, source: order}, rule, target, speller)
    more = (*speller.fixed(target, LONGEST_PERMUTATION + 1), *UNKNOWN)
    yield _with({target: more, source: at_least(LONGEST_PERMUTATION + 1)}, rule, target, speller)


def _with(words: Mapping[str, Word], rule: Rule, target: str, speller: Speller) -> Layout:
    operands = tuple((speller.term(term.items, words),) for term in rule.operands)
    return Layout(operands, speller.term(rule.result.items, words), {f"*{target}": words[target]})


def _without(rule: Rule, removed: str, speller: Speller) -> Iterator[Layout]:
    """``*A - *P``: exact for one label; several leave unknown axes."""
    [first, *others], [label] = rule.operands, speller.fixed(removed, 1)
    before, after, axis = RunVar("A"), RunVar("B"), AxisVar(f"{removed}0")
    of_one = [Term(first.kind, (before, axis, after)), *others], Term(rule.result.kind, (before, after))
    for layout in _expanded(Rule(rule.text, tuple(of_one[0]), of_one[1]), speller):
        yield replace(layout, given={f"*{removed}": (label,)})
    unknown = tuple((UNKNOWN,) for _ in rule.operands)
    yield Layout(unknown, UNKNOWN, {f"*{removed}": (*speller.fixed(removed, 2), *UNKNOWN)})


def _aligned(rule: Rule, speller: Speller) -> Iterator[Layout]:
    """Runs as sets: exact in the usual layouts of aligned products, otherwise unknown."""
    for x, y, result in _products(rule, speller):
        yield Layout(((x,), (y,)), result)
    yield Layout(tuple(_having(term, speller) for term in rule.operands), UNKNOWN)
    for number in range(len(rule.operands)):  # a label is not found in the middle of so many axes
        words = [at_least(_PLACES + 2) if n == number else UNKNOWN for n in range(len(rule.operands))]
        yield Layout(tuple((word,) for word in words), UNKNOWN)


# Which axes two operands have in common depends on the equality of labels, which a type cannot ask for: in a layout,
# common axes have one name. A layout with fewer common axes would match too, so those with more come first.

_ALONG = """
    *N U, *N U
    *N U, U            U *N, U              A U *N, U
    *N A U, U A        A *N U, U A          A B *N U, U B
    *N A U, A U        A *N U, A U          A B *N U, B U
    *N U, U A          *N U, A U
    *N U, *N A U       *N U, *N U A         *N A U, *N U
    *N A U, *N B U     *N A U, *N U B       *N A B U, *N C B U
    *N A U, A U B      A *N U, A U B        *N A U, A B U       A *N U, A B U
    *N A U, U A B      A *N U, U A B        *N A U, U B A       A *N U, U B A
    *N U, A U B        *N U, U A B          *N U, A B U
    U A, U A           U A, A U             U A, U B            U A, B U
    A U B, A U B       A U B, A U C         A U B, U B          A U B, B U
"""
"""Operands that are summed along U, by the layouts that models use: states, weights, queries and keys, experts."""

_OVER_ALL = """
    *N, *N
    A B, B A
    *N A, A            A *N, A              A, *N A             A, A *N
    *N A B, A B        A *N B, A B
    *N A, *N           *N, *N A             *N A, *N B
    *N A B, *N C B     *N A, *N B A         *N B A, *N A
    *N A, A B          A *N, A B            *N A, B A           A *N, B A
"""
"""Operands that are summed over all common axes."""


def _products(rule: Rule, speller: Speller) -> Iterator[tuple[Word, Word, Word]]:
    """The axes of both operands and of the result, if the rule is a product whose common axes are aligned."""
    names = [[item.name for item in term.items if isinstance(item, RunVar)] for term in rule.operands]
    labels = {item for term in rule.operands for item in term.items if not isinstance(item, RunVar)}
    operators = {operator for item in rule.result.items for operator in _operators(item)}
    united = [name for item in rule.result.items for name in _united(item)]
    if len(names) != 2 or len(labels) > 1 or len(operators) != 1 or united != [name for runs in names for name in runs]:
        return
    label = speller.term([*labels], {})
    for text in (_ALONG if label else _OVER_ALL).replace("\n", "  ").split("   "):
        if text.strip():
            x, y = (tuple(_axis(name, label, speller) for name in word.split()) for word in text.split(","))
            kept = [axis for axis in x if "^" not in operators or axis not in y]
            kept += [axis for axis in y if axis not in x]
            yield x, y, tuple(axis for axis in kept if axis not in label)


def _axis(name: str, label: Word, speller: Speller) -> str:
    [axis] = speller.run(name[1:]) if name.startswith("*") else label if name == "U" else [speller.axis(name)]
    return axis


def _united(item: object) -> Iterator[str]:
    match item:
        case RunSet(left=left, right=right):
            yield from (*_united(left), right.name)
        case RunVar(name=name):
            yield name


def _operators(item: object) -> Iterator[str]:
    if isinstance(item, RunSet):
        yield item.operator
        yield from _operators(item.left)
