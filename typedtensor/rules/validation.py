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
    RunSet,
    RunVar,
    SimpleCondition,
    variables,
)

Variable = AxisVar | RunVar


def parameter(name: str) -> Variable:
    """The rule variable that a class parameter binds: ``"U"`` an axis, ``"*P"`` a run."""
    return RunVar(name[1:]) if name.startswith("*") else AxisVar(name)


def check_rule(rule: Rule, parameters: Sequence[str] = (), arity: int | None = None, *, taker: str = "class") -> None:
    """Check that a rule can be applied, and unambiguously.

    Args:
        rule: the rule.
        parameters: the type parameters of its class, which its constructor binds (``"*P"`` for a variadic one), or the
            labels of a function.
        arity: the number of operands of its class; None for any.
        taker: the owner of the operands, "class" or "function", for messages.

    Raises:
        RuleError: when it cannot.

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
    for item in rule.result.items:
        if isinstance(item, RunSet) and item.operator == "/" and str(item.right) not in parameters:
            raise RuleError(f"{item.right} in '{item}' is no parameter of the {taker}, whose labels it reduces along")
    for variable in (v for item in rule.result.items for v in variables(item)):
        if variable not in known:
            raise RuleError(f"{variable} on the right of '->' is not bound on the left")
    kinds = {term.kind for term in rule.operands}
    if rule.result.kind not in KINDS and rule.result.kind not in kinds:
        raise RuleError(f"the kind {rule.result.kind!r} on the right of '->' is not bound on the left")
    for condition in rule.conditions:
        check_condition(condition, known, kinds)


def check_arity(rule: Rule, arity: int | None, taker: str) -> None:
    """Check that a rule has as many operands as its class or function.

    Raises:
        RuleError: when it has not."""
    if arity is not None and len(rule.operands) != arity:
        raise RuleError(f"the rule has {_count(len(rule.operands), 'operand')}, the {taker} takes {arity}")


def check_reference(name: str, given: int, wanted: int) -> None:
    """Check the number of type arguments of a label in a rule.

    Args:
        name: the label.
        given: the number of type arguments in the rule.
        wanted: the number of the label's parameters.

    Raises:
        RuleError: when they differ.
    """
    if given != wanted:
        raise RuleError(f"the label {name} is made of {_count(wanted, 'label')}, not {given}")


def _check_brackets(number: int, items: Sequence[Item]) -> None:
    """Check that derived labels have no runs as type arguments, which could match nothing."""
    for derived in (item for item in items if isinstance(item, Derived)):
        for arg in derived.args:
            if isinstance(arg, RunVar):
                raise RuleError(f"operand {number} can match nothing: {arg} in {derived} is a run, not an axis")
        _check_brackets(number, derived.args)


def _at_the_ends(items: Sequence[Item]) -> Iterator[Variable]:
    """The axes before the first and after the last run of an operand, which it fixes for earlier operands, too."""
    for end in (items, items[::-1]):
        for item in itertools.takewhile(lambda item: not isinstance(item, RunVar), end):
            yield from variables(item)


def _check_split(number: int, items: Sequence[Item], known: set[Variable]) -> None:
    """Check that a fixed axis separates two unbound runs; otherwise an operand splits in several ways."""
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


def check_condition(condition: Condition, known: set[Variable], kinds: set[str]) -> None:
    """Check that operands or labels bind the variables of a condition.

    Raises:
        RuleError: when they do not.
    """
    if isinstance(condition, Either):
        for option in condition.options:
            check_condition(option, known, kinds)
        return
    if isinstance(condition, NotIn) and condition.kinds:
        if condition.name in KINDS:
            raise RuleError(f"{condition.name!r} in {str(condition)!r} is a kind, not a variable that stands for one")
        if condition.name not in kinds:
            raise RuleError(f"the kind {condition.name!r} in {str(condition)!r} is not bound on the left")
        for kind in condition.kinds:
            if kind not in KINDS:
                raise RuleError(f"{kind!r} in {str(condition)!r} is not one of {', '.join(KINDS)}")
    for variable in _condition_variables(condition):
        if variable not in known:
            raise RuleError(f"{variable} in {str(condition)!r} is not bound on the left")


def _condition_variables(condition: SimpleCondition) -> Iterator[Variable]:
    if isinstance(condition, Comparison):
        yield from map(AxisVar, condition.names)
        return
    if isinstance(condition, Relation):
        yield from (run.plain for run in condition.runs)
    elif condition.items:
        yield AxisVar(condition.name)
    for item in condition.items:
        yield from variables(item)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
