"""Random rules and sizes for property tests.

A rule is decoded from bytes, which Hypothesis draws and shrinks as one value. Separate strategies for its parts would
take ten times as long as the test of the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from hypothesis import strategies as st

from typedtensor.rules import Rule, RunSet, RunVar, Term
from typedtensor.rules.syntax import (
    AsMany,
    AxisVar,
    Comparison,
    Concrete,
    Condition,
    Derived,
    Either,
    Item,
    Member,
    NotIn,
    Permutes,
    SimpleCondition,
    Size,
    SizeOf,
    SizeOp,
    Within,
)

T = TypeVar("T")

AXES = "UVW"
LABELS = ("Batch", "Hidden", "Out")
KINDS = ("real", "int", "bool")
DEEPEST = 2
"""The largest nesting depth of derived labels."""


class Choices:
    """A source of choices, one for each byte; the first option after the end of the bytes."""

    def __init__(self, data: bytes) -> None:
        self._data = iter(data)

    def number(self, least: int, most: int) -> int:
        """Choose a number of a range."""
        return least + next(self._data, 0) % (most - least + 1)

    def one(self, options: Sequence[T]) -> T:
        """Choose one of several options."""
        return options[self.number(0, len(options) - 1)]

    def some(self, make: Callable[[], T], least: int, most: int) -> tuple[T, ...]:
        """Make several objects, rarely many."""
        return tuple(make() for _ in range(min(self.number(least, most), self.number(least, most))))

    def axis_item(self, depth: int = 0) -> Item:
        """Make an axis of a term."""
        sort = self.number(0, 7)
        if sort == 7 and depth < DEEPEST:
            return Derived(self.one(("Flat", "Concat")), self.some(lambda: self.axis_item(depth + 1), 1, 2))
        return AxisVar(self.one(AXES)) if sort % 2 == 0 else Concrete(self.one(LABELS))

    def run(self) -> RunVar:
        """Make a run of axes."""
        return RunVar(self.one("ABN"), self.one((False, True)))

    def operand_item(self) -> Item:
        """Make an item of an operand."""
        return self.axis_item() if self.number(0, 2) else self.run()

    def run_set(self, depth: int = 0) -> RunSet:
        """Make a set of several runs."""
        left = self.run_set(depth + 1) if depth < DEEPEST and self.number(0, 2) == 2 else self.run()
        return RunSet(self.one("^|-"), left, self.run())

    def result_item(self, operands: Sequence[Term]) -> Item:
        """Make an item of a result: mostly an item of an operand, since results have few other known items."""
        known = [item for term in operands for item in term.items]
        if known and self.number(0, 3):
            return self.one(known)
        return self.operand_item() if self.number(0, 2) else self.run_set()

    def term(self, item: Callable[[], Item]) -> Term:
        """Make an operand or a result."""
        if self.number(0, 2) == 2:
            return Term(self.one((*KINDS, "t", "s")), self.some(item, 0, 4), False)
        return Term("real", self.some(item, 0, 4))

    def size(self, depth: int = 0) -> Size:
        """Make a size."""
        sort = self.number(0, 5)
        if sort > 3 and depth <= DEEPEST:
            operator = self.one(("+", "-", "*", "//", "%"))
            return SizeOp(operator, self.size(depth + 1), self.size(depth + 1))
        return SizeOf(self.one(AXES)) if sort % 2 == 0 else self.number(0, 20)

    def condition(self) -> SimpleCondition:
        """Make a condition of one part."""
        items = self.some(self.operand_item, 1, 3)
        match self.number(0, 7):
            case 0:
                return NotIn(self.one(AXES), items=items)
            case 1:
                return NotIn(self.one("ts"), kinds=self.some(lambda: self.one(KINDS), 1, 2))
            case 2:
                return Comparison(SizeOf(self.one(AXES)), "=", self.size())
            case 3:
                return Permutes((self.run(),), items)
            case 4:
                return AsMany((self.run(),), items)
            case 5:
                return Within(self.some(self.run, 1, 2), items)
            case 6:
                return Member(self.one(AXES), items)
        left = self.size()
        operators = ("!=", "<", "<=", ">", ">=") if isinstance(left, SizeOf) else ("=", "!=", "<", "<=", ">", ">=")
        return Comparison(left, self.one(operators), self.size())

    def conditions(self) -> tuple[Condition, ...]:
        """Make the conditions of a rule."""

        def made() -> Condition:
            return Either(self.some(self.condition, 2, 3)) if self.number(0, 3) == 3 else self.condition()

        return self.some(made, 0, 2)

    def rule(self, others: int = 2) -> Rule:
        """Make a rule, with at most a number of alternatives."""
        operands = self.some(lambda: self.term(self.operand_item), 1, 3)
        result = self.term(lambda: self.result_item(operands))
        return Rule("", operands, result, self.conditions(), self.some(lambda: self.rule(0), 0, others))


label_names = st.sampled_from(LABELS)
sizes: st.SearchStrategy[Size] = st.binary(min_size=32, max_size=32).map(lambda data: Choices(data).size())
rules: st.SearchStrategy[Rule] = st.binary(min_size=256, max_size=256).map(lambda data: Choices(data).rule())
