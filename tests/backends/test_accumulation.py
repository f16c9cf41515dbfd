"""Sums, products and extrema so far: by rows where these are long, bit for bit those of NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor.backends.gathering import accumulate_into


@pytest.mark.parametrize("shape", [(5, 700), (3, 5, 256), (0, 700), (1, 700), (700, 5), (5, 3), (4, 5, 0), (5,)])
@pytest.mark.parametrize("function", ["add", "multiply", "maximum", "minimum"])
@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.int64])
def test_it_is_numpy_s(function: str, shape: tuple[int, ...], dtype: type) -> None:
    x: Any = np.random.default_rng(0).uniform(-1.9, 1.9, shape).astype(dtype)
    if x.size > 600 and dtype is not np.int64:
        x.flat[7] = np.nan
    axis = 1 if len(shape) == 3 else 0
    expected = getattr(np, function).accumulate(x, axis)
    for y in (x, np.asfortranarray(x)):
        np.testing.assert_array_equal(accumulate_into(function, y, axis, None), expected, strict=True)
        into = np.full_like(expected, 9)
        np.testing.assert_array_equal(accumulate_into(function, y, axis, into), expected)
        np.testing.assert_array_equal(into, expected)
