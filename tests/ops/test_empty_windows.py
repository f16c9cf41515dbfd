"""Convolutions whose windows have no elements: zeros, and gradients of the sizes of what they are of."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Param, Tensor, given
from typedtensor.errors import AxisError
from typedtensor.ops import ConvolutionKernel, ConvolveDepthwise, ConvolveGrouped, ConvolveInto, ConvolveTransposed
from typedtensor.ops.library.windows.convolution import Moves


class Group(Axis): ...


class Channel(Axis): ...


class Out(Axis): ...


class Height(Axis): ...


class Width(Axis): ...


class Down(Axis): ...


class Across(Axis): ...


class Through(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


class Depth(Axis): ...


class Plane(Axis): ...


CASES: dict[str, tuple[Any, Any, Any]] = {
    "plain": (ConvolveInto, Tensor[Channel, Height, Width], Tensor[Out, Channel, Down, Across]),
    "transposed": (ConvolveTransposed, Tensor[Channel, Height, Width], Tensor[Channel, Out, Down, Across]),
    "grouped": (ConvolveGrouped, Tensor[Group, Channel, Height, Width], Tensor[Group, Out, Channel, Down, Across]),
    "depthwise": (ConvolveDepthwise, Tensor[Channel, Height, Width], Tensor[Channel, Down, Across]),
}
SIZES = {Group: 2, Channel: 2, Out: 3, Height: 3, Width: 4}


def gradients(name: str, sizes: dict[type[Axis], int], **options: Any) -> tuple[Any, dict[Any, Any]]:
    """A convolution of ones, and the gradients of the sum of its squares and itself; each as it is and as found."""
    convolution, *types = CASES[name]
    x, k = (Param(of(np.ones([sizes[axis] for axis in of.axes]))) for of in types)
    y = convolution(Row, Column, stride=2, padding=1)(x, k)
    with given(**options) as computation:
        found = computation.gradients((y * y).sum() + y.sum())
        return y.value.numpy(), {p: found[p].numpy() for p in (x, k)}


WAYS: dict[str, dict[str, Any]] = {"eager": {"plan": False}, "planned": {}, "XLA": {"engine": "xla"}}
each_way = pytest.mark.parametrize("way", WAYS)


@each_way
@pytest.mark.parametrize(("down", "across"), [(0, 2), (2, 0), (0, 0)])
@pytest.mark.parametrize("name", CASES)
def test_a_window_without_elements_gives_zeros(name: str, down: int, across: int, way: str) -> None:
    if way == "XLA":
        pytest.importorskip("jax")
    for _ in range(2):
        y, found = gradients(name, {**SIZES, Down: down, Across: across}, **WAYS[way])
        assert not y.any()
        for parameter, gradient in found.items():
            np.testing.assert_array_equal(gradient, np.zeros(parameter.value.shape))


@each_way
@pytest.mark.parametrize(
    ("name", "empty"),
    [
        *product(["plain", "grouped"], [Channel, Out, Height, Width]),
        *product(["transposed"], [Channel, Out]),
        *product(["depthwise"], [Channel, Height, Width]),
    ],
)
def test_what_has_no_elements_has_zeros(name: str, empty: type[Axis], way: str) -> None:
    """Padding around an image without rows is an image; one without channels gives zeros."""
    if way == "XLA":
        pytest.importorskip("jax")
    y, found = gradients(name, {**SIZES, Down: 2, Across: 2, empty: 0}, **WAYS[way])
    assert not y.any()
    for parameter, gradient in found.items():
        np.testing.assert_array_equal(gradient, np.zeros(parameter.value.shape))


@each_way
def test_no_channels_in_space_have_no_results(way: str) -> None:
    if way == "XLA":
        pytest.importorskip("jax")
    x = Param(Tensor[Channel, Height, Width, Depth](np.ones((0, 3, 4, 5))))
    k = Param(Tensor[Channel, Down, Across, Through](np.ones((0, 2, 2, 2))))
    y = ConvolveDepthwise(Row, Column, Plane)(x, k)
    for _ in range(2):
        with given(**WAYS[way]) as computation:
            found = computation.gradients(y.sum())
            assert y.value.shape == (0, 2, 3, 4)
            assert [found[p].shape for p in (x, k)] == [(0, 3, 4, 5), (0, 2, 2, 2)]


def test_the_axes_of_a_gradient_are_counted() -> None:
    """As many of the image and of the result as of the window."""
    k, x, y = (
        Tensor[Channel, Row](np.ones((2, 1))),
        Tensor[Channel](np.ones(2)),
        Tensor[Channel, Column](np.ones((2, 1))),
    )
    operation: Any = ConvolutionKernel(Moves())
    with pytest.raises(AxisError, match="as many as"):
        operation(k, x, y)
