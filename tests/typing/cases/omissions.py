"""Mistakes that no rule refuses: totals, swapped roles, labels without a size."""

from dataclasses import dataclass
from typing import Final

from typedtensor import Axis, Expr, Flat, Module, Operand, Tensor
from typedtensor.nn import Embedding, LayerNorm, Linear
from typedtensor.ops import ruled, sqrt

COUNT: Final = 3
UNREAD = int("3")


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=128): ...
class Gate(Axis, size=COUNT): ...
class Read(Axis, size=UNREAD): ...


def totals(e: Expr[Tensor[Batch, Time]], w: Expr[Tensor[Batch]], n: Expr[Tensor[()]]) -> None:
    e / e.sum()
    # E: e.sum() reduces all axes of e (Batch, Time) and is combined with e again: name the axes, as in e.sum(Time); if
    #    all are intended, write e.sum(Batch, Time) [axes-total]
    e - e.mean()
    # E: e.mean() reduces all axes of e (Batch, Time) and is combined with e again: name the axes, as in e.mean(Time);
    #    if all are intended, write e.mean(Batch, Time) [axes-total]
    mean = e.mean()
    deviation = sqrt((e - mean).mean() + 1e-5)
    # E: e.mean() reduces all axes of e (Batch, Time) and is combined with e again: name the axes, as in e.mean(Time);
    #    if all are intended, write e.mean(Batch, Time) [axes-total]
    centred = e - mean
    # E: e.mean() reduces all axes of e (Batch, Time) and is combined with e again: name the axes, as in e.mean(Time);
    #    if all are intended, write e.mean(Batch, Time) [axes-total]
    _ = centred / deviation
    # E: the mean on line 29 reduces all axes (Batch, Time) and is combined with centred along Batch, Time: name the
    #    axes, as in x.mean(Time); if all are intended, write x.mean(Batch, Time) [axes-total]
    e / e.max()
    # E: e.max() reduces all axes of e (Batch, Time) and is combined with e again: name the axes, as in e.max(Time); if
    #    all are intended, write e.max(Batch, Time) [axes-total]
    e -= e.mean()
    # E: e.mean() reduces all axes of e (Batch, Time) and is combined with e again: name the axes, as in e.mean(Time);
    #    if all are intended, write e.mean(Batch, Time) [axes-total]
    e / e.sum(Batch, Time)
    e - e.mean(Time).expand_like(e)
    e / n
    w / w.sum()
    centred.sum() / e.sum()
    e * e.sum()


def reassigned(e: Expr[Tensor[Batch, Time]], x: Expr[Tensor[Batch, Time]]) -> Expr[Tensor[Batch, Time]]:
    total = e.sum()
    e = x
    return e / total
    # E: e.sum() reduces all axes of e (Batch, Time) and is combined with e again: name the axes, as in e.sum(Time); if
    #    all are intended, write e.sum(Batch, Time) [axes-total]


class Attributes(Module):
    def __init__(self, e: Expr[Tensor[Batch, Time]]) -> None:
        self.e = e
        self.shares = self.e / self.e.sum()
        # E: self.e.sum() reduces all axes of self.e (Batch, Time) and is combined with self.e again: name the axes, as
        #    in self.e.sum(Time); if all are intended, write self.e.sum(Batch, Time) [axes-total]


T = Expr[Tensor[Batch, Hidden]]


@dataclass(frozen=True)
class State:
    h: T
    c: T


class Cell(Module):
    def __call__(self, x: Expr[Tensor[Batch]], h: T, c: T) -> State:
        return State(c, h)
        # E: the parameter h is given the variable c, which is named like another parameter of the same type: if this is
        #    intended, write h=c [axes-role]

    def step(self, h: T, c: T) -> State:
        return State(h, c)


class Network(Module):
    def __init__(self) -> None:
        self.cell = Cell()

    def __call__(self, x: Expr[Tensor[Batch]], h: T, c: T) -> None:
        self.cell(x, c, h)
        # E: the parameter h is given the variable c, which is named like another parameter of the same type: if this is
        #    intended, write h=c [axes-role]
        self.cell(x, h, c)
        self.cell(x, c, c)
        self.cell(x, h=c, c=h)
        self.cell.step(c, h)
        # E: the parameter h is given the variable c, which is named like another parameter of the same type: if this is
        #    intended, write h=c [axes-role]
        state = self.cell.step(h, c)
        self.cell(x, state.c, state.h)
        # E: the parameter h is given the variable c, which is named like another parameter of the same type: if this is
        #    intended, write h=c [axes-role]
        self.cell(x, state.h, state.c)
        kl(c, h)


def kl(mu: T, logvar: T, *, beta: float = 1.0) -> T:
    return (mu - logvar) * beta


def divergence(mu: T, logvar: T, _mu: T) -> None:
    kl(logvar, mu)
    # E: the parameter mu is given the variable logvar, which is named like another parameter of the same type: if this
    #    is intended, write mu=logvar [axes-role]
    kl(mu, logvar)
    kl(mu, mu)
    kl(logvar, _mu)
    # E: the parameter mu is given the variable logvar, which is named like another parameter of the same type: if this
    #    is intended, write mu=logvar [axes-role]
    kl(mu=logvar, logvar=mu)
    kl(*(logvar, mu))


