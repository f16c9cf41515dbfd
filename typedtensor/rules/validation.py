"""Validation of rules, once, when an operation is declared."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from typedtensor.rules.parser import RuleError
from typedtensor.rules.syntax import (
    KINDS,
    AxisVar,
    Comparison,
    Condition,
    Derived,
    Either,
    Item,
    NotIn,
    Relation,
    Rule,
    RunVar,
    SimpleCondition,
    SizeEquation,
    size_names,
    variables,
)

Variable = AxisVar | RunVar


def parameter(name: str) -> Variable:
    """The rule variable that a class parameter binds: ``"U"`` an axis, ``"*P"`` a run."""
    return RunVar(name[1:]) if name.startswith("*") else AxisVar(name)


def check_rule(rule: Rule, parameters: Sequence[str] = (), arity: int | None = None, *, taker: str = "class") -> None:
    """Raise :class:`RuleError` when a rule can never be applied, or not in one way.

    Args:
        rule: the rule.
        parameters: the type parameters of its class, which its constructor binds (``"*P"`` for a variadic one), or
            the labels that a function takes.
        arity: the number of operands that its class takes; None for any.
        taker: what takes the operands: a class, or a function.

    >>> from typedtensor.rules.parser import parse_rule
    >>> check_rule(parse_rule("*A U *B -> *A *B"), ["U"], 1)
    >>> check_rule(parse_rule("*A U *B -> *A *B"), [], 1)
    Traceback (most recent call last):
    typedtensor.rules.parser.RuleError: operand 1 is ambiguous: *A and *B are not separated by an axis that ...
    """
    for way in rule.others:
        if len(way.operands) != len(rule.operands):
            raise RuleError(f"its rules have {len(rule.operands)} and {_count(len(way.operands), 'operand')}")
        check_rule(way, parameters, arity, taker=taker)
    check_arity(rule, arity, taker)
    known: set[Variable] = {parameter(p) for p in parameters}
    for number, term in enumerate(rule.operands, 1):
        _check_brackets(number, term.items)
        _check_split(number, term.items, known.union(*(_at_the_ends(later.items) for later in rule.operands[number:])))
        known.update(v for item in term.items for v in variables(item))
    axes, runs = ({v.name for v in known if isinstance(v, sort)} for sort in (AxisVar, RunVar))
    if both := sorted(axes & runs):
        raise RuleError(f"{both[0]} stands for one axis and for a run of axes (*{both[0]})")
    for variable in (v for item in rule.result.items for v in variables(item)):
        if variable not in known:
            raise RuleError(f"{variable} on the right of '->' is not bound on the left")
    kinds = {term.kind for term in rule.operands}
    if rule.result.kind not in KINDS and rule.result.kind not in kinds:
        raise RuleError(f"the kind {rule.result.kind!r} on the right of '->' is not bound on the left")
    for condition in rule.conditions:
        _check_condition(condition, known, kinds)


def check_arity(rule: Rule, arity: int | None, taker: str) -> None:
    """Raise :class:`RuleError` when a rule has another number of operands than what takes them."""
    if arity is not None and len(rule.operands) != arity:
        raise RuleError(f"the rule has {_count(len(rule.operands), 'operand')}, the {taker} takes {arity}")


def check_reference(name: str, given: int, wanted: int) -> None:
    """Raise :class:`RuleError` when a rule makes a label of another number of labels than it is declared with.

    Args:
        name: the label.
        given: the number of labels in the rule.
        wanted: the number of its parameters.
    """
    if given != wanted:
        raise RuleError(f"the label {name} is made of {_count(wanted, 'label')}, not {given}")


def _check_brackets(number: int, items: Sequence[Item]) -> None:
    """A derived label has one label for each of its parameters, so nothing matches a run among them."""
    for derived in (item for item in items if isinstance(item, Derived)):
        for arg in derived.args:
            if isinstance(arg, RunVar):
                raise RuleError(f"operand {number} can match nothing: {arg} in {derived} is a run, not an axis")
        _check_brackets(number, derived.args)


def _at_the_ends(items: Sequence[Item]) -> Iterator[Variable]:
    """The axes before the first run of an operand and after the last one, which it fixes for earlier operands, too."""
    for end in (items, items[::-1]):
        for item in itertools.takewhile(lambda item: not isinstance(item, RunVar), end):
            yield from variables(item)


def _check_split(number: int, items: Sequence[Item], known: set[Variable]) -> None:
    """Two unbound runs need a fixed axis between them, or an operand splits in several ways."""
    pending: RunVar | None = None
    for item in items:
        if isinstance(item, RunVar) and item.plain not in known:
            if pending is not None:
                raise RuleError(
                    f"operand {number} is ambiguous: *{pending.name} and *{item.name} are not separated by an axis "
                    "that the constructor or another operand fixes"
                )
            pending = item
        elif not isinstance(item, RunVar) and all(variable in known for variable in variables(item)):
            pending = None


def _check_condition(condition: Condition, known: set[Variable], kinds: set[str]) -> None:
    if isinstance(condition, Either):
        for option in condition.options:
            _check_condition(option, known, kinds)
        return
    if isinstance(condition, NotIn) and condition.kinds:
        if condition.name in KINDS:
            raise RuleError(f"{condition.name!r} in {str(condition)!r} is a kind, not a variable that stands for one")
        if condition.name not in kinds:
            raise RuleError(f"the kind {condition.name!r} in {str(condition)!r} is not bound on the left")
        for kind in condition.kinds:
            if kind not in KINDS:
                raise RuleError(f"{kind!r} in {str(condition)!r} is none of {', '.join(KINDS)}")
    for variable in _condition_variables(condition):
        if variable not in known:
            raise RuleError(f"{variable} in {str(condition)!r} is not bound on the left")


def _condition_variables(condition: SimpleCondition) -> Iterator[Variable]:
    if isinstance(condition, SizeEquation):
        yield from (AxisVar(n) for n in (condition.left.name, *size_names(condition.right)))
        return
    if isinstance(condition, Comparison):
        yield from (AxisVar(n) for n in (*size_names(condition.left), *size_names(condition.right)))
        return
    if isinstance(condition, Relation):
        yield from (run.plain for run in condition.runs)
    elif condition.items:
        yield AxisVar(condition.name)
    for item in condition.items:
        yield from variables(item)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
