"""Symbolic sizes: numbers that are computed from them are what they would be for others."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from typedtensor.ir import SymbolicFloat, SymbolicInt, evaluated, following, plain
from typedtensor.ir.sizes import DEEPEST

OPERATORS: list[Callable[[Any, Any], Any]] = [
    operator.add,
    operator.sub,
    operator.mul,
    operator.floordiv,
    operator.mod,
    operator.truediv,
]

steps = st.lists(
    st.tuples(st.sampled_from(OPERATORS), st.sampled_from(["a", "b", 2, 3, 0.5]), st.booleans()), max_size=6
)


def computed(a: Any, b: Any, how: list[tuple[Callable[[Any, Any], Any], Any, bool]]) -> Any:
    made = a
    for function, other, swapped in how:
        operand = {"a": a, "b": b}.get(other, other)
        if swapped and isinstance(operand, float) and not isinstance(operand, SymbolicFloat):
            swapped = False  # Python asks a number of another class on the left first
        made = function(operand, made) if swapped else function(made, operand)
    return made


@given(steps, st.integers(2, 9), st.integers(2, 9), st.integers(2, 9), st.integers(2, 9))
def test_what_is_computed_by_operators_follows(how: Any, a: int, b: int, c: int, d: int) -> None:
    try:
        expected, others = computed(a, b, how), computed(c, d, how)
    except ZeroDivisionError:
        return
    found = computed(SymbolicInt.named(a, 0), SymbolicInt.named(b, 1), how)
    assert found == expected
    assert type(plain(found)) is type(expected)
    assert evaluated(found, (c, d)) == others


@pytest.mark.parametrize("number", [3, 2.5, True])
def test_a_number_that_follows_from_nothing_stays(number: Any) -> None:
    assert evaluated(number, ()) is plain(number) is number
    assert type(following(operator.neg, number)) in (int, float)


def test_functions_of_the_library_follow() -> None:
    n = SymbolicInt.named(4, 0)
    rounded = following(lambda x: float(np.float32(1 / x)), n)
    assert isinstance(rounded, SymbolicFloat)
    assert evaluated(rounded, (3,)) == float(np.float32(1 / 3))


def test_a_long_way_from_sizes_is_not_followed() -> None:
    n: int = SymbolicInt.named(1, 0)
    for _ in range(DEEPEST + 2):
        n = n + 1
    assert type(n) is int
