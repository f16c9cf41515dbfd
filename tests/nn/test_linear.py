"""Linear, initialisers, and how models compose."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Input, Param, SizeError, Tensor, given
from typedtensor.nn import (
    Linear,
    Module,
    constant,
    eye,
    glorot_normal,
    glorot_uniform,
    he_normal,
    he_uniform,
    lecun_normal,
    lecun_uniform,
    ones,
    orthogonal,
    random_normal,
    random_uniform,
    truncated_normal,
    variance_scaling,
    zeros,
)
from typedtensor.ops import relu


class Batch(Axis): ...


class Time(Axis): ...


class Pixel(Axis, size=5): ...


class Hidden(Axis): ...


class Digit(Axis, size=2): ...


def test_formula_on_any_leading_axes() -> None:
    layer = Linear(Pixel, Hidden(3), seed=0)
    layer.bias.assign(Tensor[Hidden]([1.0, 2.0, 3.0]))
    w, b = layer.weight.value.numpy(), layer.bias.value.numpy()
    x, z = Input(Tensor[Batch, Pixel]), Input(Tensor[Time, Batch, Pixel])
    data = np.random.default_rng(0).normal(size=(4, 2, 5))
    with given(x.bind(Tensor[Batch, Pixel](data[0])), z.bind(Tensor[Time, Batch, Pixel](data))):
        np.testing.assert_allclose(layer(x).value.numpy(), data[0] @ w + b)
        np.testing.assert_allclose(layer(z).value.numpy(), data @ w + b)


def test_one_seed_gives_one_model() -> None:
    def make() -> Module:
        return Linear(Pixel, Hidden(3), seed=7) >> relu >> Linear(Hidden(3), Digit, seed=8)

    for p, q in zip(make().parameters.values(), make().parameters.values(), strict=True):
        np.testing.assert_array_equal(p.value.numpy(), q.value.numpy())


def test_without_a_seed_layers_differ() -> None:
    first, second = Linear(Pixel, Digit), Linear(Pixel, Digit)
    assert (first.weight.value.numpy() != second.weight.value.numpy()).any()


def test_initialize_depends_on_seed_and_names_alone() -> None:
    first = (Linear(Pixel, Hidden(3)) >> Linear(Hidden(3), Digit)).initialize(seed=1)
    second = (Linear(Pixel, Hidden(3)) >> Linear(Hidden(3), Digit)).initialize(seed=1)
    third = (Linear(Pixel, Hidden(3)) >> Linear(Hidden(3), Digit)).initialize(seed=2)
    weight = "0.weight"
    np.testing.assert_array_equal(first.parameters[weight].value.numpy(), second.parameters[weight].value.numpy())
    assert (first.parameters[weight].value.numpy() != third.parameters[weight].value.numpy()).any()


def test_initialize_keeps_parameters_made_from_values() -> None:
    class Scale(Module):
        def __init__(self) -> None:
            self.factor = Param(Tensor[()](3.0))

    assert Scale().initialize(seed=0).factor.value.item() == 3.0


def test_names_of_parameters() -> None:
    model = Linear(Pixel, Hidden(3)) >> relu >> Linear(Hidden(3), Digit, bias=False)
    assert list(model.parameters) == ["0.weight", "0.bias", "2.weight"]
    assert model.parameters.count == 5 * 3 + 3 + 3 * 2


def test_an_axis_without_a_size() -> None:
    with pytest.raises(
        SizeError, match=r"the size of Hidden is needed here: write Hidden\(64\), or declare class Hidden"
    ):
        Linear(Pixel, Hidden)  # type: ignore[axes-size]


@pytest.mark.parametrize(
    ("initializer", "scale"),
    [
        (random_normal(0.3), 0.3),
        (random_uniform(0.6), 0.6 / 3**0.5),
        (glorot_uniform, (2 / 500) ** 0.5),
        (he_normal, (2 / 300) ** 0.5),
        (glorot_normal, (2 / 500) ** 0.5),
        (he_uniform, (2 / 300) ** 0.5),
        (lecun_normal, (1 / 300) ** 0.5),
        (lecun_uniform, (1 / 300) ** 0.5),
        (variance_scaling(4.0, "outputs", "truncated"), (4 / 200) ** 0.5),
        (truncated_normal(2.0), 2 * 0.87963),
        (truncated_normal(3.0, 0.2), 0.6 / 3**0.5),
        (orthogonal(2.0), 2 / 300**0.5),
    ],
)
def test_initialisers_have_the_spread_that_they_state(initializer: object, scale: float) -> None:
    drawn = initializer((300, 200), np.random.default_rng(0))  # type: ignore[operator]
    assert drawn.shape == (300, 200)
    assert abs(drawn.mean()) < 0.01
    assert drawn.std() == pytest.approx(scale, rel=0.02)


def test_initialisers_keep_their_limits_and_structure() -> None:
    generator = np.random.default_rng(0)
    for limit in (0.1, 1.0, 3.0):
        assert 0.9 * limit < abs(truncated_normal(2.0, limit)((1000, 3), generator)).max() / 2.0 <= limit
    assert abs(lecun_uniform((300, 20), generator)).max() <= 0.1
    assert truncated_normal()((), generator).shape == ()
    for shape in ((5, 2), (2, 5), (3, 2, 4), (3,)):
        q = orthogonal(3.0)(shape, generator).reshape(-1, shape[-1])
        product = q @ q.T if len(q) < shape[-1] else q.T @ q
        np.testing.assert_allclose(product, 9.0 * np.eye(len(product)), atol=1e-12)
    assert eye((2, 2, 3), generator).tolist() == [[[1, 0, 0], [0, 1, 0]]] * 2
    with pytest.raises(SizeError, match=r"eye needs two axes or more, not the shape \(3,\)"):
        eye((3,), generator)
    with pytest.raises(SizeError, match="the scale of a variance must be at least 0"):
        variance_scaling(-1.0)
    with pytest.raises(SizeError, match="the limit of a truncated normal distribution must be above 0"):
        truncated_normal(1.0, 0.0)
    untyped: Any = variance_scaling
    with pytest.raises(SizeError, match="not 'fan_in' and 'normal'"):
        untyped(1.0, "fan_in")


def test_constant_initialisers() -> None:
    generator = np.random.default_rng(0)
    assert ones((2,), generator).tolist() == [1, 1]
    assert zeros((2,), generator).tolist() == [0, 0]
    assert constant(4.0)((2,), generator).tolist() == [4, 4]


def test_a_leading_axis_that_is_called_like_the_outputs() -> None:
    """The bias goes along the last axis, whatever the others are called."""
    layer = Linear(Pixel, Hidden(3), seed=1)
    layer.bias.assign(Tensor[Hidden]([1.0, 2.0, 3.0]))
    x = Input(Tensor[Hidden, Pixel])
    values = np.arange(15.0, dtype=np.float32).reshape(3, 5)
    with given(x.bind(Tensor[Hidden, Pixel](values))) as scope:
        y = layer(x)
        assert y.axes == (Hidden, Hidden)
        np.testing.assert_allclose(y.value.numpy(), values @ layer.weight.value.numpy() + [1, 2, 3], rtol=1e-6)
        assert scope.gradients(y.sum())[layer.bias].numpy().tolist() == [3, 3, 3]


def test_a_bias_is_a_parameter_for_type_checkers_and_is_missing_where_there_is_none() -> None:
    layer, without = Linear(Pixel, Hidden(3)), Linear(Pixel, Hidden(3), bias=False)
    assert layer.bias is layer.parameters["bias"]
    assert hasattr(layer, "bias")
    assert not hasattr(without, "bias")
    assert getattr(without, "bias", None) is None
    with pytest.raises(AttributeError, match=r"Linear\(Pixel, Hidden\) was made with bias=False, so that"):
        without.bias.value  # noqa: B018
    without.bias = layer.bias
    assert list(without.parameters) == ["weight", "bias"]
    assert without(Const(Tensor[Pixel](np.zeros(5, np.float32)))).axes == (Hidden,)
