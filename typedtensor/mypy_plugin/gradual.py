"""Results where an operand is ``Any``, or its axes are: as precise as the other operands allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mypy.types import AnyType, Type, TypeOfAny

from typedtensor.mypy_plugin.labels import StaticReader
from typedtensor.mypy_plugin.messages import Site
from typedtensor.mypy_plugin.operands import Reading, lifted, some_tensor, to_tensor
from typedtensor.rules import KINDS, Accepted, Operand, Rule, RunVar, Term, Word, apply_rule
from typedtensor.rules.syntax import AxisVar, variables


class Gradual(NamedTuple):
    """The type of a result, and whether it says all that can be said."""

    type: Type
    is_exact: bool


def gradual_result(
    rule: Rule, readings: Sequence[Reading], arguments: Mapping[str, Word] | None, reader: StaticReader, site: Site
) -> Gradual:
    """The result of a rule on operands of which some are not known, or for labels that are not."""
    symbolic = _symbolic(readings)
    if symbolic is None:
        return Gradual(AnyType(TypeOfAny.special_form), False)
    kind = _kind(rule, readings)
    word = None if arguments is None else _word(rule, readings, arguments, reader)
    if kind is None:
        tensor: Type = AnyType(TypeOfAny.special_form)
    else:
        tensor = some_tensor(kind, site) if word is None else to_tensor(kind, word, site)
    return Gradual(lifted(tensor, site.lookups) if symbolic else tensor, kind is not None and word is not None)


def _symbolic(readings: Sequence[Reading]) -> bool | None:
    if any(reading.symbolic for reading in readings):
        return True
    return None if any(reading.symbolic is None for reading in readings) else False


def _kind(rule: Rule, readings: Sequence[Reading]) -> str | None:
    """The kind of the result, if the operands leave one."""
    if rule.result.kind in KINDS:
        return rule.result.kind
    possible = set(KINDS)
    for term, reading in zip(rule.operands, readings, strict=True):
        if term.kind == rule.result.kind and reading.kinds:
            possible &= set(reading.kinds)
    return possible.pop() if len(possible) == 1 else None


def _word(rule: Rule, readings: Sequence[Reading], arguments: Mapping[str, Word], reader: StaticReader) -> Word | None:
    """The axes of the result, where the operands that are known determine them."""
    known = [(term, r.kinds, r.word) for term, r in zip(rule.operands, readings, strict=True) if r.word is not None]
    fixed = {RunVar(name[1:]) if name.startswith("*") else AxisVar(name) for name in arguments}
    for term, _, word in known:
        fixed.update(_fixed(term, word))
    needed = {variable for item in rule.result.items for variable in variables(item)}
    if not known or not needed <= fixed:
        return None
    part = Rule(rule.text, tuple(term for term, _, _ in known), rule.result)
    outcome = apply_rule(part, [Operand(kinds, word) for _, kinds, word in known], arguments, reader)
    return outcome.word if isinstance(outcome, Accepted) else None


def _fixed(term: Term, word: Word) -> Iterator[AxisVar | RunVar]:
    """The variables that an operand fixes; a scalar leaves an optional run open."""
    for item in term.items:
        if not (isinstance(item, RunVar) and item.optional and not word):
            yield from variables(item)
