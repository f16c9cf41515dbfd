"""Pools along an axis, windows and what is between elements, against loops over the definition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Height, Other, Refusal, Row, Sized, Width, Window, integers, real
from typedtensor import Axis
from typedtensor.backends.pools_along import PoolWindows
from typedtensor.core.tensor import tensor_type
from typedtensor.ops import (
    AdaptiveAveragePool,
    AdaptiveMaxPool,
    AverageAlongInput,
    AveragePoolAlong,
    Fold,
    Interpolate,
    InterpolateInput,
    MaxAlongInput,
    MaxAlongOutput,
    MaxPoolAlong,
    Unfold,
)
from typedtensor.ops.library.windows.unfolding import Between


class Frame(Axis): ...


class Seven(Axis, size=7): ...


class Three(Axis, size=3): ...


def made(*axes: Any, sizes: tuple[int, ...]) -> Any:
    return tensor_type("real", axes)(np.random.default_rng(len(axes)).normal(size=sizes))


X = real(Batch, Height, Other)
OVER, PARTS = PoolWindows(3, 2, 1), PoolWindows()
Spans = list[list[int]]


def overlapping(extent: int) -> Spans:
    """Windows of 3, 2 apart, with one element in addition at each end."""
    return [[n for n in range(start, start + 3) if 0 <= n < extent] for start in range(-1, extent - 1, 2)]


def thirds(extent: int) -> Spans:
    return [list(range(n * extent // 3, -(-(n + 1) * extent // 3))) for n in range(3)]


def pooled(spans: Callable[[int], Spans], reduce: Callable[..., Any], axis: int = 1) -> Callable[[Any], Any]:
    return lambda x: np.stack([reduce(x.take(span, axis), axis) for span in spans(x.shape[axis])], axis)


def mean(x: Any, axis: int) -> Any:
    return np.sum(x, axis) / 3


def transpose(linear: Callable[[Any], Any], like: Any, y: Any) -> Any:
    """The transpose of a linear function, by its value for each element of a basis."""
    units = np.eye(like.size).reshape(-1, *like.shape)
    return np.array([np.sum(linear(unit) * y) for unit in units]).reshape(like.shape)


def picked(spans: Callable[[int], Spans], x: Any, z: Any) -> Any:
    """The elements of ``z`` where ``x`` is largest within each span."""
    found = [
        np.take_along_axis(z.take(span, 1), np.expand_dims(x.take(span, 1).argmax(1), 1), 1)[:, 0]
        for span in spans(x.shape[1])
    ]
    return np.stack(found, 1)


def windows(x: Any, stride: int = 1, dilation: int = 1) -> Any:
    starts = range(0, x.shape[1] - dilation, stride)
    return np.stack([np.stack([x[:, n], x[:, n + dilation]], 1) for n in starts], 1)


def linearly(x: Any, count: int, corners: bool, axis: int = 1) -> Any:
    """By NumPy's, element by element of the others."""
    extent = x.shape[axis]
    where = np.linspace(0, extent - 1, count) if corners else (np.arange(count) + 0.5) * extent / count - 0.5
    return np.apply_along_axis(lambda line: np.interp(where, np.arange(extent), line), axis, x)


def nearest(x: Any, count: int) -> Any:
    return np.stack([x[:, int(n * x.shape[1] / count)] for n in range(count)], 1)


FEW, LESS = made(Batch, Frame, Other, sizes=(2, 3, 2)), made(Batch, Frame, Window, Other, sizes=(2, 3, 2, 2))
MANY = made(Batch, Seven, Other, sizes=(2, 7, 2))
LINEAR, KEPT, NEAREST = Between("linear", False), Between("linear", True), Between("nearest", False)
SEVENTHS = [(0, 1), (0, 2), (1, 3), (2, 3), (2, 4), (3, 5), (4, 5)]

