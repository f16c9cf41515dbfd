"""Mistakes that no rule refuses: totals, swapped roles, labels without a size."""

from dataclasses import dataclass
from typing import TypeVarTuple

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import rsqrt, sqrt, square

N = TypeVarTuple("N")


class Batch(Axis): ...


class Time(Axis): ...


class Hidden(Axis, size=128): ...


def totals(e: Expr[Tensor[Batch, Time]], w: Expr[Tensor[Batch]], n: Expr[Tensor[()]]) -> None:
    e / e.sum()
    # N: e.sum() reduces all axes (Batch, Time), and divides it again: name the axes, as in e.sum(Time); if all are
    #    meant, write e.sum(Batch, Time) [lint-total]
    e - e.mean()
    # N: e.mean() reduces all axes (Batch, Time), and is subtracted from it again: name the axes, as in e.mean(Time); if
    #    all are meant, write e.mean(Batch, Time) [lint-total]
    mean = e.mean()
    deviation = sqrt((e - mean).mean() + 1e-5)
    # N: e.mean() reduces all axes (Batch, Time), and is subtracted from it again: name the axes, as in e.mean(Time); if
    #    all are meant, write e.mean(Batch, Time) [lint-total]
    centred = e - mean
    # N: e.mean() reduces all axes (Batch, Time), and is subtracted from it again: name the axes, as in e.mean(Time); if
    #    all are meant, write e.mean(Batch, Time) [lint-total]
    _ = centred / deviation
    e / e.max()
    e -= e.mean()
    e / e.sum(Batch, Time)
    e - e.mean(Time).expand_like(e)
    e / n
    w / w.sum()
    centred.sum() / e.sum()
    e * e.sum()


class Attributes(Module):
    def __init__(self, e: Expr[Tensor[Batch, Time]]) -> None:
        self.e = e
        self.shares = self.e / self.e.sum()
        # N: e.sum() reduces all axes (Batch, Time), and divides it again: name the axes, as in e.sum(Time); if all are
        #    meant, write e.sum(Batch, Time) [lint-total]


T = Expr[Tensor[Batch, Hidden]]


@dataclass(frozen=True)
class State:
    h: T
    c: T


class Cell(Module):
    def __call__(self, x: Expr[Tensor[Batch]], h: T, c: T) -> State:
        return State(c, h)
        # N: the parameter h is given the variable c, which is named like another parameter of the same type; if this is
        #    meant, pass it by name: h=c [lint-role]

    def step(self, h: T, c: T) -> State:
        return State(h, c)


class ByPlace(Module):
    def __call__(self, x: Expr[Tensor[Batch]], h: T, c: T, /, scale: float = 1.0) -> T:
        return h

    @staticmethod
    def mixed(h: T, c: T, /, g: T) -> T:
        return h


def by_place(cell: ByPlace, x: Expr[Tensor[Batch]], h: T, c: T, g: T) -> None:
    cell(x, c, h)
    cell(x, h, c)
    cell.mixed(c, h, g)
    # N: the parameter h is given the variable c, which is named like another parameter of the same type; if this is
    #    meant, pass it by name: h=c [lint-role]
    cell.mixed(h, g, c)
    # N: the parameter c is given the variable g, which is named like another parameter of the same type; if this is
    #    meant, pass it by name: c=g [lint-role]
    ByPlace.mixed(c, h, g=g)


def scaled(mean: T, deviation: T) -> T:
    return mean / deviation


class Encoder(Module):
    def __init__(self) -> None:
        self.mean = Linear(Hidden, Hidden)
        self.deviation = Linear(Hidden, Hidden)

    def __call__(self, x: T) -> tuple[T, T]:
        return self.mean(x), self.deviation(x)

    def scaled(self, x: T) -> T:
        deviation, mean = self.mean(x), self.deviation(x)
        # N: deviation is assigned a value named mean, and mean one named deviation, of the same type: swap them; if
        #    this is meant, rename the variables [lint-role]
        scaled(mean, sqrt(deviation) + 1.0)
        scaled(sqrt(self.deviation(x)) + 1.0, self.mean(x))
        # N: the parameter mean is given a value named deviation, and deviation one named mean: swap them; if this is
        #    meant, pass it by name [lint-role]
        scaled(self.mean(x), self.deviation(x))
        scaled(deviation=self.mean(x), mean=self.deviation(x))
        return mean


def unpacked(encoder: Encoder, x: T, prior_mean: T, prior_deviations: T) -> None:
    deviation, mean = encoder(x)
    # N: deviation is assigned a value named mean, and mean one named deviation, of the same type: swap them; if this is
    #    meant, rename the variables [lint-role]
    scaled(prior_deviations, prior_mean)
    scaled(prior_mean, prior_deviations)
    scaled(prior_deviations, deviation)
    mean, deviation = encoder(x)
    scaled(mean, deviation)
    left, right = encoder(x)
    scaled(left, right)


def alike(square: Expr[Tensor[Hidden, Hidden]]) -> None:
    square - square.mean()
    square / square.sum()
    square * square + square.sum() * 0.0


def root_mean_squares(x: Expr[Tensor[Batch, Time]], gain: Expr[Tensor[Time]]) -> list[Expr[Tensor[Batch, Time]]]:
    centred, deviations = x - x.mean(), x - x.mean(Time).expand_like(x)
    scale = rsqrt((x * x).mean() + 1e-6).expand_like(x)
    return [
        x * scale * gain.expand_like(x),
        # N: x.mean() reduces all axes (Batch, Time), and scales x: name the axes, as in x.mean(Time); if all are meant,
        #    write x.mean(Batch, Time) [lint-total]
        deviations * rsqrt(square(deviations).mean() + 1e-6),
        # N: x.mean() reduces all axes (Batch, Time), and scales what is squared: name the axes, as in x.mean(Time); if
        #    all are meant, write x.mean(Batch, Time) [lint-total]
        centred * rsqrt(square(centred).mean() + 1e-6),
        x * rsqrt((x * x).mean(Time) + 1e-6).expand_like(x),
        x * rsqrt((x * x).mean(Batch, Time) + 1e-6),
        x / sqrt((x * x).mean() + 1e-6),
        centred / sqrt((centred * centred).mean() + 1e-6),
        centred / sqrt((centred**2.0).mean() + 1e-6),
    ]


def of_powers(x: Expr[Tensor[*N, Time]]) -> Expr[Tensor[*N, Time]]:
    return rsqrt((x**2.0).mean() + 1e-6) * x
    # N: x.mean() reduces all axes (*N, Time), and scales x: name the axes, as in x.mean(Time); if all are meant, ignore
    #    it [lint-total]
