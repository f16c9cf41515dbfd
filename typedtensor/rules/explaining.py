"""Explanations of a refusal, in the words of the rule.

Every function returns the clause after ``its rule "…"``. Errors of a single operand take precedence over conflicts
between two.
"""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.rules.matching import Bindings, Work, match_word, substitute, value_of
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item, Rule, RunSet, RunVar, Term, variables
from typedtensor.rules.words import Reader, Rigid, Segment, Word

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The words for operands in messages and suggestions."""


def which(number: int, total: int) -> str:
    """An operand in words: ``the operand`` if it is the only one, else ``the first``, …"""
    return "the operand" if total == 1 else f"the {ordinal(number)}"


def ordinal(number: int) -> str:
    """An ordinal in words, from 0.

    >>> ordinal(0), ordinal(6)
    ('first', '7th')
    """
    return ORDINALS[number] if number < len(ORDINALS) else f"{number + 1}th"


def explain_kinds(rule: Rule, number: int, given: tuple[str, ...], wanted: str) -> str:
    """Explain that an operand has another kind than the rule says."""
    name = which(number, len(rule.operands))
    if given[0].startswith("?"):
        return f"needs {name} to be {wanted}, which cannot be decided: {given[0][1:]} is any tensor"
    return f"needs {name} to be {wanted}, not {' or '.join(given)}"


def explain_repeated(rule: Rule, words: Sequence[Word], bound: Bindings, reader: Reader) -> str | None:
    """Explain that a label that the operation addresses is repeated in an operand."""
    for number, (term, word) in enumerate(zip(rule.operands, words, strict=True)):
        for item in term.items:
            wanted = _wanted(item, bound, reader)
            if wanted is None:
                continue
            times = word.count(wanted[0])
            if times > term.items.count(item):
                name = which(number, len(words))
                return f"needs {_called(item, wanted, reader)} exactly once in {name}, which has it {times} times"
    return None


def explain_mismatch(rule: Rule, words: Sequence[Word], bound: Bindings, reader: Reader, work: Work) -> str:
    """Explain why no bindings of the variables match the operands.

    Raises:
        Undecided: when the remaining work is exceeded.
    """
    if why := explain_repeated(rule, words, bound, reader):
        return why
    alone: list[Bindings] = []
    for number, (term, word) in enumerate(zip(rule.operands, words, strict=True)):
        solution = next(match_word(term.items, word, bound, reader, work), None)
        if solution is None:
            known = _by_those_before(rule, words[:number], bound, reader, work) if _is_of_runs(term) else bound
            return _explain_alone(term, which(number, len(words)), word, known, reader)
        alone.append(solution)
    return _explain_between(rule, words, alone, bound, reader, work)


def _is_of_runs(term: Term) -> bool:
    """Whether a term has a derived label and runs, so that the label matches at any position."""
    return any(isinstance(i, Derived) for i in term.items) and any(isinstance(i, RunVar) for i in term.items)


def _by_those_before(rule: Rule, words: Sequence[Word], bound: Bindings, reader: Reader, work: Work) -> Bindings:
    """The bindings of the preceding operands."""
    for term, word in zip(rule.operands, words, strict=False):
        bound = next(match_word(term.items, word, bound, reader, work), bound)
    return bound


def _explain_alone(term: Term, name: str, word: Word, bound: Bindings, reader: Reader) -> str:
    has = f"which has {'only (' + reader.show(word) + ')' if word else 'no axes'}"
    segments = [a for a in word if isinstance(a, Segment)]
    for item in term.items:
        wanted = _wanted(item, bound, reader)
        if wanted is None or wanted[0] in word:
            continue
        called = _called(item, wanted, reader)
        if segments:
            return f"needs {called} in {name} ({reader.show(word)}), which {_undecidable(segments[0], reader)}"
        return f"needs an axis {called} in {name}, {has}"
    if segments:
        return f"cannot be decided for {name} ({reader.show(word)}): {_unknown(segments[0], reader)}"
    least, exact = term.least_rank, term.fixed_rank
    if len(word) < least or (exact is not None and len(word) != exact):
        number = f"{'' if exact is not None else 'at least '}{least or 'no'} ax{'is' if least == 1 else 'es'}"
        return f"needs {number} in {name}, which has {f'{len(word)} ({reader.show(word)})' if word else 'none'}"
    if together := _neighbours(term, bound):
        names, labels = " ".join(map(str, together)), substitute(together, bound, reader)
        where = f"side by side and in this order in {name}"
        return f"needs {names} ({reader.show(labels)}) {where}, which has ({reader.show(word)})"
    fixed = tuple(item for item in term.items if isinstance(item, AxisVar) and item in bound)
    places = [word.index(bound[item][0]) for item in fixed]
    if places != sorted(places):
        names, labels = " ".join(map(str, fixed)), substitute(fixed, bound, reader)
        return f"needs {names} ({reader.show(labels)}) in this order in {name}, which has ({reader.show(word)})"
    for item in term.items:
        if isinstance(item, AxisVar) and item in bound and (place := _place(term, item)) != f"the axis {item}":
            return f"needs {item} ({reader.show(bound[item])}) to be {place} of {name}, not ({reader.show(word)})"
    return f"needs {name} to be ({' '.join(map(str, term.items))}), not ({reader.show(word)})"


def _wanted(item: Item, bound: Bindings, reader: Reader) -> Word | None:
    """The axis that an item is bound to, if known."""
    return None if isinstance(item, (RunVar, RunSet)) else value_of(item, bound, reader)


def _called(item: Item, axis: Word, reader: Reader) -> str:
    """The axis of an item in words: ``U (Hidden)``; for an axis that the rule names, its name."""
    return reader.show(axis) if isinstance(item, Concrete) else f"{item} ({reader.show(axis)})"


def _neighbours(term: Term, bound: Bindings) -> tuple[AxisVar, ...]:
    """The first known axes that a term requires side by side."""
    found: list[AxisVar] = []
    for item in term.items:
        if isinstance(item, AxisVar) and item in bound:
            found.append(item)
        elif len(found) > 1:
            break
        else:
            found = []
    return tuple(found) if len(found) > 1 else ()


def _explain_between(
    rule: Rule, words: Sequence[Word], alone: Sequence[Bindings], bound: Bindings, reader: Reader, work: Work
) -> str:
    """Explain which variable two operands bind differently, where each matches by itself."""
    owner = dict.fromkeys(bound, -1)
    for number, (term, word) in enumerate(zip(rule.operands, words, strict=True)):
        together = next(match_word(term.items, word, bound, reader, work), None)
        if together is not None:
            for variable in together:
                owner.setdefault(variable, number)
            bound = together
            continue
        names = [v for item in term.items for v in variables(item)]
        if len(term.items) > 1 and all(v in bound for v in names):
            expected = substitute(term.items, bound, reader)
            items = " ".join(map(str, term.items))
            return (
                f"needs {which(number, len(words))} to have the axes {items} ({reader.show(expected)}), "
                f"not ({reader.show(word)}){_undecided(expected + word, reader)}"
            )
        for variable in names:
            mine = alone[number].get(variable)
            if variable in bound and mine is not None and mine != bound[variable] and owner[variable] >= 0:
                theirs, first = bound[variable], owner[variable]
                if _place(term, variable) == f"the axis {variable}" and theirs[0] not in word:
                    name = which(number, len(words))
                    has = f"which has only ({reader.show(word)}){_undecided(theirs + word, reader)}"
                    return f"needs an axis {variable} ({reader.show(theirs)}) in {name}, {has}"
                left = f"{_place(rule.operands[first], variable)} of {which(first, len(words))} ({reader.show(theirs)})"
                right = f"{_place(term, variable)} of {which(number, len(words))} ({reader.show(mine)})"
                return f"needs {left} to equal {right}{_undecided(theirs + mine, reader)}"
    return "does not match"


def _place(term: Term, variable: AxisVar | RunVar) -> str:
    """The position of a variable in a term: ``the last axis``, ``the axes *A``."""
    if isinstance(variable, RunVar):
        return f"the axes {variable}"
    index = next((n for n, item in enumerate(term.items) if item == variable), None)
    if index is None:
        return f"the axis {variable}"
    if not any(isinstance(i, RunVar) for i in term.items[:index]):
        return "the only axis" if len(term.items) == 1 else f"the {ordinal(index)} axis"
    if index == len(term.items) - 1:
        return "the last axis"
    return f"the axis {variable}"


def _unknown(atom: Segment | Rigid, reader: Reader) -> str:
    what = "stands for unknown axes" if isinstance(atom, Segment) else "may be any axis"
    return f"{reader.show((atom,))} {what}"


def _undecidable(atom: Segment | Rigid, reader: Reader) -> str:
    return f"cannot be decided: {_unknown(atom, reader)}"


def _undecided(word: Word, reader: Reader) -> str:
    for atom in word:
        if isinstance(atom, (Segment, Rigid)):
            return f", which {_undecidable(atom, reader)}"
    return ""
