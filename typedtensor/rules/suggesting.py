"""Suggestions that repair a refused application; the rule itself checks each of them.

A small space of repairs is searched, one change at a time, from slips (operands exchanged, a misspelt label, axes in
another order) to changes of meaning (a reduction).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from typedtensor.rules import repairs
from typedtensor.rules.attempts import NAMES, Attempt, Trials
from typedtensor.rules.repairs import Repair, conversions, largest, other_operation
from typedtensor.rules.syntax import Rule
from typedtensor.rules.words import OperandSpec, Reader, Word

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
    if not 0 < len(operands) <= len(NAMES):
        return ()
    given, trials = Attempt.unchanged(rule, operands, arguments, alone), Trials(reader)
    if found := tuple(islice(repairs.namesakes(given, trials), 1)):
        return found
    return tuple(islice(_found(given, trials), _AT_MOST))


def repeats(attempt: Attempt, operands: Sequence[OperandSpec], some: Iterable[int]) -> bool:
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
