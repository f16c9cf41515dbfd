"""Repairs of operands' kinds: conversions, and ``argmax`` of scores."""

from __future__ import annotations

from collections.abc import Iterator

from typedtensor.rules.attempts import Attempt, Trials, writable
from typedtensor.rules.solver import Refused, unify_kinds
from typedtensor.rules.syntax import KINDS, NotIn, Rule
from typedtensor.rules.words import Label, OperandSpec

_CONVERSIONS = {
    ("int", "real"): "as_real({})",
    ("bool", "real"): "as_real({})",
    ("bool", "int"): "as_int({})",
    ("int", "bool"): "{}.ne(0)",
}

_UPWARDS = ("bool", "int", "real")
"""Conversions in this direction lose nothing."""


def conversions(attempt: Attempt) -> list[Attempt]:
    """Convert operands to the kinds that the rule requires, for each of its alternatives where that loses nothing."""
    found = [_converted(attempt, way) for way in attempt.rule.ways]
    return [each for each in found if each is not None]


def _converted(attempt: Attempt, way: Rule) -> Attempt | None:
    wanted = _wanted(way, attempt.operands)
    if wanted is None:
        return None
    for number, kind in enumerate(wanted):
        operand = attempt.operands[number]
        if kind in operand.kinds:
            continue
        text = _CONVERSIONS.get((operand.kinds[0], kind))
        if text is None:
            return None
        attempt = attempt.with_operand(number, operand.word, text, (kind,))
    return attempt


def _wanted(rule: Rule, operands: tuple[OperandSpec, ...]) -> list[str] | None:
    """The required kind of each operand."""
    chosen: dict[str, str] = {kind: kind for kind in KINDS}
    excluded = {(c.name, kind) for c in rule.conditions if isinstance(c, NotIn) for kind in c.kinds}
    for variable in {term.kind for term in rule.operands} - set(KINDS):
        group = [o for term, o in zip(rule.operands, operands, strict=True) if term.kind == variable]
        for kind in _UPWARDS:
            if (variable, kind) not in excluded and all(_becomes(operand, kind) for operand in group):
                chosen[variable] = kind
                break
        else:
            return None
    return [chosen[term.kind] for term in rule.operands]


def _becomes(operand: OperandSpec, kind: str) -> bool:
    if kind in operand.kinds:
        return True
    return operand.kinds[0] in _UPWARDS and _UPWARDS.index(operand.kinds[0]) < _UPWARDS.index(kind)


def largest(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """``first.argmax(Digit)``, for scores instead of class indices.

    Matching axes are not sufficient, as any axis could be that of the classes. It must be one that the operation names,
    or both operands are compared and have the other axes.
    """
    if not all(isinstance(unify_kinds(way, attempt.operands), Refused) for way in attempt.rule.ways):
        return
    named = {atom for word in attempt.arguments.values() for atom in word}
    for number, operand in enumerate(attempt.operands if len(attempt.operands) > 1 else ()):
        if operand.kinds != ("real",):
            continue
        for place, label in enumerate(operand.word):
            word = operand.word[:place] + operand.word[place + 1 :]
            compared = attempt.rule.result.kind == "bool" and any(o.word == word for o in attempt.operands)
            if isinstance(label, Label) and label not in word and writable((label,)) and (label in named or compared):
                result = attempt.with_operand(number, word, f"{{}}.argmax({trials.show(label)})", ("int",))
                if trials.accepts(result):
                    yield result
