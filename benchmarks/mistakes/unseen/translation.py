"""Sequence to sequence with additive attention: a recurrent encoder, and a decoder that looks at it at each step."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor, scan
from typedtensor.nn import Embedding, GRUCell, Linear, Recurrent
from typedtensor.ops import concat, cross_entropy, dot, softmax, tanh, where


class Batch(Axis, samples=True): ...


class Source(Axis, size=5): ...


class Target(Axis, size=4): ...


class Foreign(Axis, size=9): ...


class Word(Axis, size=8): ...


class Feature(Axis, size=6): ...


class Hidden(Axis, size=6): ...


class Context(Axis, size=6): ...


class Joined(Axis, size=12): ...


class Score(Axis, size=5): ...


State = Expr[Tensor[Batch, Hidden]]


class Translator(Module):
    def __init__(self) -> None:
        self.foreign, self.words = Embedding(Foreign, Feature, seed=0), Embedding(Word, Feature, seed=1)
        self.encoder = Recurrent(GRUCell(Feature, Hidden, seed=2), Source)
        self.cell = GRUCell(Joined, Hidden, seed=3)
        self.ours, self.theirs = Linear(Hidden, Score, seed=4), Linear(Hidden, Score, bias=False, seed=5)
        self.score = weight(Tensor[Score])
        self.output = Linear(Hidden, Word, seed=6)

    def attend(
        self, state: State, encoded: Expr[Tensor[Source, Batch, Hidden]], there: Expr[BoolTensor[Source, Batch]]
    ) -> State:
        hidden = self.theirs(encoded)
        hidden = tanh(hidden + self.ours(state).expand_like(hidden))
        scores = dot(hidden, self.score, Score)
        shares = softmax(where(there, scores, -1e9), Source)
        return (shares.expand(Hidden).transpose(Source, Batch, Hidden) * encoded).sum(Source)

    def __call__(
        self,
        source: Expr[IntTensor[Source, Batch]],
        there: Expr[BoolTensor[Source, Batch]],
        before: Expr[IntTensor[Target, Batch]],
    ) -> Expr[Tensor[Target, Batch, Word]]:
        encoded = self.encoder(self.foreign(source))

        def step(state: State, word: Expr[Tensor[Batch, Feature]]) -> tuple[State, State]:
            context = self.attend(state, encoded, there)
            state = self.cell(concat(word, context.rename(Hidden, Context), Feature, Context, Joined), state)
            return state, state

        start = encoded.mean(Source)
        _, states = scan(step, start, self.words(before), Target)
        return self.output(states)


source, there = Input(IntTensor[Source, Batch]), Input(BoolTensor[Source, Batch])
before, after = Input(IntTensor[Target, Batch]), Input(IntTensor[Target, Batch])
counted = Input(BoolTensor[Target, Batch])
model = Translator()
logits = model(source, there, before)
losses = where(counted, cross_entropy(logits, after, Word), 0.0)
loss = losses.sum(Target).mean(Batch)
guess = logits.argmax(Word)
exact = guess.eq(after).all(Target)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    bound = draw(source, batch, below=Foreign), draw(there, batch), draw(before, batch, below=Word)
    return trial(loss, *bound, draw(after, batch, below=Word), draw(counted, batch))
