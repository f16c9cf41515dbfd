"""Attention of blocks of positions with the keys and values of earlier ones gives what attention to all gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from typedtensor import Attended, Axis, AxisError, Input, IntTensor, Tensor, compiled, plain
from typedtensor.nn import (
    ALiBi,
    ContinuedAttention,
    GroupedQueryAttention,
    MultiHeadAttention,
    Remembered,
    Rotary,
    SelfAttention,
)


class Text(Axis): ...


class Time(Axis): ...


class Past(Axis): ...


class Feature(Axis, size=6): ...


class Head(Axis, size=2): ...


class Group(Axis, size=3): ...


class Width(Axis, size=4): ...


FORMS: dict[str, Callable[[], Any]] = {
    "plain": lambda: MultiHeadAttention(Feature, Head, Width, causal=True, seed=0),
    "rotary": lambda: MultiHeadAttention(Feature, Head, Width, causal=True, rotary=Rotary(Width), seed=0),
    "relative": lambda: MultiHeadAttention(Feature, Head, Width, causal=True, relative=ALiBi(Head), seed=0),
    "grouped": lambda: GroupedQueryAttention(
        Feature, Head, Group, Width, causal=True, rotary=Rotary(Width), bias=False, seed=0
    ),
}


@pytest.mark.parametrize("parts", [(7,), (3, 1, 1, 2), (1,) * 7])
@pytest.mark.parametrize("form", FORMS)
def test_blocks_give_what_all_positions_give(form: str, parts: Sequence[int]) -> None:
    attention = FORMS[form]()
    x = np.random.default_rng(0).normal(size=(2, 7, 6))
    whole: Any = SelfAttention(attention, Time)
    expected = plain(whole)(Tensor[Text, Time, Feature](x)).numpy()
    layer: Any = ContinuedAttention(attention, Time, Past)
    of = Tensor[Text, Past, Head, Width]
    of_x, of_now, of_before = Tensor[Text, Time, Feature], IntTensor[Text, Time], IntTensor[Text, Past]
    read = compiled(layer, of_x, of_now, of_before, layer.nothing(Text))
    keys, values, before, at = np.zeros((2, 9, 2, 4)), np.zeros((2, 9, 2, 4)), np.full((2, 9), -1), 0
    for length in parts:
        block = slice(at, at + length)
        now = np.tile(np.arange(at, at + length), (2, 1))
        y, new = read(of_x(x[:, block]), of_now(now), of_before(before), Remembered(of(keys), of(values)))
        np.testing.assert_allclose(y.numpy(), expected[:, block], atol=1e-12)
        # The places of earlier positions may have any order.
        places = slice(8 - at, 8 - at - length if at + length < 9 else None, -1)
        keys[:, places], values[:, places], before[:, places] = new.keys.numpy(), new.values.numpy(), now
        at += length


def test_what_is_missing_is_said() -> None:
    with pytest.raises(AxisError, match="make it with causal=True"):
        ContinuedAttention(MultiHeadAttention(Feature, Head, Width), Time, Past)
    attention = MultiHeadAttention(Feature, Head, Width, causal=True)
    with pytest.raises(AxisError, match="was given Time both for the positions of a block and for the earlier ones"):
        ContinuedAttention(attention, Time, Time)
    layer: Any = ContinuedAttention(attention, Time, Past)
    now, before = Input(IntTensor[Text, Time]), Input(IntTensor[Text, Past])
    past = Remembered(Input(Tensor[Text, Past, Head, Width]), Input(Tensor[Text, Past, Head, Width]))
    with pytest.raises(AxisError, match=r"needs now along \(Text, Time\), but was given \(Text, Past\)"):
        layer(Input(Tensor[Text, Time, Feature]), before, before, past)
    with pytest.raises(AxisError, match="as a Remembered, not a Input"):
        layer(Input(Tensor[Text, Time, Feature]), now, before, now)
    other = Remembered(Input(Tensor[Text, Attended[Time], Head, Width]), past.values)
    with pytest.raises(AxisError, match=r"needs the keys along \(Text, Past, Head, Width\)"):
        layer(Input(Tensor[Text, Time, Feature]), now, before, other)
    assert repr(layer) == "ContinuedAttention(MultiHeadAttention(Feature, Head, Width), Time, Past)"
