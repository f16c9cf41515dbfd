"""Calls within generic calls: mypy holds back their errors, and infers Any for the axes of the call around."""

from dataclasses import dataclass
from typing import Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Tensor
from typedtensor.nn import LSTM, Linear, LSTMCell, LSTMState
from typedtensor.ops import tanh
from typedtensor.prob import Gamma, Independent, Mixture, Normal

S = TypeVarTuple("S")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
X = TypeVar("X")


class Row(Axis): ...
class Kind(Axis, size=3): ...
class Hidden(Axis, size=4): ...


@dataclass
class Pair(Generic[U, V]):
    whole: Expr[Tensor[U, V]]
    part: Expr[Tensor[U]]


@dataclass
class Bounds(Generic[*S]):
    low: Expr[Tensor[*S]]
    high: Expr[Tensor[*S]]


class Family:
    def normal(self, loc: Expr[Tensor[*S]], scale: Expr[Tensor[*S]]) -> Normal[*S]:
        return Normal(loc, scale)


def same(x: X) -> X:
    return x


def swap(bounds: Bounds[*S]) -> Bounds[*S]:
    return Bounds(low=bounds.high, high=bounds.low)


def normal(loc: Expr[Tensor[*S]], scale: Expr[Tensor[*S]]) -> Normal[*S]:
    return Normal(loc, scale)


def add(x: Expr[Tensor[*S]], y: Expr[Tensor[*S]]) -> Expr[Tensor[*S]]:
    return x + y


def constructors(
    mean: Expr[Tensor[Row, Kind]], width: Expr[Tensor[Row]], other: Expr[Tensor[Kind]], wide: bool
) -> None:
    reveal_type(Mixture(mean, Normal(mean, mean), Kind))  # R: Mixture[Row, Kind]
    reveal_type(Mixture(mean, Normal(mean, 1.0), Kind))  # R: Mixture[Row, Kind]
    reveal_type(swap(swap(Bounds(mean, mean))))  # R: Bounds[Row, Kind]
    reveal_type(same(Pair(mean, width)))  # R: Pair[Row, Kind]
    Mixture(mean, Normal(mean, width), Kind)
    # E: Normal takes (Expr[Tensor[*A]], Expr[Tensor[*A]] | float | floating[Any] | integer[Any]), but is given
    #    (Expr[Tensor[Row, Kind]], Expr[Tensor[Row]]) [axes]
    Independent(Normal(loc=mean, scale=width), Kind)
    # E: Normal takes (Expr[Tensor[*A]], Expr[Tensor[*A]] | float | floating[Any] | integer[Any]), but is given
    #    (loc=Expr[Tensor[Row, Kind]], scale=Expr[Tensor[Row]]) [axes]
    Independent(Independent(Normal(mean, width), Kind), Row)
    # E: Normal takes (Expr[Tensor[*A]], Expr[Tensor[*A]] | float | floating[Any] | integer[Any]), but is given
    #    (Expr[Tensor[Row, Kind]], Expr[Tensor[Row]]) [axes]
    Independent(Gamma(mean, width) if wide else Gamma(mean, mean), Kind)
    # E: Gamma takes (Expr[Tensor[*A]], Expr[Tensor[*A]] | float | floating[Any] | integer[Any]), but is given
    #    (Expr[Tensor[Row, Kind]], Expr[Tensor[Row]]) [axes]
    same(Pair(mean, other))
    # E: Pair takes (Expr[Tensor[U, V]], Expr[Tensor[U]]), but is given (Expr[Tensor[Row, Kind]], Expr[Tensor[Kind]])
    #    [axes]
    swap(swap(Bounds(mean, width)))
    # E: Bounds takes (Expr[Tensor[*S]], Expr[Tensor[*S]]), but is given (Expr[Tensor[Row, Kind]], Expr[Tensor[Row]])
    #    [axes]


def functions(mean: Expr[Tensor[Row, Kind]], width: Expr[Tensor[Row]]) -> None:
    reveal_type(Independent(normal(mean, mean), Kind))  # R: Independent[Expr[Tensor[Row, Kind]], Row]
    Independent(normal(mean, width), Kind)
    # E: normal takes (Expr[Tensor[*S]], Expr[Tensor[*S]]), but is given (Expr[Tensor[Row, Kind]], Expr[Tensor[Row]])
    #    [axes]
    same(Family().normal(mean, width))
    # E: Family.normal takes (Expr[Tensor[*S]], Expr[Tensor[*S]]), but is given (Expr[Tensor[Row, Kind]],
    #    Expr[Tensor[Row]]) [axes]
    tanh(add(mean, width))
    # E: add cannot be applied to Tensor[Row, Kind] and Tensor[Row]: its rule "*S, *S -> *S" needs the axes *S of the
    #    first (Row, Kind) to equal the axes *S of the second (Row) [axes]
    added = add(mean, width)
    # E: add cannot be applied to Tensor[Row, Kind] and Tensor[Row]: its rule "*S, *S -> *S" needs the axes *S of the
    #    first (Row, Kind) to equal the axes *S of the second (Row) [axes]
    add(mean, width).sum()
    # E: add cannot be applied to Tensor[Row, Kind] and Tensor[Row]: its rule "*S, *S -> *S" needs the axes *S of the
    #    first (Row, Kind) to equal the axes *S of the second (Row) [axes]
    LSTM(LSTMCell(Kind, Hidden), Row).run(mean, LSTMState(mean, width))
    # E: LSTMState holds tensors of the same axes, but hidden is Expr[Tensor[Row, Kind]] and cell is Expr[Tensor[Row]]
    #    [axes]
    # E: Argument 1 to "LSTMState" has incompatible type "Expr[Tensor[Row, Kind]]"; expected "Expr[Tensor[Hidden]]"
    #    [arg-type]
    # E: Argument 2 to "LSTMState" has incompatible type "Expr[Tensor[Row]]"; expected "Expr[Tensor[Hidden]]" [arg-type]


def scores(model: Linear[U, V], x: Expr[Tensor[*S, U]]) -> Expr[Tensor[*S, V]]:
    return model(x)


def models(x: Expr[Tensor[Row, Kind]]) -> None:
    reveal_type(scores(Linear(Kind, Hidden), x))  # R: Expr[Tensor[Row, Hidden]]
    scores(Linear(Hidden, Kind), x)
    # E: scores takes (Linear[U, V], Expr[Tensor[*S, U]]), but is given (Linear[Hidden, Kind], Expr[Tensor[Row, Kind]])
    #    [axes]
