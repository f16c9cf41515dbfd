"""A transformer block over words; it classifies the topic of a sentence from the mean of its states."""

from __future__ import annotations

import math
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
T = IntVar("T")
M = IntVar("M")
Inner = IntVar("Inner")
Word = IntVar("Word")
Topic = IntVar("Topic")


class LayerNorm(nn.Module, Generic[M]):
    """Zero mean and unit variance of each position, then a learnt scale and shift."""

    def __init__(self, model: Int[M]) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.randn(model))
        self.shift = nn.Parameter(torch.randn(model))

    def forward(self, x: Tensor[[B, T, M]]) -> Tensor[[B, T, M]]:
        centred = x - x.mean(-1, keepdim=True)
        variance = (centred * centred).mean(-1)
        normal = centred / torch.sqrt(variance + 1e-5)[:, :, None]
        return normal * self.scale + self.shift


class Attention(nn.Module, Generic[M]):
    """Self-attention with one head; positions that hold no word are masked."""

    def __init__(self, model: Int[M]) -> None:
        super().__init__()
        self.query = nn.Linear(model, model)
        self.key = nn.Linear(model, model)
        self.value = nn.Linear(model, model)

    def forward(self, x: Tensor[[B, T, M]], is_word: Tensor[[B, T]]) -> Tensor[[B, T, M]]:
        scores = self.query(x) @ self.key(x).transpose(1, 2) / math.sqrt(x.size(2))
        mask = is_word[:, None, :]
        weights = torch.where(mask, scores, -1e9).softmax(-1)
        return weights @ self.value(x)


class Block(nn.Module, Generic[M, Inner]):
    """Attention and a perceptron, each with a residual."""

    def __init__(self, model: Int[M], inner: Int[Inner]) -> None:
        super().__init__()
        self.first_norm, self.second_norm = LayerNorm(model), LayerNorm(model)
        self.attention = Attention(model)
        self.inner = nn.Linear(model, inner)
        self.outer = nn.Linear(inner, model)

    def forward(self, x: Tensor[[B, T, M]], is_word: Tensor[[B, T]]) -> Tensor[[B, T, M]]:
        attended = x + self.attention(self.first_norm(x), is_word)
        return attended + self.outer(F.relu(self.inner(self.second_norm(attended))))


def step(
    batch: Int[B], time: Int[T], model: Int[M], inner: Int[Inner], word: Int[Word], topics: Int[Topic]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    words = torch.randint(word, (batch, time))
    is_word = torch.rand(batch, time).gt(0.5)
    topic = torch.randint(topics, (batch,))
    table = nn.Embedding(word, model)
    block, head = Block(model, inner), nn.Linear(model, topics)
    state = block(table(words), is_word)
    present = is_word.float()
    masked = state * present[:, :, None]
    mean_state = masked.sum(1) / (present.sum(1) + 1.0)[:, None]
    logits = head(mean_state)
    loss = F.cross_entropy(logits, topic, reduction="none").mean(0)
    return loss, {"logits": logits}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(3, 5, 8, 16, 13, 4)
    loss.backward()
    return loss.item()
