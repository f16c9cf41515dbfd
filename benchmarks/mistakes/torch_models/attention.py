"""Single-head attention over a memory, with a mask, and a pointer to the key that a query should attend to."""

from __future__ import annotations

import math
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Q = IntVar("Q")
K = IntVar("K")
M = IntVar("M")
Feature = IntVar("Feature")
Value = IntVar("Value")


class Attention(nn.Module, Generic[M, Feature, Value]):
    """Scaled dot-product attention with one head."""

    def __init__(self, model: Int[M], feature: Int[Feature], value: Int[Value]) -> None:
        super().__init__()
        self.query = nn.Parameter(torch.randn(model, feature))
        self.key = nn.Parameter(torch.randn(model, feature))
        self.value = nn.Parameter(torch.randn(model, value))
        self.output = nn.Parameter(torch.randn(value, model))

    def scores(self, x: Tensor[[B, Q, M]], memory: Tensor[[B, K, M]]) -> Tensor[[B, Q, K]]:
        queries = x @ self.query
        keys = memory @ self.key
        return queries @ keys.transpose(1, 2) / math.sqrt(keys.size(2))

    def forward(
        self, x: Tensor[[B, Q, M]], memory: Tensor[[B, K, M]], allowed: Tensor[[B, K]]
    ) -> tuple[Tensor[[B, Q, M]], Tensor[[B, Q, K]]]:
        scores = self.scores(x, memory)
        mask = allowed[:, None, :]
        weights = torch.where(mask, scores, -1e9).softmax(-1)
        values = memory @ self.value
        output = weights @ values @ self.output
        return output + x, weights


def step(
    batch: Int[B], queries: Int[Q], keys: Int[K], model: Int[M], feature: Int[Feature], value: Int[Value]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    sentence = torch.randn(batch, queries, model)
    memory = torch.randn(batch, keys, model)
    allowed = torch.rand(batch, keys).gt(0.5)
    target = torch.randint(keys, (batch, queries))
    attention = Attention(model, feature, value)
    output, weights = attention(sentence, memory, allowed)
    summary = F.relu(output).mean(1)
    received = weights.mean(1)
    best_key = weights.argmax(-1)
    pointer = F.cross_entropy(attention.scores(output, memory).transpose(1, 2), target, reduction="none")
    hits = best_key == target
    loss = pointer.mean((1, 0)) + (summary * summary).mean(1).mean(0) + (received * received).mean()
    return loss, {"hits": hits}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(3, 5, 5, 8, 8, 8)
    loss.backward()
    return loss.item()
