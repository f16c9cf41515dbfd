"""Numbers that operations and layers take beside operands: what is none of them is refused where it is given."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, SizeError, Tensor
from typedtensor.nn import BatchNorm, Conv1DInto, GroupNorm, LayerNorm, MaxPool1DInto
from typedtensor.ops import (
    HardTanh,
    Huber,
    L2Normalize,
    MatrixPower,
    Polygamma,
    Unfold,
    concatenate,
    roll,
    select,
    softmax,
    stack,
    tile,
)


class Row(Axis): ...


class Column(Axis): ...


class Other(Axis): ...


class Channel(Axis, size=4): ...


class Window(Axis, size=2): ...


X: Any = Tensor[Row, Column]([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
HALF: Any = 1.5
ONE: Any = 1
NAN = math.nan


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: X.select(Column, HALF), "the index of select must be a whole number, not 1.5"),
        (lambda: X.select(Column, True), "the index of select must be a whole number, not True"),
        (lambda: X.select(Column, [1]), r"the index of select must be a whole number, not \[1\]"),
        (lambda: roll(X, Column, HALF), "the shift of roll must be a whole number, not 1.5"),
        (lambda: tile(X, Column, Other, HALF), "the number of times that tile repeats elements must be a whole number"),
        (
            lambda: tile(X, Column, Other, -1),
            "times that tile repeats elements must be at least 0, not -1",
        ),
        (lambda: X.pad(Column, Other, HALF), "the number of elements that pad adds before must be a whole number"),
        (lambda: X.pad(Column, Other, 0, -1), "that pad adds after must be at least 0, not -1: slice takes elements"),
        (lambda: X.slice(Column, Other, HALF), "the start of a slice must be a whole number, not 1.5"),
        (lambda: X.slice(Column, Other, 0, "3"), "the stop of a slice must be a whole number, not '3'"),
        (lambda: X.clip(NAN, 1.0), "a bound of clip must be a number, not nan"),
        (lambda: X.clip(None, "1"), "a bound of clip must be a number, not '1'"),
        (lambda: HardTanh(0.0, NAN), "a bound of a hard tanh must be a number, not nan"),
        (lambda: Huber(NAN), "the delta of a Huber loss must be more than 0, not nan"),
        (lambda: Polygamma(HALF), "the order of a polygamma function must be a whole number, not 1.5"),
        (lambda: Polygamma(0), "the order of a polygamma function must be at least 1, not 0: for order 0 use digamma"),
        (lambda: MatrixPower(Row, Column, HALF), "the exponent of a matrix power must be a whole number, not 1.5"),
        (lambda: Unfold(Row, Other, Window, stride=0), "the stride of windows must be at least 1, not 0"),
        (lambda: L2Normalize(Row, NAN), "the epsilon of a normalization must be at least 0, not nan"),
        (lambda: LayerNorm(Channel, epsilon=NAN), "the epsilon of a normalization must be at least 0, not nan"),
        (lambda: BatchNorm(Channel, epsilon=-1.0), "the epsilon of a normalization must be at least 0, not -1"),
        (lambda: GroupNorm(Channel, 2, epsilon=NAN), "the epsilon of a normalization must be at least 0, not nan"),
        (lambda: MaxPool1DInto(Row, over=Column, window=HALF), "the window of a pool must be a whole number, not 1.5"),
        (
            lambda: Conv1DInto(Channel, Channel, Window, Row, stride=HALF),
            "the stride of a convolution must be a whole number",
        ),
    ],
)
def test_what_is_refused(call: Callable[[], object], message: str) -> None:
    with pytest.raises(SizeError, match=message):
        call()


def test_what_equals_a_number_and_is_none_does_not_stand_for_it_later() -> None:
    with pytest.raises(SizeError, match="the index of select must be a whole number, not 2.0"):
        X.select(Column, 2.0)
    assert X.select(Column, 2).numpy().tolist() == [3.0, 6.0]


def test_whole_numbers_of_numpy_are_taken() -> None:
    two: Any = np.int64(2)
    assert select(X, Column, two).numpy().tolist() == [3.0, 6.0]
    assert roll(X, Column, two).numpy()[0].tolist() == [2.0, 3.0, 1.0]
    assert Conv1DInto(Channel, Channel, Window, Row, stride=two).convolve.moves.stride == 2
    MaxPool1DInto(Row, over=Column, window=two, padding=np.int64(1))  # type: ignore[arg-type]  # no int to NumPy's stubs


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: X.sum([Row, Column]), r"not the list \(Row, Column\): give its labels one by one"),
        (lambda: X.sum((Row, Column)), r"not the tuple \(Row, Column\): give its labels one by one"),
        (lambda: softmax(X, ONE), "not 1: declare a class for each axis"),
        (
            lambda: stack(X, Other),
            r"stack takes a list of .*, not Tensor\[Row, Column\]: write stack",
        ),
        (lambda: concatenate(X, Row, Other), "concatenate takes a list of tensors or expressions"),
    ],
)
def test_what_is_no_label_and_no_list(call: Callable[[], object], message: str) -> None:
    with pytest.raises(AxisError, match=message):
        call()
