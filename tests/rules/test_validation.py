"""Validation of rules at their declaration."""

from __future__ import annotations

import pytest

from typedtensor.rules import RuleError, check_rule, parse_rule


@pytest.mark.parametrize(
    ("text", "parameters", "arity"),
    [
        ("*N A, A B -> *N B", [], 2),
        ("t *A U *B -> t *A *B", ["U"], 1),
        ("t *A U *B -> t *A V *B where V not in *A *B", ["U", "V"], 1),
        ("*A, *A U -> U", [], 2),
        ("*A, *A *B -> *B", [], 2),
        ("*A @Hidden *B -> *A *B", [], 1),
        ("U, *A U *B -> *A *B", [], 2),
        ("t *A -> t *P where *P permutes *A", ["*P"], 1),
        ("t *A -> t *P where *P as many as *A", ["*P"], 1),
        ("*N C *S, O C *K -> *N O *S", [], 2),
        ("*N C *S, *K C -> *N *S", [], 2),
        ("t, t, t -> t", [], None),
        ("*A *B -> ", ["*A"], 1),
        ("*A? U, *A? -> Flat[U, U] *A", [], 2),
        ("int -> @Hidden", [], 1),
        ("t *A -> int *A where t not in bool int", [], 1),
        ("U V -> W where |W| = |U| + |V|", ["W"], 1),
    ],
)
def test_accepted(text: str, parameters: list[str], arity: int | None) -> None:
    check_rule(parse_rule(text), parameters, arity)


@pytest.mark.parametrize(
    ("text", "parameters", "arity", "message"),
    [
        ("A -> A", [], 2, "the rule has 1 operand, the class takes 2"),
        ("A, A -> A", [], 1, "the rule has 2 operands, the class takes 1"),
        ("A -> B", [], None, "B on the right of '->' is not bound on the left"),
        ("*A -> *A Flat[A, B]", [], None, "A on the right of '->' is not bound on the left"),
        ("*A -> *A ^ *B", [], None, "*B on the right of '->' is not bound on the left"),
        ("*A -> A", [], None, "A on the right of '->' is not bound on the left"),
        ("A -> t A", [], None, "the kind 't' on the right of '->' is not bound on the left"),
        (
            "*A U *B -> *A *B",
            [],
            1,
            "operand 1 is ambiguous: *A and *B are not separated by an axis that the constructor or another "
            "operand fixes",
        ),
        (
            "U, *A *B -> *A",
            [],
            2,
            "operand 2 is ambiguous: *A and *B are not separated by an axis that the constructor or another "
            "operand fixes",
        ),
        ("Flat[*A] -> *A", [], 1, "operand 1 can match nothing: *A in Flat[*A] is a run, not an axis"),
        ("U, Flat[U, Flat[*A?]] -> U", [], 2, "operand 2 can match nothing: *A? in Flat[*A?] is a run, not an axis"),
        ("U -> U where V not in U", [], None, "V in 'V not in U' is not bound on the left"),
        ("U -> U where U not in *A", [], None, "*A in 'U not in *A' is not bound on the left"),
        ("U -> U where |V| = 3", [], None, "V in '|V| = 3' is not bound on the left"),
        ("U -> U where |U| = |V|", [], None, "V in '|U| = |V|' is not bound on the left"),
        (
            "*N C *S, *K C *L -> *N",
            [],
            2,
            "operand 1 is ambiguous: *N and *S are not separated by an axis that the constructor or another operand "
            "fixes",
        ),
        ("*A -> *A where *P as many as *A", [], None, "*P in '*P as many as *A' is not bound on the left"),
        ("*A -> *A where *P permutes *A", [], None, "*P in '*P permutes *A' is not bound on the left"),
        ("t U -> t U where s not in bool", [], None, "the kind 's' in 's not in bool' is not bound on the left"),
        ("t U -> t U where t not in u", [], None, "'u' in 't not in u' is not one of real, int, bool"),
        (
            "real U -> U where real not in bool",
            [],
            None,
            "'real' in 'real not in bool' is a kind, not a variable that stands for one",
        ),
    ],
)
def test_refused(text: str, parameters: list[str], arity: int | None, message: str) -> None:
    with pytest.raises(RuleError) as caught:
        check_rule(parse_rule(text), parameters, arity)
    assert str(caught.value) == message
