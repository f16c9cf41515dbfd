"""Texts that models continue: several at once as one by one, drawn, by beams, with states that grow and others."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from typedtensor import Axis, AxisError, Expr, IntTensor, Module, SizeError, Tensor, plain, scan
from typedtensor.generation import Generator, Sampling
from typedtensor.generation.generator import room
from typedtensor.nn import (
    ContinuedAttention,
    Embedding,
    GRUCell,
    Linear,
    MultiHeadAttention,
    Remembered,
    Rotary,
    SelfAttention,
    random_normal,
)


class Text(Axis, samples=True): ...


class Time(Axis): ...


class Past(Axis): ...


class Word(Axis, size=7): ...


class Feature(Axis, size=8): ...


class Head(Axis, size=2): ...


class Width(Axis, size=4): ...


Words = Expr[IntTensor[Text, Time]]
Scores = Expr[Tensor[Text, Time, Word]]
Known = Remembered[Expr[Tensor[Text, Past, Head, Width]]]


class Attending(Module):
    """A decoder of one layer."""

    def __init__(self) -> None:
        self.words = Embedding(Word, Feature, initializer=random_normal(1.0), seed=0)
        self.attention = MultiHeadAttention(Feature, Head, Width, causal=True, rotary=Rotary(Width), seed=1)
        self.scores = Linear(Feature, Word, initializer=random_normal(1.0), seed=2)

    def __call__(self, words: Words) -> Scores:
        x = self.words(words)
        return self.scores(x + SelfAttention(self.attention, Time)(x))

    def step(
        self, words: Words, now: Expr[IntTensor[Text, Time]], before: Expr[IntTensor[Text, Past]], past: Known
    ) -> tuple[Scores, Remembered[Expr[Tensor[Text, Time, Head, Width]]]]:
        x = self.words(words)
        y, new = ContinuedAttention(self.attention, Time, Past)(x, now, before, past)
        return self.scores(x + y), new

    def generator(self) -> Generator[Text, Time, Past]:
        return Generator(
            self.step, IntTensor[Text, Time], Past, ContinuedAttention(self.attention, Time, Past).nothing(Text)
        )


class Recurring(Module):
    """A cell, whose state is replaced."""

    def __init__(self) -> None:
        self.words = Embedding(Word, Feature, initializer=random_normal(1.0), seed=0)
        self.cell = GRUCell(Feature, Feature, seed=1)
        self.scores = Linear(Feature, Word, initializer=random_normal(1.0), seed=2)

    def step(
        self,
        words: Words,
        now: Expr[IntTensor[Text, Time]],
        before: Expr[IntTensor[Text, Past]],
        state: Expr[Tensor[Text, Feature]],
    ) -> tuple[Scores, Expr[Tensor[Text, Feature]]]:
        def one(state: Expr[Tensor[Text, Feature]], x: Expr[Tensor[Text, Feature]]) -> Any:
            after = self.cell(x, state)
            return after, after

        after, found = scan(one, state, self.words(words).transpose(Time, Text, Feature), Time)
        return self.scores(found.transpose(Text, Time, Feature)), after

    def generator(self) -> Generator[Text, Time, Past]:
        return Generator(self.step, IntTensor[Text, Time], Past, Tensor[Text, Feature](np.zeros((1, 8), np.float32)))


MODEL = Attending()
WRITERS = {"attending": MODEL.generator(), "recurring": Recurring().generator()}


def at_once(words: list[int]) -> Any:
    """The logarithms of the probabilities of the words after each, by the model as a whole."""
    scores = plain(MODEL)(IntTensor[Text, Time]([words])).numpy()[0].astype(float)
    return scores - np.log(np.exp(scores).sum(-1, keepdims=True))


def test_the_most_probable_words_follow() -> None:
    for prompt in ([3], [1, 2, 3, 4, 5]):
        words = [*prompt]
        for _ in range(70):  # more than there is memory for at first
            words.append(int(at_once(words)[-1].argmax()))
        assert WRITERS["attending"].texts([prompt], 70) == [words[len(prompt) :]]


prompts = st.lists(st.lists(st.integers(0, 6), min_size=1, max_size=4), min_size=1, max_size=4)


@settings(max_examples=10, deadline=None)
@drawn(st.sampled_from([*WRITERS]), prompts, st.integers(0, 3))
def test_several_texts_go_on_as_each_by_itself(name: str, given: list[list[int]], stop: int) -> None:
    writer = WRITERS[name]
    several = writer.texts(given, 6, stop={stop})
    assert several == [writer.texts([prompt], 6, stop={stop})[0] for prompt in given]
    assert several == [[*writer.stream(prompt, 6, stop={stop})] for prompt in given]
    without = writer.texts(given, 6)
    assert several == [[*itertools.takewhile(lambda word: word != stop, words)] for words in without]


@settings(max_examples=10, deadline=None)
@drawn(prompts, st.integers(0, 2**63 - 1))
def test_limits_of_sampling_take_the_most_probable_words(given: list[list[int]], seed: int) -> None:
    writer = WRITERS["recurring"]
    best = writer.texts(given, 5)
    for sampling in (
        Sampling(top_k=1, seed=seed),
        Sampling(0.0, seed=seed),
        Sampling(1e-9, seed=seed),
        Sampling(top_p=1e-9, seed=seed),
    ):
        assert writer.texts(given, 5, sampling=sampling) == best
    plainly = writer.texts(given, 5, sampling=Sampling(seed=seed))
    assert writer.texts(given, 5, sampling=Sampling(top_k=7, top_p=1.0, seed=seed)) == plainly
    # The first text has the same number by itself.
    assert writer.texts(given[:1], 5, sampling=Sampling(seed=seed)) == plainly[:1]


def test_draws_have_the_probabilities_of_the_words() -> None:
    scores = np.log(np.array([0.5, 0.1, 0.3, 0.1]))
    count = 4000
    rows, keys = np.broadcast_to(scores, (count, 4)), Sampling(seed=1).keys(count)
    for sampling, expected in (
        (Sampling(seed=1), [0.5, 0.1, 0.3, 0.1]),
        (Sampling(top_k=2, seed=2), [0.625, 0, 0.375, 0]),
        (Sampling(top_p=0.6, seed=3), [0.625, 0, 0.375, 0]),
        (Sampling(top_p=0.5, seed=4), [1, 0, 0, 0]),
        (Sampling(0.5, seed=5), [0.25 / 0.36, 0.01 / 0.36, 0.09 / 0.36, 0.01 / 0.36]),
    ):
        words = sampling.words(rows, sampling.keys(count), [7] * count)
        np.testing.assert_allclose(np.bincount(words, minlength=4) / count, expected, atol=0.03)
        assert not np.bincount(words, minlength=4)[np.equal(expected, 0)].any()
    same = Sampling(seed=1).words(rows, keys, [7] * count)
    assert (same == Sampling(seed=1).words(rows, keys, [7] * count)).all()
    assert (same != Sampling(seed=1).words(rows, keys, [8] * count)).any()
    assert (same != Sampling(seed=1).words(rows, Sampling(seed=2).keys(count), [7] * count)).any()


def test_wide_beams_find_the_most_probable_texts() -> None:
    prompt, count = [2, 5], 3
    texts = dict.fromkeys(itertools.product(range(7), repeat=count), 0.0)
    for words in texts:
        found = at_once([*prompt, *words])
        texts[words] = sum(found[len(prompt) - 1 + n, word] for n, word in enumerate(words)) / count
    expected = sorted(texts.items(), key=lambda x: -x[1])
    found = WRITERS["attending"].beams(prompt, count, beams=49)
    assert [tuple(beam.words) for beam in found[:5]] == [words for words, _ in expected[:5]]
    np.testing.assert_allclose([beam.score for beam in found[:5]], [score for _, score in expected[:5]], rtol=1e-5)


@pytest.mark.parametrize("name", WRITERS)
def test_one_beam_takes_the_most_probable_words(name: str) -> None:
    [beam] = WRITERS[name].beams([1, 4], 9, beams=1)
    assert [beam.words] == WRITERS[name].texts([[1, 4]], 9)


def test_beams_end_at_words_that_stop() -> None:
    found = WRITERS["attending"].beams([2, 5], 8, beams=3, stop={0, 1}, length_penalty=0.0)
    assert len(found) == 3
    assert [beam.score for beam in found] == sorted((beam.score for beam in found), reverse=True)
    for beam in found:
        assert not {0, 1} & {*beam.words}
        log = at_once([2, 5, *beam.words])
        score = sum(log[1 + n, word] for n, word in enumerate(beam.words))
        ends = [score + log[-1, word] for word in (0, 1)] if len(beam.words) < 8 else [score]
        assert min(abs(beam.score - end) for end in ends) < 1e-4


def test_texts_begin_with_states_of_their_own() -> None:
    """As the description of what they are about."""
    writer, prompts = WRITERS["recurring"], [[1, 2], [3], [4, 5]]
    begun = Tensor[Text, Feature](np.random.default_rng(0).normal(size=(3, 8)).astype(np.float32))
    found = writer.texts(prompts, 8, state=begun)
    assert found != writer.texts(prompts, 8)
    for n, prompt in enumerate(prompts):
        alone = Tensor[Text, Feature](begun.numpy()[n : n + 1])
        assert [*writer.stream(prompt, 8, state=alone)] == found[n] == writer.texts([prompt], 8, state=alone)[0]
        assert writer.beams(prompt, 8, beams=1, state=alone)[0].words == found[n]
    with pytest.raises(SizeError, match="there are 1 prompts, but the states of 3 texts"):
        writer.texts([[1]], 8, state=begun)
    with pytest.raises(AxisError, match=r"a state has the structure Tensor\[Text, Feature\], but was given as \("):
        writer.texts(prompts, 8, state=(begun,))


def test_what_is_wrong_is_said() -> None:
    writer = WRITERS["attending"]
    assert writer.texts([], 3) == writer.texts([[1]], 0)[1:] == []
    assert [*writer.stream([1], 0)] == []
    assert writer.beams([1], 0, beams=2) == [([], 0.0)]
    with pytest.raises(SizeError, match="a prompt is empty"):
        writer.texts([[1], []], 3)
    with pytest.raises(SizeError, match="count"):
        writer.texts([[1]], -1)
    with pytest.raises(SizeError, match="beams"):
        writer.beams([1], 3, beams=0)
    wrong: list[tuple[str, Any]] = [
        ("temperature", -1.0),
        ("temperature", math.nan),
        ("top_k", 0),
        ("top_p", 0.0),
        ("seed", -1),
    ]
    for option, value in wrong:
        with pytest.raises(SizeError, match=option):
            Sampling(**{option: value})
    of = IntTensor[Text, Time]
    with pytest.raises(AxisError, match=r"has the axis Text first, but one of them is Tensor\[Feature\]"):
        Generator(Recurring().step, of, Past, Tensor[Feature](np.zeros(8)))
    with pytest.raises(AxisError, match=r"but it returned IntTensor\[Text, Time\]"):
        Generator(lambda words, now, before, state: (words, ()), of, Past, ())
    with pytest.raises(AxisError, match=r"a step returns the states \(Tensor\[Text, Time, Head, Width\], "):
        Generator(
            lambda words, now, before, past: (MODEL.step(words, now, before, past)[0], past),
            of,
            Past,
            ContinuedAttention(MODEL.attention, Time, Past).nothing(Text),
        )


def test_room_grows_by_a_quarter_at_most() -> None:
    for count in range(1, 5000):
        assert count <= room(count) < max(count * 1.25, count + 64)
    assert len({room(count) for count in range(1, 5000)}) < 30
