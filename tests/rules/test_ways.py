"""Several rules, of which the first that applies decides, and conditions of one's own."""

from __future__ import annotations

import pytest

from tests.rules.world import gives, outcome, refuses
from typedtensor.rules import Refused, RuleError, check_rule, parse_rule

TAKE = "t V, int *A -> t *A; t V E, int *A -> t *A E"


@pytest.mark.parametrize(
    ("operands", "result"),
    [
        (("Word", "int Batch Time"), "real Batch, Time"),
        (("Word Feature", "int Batch"), "real Batch, Feature"),
        (("int Word", "int"), "int ()"),
        (("~U", "int *S"), "real *S"),
        (("~U ~V", "int *S"), "real *S, V"),
    ],
)
def test_the_first_that_applies_decides(operands: tuple[str, ...], result: str) -> None:
    assert gives(TAKE, *operands) == result


def test_order_decides() -> None:
    assert gives("*A @Time -> *A; *A -> *A", "Batch Time") == "real Batch"
    assert gives("*A -> *A; *A @Time -> *A", "Batch Time") == "real Batch, Time"


@pytest.mark.parametrize(
    ("rule", "operands", "nearest"),
    [
        (TAKE, ("A B C", "int D"), "t V E, int *A -> t *A E"),
        (TAKE, ("A B C", "D"), "t V E, int *A -> t *A E"),
        ("int A -> A; A -> A where |A| = 3", ("Two",), "A -> A where |A| = 3"),
        ("int A -> A; A B -> A", ("Two",), "A B -> A"),
        ("A B -> A; @Two @One -> real", ("Two Three Four",), "A B -> A"),
    ],
)
def test_the_message_is_about_the_nearest(rule: str, operands: tuple[str, ...], nearest: str) -> None:
    refused = outcome(rule, *operands, sizes={"Two": 2})
    assert isinstance(refused, Refused)
    assert str(refused.nearest) == nearest


@pytest.mark.parametrize("operand", ["*S", "*S Batch", "~U"])
def test_unknown_axes_may_fit_an_earlier_rule(operand: str) -> None:
    assert refuses("@Time *A -> *A; *A -> *A", operand) == (
        "may apply as well, which cannot be decided: some axes may be any"
    )


def test_all_rules_are_held_to_the_class() -> None:
    check_rule(parse_rule("*A U *B -> *A *B; U -> U"), ["U"], 1)
    for text, why in [
        ("A -> A; A, B -> A", "its rules have 1 and 2 operands"),
        ("A -> A; *A -> *B", r"\*B on the right"),
        ("A -> A; A -> A where B in A", "B in 'B in A' is not bound"),
        ("A -> A; A -> A where |A| > |B|", "B in '|A| > |B|' is not bound"),
        ("A -> A; A -> A where A in A or t not in bool", "the kind 't'"),
    ]:
        with pytest.raises(RuleError, match=why.replace("|", r"\|")):
            check_rule(parse_rule(text), [], None)


CONDITIONS = [
    ("|T| % |K| = 0", "needs |T| % |K| = 0, but Five has size 5 and Two has size 2"),
    ("|T| != 5", "needs |T| != 5, but Five has size 5"),
    ("|T| < |K|", "needs |T| < |K|, but Five has size 5 and Two has size 2"),
    ("|T| <= 2 * |K|", "needs |T| <= 2 * |K|, but Five has size 5 and Two has size 2"),
    ("7 > |T| + |K|", "needs 7 > |T| + |K|, but Five has size 5 and Two has size 2"),
    ("|K| >= |T| - 2", "needs |K| >= |T| - 2, but Two has size 2 and Five has size 5"),
    ("T in K", "needs T (Five) to be among K (Two)"),
    (
        "T in K or |T| < 5",
        "needs T in K or |T| < 5: T (Five) to be among K (Two); but Five has size 5",
    ),
]


@pytest.mark.parametrize(("condition", "why"), CONDITIONS)
def test_a_condition_that_does_not_hold(condition: str, why: str) -> None:
    assert refuses(f"T K -> T where {condition}", "Five Two", sizes={"Five": 5, "Two": 2}) == why


@pytest.mark.parametrize("condition", [condition for condition, _ in CONDITIONS if "in" not in condition])
def test_it_holds_where_a_size_is_not_known(condition: str) -> None:
    gives(f"T K -> T where {condition}", "Some Other")


@pytest.mark.parametrize("condition", ["T in K T", "T in *A", "|T| > 4 or T in K", "T in K or |T| > 4", "|T| % 0 = 1"])
def test_a_condition_that_holds(condition: str) -> None:
    gives(f"*A T K -> T where {condition}", "Five Five Two", sizes={"Five": 5, "Two": 2})


def test_unknown_axes_may_be_among_others() -> None:
    why = "needs T (U) to be among *A (*S, Batch), which cannot be decided: U may be any axis"
    assert refuses("*A T -> T where T in *A", "*S Batch ~U") == why
    assert gives("*A T -> T where T in *A", "*S ~U ~U") == "real U"
