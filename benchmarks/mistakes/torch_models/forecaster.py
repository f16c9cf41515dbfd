"""A forecaster of the next values of several series, from a trend and a season, with quantiles."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
T = IntVar("T")
Series = IntVar("Series")
Horizon = IntVar("Horizon")
Mixed = IntVar("Mixed")
Quantile = IntVar("Quantile")


class Forecaster(nn.Module, Generic[T, Series, Horizon, Mixed, Quantile]):
    """The next values of each series."""

    def __init__(
        self, time: Int[T], series: Int[Series], horizon: Int[Horizon], mixed: Int[Mixed], quantile: Int[Quantile]
    ) -> None:
        super().__init__()
        self.trend = nn.Linear(time - 2, horizon)
        self.season = nn.Linear(time - 2, horizon)
        self.mixing = nn.Linear(series, mixed)
        self.quantiles = nn.Parameter(torch.randn(mixed, series, quantile))

    def smooth(self, past: Tensor[[B, T, Series]]) -> Tensor[[B, T - 2, Series]]:
        return past.unfold(1, 3, 1).mean(-1)

    def forward(self, past: Tensor[[B, T, Series]]) -> Tensor[[B, Horizon, Series]]:
        trend = self.smooth(past)
        inner = past[:, 1:-1]
        season = inner - trend
        ahead = self.trend(trend.transpose(1, 2))
        ahead = ahead + self.season(season.transpose(1, 2))
        return ahead.transpose(1, 2)

    def spread(self, forecast: Tensor[[B, Horizon, Series]]) -> Tensor[[B, Horizon, Series, Quantile]]:
        return torch.einsum("bhm,msq->bhsq", F.relu(self.mixing(forecast)), self.quantiles)


def step(
    batch: Int[B],
    time: Int[T],
    series: Int[Series],
    horizon: Int[Horizon],
    mixed: Int[Mixed],
    quantile: Int[Quantile],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    past = torch.randn(batch, time, series)
    future = torch.randn(batch, horizon, series)
    level = torch.rand(quantile)
    model = Forecaster(time, series, horizon, mixed, quantile)
    mean = past.mean(1)
    centred = past - mean[:, None]
    deviation = torch.sqrt(centred.square().mean(1) + 1e-3)
    normal = centred / deviation[:, None]
    output = model(normal)
    forecast = output * deviation[:, None] + mean[:, None]
    squared = (forecast - future).square().mean((1, 2))
    spread = model.spread(forecast)
    excess = future[:, :, :, None] - spread
    pinball = F.relu(excess) * level + F.relu(-excess) * (1.0 - level)
    drift = forecast[:, 0] - past[:, -1]
    error_by_step = (forecast - future).square().mean(2).mean(0)
    loss = squared.mean(0) + pinball.sum(3).mean((1, 2)).mean(0) + drift.square().mean() * 0.1
    return loss, {"error by step": error_by_step}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(3, 10, 3, 3, 3, 3)
    loss.backward()
    return loss.item()
