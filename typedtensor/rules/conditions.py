"""The conditions of a rule on its bindings."""

from __future__ import annotations

from collections.abc import Mapping
from operator import eq, ge, gt, le, lt, ne
from typing import assert_never

from typedtensor.rules.matching import Bindings, substitute
from typedtensor.rules.sizes import evaluate_size
from typedtensor.rules.syntax import (
    AsMany,
    AxisVar,
    Comparison,
    Condition,
    Either,
    Member,
    NotIn,
    Permutes,
    Rule,
    Size,
    SizeOp,
    Within,
    size_names,
)
from typedtensor.rules.words import Label, Reader, Segment, Word


def violated(rule: Rule, condition: Condition, bound: Bindings, kinds: Mapping[str, str], reader: Reader) -> str | None:
    """The reason why a condition does not hold, or None.

    Args:
        rule: the rule that states it.
        condition: the condition.
        bound: the bindings of the rule's variables.
        kinds: the bindings of its kind variables.
        reader: the reader of labels.
    """
    if isinstance(condition, Either):
        return _violated_all(rule, condition, bound, kinds, reader)
    if isinstance(condition, Comparison):
        return _violated_comparison(condition, bound, reader)
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
    if isinstance(condition, Member):
        return _violated_membership(condition, names, bound, others, reader)
    if isinstance(condition, Within):
        return _violated_inclusion(condition, names, bound, others, reader)
    if isinstance(condition, (AsMany, Permutes)):
        return _violated_by_run(condition, names, bound, others, reader)
    assert_never(condition)


def _violated_by_run(
    condition: Permutes | AsMany, names: str, bound: Bindings, others: Word, reader: Reader
) -> str | None:
    run = condition.runs[0].plain
    here = bound.get(run, ())  # an unbound optional run is empty
    for atom in (*here, *others):
        if isinstance(atom, Segment) and here.count(atom) != others.count(atom):
            return f"cannot be decided: {reader.show((atom,))} stands for unknown axes"
    if isinstance(condition, AsMany):
        if len(here) == len(others):
            return None
        return f"needs as many axes {run} ({reader.show(here)}) as {names} ({reader.show(others)})"
    if len(set(others)) != len(others):
        return f"needs every axis at most once in ({reader.show(others)})"
    if len(here) == len(others) and set(here) == set(others):
        return None
    return f"needs {run} ({reader.show(here)}) to be the axes {names} ({reader.show(others)}) in some order"


def _violated_inclusion(condition: Within, names: str, bound: Bindings, others: Word, reader: Reader) -> str | None:
    # An unbound optional run is empty.
    inner = tuple(atom for run in condition.runs for atom in bound.get(run.plain, ()))
    for atom in inner:
        if others.count(atom) == 1 and inner.count(atom) == 1:
            continue
        here = f"{' '.join(f'*{run.name}' for run in condition.runs)} ({reader.show(inner)})"
        if atom in others:
            return f"needs each axis of {here} exactly once there and among {names} ({reader.show(others)})"
        unknown = [a for a in (atom, *others) if isinstance(a, Segment)]
        why = f", which cannot be decided: {reader.show((unknown[0],))} stands for unknown axes" if unknown else ""
        return f"needs the axes {here} among {names} ({reader.show(others)}), which lack {reader.show((atom,))}{why}"
    return None


def _violated_all(
    rule: Rule, condition: Either, bound: Bindings, kinds: Mapping[str, str], reader: Reader
) -> str | None:
    reasons = []
    for option in condition.options:
        why = violated(rule, option, bound, kinds, reader)
        if why is None:
            return None
        reasons.append(why.removeprefix(f"needs {option}, ").removeprefix("needs "))
    return f"needs {condition}: {'; '.join(reasons)}"


def _violated_membership(condition: Member, names: str, bound: Bindings, others: Word, reader: Reader) -> str | None:
    [atom] = bound[AxisVar(condition.name)]
    if atom in others:
        return None
    open_ones = [a for a in (atom, *others) if not isinstance(a, Label)]
    why = f", which cannot be decided: {reader.show((open_ones[0],))} may be any axis" if open_ones else ""
    return f"needs {condition.name} ({reader.show((atom,))}) to be among {names} ({reader.show(others)}){why}"


_COMPARE = {"=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}


def _violated_comparison(condition: Comparison, bound: Bindings, reader: Reader) -> str | None:
    sizes = {name: reader.size(bound[AxisVar(name)][0]) for name in condition.names}
    left, right = evaluate_size(condition.left, sizes), evaluate_size(condition.right, sizes)
    whole = () if condition.equated is None else bound[AxisVar(condition.equated)]
    label = reader.show(whole)
    if left is None and whole and any(bound[AxisVar(name)] == whole for name in size_names(condition.right)):
        # A sum or product that the size itself is part of equals it only if nothing is added, and all factors are 1.
        least = evaluate_size(condition.right, {name: size or 1 for name, size in sizes.items()})
        if _grows(condition.right) and least != 1:
            return f"needs {condition}, which no size of {label} fulfils, as {label} is on both sides"
    if left is None or right is None or _COMPARE[condition.operator](left, right):
        return None
    if whole:
        return f"needs {condition}, but {label} has size {left} and {condition.right} is {right}"
    has = " and ".join(f"{reader.show(bound[AxisVar(name)])} has size {size}" for name, size in sizes.items())
    return f"needs {condition}, but {has}" if has else f"needs {condition}"


def _grows(size: Size) -> bool:
    """Whether a size is at least as large as each part of it."""
    return not isinstance(size, SizeOp) or (size.operator in "+*" and _grows(size.left) and _grows(size.right))