class ByPlace(Module):
    def __call__(self, x: Expr[Tensor[Batch]], h: T, c: T, /, scale: float = 1.0) -> T:
        return h

    @staticmethod
    def mixed(h: T, c: T, /, g: T) -> T:
        return h


def by_place(cell: ByPlace, x: Expr[Tensor[Batch]], h: T, c: T, g: T) -> None:
    cell(x, c, h)
    # E: the parameter h is given the variable c, which is named like another parameter of the same type: if this is
    #    intended, give the variable another name [axes-role]
    cell(x, h, c)
    cell.mixed(c, h, g)
    # E: the parameter h is given the variable c, which is named like another parameter of the same type: if this is
    #    intended, give the variable another name [axes-role]
    cell.mixed(h, g, c)
    # E: the parameter c is given the variable g, which is named like another parameter of the same type: if this is
    #    intended, give the variable another name [axes-role]
    ByPlace.mixed(c, h, g=g)
    # E: the parameter h is given the variable c, which is named like another parameter of the same type: if this is
    #    intended, give the variable another name [axes-role]


@ruled("*A, *A, *A -> *A")
def mix(one: Operand, other: Operand, third: Operand) -> Operand:
    return one + other * third


def by_rule(one: T, other: T, third: T) -> None:
    mix(other, one, third)
    # E: the parameter one is given the variable other, which is named like another parameter of the same type: if this
    #    is intended, write one=other [axes-role]
    mix(one, other, third)
    mix(one, other, other)
    mix(one=other, other=one, third=third)


def sizes() -> None:
    Linear(Time, Hidden)
    # E: the size of Time is needed here: write Time(64), or declare class Time(Axis, size=64) [axes-size]
    Linear(Hidden, Time)
    # E: the size of Time is needed here: write Time(64), or declare class Time(Axis, size=64) [axes-size]
    Linear(Hidden, Time(3))
    Linear(Hidden, Gate)
    Linear(Hidden, Read)
    LayerNorm(Batch)
    # E: the size of Batch is needed here: write Batch(64), or declare class Batch(Axis, size=64) [axes-size]
    Embedding(Time, Hidden)
    # E: the size of Time is needed here: write Time(64), or declare class Time(Axis, size=64) [axes-size]
    Time().size  # E: the size of Time is needed here: write Time(64), or declare class Time(Axis, size=64) [axes-size]
    Time.size  # E: the size of Time is needed here: write Time(64), or declare class Time(Axis, size=64) [axes-size]
    Flat[Hidden, Hidden].size
    # E: Flat[Hidden, Hidden] is a derived label: its size is Flat[Hidden, Hidden]().size [axes]
    Time(3).size
    Read().size
    Gate().size


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
        # E: deviation is assigned a value named mean, and mean one named deviation, of the same type: swap them, or
        #    rename the variables [axes-role]
        scaled(mean, sqrt(deviation) + 1.0)
        scaled(sqrt(self.deviation(x)) + 1.0, self.mean(x))
        # E: the parameter mean is given a value named deviation, and deviation one named mean: swap them, or pass them
        #    by name if this is intended [axes-role]
        scaled(self.mean(x), self.deviation(x))
        scaled(deviation=self.mean(x), mean=self.deviation(x))
        return mean


def unpacked(encoder: Encoder, x: T, prior_mean: T, prior_deviations: T) -> None:
    deviation, mean = encoder(x)
    # E: deviation is assigned a value named mean, and mean one named deviation, of the same type: swap them, or rename
    #    the variables [axes-role]
    scaled(prior_deviations, prior_mean)
    # E: the parameter mean is given a value named prior_deviations, and deviation one named prior_mean: swap them, or
    #    pass them by name if this is intended [axes-role]
    scaled(prior_mean, prior_deviations)
    scaled(prior_deviations, deviation)
    mean, deviation = encoder(x)
    scaled(mean, deviation)
    left, right = encoder(x)
    scaled(left, right)


def along_some(losses: Expr[Tensor[Batch]], e: Expr[Tensor[Batch, Time]], w: Expr[Tensor[Time, Hidden]]) -> None:
    losses / (e.sum() + 1.0)
    # E: e.sum() reduces all axes of e (Batch, Time) and is combined with losses along Batch: name the axes, as in
    #    e.sum(Time); if all are intended, write e.sum(Batch, Time) [axes-total]
    count = sqrt(e * 2.0).sum()
    1.0 / 2.0 - count
    count - losses
    # E: the sum on line 230 reduces all axes (Batch, Time) and is combined with losses along Batch: name the axes, as
    #    in x.sum(Time); if all are intended, write x.sum(Batch, Time) [axes-total]
    losses / w.sum()
    losses + e.sum()
    losses * e.mean()
    losses / e.sum(Time)
    e.sum() / losses
