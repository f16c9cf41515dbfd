"""A language model with causal multi-head attention."""

from __future__ import annotations

import math
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
T = IntVar("T")
K = IntVar("K")
M = IntVar("M")
Head = IntVar("Head")
Feature = IntVar("Feature")
Word = IntVar("Word")


class MultiHeadAttention(nn.Module, Generic[M, Head, Feature]):
    """Each position attends to itself and to what is before it, with several heads."""

    def __init__(self, model: Int[M], head: Int[Head], feature: Int[Feature]) -> None:
        super().__init__()
        self.head, self.feature = head, feature
        self.query = nn.Linear(model, head * feature)
        self.key = nn.Linear(model, head * feature)
        self.value = nn.Linear(model, head * feature)
        self.output = nn.Linear(head * feature, model)

    def heads(self, projected: Tensor[[B, T, Head * Feature]]) -> Tensor[[B, Head, T, Feature]]:
        batch, time = projected.size(0), projected.size(1)
        return projected.view(batch, time, self.head, self.feature).transpose(1, 2)

    def weights(
        self, queries: Tensor[[B, Head, T, Feature]], keys: Tensor[[B, Head, K, Feature]]
    ) -> Tensor[[B, Head, T, K]]:
        scores = queries @ keys.transpose(2, 3) / math.sqrt(keys.size(3))
        earlier = torch.ones(queries.size(2), keys.size(2)).tril().bool()
        return torch.where(earlier, scores, -1e9).softmax(-1)

    def forward(self, x: Tensor[[B, T, M]]) -> Tensor[[B, T, M]]:
        queries = self.heads(self.query(x))
        keys = self.heads(self.key(x))
        values = self.heads(self.value(x))
        context = self.weights(queries, keys) @ values
        joined = context.transpose(1, 2).reshape(x.size(0), x.size(1), self.head * self.feature)
        return self.output(joined) + x


def step(
    batch: Int[B], time: Int[T], model: Int[M], head: Int[Head], feature: Int[Feature], word: Int[Word]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    words = torch.randint(word, (batch, time))
    next_word = torch.randint(word, (batch, time))
    table = nn.Parameter(torch.randn(word, model))
    position = nn.Parameter(torch.randn(time, model))
    attention = MultiHeadAttention(model, head, feature)
    embedded = F.embedding(words, table)
    hidden = attention(embedded + position)
    logits = hidden @ table.T
    losses = F.cross_entropy(logits.transpose(1, 2), next_word, reduction="none")
    loss = losses.mean(1).mean(0)
    perplexity_by_time = losses.mean(0)
    predicted = logits.argmax(-1)
    return loss, {"perplexity by time": perplexity_by_time, "predicted": predicted}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(3, 6, 12, 6, 2, 11)
    loss.backward()
    return loss.item()
