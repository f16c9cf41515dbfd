"""Translation: an encoder of sentences, and a decoder that attends to its states."""

from __future__ import annotations

import math
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Source = IntVar("Source")
Target = IntVar("Target")
SourceWord = IntVar("SourceWord")
TargetWord = IntVar("TargetWord")
Feature = IntVar("Feature")
Encoded = IntVar("Encoded")
Decoded = IntVar("Decoded")


class Encoder(nn.Module, Generic[SourceWord, Feature, Encoded]):
    """The states of the words of a sentence."""

    def __init__(self, word: Int[SourceWord], feature: Int[Feature], encoded: Int[Encoded]) -> None:
        super().__init__()
        self.table = nn.Embedding(word, feature)
        self.layer = nn.Linear(feature, encoded)

    def forward(self, words: Tensor[[B, Source]]) -> Tensor[[B, Source, Encoded]]:
        return torch.tanh(self.layer(self.table(words)))


class Decoder(nn.Module, Generic[TargetWord, Feature, Encoded, Decoded]):
    """The logits of the next words, from the words before and from what is attended to."""

    def __init__(
        self, word: Int[TargetWord], feature: Int[Feature], encoded: Int[Encoded], decoded: Int[Decoded]
    ) -> None:
        super().__init__()
        self.table = nn.Embedding(word, feature)
        self.layer = nn.Linear(feature, decoded)
        self.match = nn.Linear(decoded, encoded)
        self.output = nn.Linear(decoded + encoded, word)

    def attention(
        self, decoded: Tensor[[B, Target, Decoded]], encoded: Tensor[[B, Source, Encoded]], is_word: Tensor[[B, Source]]
    ) -> Tensor[[B, Target, Source]]:
        scores = self.match(decoded) @ encoded.transpose(1, 2) / math.sqrt(encoded.size(2))
        mask = is_word[:, None, :]
        return torch.where(mask, scores, -1e9).softmax(-1)

    def forward(
        self, words: Tensor[[B, Target]], encoded: Tensor[[B, Source, Encoded]], is_word: Tensor[[B, Source]]
    ) -> Tensor[[B, Target, TargetWord]]:
        decoded = torch.tanh(self.layer(self.table(words)))
        weights = self.attention(decoded, encoded, is_word)
        context = weights @ encoded
        return self.output(torch.cat((decoded, context), -1))


def step(
    batch: Int[B],
    sources: Int[Source],
    targets: Int[Target],
    source_words: Int[SourceWord],
    target_words: Int[TargetWord],
    features: Int[Feature],
    encodeds: Int[Encoded],
    decodeds: Int[Decoded],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    source = torch.randint(source_words, (batch, sources))
    before = torch.randint(target_words, (batch, targets))
    target = torch.randint(target_words, (batch, targets))
    is_word = torch.rand(batch, sources).gt(0.5)
    counts = torch.rand(batch, targets).gt(0.5)
    encoder = Encoder(source_words, features, encodeds)
    decoder = Decoder(target_words, features, encodeds, decodeds)
    encoded = encoder(source)
    logits = decoder(before, encoded, is_word)
    losses = F.cross_entropy(logits.transpose(1, 2), target, reduction="none")
    counted = counts.float()
    loss = (losses * counted).sum() / (counted.sum() + 1.0)
    log_likelihood = F.log_softmax(logits, -1).gather(-1, target[:, :, None]).squeeze(-1)
    sentence_score = log_likelihood.sum(1)
    coverage = decoder.attention(torch.tanh(decoder.layer(decoder.table(before))), encoded, is_word).sum(1)
    return loss, {"sentence score": sentence_score, "coverage": coverage}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(5, 5, 5, 12, 12, 6, 6, 6)
    loss.backward()
    return loss.item()
