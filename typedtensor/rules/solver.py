"""The verdict of a rule on given operands: what it gives, or why it does not apply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from typedtensor.rules.explaining import explain_kinds, explain_mismatch, explain_repeated
from typedtensor.rules.matching import Bindings, Undecided, match_word, substitute
from typedtensor.rules.sizes import NoElementsError, evaluate_size
from typedtensor.rules.syntax import (
    KINDS,
    AxisVar,
    Condition,
    NotIn,
    Rule,
    RunSet,
    RunVar,
    SizeEquation,
    Within,
    size_names,
    variables,
)
from typedtensor.rules.validation import parameter
from typedtensor.rules.words import Label, Operand, Reader, Segment, Word


class Accepted(NamedTuple):
    """What a rule gives.

    Attributes:
        kind: the kind of the result.
        word: the axes of the result.
        kinds: the kind that each operand is taken as.
    """

    kind: str
    word: Word
    kinds: tuple[str, ...]


class Refused(NamedTuple):
    """Why a rule does not apply.

    Attributes:
        reason: what follows ``its rule "…"`` in the message.
        condition: the condition of the rule that does not hold, if it is one.
        suggestion: how the message ends, where something is known that the rule would accept.
    """

    reason: str
    condition: Condition | None = None
    suggestion: str = ""


def apply_rule(
    rule: Rule, operands: Sequence[Operand], arguments: Mapping[str, Word], reader: Reader
) -> Accepted | Refused:
    """Apply a rule to operands.

    Args:
        rule: a rule that :func:`check_rule` accepts.
        operands: as many as the rule has.
        arguments: what the parameters of the operation stand for: ``{"U": (hidden,)}``, ``{"*P": (...)}``.
        reader: the world of labels that the operands are from.
    """
    kinds = unify_kinds(rule, operands)
    if isinstance(kinds, Refused):
        return kinds
    bound: Bindings = {parameter(name): word for name, word in arguments.items()}
    words = [operand.word for operand in operands]
    matches = [bound]
    for term, word in zip(rule.operands, words, strict=True):
        matches = [m for so_far in matches for m in match_word(term.items, word, so_far, reader)]
    if not matches:
        return Refused(explain_mismatch(rule, words, bound, reader))
    try:
        if len(matches) > 1 and (why := explain_repeated(rule, words, bound, reader)):
            return Refused(why)
        in_sets = _operands_of_sets(rule, words, reader)
        results = {substitute(rule.result.items, m, reader, in_sets) for m in matches}
        if len(results) > 1:
            return Refused("matches in more than one way")
        for condition in rule.conditions:
            if why := _violated(rule, condition, matches[0], kinds, reader):
                return Refused(why, condition)
        for atom in next(iter(results)):
            if isinstance(atom, Label) and atom.args:
                reader.size(atom)
    except Undecided as undecided:
        return Refused(str(undecided))
    except NoElementsError as why:
        return Refused(f"gives an axis without elements: {why}")
    taken = tuple(kinds.get(term.kind, term.kind) for term in rule.operands)
    return Accepted(kinds.get(rule.result.kind, rule.result.kind), results.pop(), taken)


def _operands_of_sets(rule: Rule, words: Sequence[Word], reader: Reader) -> list[Word]:
    """The operands whose axes the sets of the result are made of.

    Raises:
        Undecided: when one has an axis twice.
    """
    sets = [item for item in rule.result.items if isinstance(item, RunSet)]
    if not sets:
        return []
    names = {variable for runs in sets for variable in variables(runs)}
    found: list[Word] = []
    for term, word in zip(rule.operands, words, strict=True):
        if names.isdisjoint(variable for item in term.items for variable in variables(item)):
            continue
        if len(set(word)) < len(word):
            raise Undecided(f"needs every axis at most once in ({reader.show(word)}) for {sets[0]}")
        found.append(word)
    return found


def check_equations(rule: Rule, arguments: Mapping[str, Word], reader: Reader) -> Refused | None:
    """Why sizes that are given with the labels of an operation do not fit each other, before it is applied."""
    bound: Bindings = {parameter(name): word for name, word in arguments.items()}
    for condition in rule.conditions:
        if isinstance(condition, SizeEquation):
            names = (condition.left.name, *size_names(condition.right))
            if all(AxisVar(name) in bound for name in names) and (why := _violated_size(condition, bound, reader)):
                return Refused(why, condition)
    return None


def unify_kinds(rule: Rule, operands: Sequence[Operand]) -> Mapping[str, str] | Refused:
    """The kind that each kind variable of the rule stands for."""
    candidates: dict[str, tuple[str, ...]] = {}
    for number, (term, operand) in enumerate(zip(rule.operands, operands, strict=True)):
        if term.kind in KINDS:
            if term.kind not in operand.kinds:
                return Refused(explain_kinds(rule, number, operand.kinds, term.kind))
            continue
        before = candidates.get(term.kind, operand.kinds)
        common = tuple(k for k in before if k in operand.kinds)
        if not common:
            return Refused(f"needs its operands to be of one kind, not {_kinds(before)} and {_kinds(operand.kinds)}")
        candidates[term.kind] = common
    return {variable: kinds[0] for variable, kinds in candidates.items()}


def _kinds(kinds: tuple[str, ...]) -> str:
    return " or ".join(f"the kind of {k[1:]}" if k.startswith("?") else k for k in kinds)


def _violated(
    rule: Rule, condition: Condition, bound: Bindings, kinds: Mapping[str, str], reader: Reader
) -> str | None:
    if isinstance(condition, SizeEquation):
        return _violated_size(condition, bound, reader)
    if isinstance(condition, NotIn) and condition.kinds:
        kind = kinds[condition.name]
        several = sum(term.kind == condition.name for term in rule.operands) > 1
        needs = "needs operands that are not" if several else "needs an operand that is not"
        if kind.startswith("?"):
            return f"{needs} {' or '.join(condition.kinds)}, which cannot be decided for {kind[1:]}"
        return f"{needs} {kind}" if kind in condition.kinds else None
    others = substitute(condition.items, bound, reader)
    names = " ".join(map(str, condition.items))
    if isinstance(condition, NotIn):
        [atom] = bound[AxisVar(condition.name)]
        if atom not in others:
            return None
        return f"needs {condition.name} ({reader.show((atom,))}) not to be among {names} ({reader.show(others)})"
    if isinstance(condition, Within):
        return _violated_inclusion(RunVar(condition.run.name), names, bound, others, reader)
    return _violated_order(RunVar(condition.run.name), names, bound, others, reader)


def _violated_order(run: RunVar, names: str, bound: Bindings, others: Word, reader: Reader) -> str | None:
    wanted = bound.get(run, ())  # an optional run that nothing bound is empty
    for atom in (*wanted, *others):
        if isinstance(atom, Segment) and wanted.count(atom) != others.count(atom):
            return f"cannot be decided: {reader.show((atom,))} stands for unknown axes"
    if len(set(others)) != len(others):
        return f"needs every axis at most once in ({reader.show(others)})"
    if len(wanted) == len(others) and set(wanted) == set(others):
        return None
    return f"needs {run} ({reader.show(wanted)}) to be the axes {names} ({reader.show(others)}) in some order"


def _violated_inclusion(run: RunVar, names: str, bound: Bindings, others: Word, reader: Reader) -> str | None:
    inner = bound.get(run, ())  # an optional run that nothing bound is empty
    for atom in inner:
        if others.count(atom) == 1 and inner.count(atom) == 1:
            continue
        here = f"{run} ({reader.show(inner)})"
        if atom in others:
            return f"needs each axis of {here} exactly once there and among {names} ({reader.show(others)})"
        unknown = [a for a in (atom, *others) if isinstance(a, Segment)]
        why = f", which cannot be decided: {reader.show((unknown[0],))} stands for unknown axes" if unknown else ""
        return f"needs the axes {here} among {names} ({reader.show(others)}), which lack {reader.show((atom,))}{why}"
    return None


def _violated_size(condition: SizeEquation, bound: Bindings, reader: Reader) -> str | None:
    names = (condition.left.name, *size_names(condition.right))
    sizes = {name: reader.size(bound[AxisVar(name)][0]) for name in names}
    left, right = sizes[condition.left.name], evaluate_size(condition.right, sizes)
    if left is None or right is None or left == right:
        return None
    label = reader.show(bound[AxisVar(condition.left.name)])
    return f"needs {condition}, but {label} has size {left} and {condition.right} is {right}"
