"""Choices of NumPy's target, by bits or under a mask, are those of ``numpy.where``, also over the last operand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor.ir import Array, Where
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import bind, execute
from typedtensor.targets.numpy.emission.tables import emit

DTYPES = [np.float32, np.float64, np.float16, np.int64, np.bool_]
SPECIAL = np.array([np.nan, np.inf, -np.inf, -0.0, 0.0, 1.0, -2.5, 3.0])


def drawn(seed: int, dtype: Any, count: int) -> Array:
    generator = np.random.default_rng(seed)
    special = SPECIAL if np.dtype(dtype).kind == "f" else np.nan_to_num(SPECIAL, posinf=9.0, neginf=-9.0)
    return generator.choice(special, (count // 16, 16)).astype(dtype)


@pytest.mark.parametrize("count", [64, 4 * cost_model.CHOSEN_LEAST])
@pytest.mark.parametrize("out", ["apart", "second", "both"])
@pytest.mark.parametrize("dtype", DTYPES)
def test_a_choice_is_that_of_numpy(dtype: Any, out: str, count: int) -> None:
    first, second = drawn(1, dtype, count), drawn(2, dtype, count)
    if out == "both":
        second = first
    condition = drawn(3, bool, count)
    expected = np.where(condition, first, second)
    made = np.empty_like(first) if out == "apart" else second
    execute(bind(emit(Where(), made, [condition, first, second])))
    np.testing.assert_array_equal(made, expected)
    if made.dtype.kind == "f":
        np.testing.assert_array_equal(np.signbit(made), np.signbit(expected))


@pytest.mark.parametrize("numbers", [(2.5, None), (None, -np.inf), (None, 0.0), (0.0, None), (1.0, 2.0)])
def test_numbers_may_be_chosen(numbers: tuple[float | None, float | None]) -> None:
    count = 4 * cost_model.CHOSEN_LEAST
    condition = drawn(3, bool, count)
    operands = [drawn(n, np.float32, count) if x is None else x for n, x in enumerate(numbers)]
    made = np.empty((count // 16, 16), np.float32)
    execute(bind(emit(Where(), made, [condition, *operands])))
    np.testing.assert_array_equal(made, np.where(condition, *operands))


@pytest.mark.parametrize("along", [(0,), (1,), (0, 2), (0, 1, 2)])
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
@pytest.mark.parametrize("chosen", ["arrays", "a number", "a number first", "zero", "zero first"])
def test_a_condition_may_be_the_same_along_axes(along: tuple[int, ...], order: tuple[int, ...], chosen: str) -> None:
    """Such a condition is a view; what it chooses for lies in another order."""
    shape = 8, 32, 16
    few = drawn(3, bool, 8 * 32 * 16).reshape(shape)[tuple(slice(1 if n in along else None) for n in range(3))]
    condition = np.broadcast_to(few, shape)
    first, second = (
        drawn(n, np.float32, 8 * 32 * 16).reshape([shape[n] for n in order]).transpose(np.argsort(order))
        for n in range(2)
    )
    number = 0.0 if chosen.startswith("zero") else -np.inf
    other: Any = second if chosen == "arrays" else number
    operands = [other, first] if chosen.endswith("first") else [first, other]
    expected = np.where(condition, *operands)
    for made in (np.empty_like(first), first):
        execute(bind(emit(Where(), made, [condition, *operands])))
        np.testing.assert_array_equal(made, expected)
        np.testing.assert_array_equal(np.signbit(made), np.signbit(expected))
