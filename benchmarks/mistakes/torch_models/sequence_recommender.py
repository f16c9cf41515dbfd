"""A recommender that attends to a user's earlier items, with padding; it ranks against negatives and all items."""

from __future__ import annotations

import math
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Past = IntVar("Past")
Item = IntVar("Item")
Factor = IntVar("Factor")
Inner = IntVar("Inner")
Negative = IntVar("Negative")


class Block(nn.Module, Generic[Factor, Inner]):
    """Attention to what was before, and a layer."""

    def __init__(self, factor: Int[Factor], inner: Int[Inner]) -> None:
        super().__init__()
        self.normal = nn.LayerNorm(factor)
        self.query = nn.Linear(factor, factor)
        self.key = nn.Linear(factor, factor)
        self.value = nn.Linear(factor, factor)
        self.inner = nn.Linear(factor, inner)
        self.outer = nn.Linear(inner, factor)

    def attended(self, x: Tensor[[B, Past, Factor]], known: Tensor[[B, Past]]) -> Tensor[[B, Past, Factor]]:
        keys, values = self.key(x), self.value(x)
        scores = self.query(x) @ keys.transpose(1, 2) / math.sqrt(x.size(2))
        earlier = torch.ones(x.size(1), x.size(1)).tril().gt(0.0)
        allowed = earlier[None, :, :] & known[:, None, :]
        weights = torch.where(allowed, scores, -1e9).softmax(-1)
        return weights @ values

    def forward(self, x: Tensor[[B, Past, Factor]], known: Tensor[[B, Past]]) -> Tensor[[B, Past, Factor]]:
        mixed = x + self.attended(self.normal(x), known)
        return mixed + self.outer(F.relu(self.inner(mixed)))


def ranking(wanted: Tensor[[B, Past, Negative]], rejected: Tensor[[B, Past, Negative]]) -> Tensor[[B, Past]]:
    """The losses of pairs of which the first should have the higher score."""
    return F.softplus(rejected - wanted).mean(-1)


def similarity(one: Tensor[[B, Past, Factor]], other: Tensor[[B, Past, Factor]]) -> Tensor[[B, Past]]:
    """The cosine of the angle between states."""
    lengths = (one.square().sum(-1) * other.square().sum(-1)) ** 0.5
    return (one * other).sum(-1) / (lengths + 0.1)


def step(
    batch: Int[B],
    past: Int[Past],
    item: Int[Item],
    factor: Int[Factor],
    inner: Int[Inner],
    negative: Int[Negative],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    history = torch.randint(item, (batch, past))
    target = torch.randint(item, (batch, past))
    negatives = torch.randint(item, (batch, past, negative))
    known = torch.rand(batch, past).gt(0.5)
    rating = torch.randn(batch, past)
    sold = torch.randn(item)
    table = nn.Parameter(torch.randn(item, factor))
    position = nn.Parameter(torch.randn(past, factor))
    interest = nn.Parameter(torch.randn(factor))
    block = Block(factor, inner)
    embedded = F.embedding(history, table)
    states = block(embedded + position, known)
    wanted = F.embedding(target, table)
    rejected = table[negatives]
    wanted_scores = (states * wanted).sum(-1)[:, :, None].expand(batch, past, negative)
    rejected_scores = torch.einsum("upf,upnf->upn", states, rejected)
    pair_losses = ranking(wanted_scores, rejected_scores)
    popular = sold.square() + 0.1
    popularity = popular / popular.sum(0)
    logits = states @ table.T
    corrected = logits - torch.log(popularity)
    item_losses = F.cross_entropy(corrected.transpose(1, 2), target, reduction="none")
    counted = known.float()
    centred = rating - rating.mean(1, keepdim=True)
    errors = (similarity(states, wanted) - centred).square()
    losses = (pair_losses + item_losses + errors) * counted
    loss = (losses.sum(1) / (counted.sum(1) + 1.0)).mean(0)
    shares = torch.where(known, states @ interest, -1e9).softmax(-1)
    taste = torch.einsum("up,upf->uf", shares, states)
    recommended = (taste @ table.T).argmax(-1)
    likely = logits[:, -1].softmax(-1)
    taken = likely.mean(0)
    spread = (likely - taken).square().mean(0).sum(0)
    return loss, {"recommended": recommended, "spread": spread}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(5, 5, 12, 6, 6, 5)
    loss.backward()
    return loss.item()
