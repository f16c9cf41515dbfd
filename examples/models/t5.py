"""T5: an encoder that reads a sequence, and a decoder that answers it; or one with the weights of a published model.

    python -m examples.models.t5 [--steps N] [--weights FILE]

It learns to sort digits: sequences of different lengths are padded, and nothing attends to the padding. Numbers for the
distances of positions are all that attention knows about order; the layers of a stack share them. ``--weights`` reads a
safetensors file with the names of Hugging Face's ``T5ForConditionalGeneration``; the labels below have to declare its
sizes.

It shows ``CrossAttention`` to what was read, ``RelativeBias``, scores whose weights are those of the embedding, and a
``Generator`` whose texts begin with states of their own: the keys and values of what they answer.

After Raffel et al. (2020).
"""

from __future__ import annotations

import argparse
import math
import os
import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import (
    Attended,
    Axis,
    Binding,
    BoolTensor,
    Expr,
    Input,
    IntTensor,
    Module,
    Tensor,
    compiled,
    given,
)
from typedtensor.generation import Generator
from typedtensor.io import assign, read
from typedtensor.nn import (
    ContinuedAttention,
    CrossAttention,
    Embedding,
    Linear,
    MultiHeadAttention,
    RelativeBias,
    Remembered,
    RMSNorm,
    SelfAttention,
    random_normal,
)
from typedtensor.ops import SmoothedCrossEntropy, as_real, dot, relu
from typedtensor.optim import AdamW

START, END, FIRST = 0, 1, 2  # the digit n is the word FIRST + n; the start pads, too
NONE = -1  # the target of padding


class Batch(Axis, samples=True): ...


class Source(Axis): ...


class Time(Axis): ...


class Past(Axis):
    """The words before those that are written."""


class Word(Axis, size=12): ...


class Feature(Axis, size=32): ...


class Head(Axis, size=4): ...


class Width(Axis, size=8): ...


class Inner(Axis, size=64): ...


class Bucket(Axis, size=8): ...


Numbers = Expr[IntTensor[Batch, Source]]
There = Expr[BoolTensor[Batch, Source]]
Heard = Expr[Tensor[Batch, Source, Feature]]
Written = Expr[Tensor[Batch, Time, Feature]]
Memory = Remembered[Expr[Tensor[Batch, Source, Head, Width]]]
Earlier = Remembered[Expr[Tensor[Batch, Past, Head, Width]]]
New = Remembered[Expr[Tensor[Batch, Time, Head, Width]]]
EPSILON = 1e-6


class EncoderBlock(Module):
    """Attention to all words that are there, then two layers for each; both normalize their inputs."""

    def __init__(self, distances: RelativeBias[Bucket, Head], *, seed: np.random.Generator) -> None:
        self.attention_norm, self.feedforward_norm = (RMSNorm(Feature, epsilon=EPSILON) for _ in range(2))
        self.attention = MultiHeadAttention(Feature, Head, Width, bias=False, relative=distances, seed=seed)
        self.widen = Linear(Feature, Inner, bias=False, seed=seed)
        self.narrow = Linear(Inner, Feature, bias=False, seed=seed)

    def __call__(self, x: Heard, there: There) -> Heard:
        present = there.rename(Source, Attended[Source])
        y = x + SelfAttention(self.attention, Source)(self.attention_norm(x), present=present)
        return y + self.narrow(relu(self.widen(self.feedforward_norm(y))))


class DecoderBlock(Module):
    """Attention to the words before, and to what was read, then two layers; all normalize their inputs."""

    def __init__(self, distances: RelativeBias[Bucket, Head], *, seed: np.random.Generator) -> None:
        self.attention_norm, self.reading_norm, self.feedforward_norm = (
            RMSNorm(Feature, epsilon=EPSILON) for _ in range(3)
        )
        self.attention = MultiHeadAttention(
            Feature, Head, Width, causal=True, bias=False, relative=distances, seed=seed
        )
        self.reading = CrossAttention(Feature, Feature, Head, Width, bias=False, seed=seed)
        self.widen = Linear(Feature, Inner, bias=False, seed=seed)
        self.narrow = Linear(Inner, Feature, bias=False, seed=seed)

    def __call__(self, x: Written, heard: Heard, there: There) -> Written:
        y = x + SelfAttention(self.attention, Time)(self.attention_norm(x))
        return self._widened(y + self.reading(self.reading_norm(y), heard, present=there))

    def following(
        self,
        x: Written,
        now: Expr[IntTensor[Batch, Time]],
        before: Expr[IntTensor[Batch, Past]],
        past: Earlier,
        memory: Memory,
        there: There,
    ) -> tuple[Written, New]:
        """Return the features of some words after the block, with what is remembered of others."""
        taken, new = ContinuedAttention(self.attention, Time, Past)(self.attention_norm(x), now, before, past)
        y = x + taken
        return self._widened(y + self.reading.recall(self.reading_norm(y), memory, present=there)), new

    def _widened(self, x: Written) -> Written:
        return x + self.narrow(relu(self.widen(self.feedforward_norm(x))))


