"""Sets of axes where some are unknown: what stands in one operand is apart."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from tests.rules.world import gives, outcome, refuses, show_atom
from typedtensor.rules import Accepted

DOT = "*A U *B, *C U *D -> *A | *B | *C | *D"


def test_axes_beside_unknown_ones_are_none_of_them() -> None:
    assert gives(DOT, "*N Q H K", "*N K H D", U="K") == "real *N, Q, H, D"
    assert gives("*A, *B -> *A ^ *B", "*N P", "*N P Q") == "real Q"


def test_axes_that_never_stand_beside_unknown_ones_may_be_among_them() -> None:
    assert refuses(DOT, "*N Q K", "K D", U="K") == (
        "needs *A | *B | *C | *D, which cannot be decided: *N stands for unknown axes, which may include D"
    )


def test_no_operand_has_an_axis_twice() -> None:
    reason = "needs every axis at most once in (P, K, P) for *A | *B | *C | *D"
    assert refuses(DOT, "P K P", "K Q", U="K") == reason
    assert refuses(DOT, "K Q", "P K P", U="K") == reason


def test_type_variables_may_stand_for_one_label() -> None:
    assert refuses("*A, *B -> *A ^ *B", "~U", "~V") == "needs *A ^ *B, which cannot be decided: U and V may be one axis"
    assert refuses("*A, *B -> *A | *B", "~U", "P") == "needs *A | *B, which cannot be decided: U and P may be one axis"
    assert refuses("*A, *B -> *A - *B", "Flat[~U,P]", "Flat[P,~V]") == (
        "needs *A - *B, which cannot be decided: Flat[U, P] and Flat[P, V] may be one axis"
    )


def test_type_variables_are_apart_where_they_cannot_be_one_label() -> None:
    assert gives("*A, *B -> *A ^ *B", "~U ~V", "~V") == "real U"
    assert gives("*A, *B -> *A ^ *B", "~U", "Flat[~U,P]") == "real U, Flat[U, P]"
    assert gives("*A, *B -> *A | *B", "Flat[~U,P]", "Flat[~U,Q]") == "real Flat[U, P], Flat[U, Q]"
    assert gives(DOT, "~N ~Q ~K", "~N ~K", U="~K") == "real N, Q"


_AXES = ("~U", "~V", "P", "Flat[~U,P]")
_WORDS = [" ".join(word) for length in range(3) for word in permutations(_AXES, length)]


@pytest.mark.parametrize("operator", ["^", "|", "-"])
def test_what_holds_for_type_variables_holds_for_all_labels(operator: str) -> None:
    rule = f"*A, *B -> *A {operator} *B"
    accepted = 0
    for operands in product(_WORDS, repeat=2):
        general = outcome(rule, *operands)
        if not isinstance(general, Accepted):
            continue
        accepted += 1
        result = " ".join(show_atom(atom).replace(" ", "") for atom in general.word)
        for labels in product("PQ", repeat=2):
            special = outcome(rule, *(_replaced(operand, labels, "~") for operand in operands))
            if isinstance(special, Accepted):
                found = " ".join(show_atom(atom).replace(" ", "") for atom in special.word)
                assert found == _replaced(result, labels)
    assert accepted > len(_WORDS)


def _replaced(text: str, labels: tuple[str, ...], mark: str = "") -> str:
    for variable, label in zip("UV", labels, strict=True):
        text = text.replace(f"{mark}{variable}", label)
    return text
