"""The verdict of a rule on given operands: the type of the result, or the reason why it does not apply."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from typedtensor.rules.conditions import violated
from typedtensor.rules.explaining import explain_kinds, explain_mismatch, explain_repeated
from typedtensor.rules.matching import Bindings, Undecided, Work, match_word, substitute
from typedtensor.rules.reductions import reduced_along
from typedtensor.rules.sizes import NoElementsError
from typedtensor.rules.syntax import (
    KINDS,
    AxisVar,
    Comparison,
    Condition,
    Rule,
    RunSet,
    RunVar,
    Term,
    simple,
    variables,
)
from typedtensor.rules.validation import parameter
from typedtensor.rules.words import Label, OperandSpec, Reader, Segment, Word, writable


class Accepted(NamedTuple):
    """The result of a rule that applies.

    Attributes:
        rule: the rule; of several alternatives the one that applies.
        kind: the kind of the result.
        word: the axes of the result.
        kinds: the kind of each operand after promotion.
        bound: the bindings of the rule's variables, which determine their positions (:func:`places_of`).
    """

    rule: Rule
    kind: str
    word: Word
    kinds: tuple[str, ...]
    bound: Bindings


class Refused(NamedTuple):
    """The reason why a rule does not apply.

    Attributes:
        reason: the clause after ``its rule "…"`` in the message.
        condition: the violated condition, if any.
        suggestion: the end of the message, if there is an application that the rule accepts.
        nearest: of several alternatives the one that the reason is about.
        pair: two axes of generic code that may be one, if the rule cannot be decided for that reason.
    """

    reason: str
    condition: Condition | None = None
    suggestion: str = ""
    nearest: Rule | None = None
    pair: Word = ()


def apply_rule(
    rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: Reader, work: Work | None = None
) -> Accepted | Refused:
    """Apply a rule to operands.

    Args:
        rule: a rule that :func:`check_rule` accepts.
        operands: as many as the rule has.
        arguments: the bindings of the operation's parameters: ``{"U": (hidden,)}``, ``{"*P": (...)}``.
        reader: the reader of the operands' labels.
        work: the budget of the match; by default its usual limit.
    """
    work = work or Work()
    rule, arguments = reduced_along(rule, arguments)
    if not rule.others:
        return _apply(rule, operands, arguments, reader, work)
    refusals: list[tuple[tuple[int, int], Refused]] = []
    for way in rule.ways:
        outcome = _apply(way, operands, arguments, reader, work)
        if isinstance(outcome, Refused):
            refusals.append((_nearness(way, outcome, operands), outcome._replace(nearest=way)))
        elif (before := _undecided(rule, len(refusals), operands, arguments)) is not None:
            return before
        else:
            return outcome
    return max(refusals, key=itemgetter(0))[1]


def _nearness(rule: Rule, refused: Refused, operands: Sequence[OperandSpec]) -> tuple[int, int]:
    """The rank of a refusal by stage: wrong kinds, then the number of axes, the axes, a condition."""
    terms = list(zip(rule.operands, operands, strict=True))
    off = -sum(abs(len(operand.word) - term.least_rank) for term, operand in terms if term.fixed_rank is not None)
    if refused.condition is not None:
        return 3, 0
    if isinstance(unify_kinds(rule, operands), Refused):
        return 0, off
    return 2 if all(_has_room(term, operand.word) for term, operand in terms) else 1, off


def _has_room(term: Term, word: Word) -> bool:
    """Whether a term admits the number of axes."""
    least = sum(not isinstance(atom, Segment) for atom in word)
    exact = term.fixed_rank
    if exact is not None and least > exact:
        return False
    return len(word) > least or (least >= term.least_rank and exact in (None, least)) or _may_be_scalar(term, word)


def _may_be_scalar(term: Term, word: Word) -> bool:
    return not word and any(isinstance(item, RunVar) and item.optional for item in term.items)


def _undecided(
    rule: Rule, before: int, operands: Sequence[OperandSpec], arguments: Mapping[str, Word]
) -> Refused | None:
    """The reason why an earlier alternative may apply for other bindings of type variables, or None."""
    if all(map(writable, [*(operand.word for operand in operands), *arguments.values()])):
        return None
    for way in rule.ways[:before]:
        if isinstance(unify_kinds(way, operands), Refused):
            continue
        if all(_has_room(term, operand.word) for term, operand in zip(way.operands, operands, strict=True)):
            return Refused("may apply as well, which cannot be decided: some axes may be any", nearest=way)
    return None


def _apply(
    rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: Reader, work: Work
) -> Accepted | Refused:
    """Apply one rule."""
    kinds = unify_kinds(rule, operands)
    if isinstance(kinds, Refused):
        return kinds
    bound: Bindings = {parameter(name): word for name, word in arguments.items()}
    words = [operand.word for operand in operands]
    matches = [bound]
    try:
        for term, word in zip(rule.operands, words, strict=True):
            matches = [m for so_far in matches for m in match_word(term.items, word, so_far, reader, work)]
        if not matches:
            return Refused(explain_mismatch(rule, words, bound, reader, work))
        if len(matches) > 1:
            # Ambiguity is refused even if all matches yield the same axes: the elements would depend on the choice.
            return Refused(explain_repeated(rule, words, bound, reader) or "matches in more than one way")
        [match] = matches
        result = substitute(rule.result.items, match, reader, _operands_of_sets(rule, words, reader))
        for condition in rule.conditions:
            if why := violated(rule, condition, match, kinds, reader):
                return Refused(why, condition)
        for atom in result:
            if isinstance(atom, Label) and atom.args:
                reader.size(atom)
    except Undecided as undecided:
        return Refused(str(undecided), pair=undecided.pair)
    except NoElementsError as why:
        return Refused(f"gives an axis without elements: {why}")
    taken = tuple(kinds.get(term.kind, term.kind) for term in rule.operands)
    return Accepted(rule, kinds.get(rule.result.kind, rule.result.kind), result, taken, match)


def _operands_of_sets(rule: Rule, words: Sequence[Word], reader: Reader) -> list[Word]:
    """The operands whose axes are in the sets of the result.

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
    """The reason why sizes given with the labels of an operation conflict, before it is applied; else None."""
    bound: Bindings = {parameter(name): word for name, word in arguments.items()}
    refused = [check_sizes(way, bound, reader) for way in rule.ways]
    return refused[0] if None not in refused else None


