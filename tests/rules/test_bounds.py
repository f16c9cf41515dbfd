"""Whatever a rule says, and whatever it is given, the answer comes soon: what it may cost is bounded."""

from __future__ import annotations

from collections.abc import Hashable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.drawn import cases
from tests.rules.strategies import rules
from tests.rules.world import World, gives, outcome, refuses
from typedtensor.rules import (
    Label,
    OperandSpec,
    Refused,
    Rule,
    RuleError,
    Segment,
    check_rule,
    evaluate_size,
    judge,
    parse_rule,
    parse_size,
    references,
)
from typedtensor.rules.matching import Work
from typedtensor.rules.parser import DEEPEST, LARGEST, MOST_ITEMS

WORDS = ["*", "A", "U", "@", "Batch", "Flat", "[", "]", ",", "->", "where", "not in", "permutes", "within", "t", "real"]
MARKS = ["|", "|U|", "=", "+", "-", "//", "(", ")", "^", "?", "7", "0", "_", "the end", "²", "٣", " " * 50, "\x00", "λ"]
pieces = st.sampled_from([*WORDS, *MARKS])
repeated = st.builds(lambda piece, times: piece * times, pieces, st.integers(1, 3_000))
characters = st.one_of(st.integers(0, 127), st.integers(0, 0xD7FF), st.integers(0xE000, 0x10FFFF)).map(chr)
"""To have Hypothesis find which characters there are takes longer than all that is asked here."""
texts = st.one_of(
    st.lists(characters, max_size=50).map("".join), st.lists(pieces | repeated, max_size=30).map(" ".join)
)


def parts(number: int) -> str:
    return " + ".join(["|U|"] * number)


@given(texts)
@example("(" * 10_000)
@example("U -> U where |U| = " + "(" * 10_000)
@example("U -> U where |U| = " + "(" * 10_000 + "1" + ")" * 10_000)
@example("U -> U where |U| = " + "9" * 10_000)
@example("9" * 10_000)
@example(f"U -> U where |U| = {parts(10_000)}")
@example("U -> U where |U| = |U|" + " * |U|" * 10_000)
@example("Flat[" * 10_000 + "U" + "]" * 10_000 + " -> U")
@example("*A -> *A" + " ^ *A" * 10_000)
@example(" ".join(f"A{n}" for n in range(10_000)) + " -> ")
@example("U -> " + "U " * 10_000)
@example("U -> U" + " " * 30_000)
@example("U -> U where U not " + " " * 30_000)
def test_any_text_is_a_rule_or_a_rule_error(text: str) -> None:
    """What parses can be used, too: nothing that reads it runs out of stack."""
    for parse in (parse_rule, parse_size):
        try:
            made = parse(text)
            if isinstance(made, Rule):
                assert parse_rule(str(made)).result == made.result
                list(references(made))
                check_rule(made)
        except RuleError:
            continue


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{'(' * (DEEPEST + 1)}1", f"a size has more than {DEEPEST} brackets and operators: write it in fewer"),
        (parts(DEEPEST + 2), f"a size has more than {DEEPEST} brackets and operators: write it in fewer"),
        (str(LARGEST + 1), f"the number {LARGEST + 1} is too large for a size: the largest is 2**63 - 1"),
        ("8" * 10_000, f"the number {'8' * 40}… is too large for a size: the largest is 2**63 - 1"),
        ("A" * 10_000, f"expected a size (|U|, a number or brackets) but found '{'A' * 40}…'"),
    ],
)
def test_limits_of_sizes(text: str, message: str) -> None:
    with pytest.raises(RuleError) as caught:
        parse_size(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "Flat[" * (DEEPEST + 1),
            f"the label Flat[…] has more than {DEEPEST} brackets and operators: write it in fewer",
        ),
        (
            "*A -> *A" + " ^ *A" * (DEEPEST + 1),
            f"a set of runs has more than {DEEPEST} brackets and operators: write it in fewer",
        ),
        (
            "U " * (MOST_ITEMS + 1) + "-> U",
            f"more than {MOST_ITEMS} axes and runs of axes stand side by side: arrays have no more axes",
        ),
    ],
)
def test_limits_of_rules(text: str, message: str) -> None:
    with pytest.raises(RuleError) as caught:
        parse_rule(text)
    assert str(caught.value) == message


def test_what_is_at_the_limits_parses() -> None:
    nested = f"{'(' * DEEPEST}7{')' * DEEPEST}"
    assert parse_size(nested) == 7
    assert evaluate_size(parse_size(parts(DEEPEST + 1)), {"U": 2}) == 2 * (DEEPEST + 1)
    assert parse_size(f"000{LARGEST}") == LARGEST
    # The limit holds for each size and each item, not for the rule.
    text = f"Flat[U, U] *A -> *A where |U| = {nested}, |U| = {nested}"
    assert len(parse_rule(text).conditions) == 2
    deep = "Flat[" * DEEPEST + "U" + "]" * DEEPEST
    assert str(parse_rule(f"{deep} {deep} -> {deep} {deep}").result) == f"{deep} {deep}"


def separated(runs: int, last: str = "") -> str:
    return " @Batch ".join(f"*A{number}" for number in range(runs)) + f" {last} -> *A0"


@pytest.mark.parametrize("last", ["", "@Hidden"])
def test_runs_between_equal_labels_are_refused_soon(last: str) -> None:
    check_rule(parse_rule(separated(30, last)))
    reason = refuses(separated(30, last), "Batch " * 64)
    assert reason == (
        "is not matched in 10,000 steps, as its runs of axes can be cut in too many ways where labels repeat: have "
        "fewer runs in an operand, or fewer axes of one label"
    )


def test_many_runs_between_labels_that_stand_once() -> None:
    """The most items that there can be, on as many axes as arrays have."""
    names = [f"L{number}" for number in range(MOST_ITEMS // 2)]
    rule = " ".join(f"*A{n} @{name}" for n, name in enumerate(names)) + " -> " + " ".join(f"*A{n}" for n in range(32))
    word = " ".join(f"X{n} {name}" for n, name in enumerate(names))
    assert gives(rule, word) == f"real {', '.join(f'X{n}' for n in range(32))}"


single = st.sampled_from([Label("Batch"), Label("Hidden"), Label("Flat", (Label("Batch"), Label("Out")))])
operands = st.builds(
    OperandSpec,
    st.sampled_from([("real",), ("int",), ("int", "real")]),
    st.lists(single | st.just(Segment("S")), max_size=40).map(tuple),
)


@cases(50, 150, rules, st.lists(operands, min_size=3, max_size=3))
def test_a_verdict_takes_bounded_work(rule: Rule, given_operands: list[OperandSpec]) -> None:
    """So does one with suggestions, which tries the rule on other operands."""
    try:
        check_rule(rule)
    except RuleError:
        return
    counted = Counted()
    judge(rule, given_operands[: len(rule.operands)], {}, counted)
    assert counted.questions < 30 * Work.LIMIT


class Counted(World):
    """Counts the labels that are looked up."""

    questions = 0

    def label(self, name: str) -> Hashable:
        object.__setattr__(self, "questions", self.questions + 1)
        return name


def test_a_refusal_for_too_much_work_suggests_nothing_that_costs_as_much() -> None:
    counted = Counted()
    found = judge(parse_rule(separated(30)), [OperandSpec(("real",), (Label("Batch"),) * 64)], {}, counted)
    assert isinstance(found, Refused)
    assert counted.questions < 10 * Work.LIMIT
    assert isinstance(outcome(separated(3), "Batch Batch Batch"), Refused)
