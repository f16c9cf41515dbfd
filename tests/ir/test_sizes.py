"""Symbolic sizes: numbers that are computed from them are what they would be for others."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from typedtensor.ir import SymbolicFloat, SymbolicInt, evaluated, following, guarding, plain
from typedtensor.ir.sizes import DEEPEST

OPERATORS: list[Callable[[Any, Any], Any]] = [
    operator.add,
    operator.sub,
    operator.mul,
    operator.floordiv,
    operator.mod,
    operator.truediv,
]

FIXED: dict[str, tuple[Callable[[Any], Any], int]] = {
    "truth": (lambda n: 1 if n - 4 else 0, 4),
    "parity": (lambda n: n % 2 == 0, 5),
    "less": (lambda n: n < 6, 6),
    "at most": (lambda n: n <= 5, 6),
    "other": (lambda n: n != 4, 4),
    "largest": (lambda n: max(plain(n), 5) if max(n, 5) is n else 5, 4),
    "range": (lambda n: [*range(n // 2)], 6),
    "place": (lambda n: "abcdefgh"[n], 5),
    "slice": (lambda n: "abcdefgh"[:n], 5),
    "int": (int, 5),
    "float": (float, 5),
    "root": (math.sqrt, 5),
    "key": (lambda n: {4: 0, 6: 1}.get(n, 2), 7),
    "member": (lambda n: n in (4, 9), 4),
    "shape": (lambda n: (n, 3) == (4, 3), 4),
    "array": (lambda n: np.arange(n), 5),
    "arrays": (lambda n: np.zeros((n, 2)), 5),
    "elements": (lambda n: np.asarray([n, 1]), 5),
    "ufunc": (lambda n: np.add(n, 1), 5),
    "rounded": (lambda n: [*range(round(n / 4))], 4),
}
"""What branches on a size, with a size that another outcome is of than of 6 or 5."""

steps = st.lists(
    st.tuples(st.sampled_from(OPERATORS), st.sampled_from(["a", "b", 2, 3, 0.5]), st.booleans()), max_size=6
)


def computed(a: Any, b: Any, how: list[tuple[Callable[[Any, Any], Any], Any, bool]]) -> Any:
    made = a
    for function, other, swapped in how:
        operand = {"a": a, "b": b}.get(other, other)
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


@pytest.mark.parametrize("name", FIXED)
def test_what_is_fixed_about_a_size_is_a_guard(name: str) -> None:
    compute, other = FIXED[name]
    size = 6 if other != 6 else 5
    with guarding() as guards:
        found = compute(SymbolicInt.named(size, 0))
    np.testing.assert_array_equal(found, compute(size))
    assert not isinstance(found, (SymbolicInt, SymbolicFloat))
    assert guards.hold((size,))
    assert not guards.hold((other,))


def test_sizes_of_the_same_outcomes_are_served() -> None:
    rows, columns = SymbolicInt.named(4, 0), SymbolicInt.named(4, 1)
    with guarding() as guards:
        assert rows % 2 == 0
        assert columns > 1
        assert rows * columns == rows * columns
        assert 7 * (rows + columns) // 7
    assert guards.hold((6, 3))
    assert not guards.hold((7, 3))
    with guarding() as guards:
        assert rows == columns
    assert guards.hold((6, 6))
    assert not guards.hold((6, 7))


def test_a_number_that_cannot_be_computed_is_no_outcome() -> None:
    rows = SymbolicInt.named(4, 0)
    with guarding() as guards:
        assert 12 // (rows - 1) > 1
    assert guards.hold((5,))
    assert not guards.hold((1,))
