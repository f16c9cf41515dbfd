"""Mistakes that no rule refuses: totals, swapped roles, labels without a size."""

from typing import Final

from typedtensor import Axis, Expr, Flat, Tensor
from typedtensor.nn import Embedding, LayerNorm, Linear
from typedtensor.ops import sqrt

COUNT: Final = 3
UNREAD = int("3")


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=128): ...
class Gate(Axis, size=COUNT): ...
class Read(Axis, size=UNREAD): ...


def totals(e: Expr[Tensor[Batch, Time]], w: Expr[Tensor[Batch]], n: Expr[Tensor[()]]) -> None:
    e / e.sum()
    e - e.mean()
    mean = e.mean()
    deviation = sqrt((e - mean).mean() + 1e-5)
    centred = e - mean
    _ = centred / deviation
    e / e.max()
    e -= e.mean()
    e / e.sum(Batch, Time)
    e - e.mean(Time).expand_like(e)
    e / n
    w / w.sum()
    centred.sum() / e.sum()
    e * e.sum()


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
