"""A forecaster of several series: a moving average for the trend, a linear map of each over time, a mixing layer."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight, windows
from typedtensor import Axis, Expr, Input, Module, Tensor, Valid
from typedtensor.nn import Linear
from typedtensor.ops import ExpandAlong, relu, select, sqrt, square


class Batch(Axis): ...


class Time(Axis, size=10): ...


class Series(Axis, size=3): ...


class Window(Axis, size=3): ...


class Smooth(Axis, size=8): ...


class Inner(Axis, size=8): ...


class Horizon(Axis, size=3): ...


class Mixed(Axis, size=3): ...


class Quantile(Axis, size=3): ...


Past = Expr[Tensor[Batch, Time, Series]]


class Forecaster(Module):
    """The next values of each series."""

    def __init__(self) -> None:
        self.trend = Linear(Smooth, Horizon, seed=0)
        self.season = Linear(Inner, Horizon, seed=1)
        self.mixing = Linear(Series, Mixed, seed=2)
        self.quantiles = weight(Tensor[Mixed, Series, Quantile])

    def smooth(self, past: Past) -> Expr[Tensor[Batch, Smooth, Series]]:
        return windows(past, Time, Window).mean(Window).rename(Valid[Time, Window], Smooth)

    def __call__(self, past: Past) -> Expr[Tensor[Batch, Horizon, Series]]:
        trend = self.smooth(past)
        inner = past.slice(Time, Inner, 1, 9)
        season = inner - trend.rename(Smooth, Inner)
        ahead = self.trend(trend.transpose(Batch, Series, Smooth))
        ahead = ahead + self.season(season.transpose(Batch, Series, Inner))
        return ahead.transpose(Batch, Horizon, Series)

    def spread(self, forecast: Expr[Tensor[Batch, Horizon, Series]]) -> Expr[Tensor[Batch, Horizon, Series, Quantile]]:
        return relu(self.mixing(forecast)).contract(self.quantiles)


past = Input(Tensor[Batch, Time, Series])
future = Input(Tensor[Batch, Horizon, Series])
level = Input(Tensor[Quantile])

model = Forecaster()
mean = past.mean(Time)
centred = past - ExpandAlong(Time)(past, mean)
deviation = sqrt(square(centred).mean(Time) + 1e-3)
normal = centred / ExpandAlong(Time)(past, deviation)
output = model(normal)
forecast = output * ExpandAlong(Horizon)(output, deviation) + ExpandAlong(Horizon)(output, mean)
squared = square(forecast - future).mean(Horizon, Series)
spread = model.spread(forecast)
excess = ExpandAlong(Quantile)(spread, future) - spread
pinball = relu(excess) * level.expand_like(excess) + relu(-excess) * (1.0 - level).expand_like(excess)
drift = select(forecast, Horizon, 0) - select(past, Time, -1)
error_by_step = square(forecast - future).mean(Series).mean(Batch)
loss = squared.mean(Batch) + pinball.sum(Quantile).mean(Horizon, Series).mean(Batch) + square(drift).mean() * 0.1


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    return trial(loss, draw(past, batch), draw(future, batch), draw(level))