def check_sizes(rule: Rule, bound: Bindings, reader: Reader) -> Refused | None:
    """The reason why a rule's conditions on sizes do not hold for the known bindings; else None."""
    for condition in rule.conditions:
        parts = [part for part in simple([condition]) if isinstance(part, Comparison)]
        names = {name for part in parts for name in part.names}
        if not names or len(parts) < len([*simple([condition])]) or not all(AxisVar(name) in bound for name in names):
            continue
        if why := violated(rule, condition, bound, {}, reader):
            return Refused(why, condition, nearest=rule)
    return None


def unify_kinds(rule: Rule, operands: Sequence[OperandSpec]) -> Mapping[str, str] | Refused:
    """Bind the kind variables of the rule."""
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


def judge(
    rule: Rule,
    operands: Sequence[OperandSpec],
    arguments: Mapping[str, Word],
    reader: Reader,
    data: Iterable[int] = (),
) -> Accepted | Refused:
    """The verdict of a rule, as :func:`apply_rule` returns it, with suggestions in a refusal.

    Args:
        rule: the rule.
        operands: the operands.
        arguments: the bindings of the operation's parameters.
        reader: the reader of labels.
        data: the numbers of operands that are declared as data: one that lacks an axis more likely has the wrong type
            than that it is to be repeated.
    """
    outcome = apply_rule(rule, operands, arguments, reader)
    if isinstance(outcome, Accepted):
        return outcome
    # Imported at the first mistake: most runs have none, and the type checker imports rules in every run.
    from typedtensor.rules.suggesting import advised

    return outcome._replace(suggestion=advised(rule, operands, arguments, reader, data))
