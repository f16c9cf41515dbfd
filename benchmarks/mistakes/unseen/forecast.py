"""Forecasts of several series: a trend and a season are taken out, patches attend, quantiles are predicted."""

from __future__ import annotations

from math import sqrt

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Attended, Axis, BoolTensor, Expr, Input, Module, Tensor
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import gelu, maximum, softmax, square, where


class Shop(Axis, samples=True): ...


class Product(Axis, size=3): ...


class Day(Axis, size=12): ...


class Week(Axis, size=4): ...


class Weekday(Axis, size=3): ...


class Feature(Axis, size=6): ...


class Query(Axis, size=5): ...


class Future(Axis, size=3): ...


class Quantile(Axis, size=3): ...


class Output(Axis, size=9): ...


class Forecaster(Module):
    def __init__(self) -> None:
        self.patch, self.norm = Linear(Weekday, Feature, seed=0), LayerNorm(Feature)
        self.query, self.key = Linear(Feature, Query, seed=1), Linear(Feature, Query, seed=2)
        self.output = Linear(Feature, Output, seed=3)

    def __call__(self, sales: Expr[Tensor[Shop, Product, Day]]) -> Expr[Tensor[Shop, Product, Future, Quantile]]:
        weeks = self.norm(gelu(self.patch(sales.split(Day, Week, Weekday))))
        others = weeks.rename(Week, Attended[Week])
        queries = self.query(weeks).expand(Attended[Week]).transpose(Shop, Product, Week, Attended[Week], Query)
        scores = (queries * self.key(others).expand_like(queries)).sum(Query) / sqrt(5.0)
        shares = softmax(scores, Attended[Week])
        spread = shares.expand(Feature).transpose(Shop, Product, Week, Attended[Week], Feature)
        mixed = (spread * others.expand_like(spread)).sum(Attended[Week])
        last = (weeks + mixed).select(Week, 3)
        return self.output(last).split(Output, Future, Quantile)


sales, future = Input(Tensor[Shop, Product, Day]), Input(Tensor[Shop, Product, Future])
levels, open = Input(Tensor[Quantile]), Input(BoolTensor[Shop, Future])
level = sales.mean(Day)
scale = sales.std(Day) + 1e-5
normal = (sales - level.expand(Day).transpose(Shop, Product, Day)) / scale.expand(Day).transpose(Shop, Product, Day)
model = Forecaster()
predicted = model(normal)
wanted = (future - level.expand(Future).transpose(Shop, Product, Future)) / scale.expand(Future).transpose(
    Shop, Product, Future
)
misses = wanted.expand(Quantile).transpose(Shop, Product, Future, Quantile) - predicted
quantile = levels.expand_like(misses)
pinball = maximum(quantile * misses, (quantile - 1.0) * misses).sum(Quantile)
counted = where(open.expand(Product).transpose(Shop, Product, Future), pinball, 0.0)
loss = counted.mean(Product, Future).mean(Shop)
median = predicted.select(Quantile, 1)
restored = median * scale.expand(Future).transpose(Shop, Product, Future)
total = (restored + level.expand(Future).transpose(Shop, Product, Future)).sum(Product)
error = square(total - future.sum(Product)).mean(Future)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    shops = Shop(2)
    return trial(loss, draw(sales, shops), draw(future, shops), draw(levels), draw(open, shops))
