"""Positions in attention: sines, rotations and biases against their formulas, and heads that share keys."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from tests.control.cases import assert_close, numbers, values_and_derivatives
from typedtensor import (
    Attended,
    Axis,
    BoolTensor,
    Const,
    Flat,
    IntTensor,
    Param,
    SizeError,
    Tensor,
    commit,
    given,
    plain,
)
from typedtensor.nn import (
    ALiBi,
    CachedAttention,
    GroupedQueryAttention,
    MultiHeadAttention,
    RelativeBias,
    Rotary,
    SelfAttention,
    Sinusoidal,
)
from typedtensor.ops import arange


class Batch(Axis): ...


class Time(Axis): ...


class Past(Axis): ...


class Feature(Axis, size=6): ...


class Head(Axis, size=2): ...


class Query(Axis, size=3): ...


class Width(Axis, size=4): ...


class Bucket(Axis): ...


HEADS = Flat[Head, Query]


def test_sines_and_cosines() -> None:
    with given():
        found = Sinusoidal(Feature, dtype=np.float64)(arange(Time(5))).value.numpy()
    expected = [[(math.sin, math.cos)[e % 2](p / 10000 ** ((e - e % 2) / 6)) for e in range(6)] for p in range(5)]
    np.testing.assert_allclose(found, expected, rtol=1e-13)


@pytest.mark.parametrize("interleaved", [False, True])
def test_pairs_are_turned_by_their_angle(interleaved: bool) -> None:
    x = numbers(3, 5, 4)
    positions = np.array([0, 1, 7, 100, 3])
    # As complex numbers, which a rotation multiplies.
    pairs = x[..., 0::2] + 1j * x[..., 1::2] if interleaved else x[..., :2] + 1j * x[..., 2:]
    turned = pairs * np.exp(1j * positions[:, None] * 100.0 ** -(np.arange(2) / 2))
    expected = np.stack([turned.real, turned.imag], -1).reshape(3, 5, 4)
    if not interleaved:
        expected = np.concatenate([turned.real, turned.imag], -1)
    rotary = Rotary(Width, base=100.0, interleaved=interleaved, dtype=np.float64)
    with given():
        y = rotary(Const(Tensor[Batch, Time, Width](x)), Const(IntTensor[Time](positions)))
        one = rotary(Const(Tensor[Width](x[0, 2])), Const(IntTensor[()](7)))
        np.testing.assert_allclose(y.value.numpy(), expected, rtol=1e-12)
        np.testing.assert_allclose(one.value.numpy(), expected[0, 2], rtol=1e-12)
        single = Rotary(Width)(Const(Tensor[Width](x[0, 2].astype(np.float32))), Const(IntTensor[()](1)))
        assert single.value.numpy().dtype == np.float32


def test_slopes() -> None:
    def slopes(heads: int) -> Any:
        class Many(Axis): ...

        with given():
            return -ALiBi(Many(heads), dtype=np.float64)(Const(IntTensor[()](-1))).value.numpy()

    np.testing.assert_allclose(slopes(8), [2.0**-n for n in range(1, 9)])
    # What the authors' program gives.
    np.testing.assert_allclose(slopes(6), [0.25, 0.0625, 0.015625, 0.00390625, 0.5, 0.125])
    np.testing.assert_allclose(slopes(1), [2.0**-8])


@pytest.mark.parametrize("bidirectional", [False, True])
def test_buckets(bidirectional: bool) -> None:
    def bucket(distance: int) -> int:
        count, start = 32, 0
        if bidirectional:
            count, start = 16, 16 * (distance > 0)
        far = abs(distance) if bidirectional else max(-distance, 0)
        if far < count // 2:
            return start + far
        share = math.log(far / (count // 2)) / math.log(128 / (count // 2))
        return start + min(count // 2 + int(share * (count - count // 2)), count - 1)

    # Where a range ends, rounding decides.
    distances = np.array([n for n in range(-300, 300) if abs(n) not in (16, 32, 64, 128)])
    layer = RelativeBias(Bucket(32), Head, bidirectional=bidirectional)
    with given():
        found = layer.bucket(Const(IntTensor[Time](distances))).value.numpy()
        assert layer(Const(IntTensor[Time](distances))).value.shape == (len(distances), 2)
    assert found.tolist() == [bucket(int(n)) for n in distances]


def spread(weights: Any) -> Any:
    """Weights of keys for each head of the queries: a head once for each query of its group."""
    return np.repeat(weights.reshape(-1, 2, 4), 3, axis=1).reshape(*weights.shape[:-1], 24)


def test_heads_that_share_keys_are_heads_with_equal_keys() -> None:
    more: Any = {"causal": True, "rotary": Rotary(Width, dtype=np.float64), "dtype": np.float64, "seed": 0}
    relative = RelativeBias(Bucket(4), HEADS, seed=1, furthest=9, dtype=np.float64)
    grouped = GroupedQueryAttention(Feature, Head, Query, Width, relative=relative, **more)
    whole: Any = MultiHeadAttention(Feature, HEADS, Width, relative=relative, **more)
    for name, p in grouped.parameters.items():
        values = p.value.numpy() if name.startswith("relative") else p.value.numpy() + numbers(*p.value.shape)
        p.assign(p.value.tensor_type(values))
        other = whole.parameters[name]
        if other is not p:
            other.assign(other.value.tensor_type(spread(values) if name[:3] in ("key", "val") else values))
    x = Param(Tensor[Batch, Time, Feature](numbers(2, 5, 6)))
    present = Const(BoolTensor[Batch, Attended[Time]](np.array([[True] * 5, [True] * 3 + [False] * 2])))
    found, expected = (SelfAttention(each, Time)(x, present=present) for each in (grouped, whole))
    of = x, relative.weight, grouped.query.weight
    with_other = x, relative.weight, whole.query.weight
    assert_close(
        values_and_derivatives((found * found).sum(), *of),
        values_and_derivatives((expected * expected).sum(), *with_other),
    )
    assert repr(grouped) == "GroupedQueryAttention(Feature, Head, Query, Width)"


@pytest.mark.parametrize("shared", [False, True])
def test_a_cache_and_a_part_of_the_queries_give_what_all_at_once_give(shared: bool) -> None:
    x = Tensor[Time, Feature](numbers(5, 6))
    more: Any = {"causal": True, "dtype": np.float64, "seed": 0, "rotary": Rotary(Width, dtype=np.float64)}
    attention: Any
    if shared:
        attention = GroupedQueryAttention(Feature, Head, Query, Width, relative=ALiBi(HEADS, dtype=np.float64), **more)
    else:
        attention = MultiHeadAttention(Feature, Head, Width, relative=ALiBi(Head, dtype=np.float64), **more)
    with given():
        whole = SelfAttention(attention, Time)(Const(x)).value.numpy()
    with given():
        last = attention(Const(Tensor[Time, Feature](x.numpy()[3:])), Const(Tensor[Past, Feature](x.numpy()))).value
        np.testing.assert_allclose(last.numpy(), whole[3:], rtol=1e-12)
    cache = CachedAttention(attention, Past(7))
    for position in range(5):
        with given():
            y, updates = cache(Const(Tensor[Feature](x.numpy()[position])), Const(IntTensor[()](position)))
            np.testing.assert_allclose(y.value.numpy(), whole[position], rtol=1e-12)
            commit(*updates)


def test_what_cannot_be() -> None:
    with pytest.raises(SizeError, match="rotary positions rotate pairs of features, but Query has 3, an odd number"):
        Rotary(Query)
    with pytest.raises(SizeError, match="Bucket has 3 buckets, but must have at least 2 for each of 2 directions"):
        RelativeBias(Bucket(3), Head)
    with pytest.raises(SizeError, match="furthest=8 must be more than 8, because each shorter distance"):
        RelativeBias(Bucket(32), Head, furthest=8)


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_rotary_has_the_precision_of_what_it_turns(dtype: Any) -> None:
    x = np.random.default_rng(0).normal(size=(300, 4)).astype(dtype)
    turned = plain(Rotary(Width))(Tensor[Time, Width](x), IntTensor[Time](np.arange(300))).numpy()
    angles = np.arange(300)[:, None] / 10_000.0 ** (np.arange(2) / 2)
    cos, sin = np.tile(np.cos(angles), 2), np.tile(np.sin(angles), 2)
    expected = x * cos + np.concatenate([-x[:, 2:], x[:, :2]], -1) * sin
    assert turned.dtype == dtype
    np.testing.assert_allclose(
        turned, expected, rtol=0, atol=8 * float(np.finfo(dtype).eps) * (300 if dtype != np.float16 else 1)
    )
