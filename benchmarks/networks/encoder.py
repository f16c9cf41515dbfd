"""A transformer that classifies padded sentences."""

from __future__ import annotations

import numpy as np

from benchmarks.networks.training import Network
from benchmarks.peers import Batch as Data
from typedtensor import Attended, Axis, Binding, BoolTensor, Expr, Input, IntTensor, Tensor
from typedtensor.nn import Embedding, LayerNorm, Linear, Module, MultiHeadAttention, SelfAttention
from typedtensor.ops import cross_entropy, gelu, where


class Sentence(Axis): ...


class Time(Axis): ...


class Word(Axis, size=1000): ...


class Position(Axis, size=64): ...


class Feature(Axis, size=64): ...


class Head(Axis, size=4): ...


class Each(Axis, size=16): ...


class Inner(Axis, size=256): ...


class Topic(Axis, size=10): ...


States = Expr[Tensor[Sentence, Time, Feature]]
Present = Expr[BoolTensor[Sentence, Time]]

words, positions = Input(IntTensor[Sentence, Time]), Input(IntTensor[Time])
present, topic = Input(BoolTensor[Sentence, Time]), Input(IntTensor[Sentence])


class Block(Module):
    """Attention to the words that are present, then two layers for each word."""

    def __init__(self) -> None:
        self.attention = MultiHeadAttention(Feature, Head, Each)
        self.inner, self.outer = Linear(Feature, Inner), Linear(Inner, Feature)
        self.before, self.between = LayerNorm(Feature), LayerNorm(Feature)

    def __call__(self, x: States, present: Present) -> States:
        """Return the states of sentences after the block."""
        attended = present.rename(Time, Attended[Time])
        x = x + SelfAttention(self.attention, Time)(x >> self.before, present=attended)
        return x + (x >> self.between >> self.inner >> gelu >> self.outer)


class Encoder(Module):
    """Scores of topics, from the mean over the words of a sentence.

    Args:
        layers: the number of blocks.
    """

    def __init__(self, layers: int) -> None:
        self.words, self.positions = Embedding(Word, Feature), Embedding(Position, Feature)
        self.blocks = [Block() for _ in range(layers)]
        self.norm = LayerNorm(Feature)
        self.score = Linear(Feature, Topic)

    def __call__(
        self, words: Expr[IntTensor[Sentence, Time]], positions: Expr[IntTensor[Time]], present: Present
    ) -> Expr[Tensor[Sentence, Topic]]:
        """Return the logits of sentences."""
        state = self.words(words)
        state = state + self.positions(positions).expand_like(state)
        for block in self.blocks:
            state = block(state, present)
        total = where(present.expand_like(state), state >> self.norm, 0.0).sum(Time)
        count = where(present, 1.0, 0.0).sum(Time)
        return total / count.expand_like(total) >> self.score


def network(layers: int) -> Network:
    """Return the model and its loss."""
    model = Encoder(layers)
    return Network(model.parameters, cross_entropy(model(words, positions, present), topic, Topic).mean(), bind)


def bind(
    batch: Data,
) -> tuple[
    Binding[IntTensor[Sentence, Time]],
    Binding[IntTensor[Time]],
    Binding[BoolTensor[Sentence, Time]],
    Binding[IntTensor[Sentence]],
]:
    """Bind words, the mask of present words, and topics."""
    x, there, y = batch
    return (
        words.bind(IntTensor[Sentence, Time](x)),
        positions.bind(IntTensor[Time](np.arange(x.shape[1]))),
        present.bind(BoolTensor[Sentence, Time](there)),
        topic.bind(IntTensor[Sentence](y)),
    )
