"""Gradients as expressions: higher orders, several variables, what has none."""

from __future__ import annotations

import numpy as np
import pytest

from typedtensor import Axis, Expr, GradientError, Input, Tensor, given
from typedtensor.ad import gradient, gradients
from typedtensor.ops import exp, tanh


class Row(Axis): ...


def test_third_derivative() -> None:
    x = Input(Tensor[()])
    y: Expr[Tensor[()]] = x * x * x * x
    for factor in (4 * 8.0, 12 * 4.0, 24 * 2.0, 24.0):
        y = gradient(y, x)
        with given(x.bind(Tensor[()](2.0))):
            assert y.value.item() == factor


def test_hessian_vector_product() -> None:
    x, v = Input(Tensor[Row]), Input(Tensor[Row])
    loss = ((x >> tanh) * (x >> exp)).sum()
    product = gradient((gradient(loss, x) * v).sum(), x)
    data, direction = np.array([0.3, -0.7]), np.array([1.0, 2.0])
    t = np.tanh(data)
    s = 1 - t * t
    second = np.exp(data) * (t + 2 * s - 2 * t * s)
    with given(x.bind(Tensor[Row](data)), v.bind(Tensor[Row](direction))):
        np.testing.assert_allclose(product.value.numpy(), second * direction, rtol=1e-12)


def test_a_variable_that_the_loss_does_not_depend_on_has_a_gradient_of_zero() -> None:
    x, y = Input(Tensor[Row]), Input(Tensor[Row])
    dx, dy = gradients((x * x).sum(), x, y)
    with given(x.bind(Tensor[Row]([1.0, 2.0])), y.bind(Tensor[Row]([3.0, 4.0]))):
        assert dx.value.numpy().tolist() == [2, 4]
        assert dy.value.numpy().tolist() == [0, 0]


def test_only_a_real_scalar_has_a_gradient() -> None:
    x = Input(Tensor[Row])
    with pytest.raises(GradientError, match=r"the gradient of Tensor\[Row\] was asked for"):
        gradient(x, x)  # type: ignore[arg-type]


def test_precision_is_kept() -> None:
    x = Input(Tensor[Row])
    slope = gradient(((x >> tanh) * 2.0).mean(), x)
    with given(x.bind(Tensor[Row](np.ones(2, np.float32)))):
        assert slope.value.dtype == np.float32
