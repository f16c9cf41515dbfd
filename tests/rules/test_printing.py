"""Printing of rules as text that parses to the same rule."""

from __future__ import annotations

import random
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.strategies import Choices, rules, sizes
from typedtensor.rules import Rule, evaluate_size, parse_rule, parse_size, parser
from typedtensor.rules.syntax import SimpleCondition, Size


@given(rules)
def test_a_printed_rule_is_the_rule(rule: Rule) -> None:
    parsed = parse_rule(str(rule))
    assert (parsed.operands, parsed.result, parsed.conditions) == (rule.operands, rule.result, rule.conditions)


def test_each_condition_is_drawn_and_stands_in_the_page() -> None:
    data = random.Random(0)
    drawn: dict[type, SimpleCondition] = {}
    for _ in range(300):
        condition = Choices(data.randbytes(64)).condition()
        drawn[type(condition)] = condition
    assert drawn.keys() == set(get_args(SimpleCondition)), "Choices.condition of tests/rules/strategies.py"
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    table, grammar = page.split("Conditions follow", 1)[1].split("## Grammar", 1)
    for words in parser._KEYWORDS:
        assert f"{words} " in grammar or f'"{words}"' in grammar, f"the grammar of docs/rules.md lacks {words!r}"
        assert f" {words} " in table or words == "where", f"the conditions of docs/rules.md lack {words!r}"


@given(rules)
def test_printing_is_stable(rule: Rule) -> None:
    assert str(parse_rule(str(rule))) == str(rule)


@given(sizes, st.fixed_dictionaries({name: st.integers(0, 9) for name in "UVW"}))
def test_a_printed_size_has_the_same_value(size: Size, known: dict[str, int]) -> None:
    assert evaluate_size(parse_size(str(size)), known) == evaluate_size(size, known)


@pytest.mark.parametrize(
    "text",
    [
        "*N A, A B -> *N B",
        "t *A U *B -> t *A *B where t not in bool",
        "t *A?, t *A? -> t *A",
        "*A, *B -> *A ^ *B",
        "real U @Hidden -> Flat[U, @Hidden] where |U| = (3 - 2) * 4 - (1 + 1)",
        "A ->",
    ],
)
def test_rules_as_people_write_them_print_unchanged(text: str) -> None:
    assert str(parse_rule(text)) == text


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("(|U| * 2) + 1", "|U| * 2 + 1"),
        ("|U| - (|V| - 1)", "|U| - (|V| - 1)"),
        ("(|U| - |V|) - 1", "|U| - |V| - 1"),
        ("|U| // (2 * 3)", "|U| // (2 * 3)"),
        ("2 * (|U| + 1)", "2 * (|U| + 1)"),
    ],
)
def test_brackets_only_where_they_are_needed(text: str, printed: str) -> None:
    assert str(parse_size(text)) == printed
