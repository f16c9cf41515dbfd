"""Repairs by another operation: for a matrix product with an operand that is no matrix, and for a transpose of more
axes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from typedtensor.rules.attempts import Attempt, Trials, writable
from typedtensor.rules.parser import parse_rule
from typedtensor.rules.words import Segment

_PRODUCT = "*N A, A B -> *N B"
_TRANSPOSE = "t A B -> t B A"
_CONTRACTION = "*A, *B -> *A ^ *B"
_SCALING = "*A?, *A? -> *A"


def other_operation(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """The operation to write instead of a product with a vector or a number, or of a transpose of more than two
    axes."""
    if attempt.rule == parse_rule(_PRODUCT):
        yield from _product(attempt, trials)
    elif attempt.rule == parse_rule(_TRANSPOSE):
        [operand] = attempt.operands
        if len(operand.word) > 2 and writable(operand.word) and len(set(operand.word)) == len(operand.word):
            order = (*operand.word[:-2], operand.word[-1], operand.word[-2])
            said = f"{attempt.texts[0]}.transpose({trials.show(*order)}), with the axes in the expected order"
            rule = parse_rule("t *A -> t *P where *P permutes *A")
            yield replace(attempt, rule=rule, arguments={"*P": order}, said=said)


def _product(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    first, second = attempt.operands
    texts = attempt.texts
    if not first.word or not second.word:
        yield replace(attempt, rule=parse_rule(_SCALING), said=f"{texts[0]} * {texts[1]}")
        return
    shared = [atom for atom in first.word if atom in second.word and not isinstance(atom, Segment)]
    result = replace(attempt, rule=parse_rule(_CONTRACTION), said=f"{texts[0]}.contract({texts[1]})")
    if len(shared) == 1 and len(second.word) == 1 and trials.accepts(result):
        yield result
