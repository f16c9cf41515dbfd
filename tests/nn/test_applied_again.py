"""A layer that is applied again finds what its operations are for the types of its operands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from typedtensor import Axis, Input, IntTensor, Tensor
from typedtensor.nn import (
    LSTM,
    BatchNorm,
    GroupedQueryAttention,
    GroupNorm,
    GRUCell,
    LSTMCell,
    MaxPool2DInto,
    Recurrent,
    Rotary,
    SelfAttention,
    Training,
    TransformerBlock,
)
from typedtensor.ops.core import application


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis, size=8): ...


class Hidden(Axis, size=6): ...


class Head(Axis, size=2): ...


class Group(Axis, size=3): ...


class Width(Axis, size=4): ...


class Height(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


TEXTS = Input(Tensor[Batch, Time, Feature])
SEQUENCES = Input(Tensor[Time, Batch, Feature])
IMAGES = Input(Tensor[Batch, Feature, Height, Time])
STEP = Input(IntTensor[()])
GROUPED = GroupedQueryAttention(Feature, Head, Group, Width, causal=True, rotary=Rotary(Width))


@pytest.mark.parametrize(
    ("layer", "operands"),
    [
        (LSTM(LSTMCell(Feature, Hidden), Time), (SEQUENCES,)),
        (Recurrent(GRUCell(Feature, Hidden), Time), (SEQUENCES,)),
        (TransformerBlock(Feature, Head, Width, Hidden, over=Time, causal=True), (TEXTS, None)),
        (SelfAttention(GROUPED, Time), (TEXTS,)),
        (GroupNorm(Feature, 2), (IMAGES,)),
        (BatchNorm(Feature), (IMAGES, Training(STEP))),
        (MaxPool2DInto(Row, Column, over=(Height, Time), window=2), (IMAGES,)),
    ],
    ids=repr,
)
def test_operations_are_specialised_once(
    layer: Callable[..., Any], operands: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):  # the second time, references to what the first one made are found
        layer(*operands)
    made: list[str] = []
    monkeypatch.setattr(application, "ground", lambda operation, *_: made.append(operation.title))
    layer(*operands)
    assert made == []
