"""Rules of reductions: along one label, along several, or along all axes.

``*A / *P`` in the result of ``t *A -> t *A / *P`` is what a reduction of ``*A`` along the labels ``*P`` leaves. The
number of labels decides what the rule says::

    none      t *A -> t
    one       t *A U *B -> t *A *B
    several   t *A -> t *A - *P where *P within *A

Other operands that are one run each, such as a mask, have the labels as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from string import ascii_uppercase
from typing import TypeVar

from typedtensor.rules.parser import parse_rule
from typedtensor.rules.syntax import AxisVar, Item, Rule, RunSet, RunVar, Term, Within

T = TypeVar("T")

_LABEL = "U"
"""The variable of the only label."""

_Parts = Mapping[Item, tuple[Item, ...]]
"""What stands in place of some items."""


def reduced_along(rule: Rule, arguments: Mapping[str, tuple[T, ...]]) -> tuple[Rule, Mapping[str, tuple[T, ...]]]:
    """The rule of a reduction along given labels, and the labels by its parameters; other rules stay as they are.

    Args:
        rule: the rule.
        arguments: the labels that the operation's parameters are bound to.

    >>> print(*reduced_along(parse_rule("t *A -> t *A / *P where t not in bool"), {"*P": ("Hidden",)}))
    t *A U *B -> t *A *B where t not in bool {'U': ('Hidden',)}
    """
    if (run := _reduced(rule)) is None:
        return rule, arguments
    name = f"*{run.right.name}"
    labels = arguments[name]
    others = {key: word for key, word in arguments.items() if key != name}
    if len(labels) == 1:
        return by_number(rule, 1), {**others, _LABEL: labels}
    return by_number(rule, len(labels)), arguments if labels else others


@lru_cache(maxsize=4096)
def by_number(rule: Rule, labels: int) -> Rule:
    """The rule of a reduction along a number of labels; other rules stay as they are.

    >>> print(by_number(parse_rule("*A, bool *C -> *A / *P where *C within *A"), 2))
    *A, bool *C -> *A - *P where *P within *A, *P within *C, *C within *A
    """
    run = _reduced(rule)
    return rule if run is None else parse_rule("; ".join(str(_way(way, run, labels)) for way in rule.ways))


def is_reduction(rule: Rule) -> bool:
    """Whether the number of labels decides what a rule says."""
    return _reduced(rule) is not None


def _reduced(rule: Rule) -> RunSet | None:
    """``*A / *P`` in the result of a rule."""
    sets = (item for item in rule.result.items if isinstance(item, RunSet) and item.operator == "/")
    return next(sets, None)


def _way(way: Rule, run: RunSet, labels: int) -> Rule:
    whole = [term.items[0] for term in way.operands if len(term.items) == 1 and isinstance(term.items[0], RunVar)]
    if labels == 0:
        result = _with(way.result, {run: ()})
        return Rule("", way.operands, Term(result.kind, result.items, bare=False), way.conditions)
    if labels > 1:
        there = tuple(Within((run.right,), (each,)) for each in whole)
        rest: _Parts = {run: (RunSet("-", run.left, run.right),)}
        return Rule("", way.operands, _with(way.result, rest), (*there, *way.conditions))
    names = iter(ascii_uppercase)
    taken = {each.name for each in whole}
    sides: dict[Item, tuple[Item, ...]] = {}
    for each in whole:  # *B after *A, *D after *C
        behind = next(name for name in names if name > each.name and name not in taken)
        sides[each] = each, RunVar(behind)
    around: _Parts = {each: (before, AxisVar(_LABEL), after) for each, (before, after) in sides.items()}
    operands = tuple(_with(term, around) for term in way.operands)
    conditions = tuple(
        Within(tuple(_replaced(condition.runs, sides)), tuple(_replaced(condition.items, sides)))  # type: ignore[arg-type]  # sides are runs
        if isinstance(condition, Within)
        else condition
        for condition in way.conditions
    )
    return Rule("", operands, _with(way.result, {run: sides[run.left]}), conditions)


def _with(term: Term, parts: _Parts) -> Term:
    return Term(term.kind, tuple(_replaced(term.items, parts)), term.bare)


def _replaced(items: Iterable[Item], parts: _Parts) -> Iterable[Item]:
    return [part for item in items for part in parts.get(item, (item,))]
