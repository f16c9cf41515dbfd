"""Click prediction from measurements and categories, by the products of all pairs of their vectors."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Measurement = IntVar("Measurement")
Field = IntVar("Field")
Category = IntVar("Category")
Feature = IntVar("Feature")
Hidden = IntVar("Hidden")


class Recommender(nn.Module, Generic[Measurement, Field, Category, Feature, Hidden]):
    """The logit of a click."""

    def __init__(
        self,
        measurement: Int[Measurement],
        field: Int[Field],
        category: Int[Category],
        feature: Int[Feature],
        hidden: Int[Hidden],
    ) -> None:
        super().__init__()
        self.bottom = nn.Linear(measurement, feature)
        self.table = nn.Embedding(category, feature)
        self.top = nn.Linear(feature + (field + 1) * (field + 1), hidden)
        self.answer = nn.Linear(hidden, 1)

    def parts(self, measured: Tensor[[B, Feature]], categories: Tensor[[B, Field]]) -> Tensor[[B, Field + 1, Feature]]:
        embedded = self.table(categories)
        bottom = measured[:, None]
        return torch.cat((bottom, embedded), 1)

    def interactions(self, parts: Tensor[[B, Field + 1, Feature]]) -> Tensor[[B, (Field + 1) * (Field + 1)]]:
        products = torch.einsum("bpf,bof->bpo", parts, parts)
        return products.flatten(1)

    def forward(self, measurements: Tensor[[B, Measurement]], categories: Tensor[[B, Field]]) -> Tensor[[B]]:
        measured = F.relu(self.bottom(measurements))
        pairs = self.interactions(self.parts(measured, categories))
        features = torch.cat((measured, pairs), -1)
        return self.answer(F.relu(self.top(features)))[:, 0]


def step(
    batch: Int[B],
    measurement: Int[Measurement],
    fields: Int[Field],
    category: Int[Category],
    feature: Int[Feature],
    hidden: Int[Hidden],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    measurements = torch.randn(batch, measurement)
    categories = torch.randint(category, (batch, fields))
    clicked = torch.rand(batch)
    price = torch.rand(batch)
    center = measurements.mean(0)
    model = Recommender(measurement, fields, category, feature, hidden)
    logits = model(measurements - center, categories)
    losses = F.relu(logits) - clicked * logits + torch.exp(-torch.abs(logits)).log1p()
    revenue = (price * clicked).sum(0)
    loss = losses.mean()
    weighted_loss = (losses * price).sum(0) / price.sum(0)
    by_field = model.table(categories).mean(-1).mean(0)
    return loss, {"revenue": revenue, "weighted loss": weighted_loss, "by field": by_field}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(4, 5, 4, 9, 4, 6)
    loss.backward()
    return loss.item()
