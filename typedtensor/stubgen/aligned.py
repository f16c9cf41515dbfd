"""Layouts of products of two operands whose common axes are aligned, as ``dot`` and ``contract`` are.

Which axes they have in common depends on the equality of labels, which a type cannot ask for: in a layout, common axes
have one name. A layout with fewer common axes would match too, so those with more come first.
"""

from __future__ import annotations

from collections.abc import Iterator

from typedtensor.rules import Rule, RunSet, RunVar
from typedtensor.stubgen.spelling import Speller, Word

_ALONG = """
    *N U, *N U
    *N U, U            U *N, U              A U *N, U
    *N A U, U A        A *N U, U A          A B *N U, U B
    *N A U, A U        A *N U, A U          A B *N U, B U
    *N U, U A          *N U, A U
    *N U, *N A U       *N U, *N U A         *N A U, *N U
    *N A U, *N B U     *N A U, *N U B       *N A B U, *N C B U
    *N A U, A U B      A *N U, A U B        *N A U, A B U       A *N U, A B U
    *N A U, U A B      A *N U, U A B        *N A U, U B A       A *N U, U B A
    *N U, A U B        *N U, U A B          *N U, A B U
    U A, U A           U A, A U             U A, U B            U A, B U
    A U B, A U B       A U B, A U C         A U B, U B          A U B, B U
"""
"""Operands that are summed along U, by the layouts that models use: states, weights, queries and keys, experts."""

_OVER_ALL = """
    *N, *N
    A B, B A
    *N A, A            A *N, A              A, *N A             A, A *N
    *N A B, A B        A *N B, A B
    *N A, *N           *N, *N A             *N A, *N B
    *N A B, *N C B     *N A, *N B A         *N B A, *N A
    *N A, A B          A *N, A B            *N A, B A           A *N, B A
"""
"""Operands that are summed over all common axes."""


def aligned(rule: Rule, speller: Speller) -> Iterator[tuple[Word, Word, Word]]:
    """The axes of both operands and of the result, if the rule is such a product."""
    names = [[item.name for item in term.items if isinstance(item, RunVar)] for term in rule.operands]
    labels = {item for term in rule.operands for item in term.items if not isinstance(item, RunVar)}
    operators = {operator for item in rule.result.items for operator in _operators(item)}
    united = [name for item in rule.result.items for name in _united(item)]
    if len(names) != 2 or len(labels) > 1 or len(operators) != 1 or united != [name for runs in names for name in runs]:
        return
    label = speller.term([*labels], {})
    for text in (_ALONG if label else _OVER_ALL).replace("\n", "  ").split("   "):
        if text.strip():
            x, y = (tuple(_axis(name, label, speller) for name in word.split()) for word in text.split(","))
            kept = [axis for axis in x if "^" not in operators or axis not in y]
            kept += [axis for axis in y if axis not in x]
            yield x, y, tuple(axis for axis in kept if axis not in label)


def _axis(name: str, label: Word, speller: Speller) -> str:
    [axis] = speller.run(name[1:]) if name.startswith("*") else label if name == "U" else [speller.axis(name)]
    return axis


def _united(item: object) -> Iterator[str]:
    match item:
        case RunSet(left=left, right=right):
            yield from (*_united(left), right.name)
        case RunVar(name=name):
            yield name


def _operators(item: object) -> Iterator[str]:
    if isinstance(item, RunSet):
        yield item.operator
        yield from _operators(item.left)
