"""``x.merge(A, B, C, W)``, ``x.flatten(A, B, C)`` and their inverses: more axes than two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Flat, Input, Param, SizeError, Tensor, given


class Batch(Axis): ...


class Channel(Axis): ...


class Height(Axis): ...


class Width(Axis, size=4): ...


class Pixel(Axis): ...


ARRAY = np.arange(48.0).reshape(2, 2, 3, 4)
X: Any = Tensor[Batch, Channel, Height, Width](ARRAY)
MERGED = X.merge(Channel, Height, Width, Pixel)
NESTED: Any = Flat


def test_the_first_axis_is_the_slowest() -> None:
    assert MERGED.axes == (Batch, Pixel)
    np.testing.assert_array_equal(MERGED.numpy(), ARRAY.reshape(2, 24))
    assert X.merge(Batch, Channel, Height, Width, Pixel).shape == (48,)
    flat = X.flatten(Channel, Height, Width)
    assert flat.axes == (Batch, NESTED[NESTED[Channel, Height], Width])
    np.testing.assert_array_equal(flat.numpy(), ARRAY.reshape(2, 24))


@pytest.mark.parametrize(
    "parts",
    [
        (Channel(2), Height(3), Width),
        (Channel, Height(3), Width),
        (Channel(2), Height, Width),
        (Channel(2), Height(3), Width(4)),
    ],
)
def test_the_inverse_finds_one_size_from_the_others(parts: tuple[Any, ...]) -> None:
    for back in (MERGED.split(Pixel, *parts), X.flatten(Channel, Height, Width).unflatten(*parts)):
        assert back.axes == X.axes
        np.testing.assert_array_equal(back.numpy(), ARRAY)


def test_the_last_size_follows_as_well() -> None:
    assert MERGED.split(Pixel, Width, Channel(2), Height).axes == (Batch, Width, Channel, Height)


def test_gradients_and_plans() -> None:
    x, weight = Input(Tensor[Batch, Pixel]), Param(Tensor[Batch, Channel, Height, Width](ARRAY))
    loss = (weight.merge(Channel, Height, Width, Pixel) * x).sum()
    again = (weight.flatten(Channel, Height, Width).unflatten(Channel(2), Height, Width) * weight).sum()
    for _ in range(3):
        with given(x.bind(MERGED)) as computation:
            np.testing.assert_array_equal(computation.gradients(loss)[weight].numpy(), ARRAY)
            np.testing.assert_array_equal(computation.gradients(again)[weight].numpy(), 2 * ARRAY)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: X.merge(Channel, Width, Height, Pixel), r"U V \(Channel, Width\) side by side"),
        (lambda: X.merge(Channel, Height, Width, Batch), r"needs W \(Batch\) not to be among"),
        (lambda: X.flatten(Channel, Height, Width, 3), "expected an axis label .* not 3"),
        (lambda: MERGED.split(Pixel, Channel(5), Height(3), Width), r"axis of size 24, which is not 15 \(Flat\["),
        (lambda: MERGED.split(Pixel, Channel, Height, Width), "the size of Height is not known here"),
    ],
)
def test_what_is_refused(call: Callable[[], object], message: str) -> None:
    with pytest.raises((AxisError, SizeError), match=message):
        call()
