"""Convolutional layers, pools after them, and what an image becomes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.nn.against_jax import assert_agrees, drawn, stirred
from typedtensor import Axis, AxisError, Flat, Param, SizeError, Strided, Valid, given
from typedtensor.nn import Conv2D, Conv2DSame, Conv2DStrided, Linear
from typedtensor.ops import AveragePool2D, Flatten, MaxPool2D, MaxPool2DStrided, Rename2D, relu


class Batch(Axis): ...


class Time(Axis): ...


class Grey(Axis, size=2): ...


class Feature(Axis, size=3): ...


class Height(Axis, size=9): ...


class Width(Axis, size=8): ...


class Window(Axis, size=3): ...


class Two(Axis, size=2): ...


class Row(Axis, size=3): ...


class Column(Axis, size=3): ...


class Digit(Axis, size=4): ...


def image() -> Param[Any]:
    return drawn(Batch, Grey, Height, Width, sizes=(2, 2, 9, 8))


def convolved(a: Any, padding: str = "VALID", strides: tuple[int, int] = (1, 1)) -> Any:
    jax = pytest.importorskip("jax")
    return jax.lax.conv(a["x"], a["kernel"], strides, padding) + a["bias"][:, None, None]


@pytest.mark.parametrize(
    ("layer", "padding", "strides", "spatial"),
    [
        (Conv2D(Grey, Feature, Window, Two, seed=0), "VALID", (1, 1), (Valid[Height, Window], Valid[Width, Two])),
        (Conv2DSame(Grey, Feature, Window, Two, seed=0), "SAME", (1, 1), (Height, Width)),
        (
            Conv2DStrided(Grey, Feature, Window, Two, Two, Window, seed=0),
            "VALID",
            (2, 3),
            (Strided[Height, Window, Two], Strided[Width, Two, Window]),
        ),
    ],
    ids=repr,
)
def test_layers(layer: Any, padding: str, strides: tuple[int, int], spatial: tuple[Any, Any]) -> None:
    x = image()
    y = layer(x)
    assert y.axes == (Batch, Feature, *spatial)
    assert_agrees(y, {"x": x, **stirred(layer.parameters)}, lambda a: convolved(a, padding, strides))


def test_a_network() -> None:
    jax = pytest.importorskip("jax")
    model = (
        Conv2D(Grey, Feature, Window, Window, seed=0)
        >> relu
        >> MaxPool2D(Two, Two)
        >> Rename2D(Row, Column)
        >> Flatten(Row, Column)
        >> Flatten(Feature, Flat[Row, Column])
        >> Linear(Flat[Feature, Flat[Row, Column]], Digit, seed=1)
    )
    x = image()

    def reference(a: Any) -> Any:
        z = jax.nn.relu(convolved({"x": a["x"], "kernel": a["0.kernel"], "bias": a["0.bias"]}))
        z = jax.lax.reduce_window(z, -np.inf, jax.lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
        return z.reshape(2, -1) @ a["6.weight"] + a["6.bias"]

    assert list(model.parameters) == ["0.kernel", "0.bias", "6.weight", "6.bias"]
    assert_agrees(x >> model, {"x": x, **stirred(model.parameters)}, reference)


def test_pools_that_overlap() -> None:
    jax = pytest.importorskip("jax")
    x = image()
    y = MaxPool2DStrided(Window, Window, Two, Two)(x)
    assert y.axes[2:] == (Strided[Height, Window, Two], Strided[Width, Window, Two])
    window, stride = (1, 1, 3, 3), (1, 1, 2, 2)
    assert_agrees(y, {"x": x}, lambda a: jax.lax.reduce_window(a["x"], -np.inf, jax.lax.max, window, stride, "VALID"))


def test_of_equal_elements_the_first_takes_the_gradient() -> None:
    x = drawn(Two, Two, sizes=(2, 2))
    x.assign(x.tensor_type(np.ones((2, 2), np.float32)))
    with given() as computation:
        gradient = computation.gradients(MaxPool2D(Two, Two)(x).sum())[x]
    assert gradient.numpy().tolist() == [[1, 0], [0, 0]]


def test_a_window_that_does_not_fit() -> None:
    narrow: Any = drawn(Grey, Batch, Two, sizes=(2, 3, 2))
    with pytest.raises(AxisError, match=r"the size of Valid\[Two, Window\], \|U\| - \|K\| \+ 1, is 0"):
        Conv2D(Grey, Feature, Window, Window)(narrow)
    open_sizes = drawn(Grey, Batch, Time, sizes=(2, 3, 2))
    with pytest.raises(SizeError, match="a window of 3 by 3 is larger than its input of 3 by 2"), given():
        _ = Conv2D(Grey, Feature, Window, Window)(open_sizes).value
    with pytest.raises(SizeError, match="a window of 2 by 3 is larger than its input of 3 by 2"), given():
        _ = AveragePool2D(Two, Window)(open_sizes).value
