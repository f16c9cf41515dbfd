"""Suggestions that repair a refused application; the rule itself checks each of them.

A small space of repairs is searched, one change at a time, from slips (operands exchanged, a misspelt label, axes in
another order) to changes of meaning (a reduction).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from typedtensor.rules import repairs
from typedtensor.rules.attempts import Attempt, Trials
from typedtensor.rules.explaining import ORDINALS
from typedtensor.rules.repairs import Repair, conversions, largest, other_operation
from typedtensor.rules.syntax import Derived, Rule, variables
from typedtensor.rules.validation import parameter
from typedtensor.rules.words import Atom, Label, OperandSpec, Reader, Word

_SLIPS: tuple[Repair, ...] = (
    repairs.other_labels,
    repairs.completed_orders,
    repairs.exchanged_labels,
    repairs.permuted,
    repairs.regrouped,
    repairs.squeezed,
    repairs.repeated,
)
"""Repairs of slips, which are suggested first; up to two are shown."""

_LAST: tuple[Repair, ...] = (repairs.renamed, other_operation, repairs.reduced)
"""Repairs that are suggested if there is none of the above: only the first that applies, and not with a conversion."""

_AT_MOST = 2


def suggestions(
    rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: Reader, alone: str = "operand"
) -> tuple[Attempt, ...]:
    """Repairs that the rule accepts, most specific first; two at most.

    Args:
        rule: the rule.
        operands: operands that it refuses.
        arguments: the bindings of the operation's parameters.
        reader: the reader of labels.
        alone: the name of a single operand.
    """
    if not 0 < len(operands) <= len(ORDINALS):
        return ()
    given, trials = Attempt.unchanged(rule, operands, arguments, alone), Trials(reader)
    if found := tuple(islice(repairs.namesakes(given, trials), 1)):
        return found
    return tuple(islice(_found(given, trials), _AT_MOST))


def changed_label(given: Attempt, attempt: Attempt) -> tuple[str, Atom, Atom] | None:
    """The parameter of the operation whose label a repair replaces, the label, and the new one; None for others."""
    [(name, word), *others] = [pair for pair in attempt.arguments.items() if pair[1] != given.arguments[pair[0]]]
    changed = [pair for pair in zip(given.arguments[name], word, strict=False) if pair[0] != pair[1]]
    return None if others or len(changed) != 1 else (name, *changed[0])


def is_slip(attempt: Attempt, label: tuple[str, Atom, Atom], result: Word, reader: Reader) -> bool:
    """Whether a repair replaces a misspelt label, or completes an order of axes in which none is in question."""
    name, *labels = label
    if len(word := attempt.arguments[name]) > 1 and set(result) == set(word):
        return True
    plain = all(isinstance(atom, Label) and not atom.args for atom in labels)
    return plain and bool(repairs.spelt_alike(*(reader.show((atom,)) for atom in labels)))


def is_told(given: Attempt, label: tuple[str, Atom, Atom], reader: Reader) -> bool:
    """Whether the operands tell a new label: all have the old one, which one of them alone is to have."""
    terms, variable = given.rule.operands, parameter(label[0])
    inside = [label[1] in operand.word for operand in given.operands]
    if any(isinstance(item, Derived) and variable in variables(item) for term in terms for item in term.items):
        return len(terms) > 1 and not all(inside[1:])
    having = [variable in (v for item in term.items for v in variables(item)) for term in terms]
    return len(terms) > 1 and having.count(True) == 1 and all(inside) and reader.size(label[1]) != 1


def _is_guess(given: Attempt, attempt: Attempt, reader: Reader) -> bool:
    """Whether a repair takes another label that neither its spelling nor the other operands tell."""
    if attempt.rule != given.rule or attempt.arguments == given.arguments:
        return False
    label, outcome = changed_label(given, attempt), Trials(reader).accepts(attempt)
    if label is None or outcome is None or len(attempt.arguments[label[0]]) != len(given.arguments[label[0]]):
        return False
    return not is_slip(attempt, label, outcome.word, reader) and not is_told(given, label, reader)


def advised(
    rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: Reader, data: Iterable[int]
) -> str:
    """Suggestions in words where nothing but the operands is known; those declared as data are not to be repeated."""
    given, found = Attempt.unchanged(rule, operands, arguments), suggestions(rule, operands, arguments, reader)
    some = tuple(data) if found else ()
    return advice([each for each in found if not _repeats(each, operands, some) and not _is_guess(given, each, reader)])


def _repeats(attempt: Attempt, operands: Sequence[OperandSpec], some: Sequence[int]) -> bool:
    """Whether a repair repeats one of some operands along axes that it lacks."""
    return len(attempt.operands) == len(operands) and any(
        operands[n].word and set(operands[n].word) < set(attempt.operands[n].word) for n in some
    )


def _found(given: Attempt, trials: Trials) -> Iterator[Attempt]:
    plain = tuple(islice((*_exchanged(given, trials), *largest(given, trials)), 1))
    ways = conversions(given)
    attempt = given if given in ways else next(iter(ways), None)
    if attempt is None or (attempt != given and plain):
        yield from plain
        return
    if found := next((way for way in ways if way != given and trials.accepts(way)), None):
        yield found
        return
    some = list(islice((*plain, *_all(_SLIPS, attempt, trials)), _AT_MOST))
    if some:
        yield from some
        return
    for repair in _LAST if attempt == given else ():
        if some := list(repair(attempt, trials)):
            yield from some
            return


def _all(repairs: Iterable[Repair], attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    for repair in repairs:
        yield from repair(attempt, trials)


def _exchanged(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """Exchange the operands."""
    if len(attempt.operands) == 2:
        result = replace(attempt, operands=attempt.operands[::-1], said="the operands in the other order")
        if trials.accepts(result):
            yield result


def advice(found: Sequence[Attempt]) -> str:
    """Suggestions in words, as the end of a message."""
    if not found:
        return ""
    if found[0].said.startswith("two "):
        return f"; {found[0].said}"
    return f"; try {', or '.join(attempt.text for attempt in found)}"
