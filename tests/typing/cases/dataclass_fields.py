"""Dataclasses of tensors, expressions and modules, also as arguments of modules."""

from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import relu, where

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...
class Out(Axis, size=4): ...


@dataclass
class Sequences(Generic[U]):
    values: Expr[Tensor[Batch, Time, U]]
    mask: Expr[BoolTensor[Batch, Time]]

    def masked(self, axis: type[U]) -> Expr[Tensor[Batch, Time]]:
        return where(self.mask, self.values.sum(axis), 0.0)

    def masked_wrongly(self) -> Expr[Tensor[Batch, Time, U]]:
        return where(self.mask, self.values, 0.0)
        # E: Where cannot be applied to BoolTensor[Batch, Time] and Tensor[Batch, Time, U] and float: its rule "bool *A,
        #    t *A?, t *A? -> t *A" needs the axes *A of the first (Batch, Time) to equal the axes *A of the second
        #    (Batch, Time, U), which cannot be decided: U may be any axis; try first.expand_like(second) [axes]


def made(x: Expr[Tensor[Batch, Time, Hidden]], m: Expr[BoolTensor[Batch, Time]]) -> None:
    reveal_type(Sequences(x, m))  # R: Sequences[Hidden]
    reveal_type(Sequences(x, m).masked(Hidden))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(Sequences(values=x, mask=m).values.sum(Time))  # R: Expr[Tensor[Batch, Hidden]]


def made_wrongly(x: Expr[Tensor[Batch, Time, Hidden]], m: Expr[BoolTensor[Time, Batch]]) -> None:
    Sequences(x, m)
    # E: Argument 2 to "Sequences" has incompatible type "Expr[BoolTensor[Time, Batch]]"; expected
    #    "Expr[BoolTensor[Batch, Time]]" [arg-type]
    Sequences(x.sum(Hidden), m)
    # E: Argument 1 to "Sequences" has incompatible type "Expr[Tensor[Batch, Time]]"; expected "Expr[Tensor[Batch, Time,
    #    Never]]" [arg-type]
    # E: Argument 2 to "Sequences" has incompatible type "Expr[BoolTensor[Time, Batch]]"; expected
    #    "Expr[BoolTensor[Batch, Time]]" [arg-type]


def read(s: Sequences[Hidden]) -> None:
    reveal_type(s.values)  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(s.values.sum(Hidden))  # R: Expr[Tensor[Batch, Time]]
    s.values.sum(Out)
    # E: Sum[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    s.masked(Out)
    # E: Argument 1 to "masked" of "Sequences" has incompatible type "type[Out]"; expected "type[Hidden]" [arg-type]


def written(s: Sequences[Hidden], x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    s.values = x + 1.0
    s.values = x.sum(Time)
    # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch, Hidden]]", variable has type
    #    "Expr[Tensor[Batch, Time, Hidden]]") [assignment]


def replaced(s: Sequences[Hidden]) -> None:
    reveal_type(replace(s, values=s.values * 2.0))  # R: Sequences[Hidden]
    replace(s, values=s.values.sum(Time))
    # E: Argument "values" to "replace" of "Sequences[Hidden]" has incompatible type "Expr[Tensor[Batch, Hidden]]";
    #    expected "Expr[Tensor[Batch, Time, Hidden]]" [arg-type]


@dataclass(frozen=True)
class State(Generic[U]):
    hidden: Expr[Tensor[Batch, U]]
    cell: Expr[Tensor[Batch, U]]
    step: int = 0


class Recurrent(Module, Generic[U, V]):
    def __init__(self, inputs: type[U] | U, hidden: type[V] | V) -> None:
        self.inner, self.recurrent = Linear(inputs, hidden), Linear(hidden, hidden)

    def __call__(self, state: State[V], x: Expr[Tensor[Batch, U]]) -> State[V]:
        hidden = self.inner(x) + self.recurrent(state.hidden)
        return State(hidden, state.cell, state.step + 1)

    def wrong(self, state: State[V], x: Expr[Tensor[Batch, U]]) -> State[V]:
        return State(self.inner(x) + self.recurrent(x), state.cell)
        # E: Linear[V] cannot be applied to Tensor[Batch, U]: its rule "*N V -> *N V" needs an axis V in the operand,
        #    which has only (Batch, U) [axes]


def recurrent(state: State[Hidden], x: Expr[Tensor[Batch, Out]]) -> None:
    cell = Recurrent(Out, Hidden)
    reveal_type(cell)  # R: Recurrent[Out, Hidden]
    reveal_type(cell(state, x))  # R: State[Hidden]
    reveal_type(cell(cell(state, x), x).hidden.sum(Hidden))  # R: Expr[Tensor[Batch]]
    cell(state, state.hidden)
    # E: Argument 2 to "__call__" of "Recurrent" has incompatible type "Expr[Tensor[Batch, Hidden]]"; expected
    #    "Expr[Tensor[Batch, Out]]" [arg-type]


def recurrent_of_another_state(state: State[Out], x: Expr[Tensor[Batch, Out]]) -> None:
    Recurrent(Out, Hidden)(state, x)
    # E: Argument 1 to "__call__" of "Recurrent" has incompatible type "State[Out]"; expected "State[Hidden]" [arg-type]


def state_of_two_labels(h: Expr[Tensor[Batch, Hidden]], o: Expr[Tensor[Batch, Out]]) -> None:
    State(h, o)
    # E: State takes (Expr[Tensor[Batch, U]], Expr[Tensor[Batch, U]]), but is given (Expr[Tensor[Batch, Hidden]],
    #    Expr[Tensor[Batch, Out]]) [axes]


@dataclass
class Config:
    depth: int = 2
    layers: list[Linear[Hidden, Hidden]] = field(default_factory=list)


class Deep(Module):
    def __init__(self, config: Config) -> None:
        self.layers = config.layers

    def __call__(self, x: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Hidden]]:
        for layer in self.layers:
            x = x >> layer >> relu
        return x


def deep(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Out]]) -> None:
    reveal_type(Deep(Config())(x))  # R: Expr[Tensor[Batch, Hidden]]
    Deep(Config())(y)
    # E: Deep[Hidden] cannot be applied to Tensor[Batch, Out]: its rule "*N Hidden -> *N Hidden" needs an axis Hidden in
    #    the operand, which has only (Batch, Out) [axes]
    Deep(Config(layers=[Linear(Hidden, Out)]))
    # E: Argument 2 to "Linear" has incompatible type "type[Out]"; expected "type[Hidden] | Hidden" [arg-type]


@dataclass
class Batches:
    image: Tensor[Batch, Hidden]
    digit: IntTensor[Batch]


def values(b: Batches) -> None:
    reveal_type(b.image.mean(Batch))  # R: Tensor[Hidden]
    b.image.mean(Time)
    # E: Mean[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> real *A *B" needs an axis U
    #    (Time) in the operand, which has only (Batch, Hidden) [axes]
    b.image + b.digit
    # E: Add cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: its rule "t *A?, t *A? -> t *A" needs its
    #    operands to be of one kind, not real and int; try as_real(second).expand_like(first) [axes]


def unpacked(batches: list[Batches]) -> None:
    reveal_type([b.image @ b.image.transpose() for b in batches])  # R: list[Tensor[Batch, Batch]]
    [b.image @ b.image for b in batches]
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Hidden) to equal the first axis of the second (Batch) [axes]
