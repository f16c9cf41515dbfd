"""Layers whose result has the axes that one names, and norms of groups, against loops over their definitions."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import pytest

from tests.nn.against_jax import drawn, stirred
from tests.ops.cases.images.named_convolution import convolve, depthwise, transposed
from typedtensor import Axis, SizeError, Tensor, given
from typedtensor.io import assign
from typedtensor.nn import (
    Conv1DInto,
    Conv2DInto,
    Conv3DInto,
    ConvTransposed1D,
    ConvTransposed2D,
    ConvTransposed3D,
    Depthwise1D,
    Depthwise2D,
    Depthwise3D,
    GroupNorm,
    InstanceNorm,
)
from typedtensor.ops import ConvolveDepthwise, ConvolveInto
from typedtensor.testing import check_operation


class Batch(Axis): ...


class Channel(Axis, size=4): ...


class Out(Axis, size=3): ...


class Depth(Axis): ...


class Height(Axis): ...


class Width(Axis): ...


class Window(Axis, size=3): ...


class Two(Axis, size=2): ...


class Plane(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


IMAGES = {
    1: drawn(Batch, Channel, Width, sizes=(2, 4, 9)),
    2: drawn(Batch, Channel, Height, Width, sizes=(2, 4, 6, 5)),
    3: drawn(Batch, Channel, Depth, Height, Width, sizes=(1, 4, 4, 5, 6)),
}
HOW: Any = {"stride": 2, "padding": 1, "dilation": 2}
LAYERS: list[tuple[int, Any, Any]] = [
    (1, Conv1DInto(Channel, Out, Window, Column, **HOW), convolve),
    (2, Conv2DInto(Channel, Out, Window, Two, Row, Column, **HOW), convolve),
    (3, Conv3DInto(Channel, Out, Two, Two, Window, Plane, Row, Column, **HOW), convolve),
    (1, ConvTransposed1D(Channel, Out, Window, Column, extra=1, **HOW), transposed),
    (2, ConvTransposed2D(Channel, Out, Window, Two, Row, Column, extra=1, **HOW), transposed),
    (3, ConvTransposed3D(Channel, Out, Two, Two, Window, Plane, Row, Column, extra=1, **HOW), transposed),
    (1, Depthwise1D(Channel, Window, Column, **HOW), depthwise),
    (2, Depthwise2D(Channel, Window, Two, Row, Column, **HOW), depthwise),
    (3, Depthwise3D(Channel, Two, Two, Window, Plane, Row, Column, **HOW), depthwise),
]


@pytest.mark.parametrize(
    ("rank", "layer", "reference"), LAYERS, ids=lambda part: getattr(part, "__name__", str(part))[:60]
)
def test_layers(rank: int, layer: Any, reference: Any) -> None:
    arrays = {name: value.value.numpy() for name, value in stirred(layer.parameters).items()}
    how = {**HOW, "extra": 1} if reference is transposed else HOW
    expected = reference(IMAGES[rank].value.numpy(), arrays["kernel"], **how)
    with given():
        found = layer(IMAGES[rank]).value
    assert found.axes == (Batch, Channel if reference is depthwise else Out, *(Plane, Row, Column)[3 - rank :])
    np.testing.assert_allclose(found.numpy(), expected + arrays["bias"].reshape(-1, *[1] * rank), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("layer", [GroupNorm(Channel, 2), InstanceNorm(Channel, affine=True)], ids=repr)
def test_norms(rank: int, layer: Any) -> None:
    x, variables = IMAGES[rank], stirred(layer.parameters)
    image = x.value.numpy()
    parts = image.reshape(len(image), 2 if type(layer) is GroupNorm else 4, -1)
    scaled = (parts - parts.mean(-1, keepdims=True)) / np.sqrt(parts.var(-1, keepdims=True) + 1e-5)
    scale, shift = (variables[name].value.numpy().reshape(-1, *[1] * rank) for name in ("scale", "shift"))
    with given():
        found = layer(x).value
    np.testing.assert_allclose(found.numpy(), scaled.reshape(image.shape) * scale + shift, rtol=1e-4, atol=1e-5)


class Short(Axis): ...


@pytest.mark.parametrize(("dilation", "stride"), [(1, 1), (2, 1), (3, 1), (1, 2), (2, 3)])
@pytest.mark.parametrize("window", [Window, Two])
@pytest.mark.parametrize("padding", ["same", "causal"])
def test_a_window_for_each_position(
    padding: Literal["same", "causal"], window: Any, dilation: int, stride: int
) -> None:
    """Zeros around each position, of which an even window has one more behind, or before it."""
    x = drawn(Batch, Channel, Width, sizes=(2, 4, 7))
    layer: Any = Conv1DInto(Channel, Out, window, Short, padding=padding, dilation=dilation, stride=stride, seed=0)
    valid: Any = Conv1DInto(Channel, Out, window, Row, dilation=dilation)
    assign(valid, layer.parameters)
    whole = (window().size - 1) * dilation
    before = whole // 2 if padding == "same" else whole
    with given():
        wanted = valid(x.pad(Width, Column, before, whole - before)).value.numpy()[..., ::stride]
        found = layer(x).value
    np.testing.assert_allclose(found.numpy(), wanted, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("padding", ["same", "causal"])
def test_gradients_of_a_window_for_each_position(padding: Literal["same", "causal"]) -> None:
    rng = np.random.default_rng(0)
    x = Tensor[Channel, Width](rng.normal(size=(4, 6)))
    check_operation(
        ConvolveInto(Width, padding=padding, dilation=2), x, Tensor[Out, Channel, Window](rng.normal(size=(3, 4, 3)))
    )
    check_operation(ConvolveDepthwise(Width, padding=padding), x, Tensor[Channel, Two](rng.normal(size=(4, 2))))


def test_words_for_padding() -> None:
    with pytest.raises(SizeError, match='a whole number or a tuple of them, "same" or "causal", not \'valid\''):
        Conv1DInto(Channel, Out, Window, Width, padding="valid")  # type: ignore[arg-type]
    with pytest.raises(
        SizeError, match="the padding of a transposed convolution must be a whole number or a tuple, not 'same'"
    ):
        ConvTransposed1D(Channel, Out, Window, Width, padding="same")  # type: ignore[arg-type]
    x = drawn(Channel, Width, sizes=(4, 7))
    with given():
        assert Conv1DInto(Channel, Out, Window, Row, padding="causal", stride=3)(x).value.shape == (3, 3)


class Fourteen(Axis, size=14): ...


class Wide(Axis, size=28): ...


def test_sizes_that_do_not_fit() -> None:
    x = drawn(Channel, Wide, sizes=(4, 28))
    with pytest.raises(SizeError, match="gives Fourteen the size 28, but Fourteen is declared with size 14"):
        Conv1DInto(Channel, Out, Window, Fourteen, padding=1)(x)
    with pytest.raises(SizeError, match="gives Wide the size 14, but Wide is declared with size 28"):
        Conv1DInto(Channel, Out, Window, Wide, stride=2, padding=1)(x)
    with pytest.raises(SizeError, match="gives Fourteen the size 57, but Fourteen is declared"):
        ConvTransposed1D(Channel, Out, Window, Fourteen, stride=2)(x)
    series = drawn(Channel, Width, sizes=(4, 28))
    with pytest.raises(SizeError, match="gives Width the size 14, but Width has the size 28"), given():
        _ = Conv1DInto(Channel, Out, Window, Width, stride=2, padding=1)(series).value
    with pytest.raises(SizeError, match="extra must be at least 0 and less than the stride of 1, not 1"):
        ConvTransposed1D(Channel, Out, Window, Wide, extra=1)
    with pytest.raises(SizeError, match="the stride of a convolution must be at least 1, not 0"):
        Conv1DInto(Channel, Out, Window, Wide, stride=0)
    with pytest.raises(SizeError, match="runs over 2 axes, but stride=\\(1, 1, 1\\) has 3 numbers"):
        image = drawn(Channel, Height, Width, sizes=(4, 5, 5))
        Conv2DInto(Channel, Out, Window, Window, Row, Column, stride=(1, 1, 1))(image)
    with pytest.raises(SizeError, match="cannot divide 4 channels Channel into 3 groups of equal size"):
        GroupNorm(Channel, 3)