class T5(Module):
    """Scores of the next word of an answer."""

    def __init__(self, *, depth: int = 2, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.words = Embedding(Word, Feature, initializer=random_normal(1.0), seed=rng)
        both, back = (RelativeBias(Bucket, Head, bidirectional=x, furthest=16, seed=rng) for x in (True, False))
        self.encoder = [EncoderBlock(both, seed=rng) for _ in range(depth)]
        self.decoder = [DecoderBlock(back, seed=rng) for _ in range(depth)]
        self.encoder_norm, self.decoder_norm = (RMSNorm(Feature, epsilon=EPSILON) for _ in range(2))

    def heard(self, source: Numbers, there: There) -> Heard:
        """Return the features of what is read."""
        x = self.words(source)
        for block in self.encoder:
            x = block(x, there)
        return self.encoder_norm(x)

    def __call__(
        self, source: Numbers, there: There, text: Expr[IntTensor[Batch, Time]]
    ) -> Expr[Tensor[Batch, Time, Word]]:
        heard, x = self.heard(source, there), self.words(text)
        for block in self.decoder:
            x = block(x, heard, there)
        return self._scores(x)

    def memories(self, source: Numbers, there: There) -> list[Memory]:
        """Return the keys and values of what is read, for each block."""
        heard = self.heard(source, there)
        return [block.reading.remember(heard) for block in self.decoder]

    def following(
        self,
        text: Expr[IntTensor[Batch, Time]],
        now: Expr[IntTensor[Batch, Time]],
        before: Expr[IntTensor[Batch, Past]],
        state: tuple[There, list[Memory], list[Earlier]],
    ) -> tuple[Expr[Tensor[Batch, Time, Word]], tuple[There, list[Memory], list[New]]]:
        """Return the scores of the words after some, and what is remembered of these."""
        there, memories, past = state
        x, found = self.words(text), list[New]()
        for block, memory, earlier in zip(self.decoder, memories, past, strict=True):
            x, new = block.following(x, now, before, earlier, memory, there)
            found.append(new)
        return self._scores(x), (there, memories, found)

    def _scores(self, x: Written) -> Expr[Tensor[Batch, Time, Word]]:
        return dot(self.decoder_norm(x) * Feature.size**-0.5, self.words.weight, Feature)


class Writer:
    """What answers sequences.

    Args:
        model: the model.
    """

    def __init__(self, model: T5) -> None:
        self._past = [ContinuedAttention(x.attention, Time, Past).nothing(Batch) for x in model.decoder]
        self._memories: Any = compiled(model.memories, IntTensor[Batch, Source], BoolTensor[Batch, Source])
        none = IntTensor[Batch, Source](np.zeros((1, 1), int))
        state = self._state(none, BoolTensor[Batch, Source](np.ones((1, 1), bool)))
        self.generator = Generator(model.following, IntTensor[Batch, Time], Past, state)

    def _state(self, source: IntTensor[Batch, Source], there: BoolTensor[Batch, Source]) -> Any:
        return there, self._memories(source, there), self._past

    def answers(self, source: IntTensor[Batch, Source], there: BoolTensor[Batch, Source], most: int) -> list[list[int]]:
        """Return the words that answer each sequence, at most so many."""
        prompts = [[START]] * source.shape[0]
        return self.generator.texts(prompts, most, stop={END}, state=self._state(source, there))

    def beams(
        self, source: IntTensor[Batch, Source], there: BoolTensor[Batch, Source], most: int, beams: int
    ) -> list[list[int]]:
        """Return the most probable answers to one sequence."""
        found = self.generator.beams([START], most, beams=beams, stop={END}, state=self._state(source, there))
        return [x.words for x in found]


NAMES = {
    r"shared\.": "words.",
    r"(encoder|decoder)\.final_layer_norm": r"\1_norm",
    r"(encoder|decoder)\.block\.(\d+)\.": r"\1.\2.",
    r"layer\.0\.layer_norm": "attention_norm",
    r"(encoder\.\d+\.layer\.1|layer\.2)\.layer_norm": r"\1.feedforward_norm",
    r"layer\.1\.layer_norm": "reading_norm",
    r"layer\.\d\.": "",
    "SelfAttention": "attention",
    "EncDecAttention": "reading",
    "relative_attention_bias": "relative",
    r"\.q\.": ".query.",
    r"\.k\.": ".key.",
    r"\.v\.": ".value.",
    r"\.o\.": ".output.",
    r"DenseReluDense\.wi": "widen",
    r"DenseReluDense\.wo": "narrow",
}
"""The parts of names in this file for those of Hugging Face's ``T5ForConditionalGeneration``, in order."""


def name_here(name: str) -> str:
    """Return our name of an array."""
    for theirs, ours in NAMES.items():
        name = re.sub(theirs, ours, name)
    return name


def load_published(path: str | os.PathLike[str], model: T5) -> None:
    """Load the weights of a published model, whose attention does not divide queries by the root of their width."""
    arrays = {name_here(name): x for name, x in read(path).arrays.items() if "embed_tokens" not in name}
    scaled = {name: x * math.sqrt(Width.size) for name, x in arrays.items() if name.endswith("query.weight")}
    assign(model, {**arrays, **scaled}, layout="torch")


source, there = Input(IntTensor[Batch, Source]), Input(BoolTensor[Batch, Source])
before, target = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])


