"""A recommender that attends to a user's earlier items, with padding; it ranks against negatives and all items."""

from __future__ import annotations

from math import sqrt

import numpy as np

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, BoolTensor, Const, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import as_real, cross_entropy, dot, embed, log, relu, select, softmax, softplus, square


class User(Axis): ...


class Past(Axis, size=5): ...


class Key(Axis, size=5): ...


class Item(Axis, size=12): ...


class Factor(Axis, size=6): ...


class Inner(Axis, size=6): ...


class Negative(Axis, size=5): ...


States = Expr[Tensor[User, Past, Factor]]
Known = Expr[BoolTensor[User, Past]]
Pairs = Expr[Tensor[User, Past, Negative]]

earlier = Const(BoolTensor[Past, Key](np.tril(np.ones((Past().size, Key().size), bool))))


class Block(Module):
    """Attention to what was before, and a layer."""

    def __init__(self) -> None:
        self.normal = LayerNorm(Factor)
        self.query = Linear(Factor, Factor, seed=0)
        self.key = Linear(Factor, Factor, seed=1)
        self.value = Linear(Factor, Factor, seed=2)
        self.inner = Linear(Factor, Inner, seed=3)
        self.outer = Linear(Inner, Factor, seed=4)

    def attended(self, x: States, known: Known) -> States:
        there = x.rename(Past, Key)
        keys, values = self.key(there), self.value(there)
        scores = dot(self.query(x), keys, Factor) / sqrt(Factor().size)
        allowed = earlier.expand(User) & known.rename(Past, Key).expand(Past).transpose(User, Past, Key)
        weights = softmax(scores, Key, where=allowed)
        return dot(weights, values, Key)

    def __call__(self, x: States, known: Known) -> States:
        mixed = x + self.attended(self.normal(x), known)
        return mixed + self.outer(relu(self.inner(mixed)))


def ranking(wanted: Pairs, rejected: Pairs) -> Expr[Tensor[User, Past]]:
    """The losses of pairs of which the first should have the higher score."""
    return softplus(rejected - wanted).mean(Negative)


def similarity(one: States, other: States) -> Expr[Tensor[User, Past]]:
    """The cosine of the angle between states."""
    lengths = (square(one).sum(Factor) * square(other).sum(Factor)) ** 0.5
    return dot(one, other, Factor) / (lengths + 0.1)


history = Input(IntTensor[User, Past])
target = Input(IntTensor[User, Past])
negatives = Input(IntTensor[User, Past, Negative])
known = Input(BoolTensor[User, Past])
rating = Input(Tensor[User, Past])
sold = Input(Tensor[Item])

table = weight(Tensor[Item, Factor])
position = weight(Tensor[Past, Factor])
interest = weight(Tensor[Factor])
block = Block()
embedded = embed(history, table)
states = block(embedded + position.expand_like(embedded), known)
wanted = embed(target, table)
rejected = embed(negatives, table)
wanted_scores = dot(states, wanted, Factor).expand(Negative).transpose(User, Past, Negative)
rejected_scores = dot(states, rejected, Factor)
pair_losses = ranking(wanted_scores, rejected_scores)
popular = square(sold) + 0.1
popularity = popular / popular.sum(Item)
logits = dot(states, table, Factor)
corrected = logits - log(popularity).expand_like(logits)
item_losses = cross_entropy(corrected, target, Item)
counted = as_real(known)
centred = rating - rating.mean(Past).expand_like(rating)
errors = square(similarity(states, wanted) - centred)
losses = (pair_losses + item_losses + errors) * counted
loss = (losses.sum(Past) / (counted.sum(Past) + 1.0)).mean(User)
shares = softmax(states.contract(interest), Past, where=known)
taste = dot(shares, states, Past)
recommended = dot(taste, table, Factor).argmax(Item)
likely = softmax(select(logits, Past, -1), Item)
taken = likely.mean(User)
spread = square(likely - taken.expand_like(likely)).mean(User).sum(Item)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = User(5)
    ids = (draw(history, batch, below=Item), draw(target, batch, below=Item), draw(negatives, batch, below=Item))
    return trial(loss, *ids, draw(known, batch), draw(rating, batch), draw(sold))
