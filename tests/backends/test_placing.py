"""Arrays that are zero but for what is at a key: JAX pads, and others are written into."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor.backends.writing import place

jax: Any = pytest.importorskip("jax")

KEYS: list[Any] = [
    (slice(1, 3),),
    (..., slice(0, 6, 2)),
    (2, ..., slice(5, None, -2)),
    (slice(None, None, -1), -1),
    (slice(1, 4, 3), slice(1, 1)),
    (0, 1),
    (),
]


@pytest.mark.parametrize("key", KEYS, ids=str)
@pytest.mark.parametrize("dtype", [np.float32, np.int32, np.bool_])
def test_jax_has_what_numpy_has(key: Any, dtype: Any) -> None:
    shape = (4, 6)
    values = np.random.default_rng(0).integers(0, 2, np.zeros(shape)[key].shape).astype(dtype)
    expected = place(np, shape, key, values)
    program = jax.make_jaxpr(lambda x: place(jax.numpy, shape, key, x))(values)
    assert "scatter" not in str(program)
    found = jax.jit(lambda x: place(jax.numpy, shape, key, x))(values)
    assert found.dtype == expected.dtype == dtype
    np.testing.assert_array_equal(np.asarray(found), expected)


def test_places_that_are_found_while_it_runs_are_written() -> None:
    found = jax.jit(lambda n, x: place(jax.numpy, (3,), (n,), x))(1, np.float32(2.0))
    assert found.tolist() == [0.0, 2.0, 0.0]
