from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Height, Refusal, Row, Sized, Width, Window, integers, real
from typedtensor.ops import (
    AveragePool2D,
    AveragePool2DStrided,
    AveragePoolInput,
    MaxPool2D,
    MaxPool2DStrided,
    MaxPoolInput,
    MaxPoolOutput,
)

X, Y = real(Batch, Height, Width), real(Batch, Window, Row)
Z = real(Batch, Height, Width, seed=5)
SIDE, OVER = ((2, 2), (2, 2)), ((3, 2), (2, 1))
SIDE_Y, OVER_Y = real(Batch, Window, Window), real(Batch, Window, Sized)
Pair = tuple[int, int]


def pooled(reduce: Callable[..., Any], window: Pair, stride: Pair) -> Callable[[Any], Any]:
    def reference(x: Any) -> Any:
        (h, w), (down, across) = window, stride
        rows, columns = (x.shape[-2] - h) // down + 1, (x.shape[-1] - w) // across + 1
        y = np.zeros((*x.shape[:-2], rows, columns))
        for p, q in np.ndindex(rows, columns):
            y[..., p, q] = reduce(x[..., p * down : p * down + h, q * across : q * across + w], axis=(-2, -1))
        return y

    return reference


def at_the_top(window: Pair, stride: Pair) -> Callable[..., Any]:
    """For each window, the place of its first largest element."""

    def places(x: Any) -> Any:
        (h, w), (down, across) = window, stride
        rows, columns = (x.shape[-2] - h) // down + 1, (x.shape[-1] - w) // across + 1
        for n, p, q in np.ndindex(len(x), rows, columns):
            i, j = divmod(int(np.argmax(x[n, p * down : p * down + h, q * across : q * across + w])), w)
            yield (n, p, q), (n, p * down + i, q * across + j)

    return places


def put(window: Pair, stride: Pair) -> Callable[..., Any]:
    def reference(x: Any, y: Any) -> Any:
        zeros = np.zeros(x.shape)
        for there, here in at_the_top(window, stride)(x):
            zeros[here] += y[there]
        return zeros

    return reference


def take(window: Pair, stride: Pair) -> Callable[..., Any]:
    def reference(like: Any, x: Any, z: Any) -> Any:
        taken = np.zeros(like.shape)
        for there, here in at_the_top(window, stride)(x):
            taken[there] = z[here]
        return taken

    return reference


def spread(window: Pair, stride: Pair) -> Callable[..., Any]:
    def reference(like: Any, y: Any) -> Any:
        zeros = np.zeros(like.shape)
        (h, w), (down, across) = window, stride
        for n, p, q in np.ndindex(y.shape):
            zeros[n, p * down : p * down + h, q * across : q * across + w] += y[n, p, q] / (h * w)
        return zeros

    return reference


CASES = [
    Case(MaxPool2D(Window, Window), (X,), pooled(np.max, *SIDE)),
    Case(MaxPool2D(Sized, Window), (real(Height, Width),), pooled(np.max, (3, 2), (3, 2))),
    Case(MaxPool2DStrided(Sized, Window, Window, Row(1)), (X,), pooled(np.max, *OVER)),
    Case(MaxPool2DStrided(Row(1), Row(1), Window, Window), (X,), lambda x: x[:, ::2, ::2]),
    Case(AveragePool2D(Window, Window), (X,), pooled(np.mean, *SIDE)),
    Case(AveragePool2DStrided(Sized, Window, Window, Row(1)), (X,), pooled(np.mean, *OVER)),
    Case(MaxPoolInput(*SIDE), (X, SIDE_Y), put(*SIDE)),
    Case(MaxPoolInput(*OVER), (X, OVER_Y), put(*OVER)),
    Case(MaxPoolOutput(*SIDE), (SIDE_Y, X, Z), take(*SIDE)),
    Case(MaxPoolOutput(*OVER), (OVER_Y, X, Z), take(*OVER)),
    Case(AveragePoolInput(*SIDE), (X, SIDE_Y), spread(*SIDE)),
    Case(AveragePoolInput(*OVER), (X, OVER_Y), spread(*OVER)),
]

REFUSALS = [
    Refusal(operation, (real(Row),), "needs at least 2 axes in the operand, which has 1 (Row)")
    for operation in (MaxPool2D(Window, Window), AveragePool2D(Window, Window))
]
REFUSALS += [
    Refusal(operation(Window, Window, Window, Window), (integers(Row, Column, below=3),), "to be real, not int")
    for operation in (MaxPool2DStrided, AveragePool2DStrided)
]
REFUSALS += [
    Refusal(MaxPoolInput(*SIDE), (X, real(Row, Window, Sized)), "needs"),
    Refusal(MaxPoolOutput(*SIDE), (SIDE_Y, X, Y), "needs"),
    Refusal(AveragePoolInput(*SIDE), (X, real(Row, Window, Sized)), "needs"),
]