def loss_of(model: T5) -> Expr[Tensor[()]]:
    """Return the mean loss of the words of answers."""
    losses = SmoothedCrossEntropy(Word, ignored=NONE)(model(source, there, before), target)
    return losses.sum() / as_real(target.ne(NONE)).sum()


def batch(generator: np.random.Generator, count: int, longest: int = 7) -> tuple[Binding[Any], ...]:
    """Bind sequences of digits, which words there are, and the sorted digits."""
    lengths = generator.integers(2, longest + 1, count)
    lengths[0] = longest
    present = np.arange(longest) < lengths[:, None]
    digits = np.where(present, generator.integers(0, 10, (count, longest)), 10)
    ordered = np.sort(digits, 1) + FIRST
    ends = np.arange(longest + 1) == lengths[:, None]
    words = np.where(ends, END, np.pad(np.where(present, ordered, START), ((0, 0), (0, 1))))
    answers = np.where(np.arange(longest + 1) <= lengths[:, None], words, NONE)
    return (
        source.bind(IntTensor[Batch, Source](np.where(present, digits + FIRST, START))),
        there.bind(BoolTensor[Batch, Source](present)),
        before.bind(IntTensor[Batch, Time](np.pad(words, ((0, 0), (1, 0)))[:, :-1])),
        target.bind(IntTensor[Batch, Time](answers)),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return the share of new sequences that it sorts without a mistake."""
    parser = argparse.ArgumentParser(description="Learn to sort digits.")
    parser.add_argument("--steps", type=int, default=600, help="number of training steps")
    parser.add_argument("--weights", help="weights to begin with, in safetensors files")
    options = parser.parse_args(arguments)

    model, generator = T5(), np.random.default_rng(0)
    if options.weights is not None:
        load_published(options.weights, model)
    loss, optimizer = loss_of(model), AdamW(model.parameters, learning_rate=5e-3)
    for step in range(options.steps):
        with given(*batch(generator, 32)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    data = batch(generator, 100)
    answers = Writer(model).answers(data[0].value, data[1].value, 8)
    right = [[*map(int, row[(row != NONE) & (row != END)])] for row in data[3].value.numpy()]
    accuracy = sum(x == y for x, y in zip(answers, right, strict=True)) / len(right)
    print(f"sequences sorted correctly: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
