"""A language model: a causal transformer block written out, with tied embeddings and a loss without padding."""

from __future__ import annotations

from math import sqrt

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Attended, Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, LayerNorm, Linear
from typedtensor.ops import arange, cross_entropy, dot, gelu, softmax, where


class Batch(Axis, samples=True): ...


class Time(Axis, size=6): ...


class Word(Axis, size=11): ...


class Feature(Axis, size=8): ...


class Head(Axis, size=2): ...


class Width(Axis, size=4): ...


class Inner(Axis, size=16): ...


Hidden = Expr[Tensor[Batch, Time, Feature]]


class Attention(Module):
    def __init__(self) -> None:
        self.query = weight(Tensor[Feature, Head, Width])
        self.key = weight(Tensor[Feature, Head, Width])
        self.value = weight(Tensor[Feature, Head, Width])
        self.output = weight(Tensor[Head, Width, Feature])

    def __call__(self, x: Hidden) -> Hidden:
        other = x.rename(Time, Attended[Time])
        queries, keys, values = (
            dot(x, self.query, Feature),
            dot(other, self.key, Feature),
            dot(other, self.value, Feature),
        )
        scores = dot(
            queries.transpose(Batch, Head, Time, Width), keys.transpose(Batch, Head, Attended[Time], Width), Width
        )
        scores = scores / sqrt(4.0)
        time, attended = arange(Time), arange(Time).rename(Time, Attended[Time])
        past = attended.expand_like(scores) <= time.expand_like(scores)
        shares = softmax(where(past, scores, -1e9), Attended[Time])
        mixed = dot(shares, values.transpose(Batch, Head, Attended[Time], Width), Attended[Time])
        return mixed.transpose(Batch, Time, Head, Width).contract(self.output)


class Block(Module):
    def __init__(self) -> None:
        self.attention = Attention()
        self.first, self.second = LayerNorm(Feature), LayerNorm(Feature)
        self.up, self.down = Linear(Feature, Inner, seed=1), Linear(Inner, Feature, seed=2)

    def __call__(self, x: Hidden) -> Hidden:
        x = x + self.attention(self.first(x))
        return x + self.down(gelu(self.up(self.second(x))))


class LanguageModel(Module):
    def __init__(self) -> None:
        self.words, self.places = Embedding(Word, Feature, seed=3), Embedding(Time, Feature, seed=4)
        self.block, self.norm = Block(), LayerNorm(Feature)

    def __call__(self, text: Expr[IntTensor[Batch, Time]]) -> Expr[Tensor[Batch, Time, Word]]:
        x = self.words(text)
        x = x + self.places(arange(Time)).expand_like(x)
        return dot(self.norm(self.block(x)), self.words.weight, Feature)


text, target = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])
present = Input(BoolTensor[Batch, Time])
model = LanguageModel()
logits = model(text)
losses = cross_entropy(logits, target, Word)
loss = losses.mean(where=present)
accuracy = logits.argmax(Word).eq(target)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    return trial(loss, draw(text, batch, below=Word), draw(target, batch, below=Word), draw(present, batch))