CASES = [
    Case(MaxPoolAlong(Height, Frame, 3, 2, 1), (X,), pooled(overlapping, np.max)),
    Case(MaxPoolAlong(Width, Frame, 2), (real(Width),), lambda x: x.reshape(2, 2).max(1)),
    Case(AveragePoolAlong(Height, Frame, 3, 2, 1), (X,), pooled(overlapping, mean)),
    Case(AdaptiveMaxPool(Height, Three), (X,), pooled(thirds, np.max)),
    Case(AdaptiveAveragePool(Height, Three), (X,), pooled(thirds, np.mean)),
    Case(AdaptiveAveragePool(Height, Seven), (X,), lambda x: np.stack([np.mean(x[:, a:b], 1) for a, b in SEVENTHS], 1)),
    Case(
        MaxAlongInput(Height, Frame, OVER),
        (X, FEW),
        lambda x, y: transpose(lambda z: picked(overlapping, x, z), x, y),
    ),
    Case(MaxAlongInput(Height, Frame, PARTS), (X, FEW), lambda x, y: transpose(lambda z: picked(thirds, x, z), x, y)),
    Case(
        MaxAlongOutput(Height, Frame, OVER),
        (FEW, X, real(Batch, Height, Other, seed=1)),
        lambda like, x, z: picked(overlapping, x, z),
    ),
    Case(
        MaxAlongOutput(Height, Frame, PARTS),
        (FEW, X, real(Batch, Height, Other, seed=1)),
        lambda like, x, z: picked(thirds, x, z),
    ),
    Case(
        AverageAlongInput(Height, Frame, OVER),
        (X, FEW),
        lambda like, y: transpose(pooled(overlapping, mean), like, y),
    ),
    Case(
        AverageAlongInput(Height, Three, PARTS),
        (X, made(Batch, Three, Other, sizes=(2, 3, 2))),
        lambda like, y: transpose(pooled(thirds, np.mean), like, y),
    ),
    Case(Unfold(Height, Frame, Window), (X,), windows),
    Case(Unfold(Height, Frame, Row(2), 2, 2), (X,), lambda x: windows(x, 2, 2)),
    Case(Fold(Height, Frame, Window, 1, 2), (X, LESS), lambda like, y: transpose(lambda x: windows(x, 1, 2), like, y)),
    Case(Interpolate(Height, Seven), (X,), lambda x: nearest(x, 7)),
    Case(Interpolate(Height, Three), (X,), lambda x: nearest(x, 3)),
    Case(Interpolate(Height, Seven, "linear"), (X,), lambda x: linearly(x, 7, False)),
    Case(Interpolate(Width, Three, "linear", corners=True), (real(Width),), lambda x: linearly(x, 3, True, 0)),
    Case(
        InterpolateInput(Height, Seven, LINEAR),
        (X, MANY),
        lambda like, y: transpose(lambda x: linearly(x, 7, False), like, y),
    ),
    Case(
        InterpolateInput(Height, Seven, NEAREST), (X, MANY), lambda like, y: transpose(lambda x: nearest(x, 7), like, y)
    ),
]


REFUSALS = [
    refusal
    for operation in (
        MaxPoolAlong(Height, Frame, 2),
        AveragePoolAlong(Height, Frame, 2),
        AdaptiveMaxPool(Height, Three),
        AdaptiveAveragePool(Height, Three),
        Unfold(Height, Frame, Window),
        Interpolate(Height, Three),
    )
    for refusal in [
        Refusal(operation, (real(Row, Column),), "needs an axis U (Height) in the operand"),
        Refusal(operation, (integers(Height, below=3),), "to be real, not int"),
    ]
]
REFUSALS += [
    Refusal(MaxPoolAlong(Height, Width, 2), (real(Height, Width),), "needs V (Width) not to be among"),
    Refusal(Unfold(Height, Window, Window), (X,), "needs K (Window) not to be among"),
    Refusal(MaxAlongInput(Height, Frame, OVER), (X, made(Row, Frame, sizes=(3, 3))), "needs"),
    Refusal(MaxAlongOutput(Height, Frame, OVER), (FEW, X, real(Height)), "needs"),
    Refusal(AverageAlongInput(Height, Frame, OVER), (X, real(Sized)), "needs"),
    Refusal(Fold(Height, Frame, Window), (X, FEW), "needs"),
    Refusal(InterpolateInput(Height, Seven, LINEAR), (X, real(Sized)), "needs"),
]
