"""Products summed over axes, with what NumPy's dot takes for a scale."""

from __future__ import annotations

import numpy as np
import pytest

from typedtensor.backends.reducing import tensordot

SHAPES = [
    ((1,), (1, 3), ((0,), (0,))),
    ((2, 3, 1), (1,), ((2,), (0,))),
    ((), (2, 3), ((), ())),
    ((2, 3), (1, 1), ((), ())),
    ((1, 1), (1, 2, 1), ((1, 0), (0, 2))),
    ((1, 1), (0, 1), ((1,), (1,))),
    ((1,), (1,), ((0,), (0,))),
    ((2, 3), (3, 4), ((1,), (0,))),
]


@pytest.mark.parametrize(("first", "second", "axes"), SHAPES)
def test_it_is_numpys_and_zero_times_nan_is_nan(
    first: tuple[int, ...], second: tuple[int, ...], axes: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    random = np.random.default_rng(0)
    x1, x2 = random.normal(size=first).astype(np.float32), random.normal(size=second).astype(np.float32)
    for a, b in ((x1, x2), (np.zeros_like(x1), np.full_like(x2, np.nan)), (np.full_like(x1, np.nan), x2 * 0)):
        found = tensordot(np, (a, b), axes)
        expected = np.tensordot(a.astype(np.float64), b.astype(np.float64), axes)
        assert (type(found), found.dtype, found.shape) == (np.ndarray, np.float32, expected.shape)
        if a is x1:
            np.testing.assert_allclose(found, expected, rtol=1e-6)
        else:
            assert np.isnan(found).all()
