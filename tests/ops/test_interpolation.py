"""Exact results of interpolation where elements are not finite."""

from __future__ import annotations

import numpy as np

from typedtensor import Axis, Input, Tensor, given
from typedtensor.ops import Interpolate


class Time(Axis): ...


class Frame(Axis, size=3): ...


def test_what_has_no_share_does_not_count() -> None:
    x = Tensor[Time](np.array([np.inf, 1.0, 3.0, 5.0, -np.inf]))
    frames = Interpolate(Time, Frame, "linear", corners=True)
    leaf = Input(Tensor[Time])
    with given(leaf.bind(x)):
        planned = frames(leaf).value
    for found in (frames(x), planned):
        np.testing.assert_array_equal(found.numpy(), [np.inf, 3.0, -np.inf])
