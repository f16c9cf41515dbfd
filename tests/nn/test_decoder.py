"""Blocks of decoders: what they read, what they remember, and one position after another."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Attended, Axis, AxisError, BoolTensor, Const, Input, IntTensor, Tensor, commit, given, plain
from typedtensor.nn import (
    CachedAttention,
    CrossAttention,
    GroupedQueryAttention,
    MultiHeadAttention,
    Remembered,
    SelfAttention,
    Training,
    TransformerBlock,
    TransformerDecoderBlock,
)
from typedtensor.ops import relu


class Batch(Axis): ...


class Word(Axis): ...


class Frame(Axis): ...


class Feature(Axis, size=6): ...


class Sound(Axis, size=5): ...


class Head(Axis, size=2): ...


class Group(Axis, size=3): ...


class Width(Axis, size=3): ...


class Inner(Axis, size=8): ...


DRAW = np.random.default_rng(0)
XS, MEMORY = DRAW.normal(size=(2, 4, 6)), DRAW.normal(size=(2, 5, 5))
X, READ = Const(Tensor[Batch, Word, Feature](XS)), Const(Tensor[Batch, Frame, Sound](MEMORY))


def value(x: Any) -> Any:
    with given():
        return x.value.numpy()


@pytest.mark.parametrize("norm_first", [True, False])
def test_one_position_after_another_gives_what_all_give(norm_first: bool) -> None:
    block = TransformerDecoderBlock(
        Feature, Sound, Head, Width, Inner, over=Word, norm_first=norm_first, activation=relu, seed=0
    )
    there = np.array([True, True, False, True, False])
    whole = value(block(X, READ, None, memory_present=Const(BoolTensor[Batch, Frame](np.stack([there, there])))))
    cache = CachedAttention(block.attention, Word(4))
    x, position, present = Input(Tensor[Feature]), Input(IntTensor[()]), Input(BoolTensor[Frame])
    keys, values = Input(Tensor[Frame, Head, Width]), Input(Tensor[Frame, Head, Width])
    y, updates = block.cached(x, position, cache, Remembered(keys, values), memory_present=present)
    for example in range(2):
        kept = plain(block.reading.remember)(Tensor[Frame, Sound](MEMORY[example]))
        recalled = keys.bind(kept.keys), values.bind(kept.values), present.bind(BoolTensor[Frame](there))
        for number in range(4):
            here = x.bind(Tensor[Feature](XS[example, number])), position.bind(IntTensor[()](number))
            with given(*recalled, *here):
                np.testing.assert_allclose(y.value.numpy(), whole[example, number], rtol=1e-5, atol=1e-6)
                commit(*updates)


def test_it_attends_to_no_later_position_and_to_what_was_read() -> None:
    block = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word, seed=0)
    later, other = XS.copy(), MEMORY.copy()
    later[:, -1] += 1.0
    other[0, -1] += 1.0
    before = value(block(X, READ, None))
    after = value(block(Const(Tensor[Batch, Word, Feature](later)), READ, None))
    np.testing.assert_allclose(after[:, :-1], before[:, :-1], rtol=1e-5, atol=1e-6)
    changed = value(block(X, Const(Tensor[Batch, Frame, Sound](other)), None))
    assert np.all(np.any(changed[0] != before[0], axis=-1))
    np.testing.assert_allclose(changed[1], before[1], rtol=1e-5, atol=1e-6)


def test_masks_of_memory_hold_together() -> None:
    block = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word, seed=0)
    mask = DRAW.random((4, 5)) < 0.6
    present = np.array([[True] * 5, [True, True, True, False, False]])
    apart = block(
        X,
        READ,
        None,
        memory_mask=Const(BoolTensor[Word, Frame](mask)),
        memory_present=Const(BoolTensor[Batch, Frame](present)),
    )
    both = block(X, READ, None, memory_mask=Const(BoolTensor[Batch, Word, Frame](mask & present[:, None])))
    np.testing.assert_allclose(value(apart), value(both), rtol=1e-6)
    assert not np.allclose(value(apart), value(block(X, READ, None)))


def test_dropout_is_of_training_alone() -> None:
    block = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word, rate=0.5, seed=0)
    trained = [value(block(X, READ, Training(Const(IntTensor[()](step))))) for step in (1, 2, 1)]
    np.testing.assert_allclose(trained[0], trained[2], rtol=1e-12)
    assert not np.allclose(trained[0], trained[1])
    assert len({dropout.mask.seed for dropout in block.dropouts}) == 3


def test_multi_head_attention_is_attention_to_features_of_its_own() -> None:
    one, other = MultiHeadAttention(Feature, Head, Width, seed=0), CrossAttention(Feature, Feature, Head, Width, seed=0)
    past = Const(Tensor[Batch, Frame, Feature](DRAW.normal(size=(2, 3, 6))))
    np.testing.assert_allclose(value(one(X, past)), value(other(X, past)), rtol=1e-12)
    np.testing.assert_allclose(value(other.recall(X, other.remember(past))), value(other(X, past)), rtol=1e-12)


def test_a_mask_for_each_head_of_a_group() -> None:
    """It is that of all heads of queries, of an attention in which each has keys of its own."""
    grouped = GroupedQueryAttention(Feature, Head, Group, Width, seed=0)
    mask = DRAW.random((3, 2, 4)) < 0.6
    layer = SelfAttention(grouped, Word)
    found = value(layer(X, mask=Const(BoolTensor[Group, Head, Attended[Word]](mask))))
    for head in range(2):
        for group in range(3):
            alone = np.zeros((3, 2, 4), bool)
            alone[group, head] = mask[group, head]
            found = found - value(layer(X, mask=Const(BoolTensor[Group, Head, Attended[Word]](alone))))
    bias = value(layer(X, mask=Const(BoolTensor[Attended[Word]]([False] * 4))))
    np.testing.assert_allclose(found, -5 * bias, rtol=1e-4, atol=1e-5)


def test_what_does_not_fit_is_refused() -> None:
    block: Any = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word)
    mask = Input(BoolTensor[Batch, Word])
    with pytest.raises(AxisError, match="was given Word both for the positions that attend and for those"):
        block(X, READ.rename(Frame, Word), None)
    with pytest.raises(AxisError, match=r"needs an axis K \(Frame\) in the third, which has only \(Batch, Word\)"):
        block(X, READ, None, memory_mask=mask)
    with pytest.raises(AxisError, match=r"write mask=mask.rename\(Word, Attended\[Word\]\)"):
        block(X, READ, None, mask=mask)
    with pytest.raises(
        AxisError, match=r"attending positions \(Batch\) also before the attended positions, but was given \(no axes\)"
    ):
        block(X, READ.sum(Batch), None)
    with pytest.raises(
        AxisError, match=r"takes remembered keys and values, but was given a Const: write attention\.remember"
    ):
        block.reading.recall(X, READ)
    kind: Any = TransformerBlock
    with pytest.raises(AxisError, match="takes a layer for activation=, but was given"):
        kind(Feature, Head, Width, Inner, over=Word, activation=MultiHeadAttention)


def test_a_cache_is_that_of_its_block() -> None:
    x, position = Input(Tensor[Feature]), Input(IntTensor[()])
    memory = Input(Tensor[Frame, Sound])
    block, other = (TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word) for _ in range(2))
    cache = CachedAttention(other.attention, Word(4))
    with pytest.raises(AxisError, match=r"make a cache for each block, CachedAttention\(block\.attention"):
        block.cached(x, position, cache, block.reading.remember(memory))
    with pytest.raises(AxisError, match="caches the keys of another attention"):
        TransformerBlock(Feature, Head, Width, Inner, over=Word, causal=True).cached(x, position, cache)


def test_printed() -> None:
    block = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word)
    assert repr(block) == "TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word)"
    assert repr(block.reading) == "CrossAttention(Feature, Sound, Head, Width)"
    assert repr(block.at(READ, None)).startswith(
        "TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word).at("
    )


def test_blocks_draw_from_any_source() -> None:
    block = TransformerBlock(Feature, Head, Width, Inner, over=Word, seed=np.random.default_rng(3))
    decoder = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word, seed=np.random.SeedSequence(3))
    for one, other in (
        (block, TransformerBlock(Feature, Head, Width, Inner, over=Word, seed=3)),
        (decoder, TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word, seed=3)),
    ):
        for name, parameter in other.parameters.items():
            assert np.array_equal(one.parameters[name].value.numpy(), parameter.value.numpy()), name
