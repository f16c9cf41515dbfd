"""BERT: a transformer that reads sentences of different lengths in both directions, and predicts masked words.

    python -m examples.models.bert [--steps N] [--weights FILE]

The language is artificial: a sentence counts up or down in ones, twos or threes, modulo ten, so a masked number follows
from the numbers on its left or right. Sentences are padded to the longest of a batch. The model neither attends to
padding nor predicts it. The program prints losses, and the share of masked words that it predicts in new sentences.
``--weights`` reads a safetensors file with the names of Hugging Face's ``BertForMaskedLM``; the labels below have to
declare its sizes.

It shows ``SelfAttention`` with a mask over keys (``present``), embeddings of words and positions, output weights shared
with the embedding, and a loss at some positions only.

After Devlin et al. (2019).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import Attended, Axis, Binding, BoolTensor, Expr, Input, IntTensor, Module, Param, Tensor, given
from typedtensor.io import assign, read
from typedtensor.nn import Embedding, LayerNorm, Linear, MultiHeadAttention, SelfAttention, random_normal
from typedtensor.ops import SmoothedCrossEntropy, arange, as_real, dot, exact_gelu
from typedtensor.optim import AdamW

PADDING, MASK, FIRST = 0, 1, 2  # the number n is the word FIRST + n
NONE = -1  # the target of words that are not masked
EPSILON = 1e-12  # added to variances


class Batch(Axis, samples=True): ...


class Time(Axis): ...


class Place(Axis, size=12): ...


class Word(Axis, size=12): ...


class Feature(Axis, size=32): ...


class Head(Axis, size=4): ...


class Width(Axis, size=8): ...


class Inner(Axis, size=64): ...


States = Expr[Tensor[Batch, Time, Feature]]


class Block(Module):
    """Attention to the words that are present, then two layers for each word; both normalize after the residual sum."""

    def __init__(self, *, seed: np.random.Generator) -> None:
        self.attention = MultiHeadAttention(Feature, Head, Width, seed=seed)
        self.attended = LayerNorm(Feature, epsilon=EPSILON)
        self.inner = Linear(Feature, Inner, seed=seed) >> exact_gelu >> Linear(Inner, Feature, seed=seed)
        self.norm = LayerNorm(Feature, epsilon=EPSILON)

    def __call__(self, x: States, present: Expr[BoolTensor[Batch, Time]]) -> States:
        taken = SelfAttention(self.attention, Time)(x, present=present.rename(Time, Attended[Time]))
        y = self.attended(x + taken)
        return self.norm(y + self.inner(y))


class BERT(Module):
    """Scores of the words at each position of sentences."""

    def __init__(self, depth: int = 2, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.words = Embedding(Word, Feature, initializer=random_normal(0.3), seed=rng)
        self.places = Embedding(Place, Feature, initializer=random_normal(0.3), seed=rng)
        self.norm = LayerNorm(Feature, epsilon=EPSILON)
        self.blocks = [Block(seed=rng) for _ in range(depth)]
        self.transform = Linear(Feature, Feature, seed=rng) >> exact_gelu >> LayerNorm(Feature, epsilon=EPSILON)
        self.bias = Param(Tensor[Word](np.zeros(Word().size, np.float32)))

    def __call__(
        self, words: Expr[IntTensor[Batch, Time]], present: Expr[BoolTensor[Batch, Time]]
    ) -> Expr[Tensor[Batch, Time, Word]]:
        x = self.words(words)
        x = self.norm(x + self.places(arange(Time)).expand_like(x))
        for block in self.blocks:
            x = block(x, present)
        scores = dot(self.transform(x), self.words.weight, Feature)
        return scores + self.bias.expand_like(scores)


NAMES = {
    "bert.embeddings.word_embeddings.": "words.",
    "bert.embeddings.position_embeddings.": "places.",
    "bert.embeddings.LayerNorm.": "norm.",
    "bert.encoder.layer.": "blocks.",
    ".attention.self.": ".attention.",
    ".attention.output.dense.": ".attention.output.",
    ".attention.output.LayerNorm.": ".attended.",
    ".intermediate.dense.": ".inner.0.",
    ".output.dense.": ".inner.2.",
    ".output.LayerNorm.": ".norm.",
    "cls.predictions.bias": "bias",
    "cls.predictions.transform.dense.": "transform.0.",
    "cls.predictions.transform.LayerNorm.": "transform.2.",
}
"""The names in this file for those of Hugging Face's ``BertForMaskedLM``."""


def load_published(path: str | os.PathLike[str], model: BERT) -> None:
    """Load the weights of a published model, of whose two kinds of sentences those here are the first."""
    arrays = dict(read(path).arrays)
    places, kinds = (f"bert.embeddings.{name}_embeddings.weight" for name in ("position", "token_type"))
    arrays[places] = arrays[places] + arrays.pop(kinds)[0]
    assign(model, arrays, names=NAMES, layout="torch")


words, target = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])


def loss_of(model: BERT) -> Expr[Tensor[()]]:
    """Return the mean loss of the masked words."""
    scores = model(words, words.ne(PADDING))
    losses = SmoothedCrossEntropy(Word, ignored=NONE)(scores, target)
    return losses.sum() / as_real(target.ne(NONE)).sum()


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind sentences in which one or two words are masked, and these words."""
    lengths = generator.integers(5, Place().size + 1, (count, 1))
    steps = generator.choice([-3, -2, -1, 1, 2, 3], (count, 1))
    times = np.arange(int(lengths.max()))
    numbers = FIRST + (generator.integers(0, 10, (count, 1)) + steps * times) % 10
    present = times < lengths
    masked = (times == generator.integers(0, lengths)) | (times == generator.integers(0, lengths))
    visible = np.where(present, np.where(masked, MASK, numbers), PADDING)
    return (
        words.bind(IntTensor[Batch, Time](visible)),
        target.bind(IntTensor[Batch, Time](np.where(masked, numbers, NONE))),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return the share of the masked words of new sentences that it predicts."""
    parser = argparse.ArgumentParser(description="Learn to predict masked words.")
    parser.add_argument("--steps", type=int, default=600, help="number of training steps")
    parser.add_argument("--weights", help="weights to begin with, in safetensors files")
    options = parser.parse_args(arguments)

    model, generator = BERT(), np.random.default_rng(0)
    if options.weights is not None:
        load_published(options.weights, model)
    loss, masked = loss_of(model), target.ne(NONE)
    correct = model(words, words.ne(PADDING)).argmax(Word).eq(target) & masked
    optimizer = AdamW(model.parameters, learning_rate=2e-3)
    for step in range(options.steps):
        with given(*batch(generator, 32)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*batch(generator, 200)):
        accuracy = correct.value.numpy().sum() / masked.value.numpy().sum()
    print(f"masked words predicted: {accuracy:.0%}")
    return float(accuracy)


if __name__ == "__main__":
    main()
