"""Single-head attention over a memory, with a mask, and a pointer to the key that a query should attend to."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from benchmarks.mistakes.parts import Share, average, draw, shares, trial, weight
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.ops import cross_entropy, dot, relu, where


class Batch(Axis): ...


class Query(Axis, size=5): ...


class Key(Axis, size=5): ...


class Model(Axis, size=8): ...


class Feature(Axis, size=8): ...


class Value(Axis, size=8): ...


@dataclass(frozen=True)
class Attended:
    """What attention gives, and the weights of the keys for each query."""

    output: Expr[Tensor[Batch, Query, Model]]
    weights: Expr[Tensor[Batch, Query, Share[Key]]]


class Attention(Module):
    """Scaled dot-product attention with one head."""

    def __init__(self) -> None:
        self.query = weight(Tensor[Model, Feature])
        self.key = weight(Tensor[Model, Feature])
        self.value = weight(Tensor[Model, Value])
        self.output = weight(Tensor[Value, Model])

    def scores(
        self, x: Expr[Tensor[Batch, Query, Model]], memory: Expr[Tensor[Batch, Key, Model]]
    ) -> Expr[Tensor[Batch, Query, Key]]:
        queries = x @ self.query
        keys = memory @ self.key
        return dot(queries, keys, Feature) / sqrt(Feature().size)

    def __call__(
        self,
        x: Expr[Tensor[Batch, Query, Model]],
        memory: Expr[Tensor[Batch, Key, Model]],
        allowed: Expr[BoolTensor[Batch, Key]],
    ) -> Attended:
        scores = self.scores(x, memory)
        mask = allowed.expand(Query).transpose(Batch, Query, Key)
        weights = shares(where(mask, scores, -1e9), Key)
        values = memory @ self.value
        output = average(weights, values, Key) @ self.output
        return Attended(output + x, weights)


sentence = Input(Tensor[Batch, Query, Model])
memory = Input(Tensor[Batch, Key, Model])
allowed = Input(BoolTensor[Batch, Key])
target = Input(IntTensor[Batch, Query])

attention = Attention()
attended = attention(sentence, memory, allowed)
summary = relu(attended.output).mean(Query)
received = attended.weights.mean(Query)
best_key = attended.weights.argmax(Share[Key])
pointer = cross_entropy(attention.scores(attended.output, memory), target, Key)
hits = best_key.eq(target)
loss = pointer.mean(Query, Batch) + (summary * summary).mean(Model).mean(Batch) + (received * received).mean()


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    bound = (draw(sentence, batch), draw(memory, batch), draw(allowed, batch), draw(target, batch, below=Key))
    return trial(loss, *bound)
