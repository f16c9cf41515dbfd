"""Pools as layers are the pools of operations, axis by axis."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Input, SizeError, Tensor, given
from typedtensor.nn import (
    AveragePool1DInto,
    AveragePool2DInto,
    AveragePool3DInto,
    MaxPool1DInto,
    MaxPool2DInto,
    MaxPool3DInto,
)


class Batch(Axis): ...


class Depth(Axis): ...


class Height(Axis): ...


class Width(Axis): ...


class Plane(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


X = np.random.default_rng(0).normal(size=(2, 6, 7, 8))

MAX: list[Any] = [MaxPool1DInto, MaxPool2DInto, MaxPool3DInto]
AVERAGE: list[Any] = [AveragePool1DInto, AveragePool2DInto, AveragePool3DInto]


@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize(("layers", "around", "reduce"), [(MAX, -np.inf, np.max), (AVERAGE, 0.0, np.mean)])
def test_pools_are_those_of_windows(rank: int, layers: list[Any], around: float, reduce: Any) -> None:
    window, stride = (3, 2, 5)[:rank], (2, 2, 3)[:rank]
    padded = np.pad(X, [(0, 0)] * (4 - rank) + [(size // 2,) * 2 for size in window], constant_values=around)
    windows = np.lib.stride_tricks.sliding_window_view(padded, window, tuple(range(4 - rank, 4)))
    steps = tuple(slice(None, None, step) for step in stride)
    chosen: Any = (..., *steps, *(slice(None),) * rank)
    expected = reduce(windows[chosen], axis=tuple(range(-rank, 0)))
    x = Input(Tensor[Batch, Depth, Height, Width])
    layer = (
        layers[rank - 1](
            *(Plane, Row, Column)[:rank],
            over=(Depth, Height, Width)[3 - rank :],
            window=window,
            stride=stride,
            padding=tuple(size // 2 for size in window),
        )
        if rank > 1
        else layers[0](Plane, over=Width, window=3, stride=2, padding=1)
    )
    with given(x.bind(Tensor[Batch, Depth, Height, Width](X))):
        np.testing.assert_allclose(layer(x).value.numpy(), expected)


def test_windows_lie_side_by_side_where_no_stride_is_given() -> None:
    assert (
        MaxPool1DInto(Row, over=Width, window=3).windows == MaxPool1DInto(Row, over=Width, window=3, stride=3).windows
    )


def test_what_is_refused() -> None:
    with pytest.raises(
        SizeError, match=r"MaxPool2DInto\(Row, Column\) pools along 2 axes, but stride=\(1, 2, 3\) has 3 numbers"
    ):
        MaxPool2DInto(Row, Column, over=(Height, Width), window=3, stride=(1, 2, 3))
    with pytest.raises(
        AxisError, match=r"MaxPool2DInto\(Row, Column\) has 2 axes in its result, but pools over=\(Width\)"
    ):
        MaxPool2DInto(Row, Column, over=cast("Any", (Width,)), window=3)
    pool: Any = MaxPool2DInto(Row, Column, over=(Height, Width), window=2)
    with pytest.raises(
        AxisError, match=r"pools the last axes \(Height, Width\), .* write x\.transpose\(Batch, Height, Width\)$"
    ):
        pool(Input(Tensor[Height, Width, Batch]))
    with pytest.raises(
        AxisError, match=r"pools the last axes \(Height, Width\), but was given Input\(Tensor\[Batch, Width\]\)$"
    ):
        pool(Input(Tensor[Batch, Width]))
    with pytest.raises(SizeError, match="the padding of a pool must be at most half of its window of 2, not 2"):
        AveragePool1DInto(Row, over=Width, window=2, padding=2)
