"""BERT: a transformer that reads sentences of many lengths from both sides, and guesses the words that are masked.

The language is made: a sentence counts up or down in ones, twos or threes, modulo ten, so that a masked number follows
from those on its left or on its right. Sentences are padded to the longest of a batch; the places without a word are
neither attended to nor guessed. After Devlin et al. (2019).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import Attended, Axis, Binding, BoolTensor, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import Embedding, LayerNorm, Linear, MultiHeadAttention, SelfAttention, normal
from typedtensor.ops import SmoothedCrossEntropy, arange, as_real, dot, exact_gelu
from typedtensor.optim import AdamW

PADDING, MASK, FIRST = 0, 1, 2  # the first number is the word 2
NONE = -1  # where there is nothing to guess


class Batch(Axis): ...


class Time(Axis): ...


class Place(Axis, size=12): ...


class Word(Axis, size=12): ...


class Feature(Axis, size=32): ...


class Head(Axis, size=4): ...


class Width(Axis, size=8): ...


class Inner(Axis, size=64): ...


States = Expr[Tensor[Batch, Time, Feature]]


class Block(Module):
    """Attention to the words that there are, then two layers on each; both are normalized after they are added."""

    def __init__(self, *, seed: np.random.Generator) -> None:
        self.attention = MultiHeadAttention(Feature, Head, Width, seed=seed)
        self.attended = LayerNorm(Feature)
        self.inner = Linear(Feature, Inner, seed=seed) >> exact_gelu >> Linear(Inner, Feature, seed=seed)
        self.norm = LayerNorm(Feature)

    def __call__(self, x: States, present: Expr[BoolTensor[Batch, Time]]) -> States:
        taken = SelfAttention(self.attention)(x, present=present.rename(Time, Attended[Time]))
        y = self.attended(x + taken)
        return self.norm(y + self.inner(y))


class BERT(Module):
    """Scores of the words at each place of sentences."""

    def __init__(self, depth: int = 2, *, seed: int = 0) -> None:
        draw = np.random.default_rng(seed)
        self.words = Embedding(Word, Feature, initializer=normal(0.3), seed=draw)
        self.places = Embedding(Place, Feature, initializer=normal(0.3), seed=draw)
        self.norm = LayerNorm(Feature)
        self.blocks = [Block(seed=draw) for _ in range(depth)]
        self.transform = Linear(Feature, Feature, seed=draw) >> exact_gelu >> LayerNorm(Feature)

    def __call__(
        self, words: Expr[IntTensor[Batch, Time]], present: Expr[BoolTensor[Batch, Time]]
    ) -> Expr[Tensor[Batch, Time, Word]]:
        x = self.words(words)
        x = self.norm(x + self.places(arange(Time)).expand_like(x))
        for block in self.blocks:
            x = block(x, present)
        return dot(self.transform(x), self.words.weight, Feature)


words, target = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])


def loss_of(model: BERT) -> Expr[Tensor[()]]:
    """The mean loss of the words that are to be guessed."""
    scores = model(words, words.ne(PADDING))
    losses = SmoothedCrossEntropy(Word, ignored=NONE)(scores, target)
    return losses.sum() / as_real(target.ne(NONE)).sum()


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Sentences, of which one or two words are masked, and these words."""
    lengths = generator.integers(5, Place().size + 1, (count, 1))
    steps = generator.choice([-3, -2, -1, 1, 2, 3], (count, 1))
    times = np.arange(int(lengths.max()))
    numbers = FIRST + (generator.integers(0, 10, (count, 1)) + steps * times) % 10
    present = times < lengths
    masked = (times == generator.integers(0, lengths)) | (times == generator.integers(0, lengths))
    given_words = np.where(present, np.where(masked, MASK, numbers), PADDING)
    return (
        words.bind(IntTensor[Batch, Time](given_words)),
        target.bind(IntTensor[Batch, Time](np.where(masked, numbers, NONE))),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model; the part of the masked words of new sentences that it guesses."""
    parser = argparse.ArgumentParser(description="Guess masked words.")
    parser.add_argument("--steps", type=int, default=600)
    options = parser.parse_args(arguments)

    model, generator = BERT(), np.random.default_rng(0)
    loss, asked = loss_of(model), target.ne(NONE)
    right = model(words, words.ne(PADDING)).argmax(Word).eq(target) & asked
    optimizer = AdamW(model.parameters, learning_rate=2e-3)
    for step in range(options.steps):
        with given(*batch(generator, 32)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*batch(generator, 200)):
        found = right.value.numpy().sum() / asked.value.numpy().sum()
    print(f"guessed: {found:.0%}")
    return float(found)


if __name__ == "__main__":
    main()
