"""Sums and extrema of rows at indices, whichever way is taken for them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor.backends import add_at, add_rows, max_rows

SHAPES = [
    (5, 0, 3),
    (5, 1, 3),
    (3, 100, 4),
    (50, 20, 4),
    (50, 20, 1),
    (5, 3, 600),
    (4, 7, 0),
    (100, 5000, 40),
    (200, 60, 4),
]
"""Numbers of rows, of indices, and of columns."""


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int64, np.int32])
@pytest.mark.parametrize("different", [True, False])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_rows_at_indices_are_those_of_numpy(shape: tuple[int, int, int], different: bool, dtype: Any) -> None:
    rows, count, width = shape
    generator = np.random.default_rng(0)
    count = min(count, rows) if different else count
    index = generator.permutation(rows)[:count] if different else generator.integers(rows, size=count)
    values = (10 * generator.normal(size=(count, width))).astype(dtype)
    sums = np.zeros((rows, width), dtype)
    np.add.at(sums, index, values)
    largest = np.full((rows, width), -np.inf if dtype in (np.float32, np.float64) else np.iinfo(dtype).min, dtype)
    np.maximum.at(largest, index, values)
    for number in (np.int64, np.uint8):
        found = add_rows(np, rows, index.astype(number), values)
        assert found.dtype == dtype
        assert np.allclose(found, sums, rtol=1e-4, atol=1e-3)
    assert np.array_equal(max_rows(np, rows, index, values), largest)


def test_rows_are_added_to_an_array_in_any_order_of_memory() -> None:
    index, values = np.array([2, 0, 2]), np.arange(6.0).reshape(3, 2)
    expected = [[2.0, 3.0], [0.0, 0.0], [4.0, 6.0]]
    for array in np.zeros((3, 2)), np.zeros((2, 3)).T, np.zeros((3, 2), np.float32):
        add_at(array, index, values)
        assert array.tolist() == expected


def test_rows_that_all_have_many_values_are_added_to_what_is_there() -> None:
    index, values = np.arange(24)[::-1] % 3, np.ones((24, 2))
    for numbers in index, index - 3:  # those from the end are numbers of NumPy's, too
        array = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
        add_at(array, numbers, values)
        assert array.tolist() == [[9.0, 10.0], [11.0, 12.0], [13.0, 14.0]]
    with pytest.raises(IndexError):
        add_at(np.zeros((3, 2)), index + (index == 2), values)


def test_an_index_that_changes_is_sorted_again() -> None:
    index, values = np.array([0, 1] * 9), np.ones((18, 3))
    for _ in range(3):
        assert add_rows(np, 2, index, values)[:, 0].tolist() == [(index == 0).sum(), (index == 1).sum()]
        index[:5] = 1 - index[:5]
        index = index[: len(index) - 2]
        values = values[: len(index)]
