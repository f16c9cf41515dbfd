"""A pre-norm transformer block that classifies a sentence by its mean state."""

from __future__ import annotations

import math

from benchmarks.mistakes.parts import average, draw, shares, trial, weight
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import ExpandAlong, as_real, cross_entropy, dot, embed, relu, sqrt, where


class Batch(Axis): ...


class Time(Axis): ...


class Key(Axis): ...


class Model(Axis, size=8): ...


class Inner(Axis, size=16): ...


class Word(Axis, size=13): ...


class Topic(Axis, size=4): ...


Sentence = Expr[Tensor[Batch, Time, Model]]


class LayerNorm(Module):
    """Zero mean and unit variance of each position, then a learnt scale and shift."""

    def __init__(self) -> None:
        self.scale = weight(Tensor[Model])
        self.shift = weight(Tensor[Model])

    def __call__(self, x: Sentence) -> Sentence:
        centred = x - ExpandAlong(Model)(x, x.mean(Model))
        variance = (centred * centred).mean(Model)
        normal = centred / ExpandAlong(Model)(x, sqrt(variance + 1e-5))
        return normal * self.scale.expand_like(x) + self.shift.expand_like(x)


class Attention(Module):
    """Self-attention with one head; positions that hold no word are masked."""

    def __init__(self) -> None:
        self.query = Linear(Model, Model, seed=0)
        self.key = Linear(Model, Model, seed=1)
        self.value = Linear(Model, Model, seed=2)

    def __call__(self, x: Sentence, is_word: Expr[BoolTensor[Batch, Time]]) -> Sentence:
        there = x.rename(Time, Key)
        scores = dot(self.query(x), self.key(there), Model) / math.sqrt(Model().size)
        mask = ExpandAlong(Time)(scores, is_word.rename(Time, Key))
        weights = shares(where(mask, scores, -1e9), Key)
        return average(weights, self.value(there), Key)


class Block(Module):
    """Attention and a perceptron, each with a residual."""

    def __init__(self) -> None:
        self.first_norm, self.second_norm = LayerNorm(), LayerNorm()
        self.attention = Attention()
        self.inner = Linear(Model, Inner, seed=3)
        self.outer = Linear(Inner, Model, seed=4)

    def __call__(self, x: Sentence, is_word: Expr[BoolTensor[Batch, Time]]) -> Sentence:
        attended = x + self.attention(self.first_norm(x), is_word)
        return attended + self.outer(relu(self.inner(self.second_norm(attended))))


words = Input(IntTensor[Batch, Time])
is_word = Input(BoolTensor[Batch, Time])
topic = Input(IntTensor[Batch])

table = weight(Tensor[Word, Model])
block, head = Block(), Linear(Model, Topic, seed=5)
state = block(embed(words, table), is_word)
present = as_real(is_word)
masked = state * ExpandAlong(Model)(state, present)
mean_state = masked.sum(Time) / ExpandAlong(Model)(masked.sum(Time), present.sum(Time) + 1.0)
logits = head(mean_state)
loss = cross_entropy(logits, topic, Topic).mean(Batch)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    sizes = (Batch(3), Time(5))
    return trial(loss, draw(words, *sizes, below=Word), draw(is_word, *sizes), draw(topic, Batch(3), below=Topic))
