"""Result types where an operand, or its axes, is ``Any``: as precise as the other operands allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mypy.types import AnyType, Type

from typedtensor.mypy_plugin.base.messages import UNKNOWN, Site
from typedtensor.mypy_plugin.types.labels import StaticReader
from typedtensor.mypy_plugin.types.operands import Reading, formed, some_tensor, to_tensor
from typedtensor.rules import KINDS, Accepted, OperandSpec, Rule, RunVar, Term, Word, apply_rule
from typedtensor.rules.syntax import AxisVar, variables


class Gradual(NamedTuple):
    """The type of a result, and whether both its kind and its axes are known."""

    type: Type
    is_exact: bool


def gradual_result(
    rule: Rule, readings: Sequence[Reading], arguments: Mapping[str, Word] | None, reader: StaticReader, site: Site
) -> Gradual:
    """Return the result type of a rule where some operands or labels are unknown."""
    if any(reading.symbolic is None for reading in readings) and not any(reading.symbolic for reading in readings):
        return Gradual(AnyType(UNKNOWN), False)
    possible = {_kind(way, readings) for way in rule.ways}
    kind = possible.pop() if len(possible) == 1 else None
    word = None if arguments is None or rule.others else _word(rule, readings, arguments, reader)
    if kind is None:
        tensor: Type = AnyType(UNKNOWN)
    else:
        tensor = some_tensor(kind, site) if word is None else to_tensor(kind, word, site)
    return Gradual(formed(tensor, readings, site.lookups), kind is not None and word is not None)


def _kind(rule: Rule, readings: Sequence[Reading]) -> str | None:
    """Return the kind of the result, if the operands determine it."""
    if rule.result.kind in KINDS:
        return rule.result.kind
    possible = set(KINDS)
    for term, reading in zip(rule.operands, readings, strict=True):
        if term.kind == rule.result.kind and reading.kinds:
            possible &= set(reading.kinds)
    return possible.pop() if len(possible) == 1 else None


def _word(rule: Rule, readings: Sequence[Reading], arguments: Mapping[str, Word], reader: StaticReader) -> Word | None:
    """Return the axes of the result, if the known operands determine them."""
    known = [(term, r.kinds, r.word) for term, r in zip(rule.operands, readings, strict=True) if r.word is not None]
    fixed = {RunVar(name[1:]) if name.startswith("*") else AxisVar(name) for name in arguments}
    for term, _, word in known:
        fixed.update(_fixed(term, word))
    needed = {variable for item in rule.result.items for variable in variables(item)}
    if not known or not needed <= fixed:
        return None
    part = Rule(rule.text, tuple(term for term, _, _ in known), rule.result)
    outcome = apply_rule(part, [OperandSpec(kinds, word) for _, kinds, word in known], arguments, reader)
    return outcome.word if isinstance(outcome, Accepted) else None


def _fixed(term: Term, word: Word) -> Iterator[AxisVar | RunVar]:
    """Yield the variables that an operand binds; a scalar leaves an optional run open."""
    for item in term.items:
        if not (isinstance(item, RunVar) and item.optional and not word):
            yield from variables(item)
