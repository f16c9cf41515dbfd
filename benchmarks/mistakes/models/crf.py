"""A tagger with a linear-chain conditional random field: the likelihood of a sequence of tags."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import ExpandAlong, embed, log_sum_exp, select, take_along, tanh

STEPS = 4


class Batch(Axis): ...


class Time(Axis, size=STEPS): ...


class Word(Axis, size=9): ...


class Feature(Axis, size=5): ...


class Tag(Axis, size=4): ...


class Next(Axis, size=4): ...


class Tagger(Module):
    """Scores of tags at each word, and of a tag after a tag."""

    def __init__(self) -> None:
        self.table = weight(Tensor[Word, Feature])
        self.emission = Linear(Feature, Tag, seed=0)
        self.transition = weight(Tensor[Tag, Next])

    def emissions(self, words: Expr[IntTensor[Batch, Time]]) -> Expr[Tensor[Batch, Time, Tag]]:
        return self.emission(tanh(embed(words, self.table)))

    def forward(self, emissions: Expr[Tensor[Batch, Time, Tag]]) -> Expr[Tensor[Batch]]:
        """The logarithm of the sum over all sequences of tags."""
        alpha = select(emissions, Time, 0)
        for step in range(1, STEPS):
            emitted = select(emissions, Time, step).rename(Tag, Next)
            before = self.after(alpha)
            steps = before + self.transition.expand_like(before)
            alpha = (log_sum_exp(steps, Tag) + emitted).rename(Next, Tag)
        return log_sum_exp(alpha, Tag)

    def after(self, alpha: Expr[Tensor[Batch, Tag]]) -> Expr[Tensor[Batch, Tag, Next]]:
        return alpha.expand(Next).transpose(Batch, Tag, Next)

    def score(
        self, emissions: Expr[Tensor[Batch, Time, Tag]], tags: Expr[IntTensor[Batch, Time]]
    ) -> Expr[Tensor[Batch]]:
        """The score of one sequence of tags."""
        total = take_along(emissions, tags, Tag).sum(Time)
        for step in range(1, STEPS):
            rows = embed(select(tags, Time, step - 1), self.transition)
            total = total + take_along(rows, select(tags, Time, step), Next)
        return total

    def viterbi(self, emissions: Expr[Tensor[Batch, Time, Tag]]) -> Expr[IntTensor[Batch, Next]]:
        """The best tag before each tag of the second word."""
        before = self.after(select(emissions, Time, 0))
        return (before + self.transition.expand_like(before)).argmax(Tag)


words = Input(IntTensor[Batch, Time])
tags = Input(IntTensor[Batch, Time])

tagger = Tagger()
emissions = tagger.emissions(words)
likelihood = tagger.score(emissions, tags) - tagger.forward(emissions)
marginals = emissions.softmax(Tag)
centred = emissions - ExpandAlong(Tag)(emissions, emissions.mean(Tag))
backpointers = tagger.viterbi(centred)
frequency = marginals.mean(Batch, Time)
prior = frequency.contract(tagger.transition)
loss = -likelihood.mean(Batch) + 0.01 * (prior * prior).sum(Next)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss, draw(words, Batch(4), below=Word), draw(tags, Batch(4), below=Tag))
