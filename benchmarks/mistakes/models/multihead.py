"""Multi-head self-attention with a causal mask, as in a language model."""

from __future__ import annotations

from math import sqrt

import numpy as np

from benchmarks.mistakes.parts import Share, average, draw, shares, trial, weight
from typedtensor import Axis, BoolTensor, Const, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, dot, embed, where


class Batch(Axis): ...


class Time(Axis, size=6): ...


class Key(Axis, size=6): ...


class Model(Axis, size=12): ...


class Head(Axis, size=6): ...


class Feature(Axis, size=2): ...


class Projected(Axis, size=12): ...


class Word(Axis, size=11): ...


earlier = Const(BoolTensor[Time, Key](np.tril(np.ones((Time().size, Key().size), bool))))


class MultiHeadAttention(Module):
    """Each position attends to itself and to what is before it, with several heads."""

    def __init__(self) -> None:
        self.query = Linear(Model, Projected, seed=0)
        self.key = Linear(Model, Projected, seed=1)
        self.value = Linear(Model, Projected, seed=2)
        self.output = Linear(Projected, Model, seed=3)

    def heads(self, projected: Expr[Tensor[Batch, Time, Projected]]) -> Expr[Tensor[Batch, Head, Time, Feature]]:
        return projected.split(Projected, Head, Feature).transpose(Batch, Head, Time, Feature)

    def weights(
        self, queries: Expr[Tensor[Batch, Head, Time, Feature]], keys: Expr[Tensor[Batch, Head, Key, Feature]]
    ) -> Expr[Tensor[Batch, Head, Time, Share[Key]]]:
        scores = dot(queries, keys, Feature) / sqrt(Feature().size)
        return shares(where(earlier.expand_like(scores), scores, -1e9), Key)

    def __call__(self, x: Expr[Tensor[Batch, Time, Model]]) -> Expr[Tensor[Batch, Time, Model]]:
        queries = self.heads(self.query(x))
        keys = self.heads(self.key(x)).rename(Time, Key)
        values = self.heads(self.value(x)).rename(Time, Key)
        context = average(self.weights(queries, keys), values, Key)
        joined = context.transpose(Batch, Time, Head, Feature).merge(Head, Feature, Projected)
        return self.output(joined) + x


words = Input(IntTensor[Batch, Time])
next_word = Input(IntTensor[Batch, Time])
table = weight(Tensor[Word, Model])
position = weight(Tensor[Time, Model])

attention = MultiHeadAttention()
embedded = embed(words, table)
hidden = attention(embedded + position.expand_like(embedded))
logits = hidden @ table.transpose()
losses = cross_entropy(logits, next_word, Word)
loss = losses.mean(Time).mean(Batch)
perplexity_by_time = losses.mean(Batch)
predicted = logits.argmax(Word)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss, draw(words, Batch(3), below=Word), draw(next_word, Batch(3), below=Word))
