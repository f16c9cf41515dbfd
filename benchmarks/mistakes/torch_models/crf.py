"""A conditional random field over the tags of words."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
T = IntVar("T")
Word = IntVar("Word")
Feature = IntVar("Feature")
Tag = IntVar("Tag")


class Tagger(nn.Module, Generic[Word, Feature, Tag]):
    """Scores of tags at each word, and of a tag after a tag."""

    def __init__(self, word: Int[Word], feature: Int[Feature], tag: Int[Tag]) -> None:
        super().__init__()
        self.table = nn.Embedding(word, feature)
        self.emission = nn.Linear(feature, tag)
        self.transition = nn.Parameter(torch.randn(tag, tag))

    def emissions(self, words: Tensor[[B, T]]) -> Tensor[[B, T, Tag]]:
        return self.emission(torch.tanh(self.table(words)))

    def forward(self, emissions: Tensor[[B, T, Tag]]) -> Tensor[[B]]:
        """The logarithm of the sum over all sequences of tags."""
        alpha = emissions[:, 0]
        for step in range(1, emissions.size(1)):
            emitted = emissions[:, step]
            steps = self.after(alpha) + self.transition
            alpha = torch.logsumexp(steps, 1) + emitted
        return torch.logsumexp(alpha, 1)

    def after(self, alpha: Tensor[[B, Tag]]) -> Tensor[[B, Tag, 1]]:
        return alpha[:, :, None]

    def score(self, emissions: Tensor[[B, T, Tag]], tags: Tensor[[B, T]]) -> Tensor[[B]]:
        """The score of one sequence of tags."""
        total = emissions.gather(2, tags[:, :, None]).squeeze(2).sum(1)
        for step in range(1, emissions.size(1)):
            rows = F.embedding(tags[:, step - 1], self.transition)
            total = total + rows.gather(1, tags[:, step][:, None]).squeeze(1)
        return total

    def viterbi(self, emissions: Tensor[[B, T, Tag]]) -> Tensor[[B, Tag]]:
        """The best tag before each tag of the second word."""
        before = self.after(emissions[:, 0])
        return (before + self.transition).argmax(1)


def step(
    batch: Int[B], time: Int[T], word: Int[Word], feature: Int[Feature], tag: Int[Tag]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    words = torch.randint(word, (batch, time))
    tags = torch.randint(tag, (batch, time))
    tagger = Tagger(word, feature, tag)
    emissions = tagger.emissions(words)
    likelihood = tagger.score(emissions, tags) - tagger(emissions)
    marginals = emissions.softmax(2)
    centred = emissions - emissions.mean(2, keepdim=True)
    backpointers = tagger.viterbi(centred)
    frequency = marginals.mean((0, 1))
    prior = frequency @ tagger.transition
    loss = -likelihood.mean(0) + 0.01 * (prior * prior).sum(0)
    return loss, {"backpointers": backpointers}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(4, 4, 9, 5, 4)
    loss.backward()
    return loss.item()
