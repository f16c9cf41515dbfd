"""Densities of what cannot be drawn, and far away."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, IntTensor, Param, Tensor, given
from typedtensor.ad import gradients
from typedtensor.prob import Categorical, Dirichlet, StudentT
from typedtensor.random import Key


class Row(Axis): ...


class Class(Axis): ...


def test_classes_beyond_the_axis_have_no_probability() -> None:
    """No class below 0 is one counted from the end, and none is an error, which a plan would find late."""
    probabilities = np.array([[0.2, 0.8], [0.5, 0.5], [0.1, 0.9], [0.1, 0.9]])
    logits = Param(Tensor[Row, Class](np.log(probabilities)))
    density = Categorical(logits, Class).log_density(Const(IntTensor[Row](np.array([0, -1, 2, 1]))))
    for _ in range(3):  # interpreted, then planned
        with given() as computation:
            np.testing.assert_allclose(density.value.numpy(), [np.log(0.2), -np.inf, -np.inf, np.log(0.9)])
            slope = computation.gradients(density.sum())[logits].numpy()
        np.testing.assert_allclose(slope, [[0.8, -0.8], [0.0, 0.0], [0.0, 0.0], [-0.1, 0.1]], atol=1e-15)


def test_probabilities_that_do_not_add_up_have_no_density() -> None:
    x: Any = Const(Tensor[Row, Class](np.array([[0.2, 0.8], [0.5, 0.6], [1.0, 3.0], [0.2, 0.8 + 1e-4], [np.nan, 1.0]])))
    with given():
        found = Dirichlet(x * 0.0 + 1.0, Class).log_density(x).value.numpy()
        sizes = Dirichlet(Const(Tensor[Row, Class](np.ones((5, 2)))), Class).log_density(x).value.numpy()
    np.testing.assert_allclose(sizes, [0.0, -np.inf, -np.inf, -np.inf, np.nan], atol=1e-12)
    np.testing.assert_allclose(found, sizes, atol=1e-12)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_own_draws_of_many_classes_add_up(dtype: Any) -> None:
    many = Dirichlet(Const(Tensor[Row, Class](np.full((3, 20_000), 0.7, dtype))), Class)
    with given():
        assert np.isfinite(many.log_density(many.sample(Key(1))).value.numpy()).all()


@pytest.mark.parametrize(("dtype", "far"), [(np.float32, 3e38), (np.float64, 1e300)])
def test_far_away_a_heavy_tail_is_no_nothing(dtype: Any, far: float) -> None:
    """There, squares are infinite."""
    x, df = (Param(Tensor[Row](np.array(elements, dtype))) for elements in ([1e19, -2e20, far, np.inf], [3.0] * 4))
    density = StudentT(df).log_density(x)
    at, slopes = [1e19, 2e20, far], [-1.0, 1.0, -1.0]
    constant = np.log(6.0 * np.sqrt(3.0) / np.pi)  # the density is that times x⁻⁴, with df² = 9
    for _ in range(3):
        with given():
            near, last = density.value.numpy()[:3], density.value.numpy()[3]
            found = [slope.value.numpy() for slope in gradients(density.sum(), x, df)]
        np.testing.assert_allclose(near, constant - 4.0 * np.log(at), rtol=1e-6)
        assert last == -np.inf
        np.testing.assert_allclose(found[0][:3] * np.array(at, dtype), [4.0 * s for s in slopes], rtol=1e-5)
        assert np.isfinite(found[1][:3]).all()
