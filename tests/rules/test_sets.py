"""Sets of axes where some are unknown: what stands in one operand is apart."""

from __future__ import annotations

from tests.rules.world import gives, refuses

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
