"""Gradients of pools by XLA, beside the reference interpreter."""

from __future__ import annotations

import numpy as np
import pytest

from typedtensor.backends import pooling
from typedtensor.ir import MaxPoolInput, Program, make, new_input
from typedtensor.targets.xla.lowering import function_of

jax = pytest.importorskip("jax")


@pytest.mark.parametrize(("window", "stride"), [((2, 2), (2, 2)), ((3, 2), (2, 1)), ((2, 2), (3, 3))])
def test_the_gradient_of_a_maximum_is_that_of_the_first_largest_element(
    window: tuple[int, int], stride: tuple[int, int]
) -> None:
    generator = np.random.default_rng(0)
    primitive = MaxPoolInput(window, stride)
    array = generator.integers(0, 3, (2, 3, 7, 8)).astype(np.float64)  # with ties
    array[0, 0, 0, 0] = np.nan
    windows = primitive.windows(array.shape)
    slopes = generator.standard_normal((2, 3, *windows.count))
    x, y = new_input("x", array.shape, array.dtype), new_input("y", slopes.shape, slopes.dtype)
    with jax.enable_x64(True):
        [found], _ = function_of(Program((x, y), (make(primitive, x, y),)))(jax.numpy.asarray(array), slopes)
    assert found.dtype == np.float64
    np.testing.assert_allclose(found, pooling.max_input_by_taps(np, array, slopes, windows), rtol=1e-12)
