"""The parameters of a class or function with a rule: the labels that they bind, and operands that are left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from typedtensor.rules.parser import RuleError, parse_rule
from typedtensor.rules.syntax import Condition, Rule, variables
from typedtensor.rules.validation import check_condition, check_rule, parameter

T = TypeVar("T")


def takes(parameters: Sequence[str], count: int) -> bool:
    """Whether a number of labels can be bound to parameters; a variadic one, ``*P``, takes any number.

    >>> takes(["U", "V"], 3), takes(["U", "*P"], 3), takes(["U", "*P"], 0)
    (False, True, False)
    """
    spare = count - len(parameters)
    return spare == 0 or (spare >= -1 and any(name.startswith("*") for name in parameters))


def by_parameter(parameters: Sequence[str], labels: Sequence[T]) -> dict[str, tuple[T, ...]]:
    """Bind labels to parameters; a variadic one takes the remaining labels.

    >>> by_parameter(["U", "*P", "V"], "abcd")
    {'U': ('a',), '*P': ('b', 'c'), 'V': ('d',)}
    """
    bound: dict[str, tuple[T, ...]] = {}
    rest = tuple(labels)
    for name in parameters:
        count = len(labels) - len(parameters) + 1 if name.startswith("*") else 1
        bound[name], rest = rest[:count], rest[count:]
    return bound


def without(rule: Rule, missing: tuple[int, ...], labels: tuple[str, ...]) -> Rule:
    """Return the rule of a call without some operands: without their terms, and conditions on what only these bind.

    Args:
        rule: the rule.
        missing: the positions of the operands that are left out.
        labels: the variables that the labels of the function bind.

    >>> rule = parse_rule("*N Q K, bool *M -> *N Q K where *M within *N Q K")
    >>> print(without(rule, (1,), ()))
    *N Q K -> *N Q K
    """
    return _without(rule, missing, labels) if missing else rule


@lru_cache(maxsize=4096)
def _without(rule: Rule, missing: tuple[int, ...], labels: tuple[str, ...]) -> Rule:
    return parse_rule("; ".join(str(_way(way, missing, labels)) for way in rule.ways))


def _way(way: Rule, missing: tuple[int, ...], labels: tuple[str, ...]) -> Rule:
    operands = tuple(term for place, term in enumerate(way.operands) if place not in missing)
    known = {*map(parameter, labels), *(v for term in operands for item in term.items for v in variables(item))}
    kinds = {term.kind for term in operands}

    def holds(condition: Condition) -> bool:
        try:
            check_condition(condition, known, kinds)
        except RuleError:
            return False
        return True

    return Rule("", operands, way.result, tuple(filter(holds, way.conditions)))


def check_optional(rule: Rule, labels: Sequence[str], optional: Mapping[int, str]) -> None:
    """Check that a rule can be applied to a call that leaves out any of the optional operands.

    Args:
        rule: the rule, which can be applied to all operands.
        labels: the variables that the labels of the function bind.
        optional: the names of the optional operands, by position.

    Raises:
        RuleError: when it cannot.

    >>> check_optional(parse_rule("*A, *A -> *A"), (), {1: "y"})
    >>> check_optional(parse_rule("*A, *B -> *A *B"), (), {1: "y"})
    Traceback (most recent call last):
    typedtensor.rules.parser.RuleError: *B on the right of '->' is not bound on the left if y is None
    """
    if optional and len(optional) == len(rule.operands):
        raise RuleError("all of its operands can be None: at least one must be given")
    for count in range(len(optional)):
        for missing in combinations(optional, count + 1):
            try:
                check_rule(without(rule, missing, tuple(labels)), labels)
            except RuleError as error:
                raise RuleError(f"{error} if {' and '.join(optional[place] for place in missing)} is None") from None


def left_out(name: str, *, operand: bool) -> str:
    """Return the message on a label that can be left out, or on an operand whose default is not None."""
    advice = f"; if an operand is optional, write {name}: Operand | None = None" if operand else ""
    return f"its parameter {name} can be left out{advice}"
