"""Common properties of the rules of operations with one base class."""

from __future__ import annotations

import pytest

from typedtensor import Axis
from typedtensor.core.axes import U
from typedtensor.ops import PolyOp1, PolyOp2
from typedtensor.rules import RuleError, check_member, parse_rule


class Hidden(Axis): ...


class Reduction(PolyOp1[U], family="*A U *B -> *A *R *B"):
    """A base."""


MEMBERS = [
    ("*A U *B -> *A *B", "*A U *B -> *A *R *B"),
    ("*N A -> *N", "*A U *B -> *A *R *B"),
    ("t *A? -> t *A", "*A -> *B"),
    ("real *A -> int *A", "*A -> int *A"),
    ("@Hidden -> @Hidden", "*A -> *A"),
    ("*N C H W, O C K L -> *N O Valid[H, K] Valid[W, L]", "*N C *S, O C *K -> *N O *P"),
    ("A B -> Flat[A, B]", "A B -> Flat[A, B]"),
]
OTHERS = [
    ("*A U *B -> *B", "*A U *B -> *A *R *B"),
    ("*A, *A -> *A", "*A -> *A"),
    ("*A -> *A", "*A -> int *A"),
    ("@Hidden -> real", "*A -> *A"),
    ("A B -> Flat[B, A]", "A B -> Flat[A, B]"),
]


@pytest.mark.parametrize(("rule", "family"), MEMBERS)
def test_a_case_of_a_family(rule: str, family: str) -> None:
    check_member(parse_rule(rule), parse_rule(family))


@pytest.mark.parametrize(("rule", "family"), OTHERS)
def test_no_case_of_a_family(rule: str, family: str) -> None:
    with pytest.raises(RuleError, match="not a case of the rule of its family"):
        check_member(parse_rule(rule), parse_rule(family))


def test_an_operation_is_a_case_of_the_family_of_its_base() -> None:
    class First(Reduction[U], rule="*A U *B -> *A *B"): ...

    assert First.family is Reduction.family
    with pytest.raises(RuleError, match=r'the rule "\*A U \*B -> \*B" of Wrong is ill-formed: it is not a case'):

        class Wrong(Reduction[U], rule="*A U *B -> *B"): ...  # type: ignore[axis-rule]


def test_a_family_is_held_to_the_number_of_operands_and_has_no_conditions() -> None:
    with pytest.raises(RuleError, match="the rule has 1 operand, the class takes 2"):

        class Two(PolyOp2, family="*A -> *A"): ...  # type: ignore[axis-rule]

    with pytest.raises(RuleError, match="belong to the rules of its operations"):

        class Conditioned(PolyOp1, family="t *A -> t *A where t not in bool"): ...  # type: ignore[axis-rule]
