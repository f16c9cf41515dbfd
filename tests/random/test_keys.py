"""Keys and the generator: published numbers, the same ones everywhere."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from tests.targets.using import using
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    Input,
    IntTensor,
    SizeError,
    Tensor,
    call,
    cond,
    given,
    map_over,
    scan,
)
from typedtensor.backends.random import drawn, drawn_by_words, folded, folded_by_words
from typedtensor.random import Key, normal, uniform, uniform_like
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.xla import XlaTarget


class Row(Axis): ...


class Chain(Axis, size=12): ...


untyped: Any = uniform
untyped_key: Any = Key

WORDS = st.integers(-(2**63), 2**63 - 1)


def test_the_published_numbers() -> None:
    # Random123, kat_vectors: philox4x64 10, with a counter and a key of all ones.
    from typedtensor.backends.random import _philox

    ones = np.array([2**64 - 1], np.uint64)
    first, *_ = _philox(np, (ones,) * 4, ones, 2**64 - 1)
    assert hex(int(first[0])) == "0x87b092c3013fe90b"


@for_all(st.lists(WORDS, max_size=3), st.lists(st.integers(0, 4), max_size=3), st.sampled_from(["f2", "f4", "f8"]))
def test_words_are_those_of_the_generator_of_numpy(keys: list[int], shape: list[int], dtype: str) -> None:
    for key in (np.array(keys, np.int64), np.array(keys[:1], np.int64).reshape(()) if keys else np.array(7)):
        expected = drawn(key, np.empty((*key.shape, *shape), dtype))
        found = drawn_by_words(np, key.astype(np.uint64), tuple(shape), np.dtype(dtype))
        assert found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)
        assert ((expected > 0) & (expected < 1)).all() or dtype == "f2"


@for_all(WORDS, st.lists(WORDS, min_size=1, max_size=12))
def test_few_keys_are_folded_as_many(key: int, numbers: list[int]) -> None:
    few = [int(folded(np.array(key), np.array(n))) for n in numbers]
    many = folded_by_words(np, np.full(len(numbers), key).astype(np.uint64), np.array(numbers).astype(np.uint64))
    assert few == many.view(np.int64).tolist() == folded(np.array(key), np.array(numbers)).tolist()


@pytest.mark.parametrize("target", [NumPyTarget, ReferenceTarget, XlaTarget])
def test_the_same_numbers_by_every_way(target: type[Target]) -> None:
    if target is XlaTarget:
        pytest.importorskip("jax")
    seed, like = Input(IntTensor[()]), Input(Tensor[Row])

    def doubled(key: Key, x: Any) -> Any:
        return uniform_like(key.fold_in(3), x) * 2.0 - uniform_like(key.fold_in(4), x)

    draws = doubled(Key(seed), like)
    with using(target()):
        for planned, size in enumerate((5, 5, 5, 2)):
            ones = Tensor[Row](np.ones(size))
            with given(seed.bind(IntTensor[()](9)), like.bind(ones)) as computation:
                np.testing.assert_array_equal(draws.value.numpy(), doubled(Key(9), ones).numpy())
                assert computation.counts.planned_values or planned in (0, 3)


def test_keys_that_follow_from_a_key_differ_and_draw_other_numbers() -> None:
    root = Key(0)
    keys = [root, *root.split(20), *root.split()[1].split(20), Key(1), root.fold_in(-1)]
    assert root.split(3)[1].word.value.item() == root.fold_in(1).word.value.item()
    draws = np.array([uniform_like(key, Tensor[Row](np.ones(500))).numpy() for key in keys])
    assert len(np.unique(draws)) == draws.size
    assert np.abs(np.corrcoef(draws) - np.eye(len(keys))).max() < 5 / math.sqrt(500)


def test_a_key_is_a_state() -> None:
    seed, flag = Input(IntTensor[()]), Input(Tensor[()])
    key = Key(seed)

    def draw(key: Key) -> Expr[Tensor[()]]:
        return uniform(key, Tensor[()])

    def step(key: Key, x: Expr[Tensor[()]]) -> tuple[Key, Expr[Tensor[()]]]:
        return key.fold_in(1), uniform(key, Tensor[()]) + x

    by_map = map_over(lambda word: uniform(Key(word), Tensor[()]), key.along(Chain), Chain)
    _, by_scan = scan(step, key, Const(Tensor[Chain](np.zeros(12, np.float32))), Chain)
    by_cond = cond(flag > 0.0, draw, lambda key: draw(key.fold_in(2)), key)
    by_call = call(draw)(key.fold_in(2))
    for _ in range(3):
        with given(seed.bind(IntTensor[()](4)), flag.bind(Tensor[()](-1.0))):
            chained, expected = Key(4), []
            for _ in range(12):
                expected.append(uniform_like(chained, Tensor[()](0.0)).item())
                chained = chained.fold_in(1)
            np.testing.assert_array_equal(by_scan.value.numpy(), np.array(expected, np.float32))
            mapped = [uniform_like(Key(4).fold_in(n), Tensor[()](0.0)).item() for n in range(12)]
            np.testing.assert_array_equal(by_map.value.numpy(), np.array(mapped, np.float32))
            assert by_cond.value.item() == by_call.value.item() == mapped[2]


def test_expressions_that_are_built_anew_with_other_keys_share_a_plan() -> None:
    planned = []
    for step in range(6):
        with given() as computation:
            loss = (normal(Key(0).fold_in(step), Tensor[Row], Row(50)) * 2.0).sum()
            assert math.isfinite(loss.value.item())
            planned.append(computation.counts.planned_values)
    assert planned[-1] == 1


def test_sizes_come_from_labels() -> None:
    x = Input(Tensor[Row])
    draws = uniform(Key(0), Tensor[Row, Chain])
    for size in (3, 0, 1):
        with given(x.bind(Tensor[Row](np.ones(size)))):
            assert draws.value.shape == (size, 12)
    with given():
        assert uniform(Key(0), Tensor[Row, Row], Row(2)).value.shape == (2, 2)
    with given(), pytest.raises(SizeError, match="the size of Row is not known here"):
        draws.value  # noqa: B018


@pytest.mark.parametrize(
    ("make", "kind", "reason"),
    [
        (lambda: Key(-1), SizeError, "the seed of a key must be from 0 to less than 2**63, not -1"),
        (lambda: Key(2**63), SizeError, "the seed of a key must be from 0 to less than 2**63"),
        (
            lambda: untyped_key(0.5),
            AxisError,
            "Key takes a seed, as in Key(0), or an IntTensor[()], not",
        ),
        (lambda: untyped_key(Tensor[()](0.5)), AxisError, "or an IntTensor[()], not Tensor[()]"),
        (lambda: untyped(3, Tensor[Row]), AxisError, "a draw needs a key, as in Key(0), not 3"),
        (lambda: untyped(Key(0), Row), AxisError, "a draw needs the type of a real tensor, as in Tensor[Batch, Pixel]"),
        (
            lambda: uniform(Key(0), Tensor[Row], Chain()),
            AxisError,
            "a size is given for Chain, but Tensor[Row] has no such axis",
        ),
        (
            lambda: untyped(Key(0), Tensor[Row], Row),
            AxisError,
            "give the size of Row as a sized axis, as in Row(64)",
        ),
        (
            lambda: uniform_like(Key(Input(IntTensor[()])), Tensor[Row]([1.0])),
            AxisError,
            "a key that depends on an expression draws only for expressions: wrap the tensor, as in Const(x)",
        ),
    ],
)
def test_what_is_no_key_and_no_draw(make: Any, kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind) as caught:
        make()
    assert reason in str(caught.value)
