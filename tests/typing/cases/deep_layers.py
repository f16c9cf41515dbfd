"""Layers on top of each other, over groups of channels and over children: exact types, and what does not fit."""

from collections.abc import Sequence
from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Tensor
from typedtensor.nn import (
    LSTM,
    ChildSumTreeLSTMCell,
    Dropout,
    Embedding,
    Grouped2D,
    GRUCell,
    LayerNorm,
    Linear,
    LSTMCell,
    LSTMState,
    NaryTreeLSTMCell,
    Recurrent,
    Residual,
    Sequential,
    Stacked,
    StackedLSTM,
)
from typedtensor.ops import gelu, relu

N = TypeVarTuple("N")


class Batch(Axis): ...
class Time(Axis): ...
class Sound(Axis, size=3): ...
class Hidden(Axis, size=4): ...
class Wide(Axis, size=8): ...
class Child(Axis, size=2): ...
class Group(Axis, size=2): ...
class Part(Axis, size=3): ...
class Height(Axis): ...
class Width(Axis): ...
class Row(Axis): ...
class Column(Axis): ...
class Window(Axis, size=3): ...
class Word(Axis, size=9): ...


def stacked(x: Expr[Tensor[Time, Batch, Sound]], s: LSTMState[Expr[Tensor[Batch, Hidden]]]) -> None:
    first, second = LSTM(LSTMCell(Sound, Hidden), Time), LSTM(LSTMCell(Hidden, Hidden), Time)
    deep = StackedLSTM(first, second, second)
    reveal_type(deep)  # R: StackedLSTM[Time, Sound, Hidden]
    reveal_type(deep(x))  # R: Expr[Tensor[Time, Batch, Hidden]]
    reveal_type(deep.run(x))
    # R: tuple[tuple[LSTMState[Expr[Tensor[Batch, Hidden]]], ...], Expr[Tensor[Time, Batch, Hidden]]]
    reveal_type(deep.run(x, [s, s, s])[0][0].cell)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(first.run(x)[0])  # R: LSTMState[Expr[Tensor[Batch, Hidden]]]
    reveal_type(Stacked(Recurrent(GRUCell(Sound, Hidden), Time), Recurrent(GRUCell(Hidden, Hidden), Time)).run(x))
    # R: tuple[tuple[Expr[Tensor[Batch, Hidden]], ...], Expr[Tensor[Time, Batch, Hidden]]]
    reveal_type(x >> first >> LSTM(LSTMCell(Hidden, Wide), Time))  # R: Expr[Tensor[Time, Batch, Wide]]
    StackedLSTM(first, first)
    # E: StackedLSTM takes (LSTM[T, U, V], LSTM[T, V, V]), but is given (LSTM[Time, Sound, Hidden], LSTM[Time, Sound,
    #    Hidden]) [axes]
    StackedLSTM(first, LSTM(LSTMCell(Hidden, Hidden), Batch))
    # E: StackedLSTM takes (LSTM[T, U, V], LSTM[T, V, V]), but is given (LSTM[Time, Sound, Hidden], LSTM[Batch, Hidden,
    #    Hidden]) [axes]
    deep(x.transpose(Batch, Time, Sound))
    # E: StackedLSTM[Time, Sound, Hidden] cannot be applied to Tensor[Batch, Time, Sound]: its rule "Time *N Sound ->
    #    Time *N Hidden" needs Time to be the first axis of the operand, not (Batch, Time, Sound) [axes]


def trees(x: Expr[Tensor[Batch, Sound]], below: Sequence[LSTMState[Expr[Tensor[Batch, Hidden]]]]) -> None:
    reveal_type(ChildSumTreeLSTMCell(Sound, Hidden)(x, below))  # R: LSTMState[Expr[Tensor[Batch, Hidden]]]
    cell = NaryTreeLSTMCell(Sound, Hidden, Child)
    reveal_type(cell.recurrent)  # R: Param[Tensor[Child, Hidden, Flat[Concat[LeafGate, Child], Hidden]]]
    reveal_type(cell(x, below).hidden)  # R: Expr[Tensor[Batch, Hidden]]
    cell(x, [LSTMState(x, x)])
    # E: Argument 1 to "LSTMState" has incompatible type "Expr[Tensor[Batch, Sound]]"; expected "Expr[Tensor[Batch,
    #    Hidden]]" [arg-type]
    # E: Argument 2 to "LSTMState" has incompatible type "Expr[Tensor[Batch, Sound]]"; expected "Expr[Tensor[Batch,
    #    Hidden]]" [arg-type]


def grouped(x: Expr[Tensor[Batch, Group, Part, Height, Width]]) -> None:
    layer = Grouped2D(Group, Part, Wide, Window, Window, Row, Column, stride=2, padding=1)
    reveal_type(layer.kernel)  # R: Param[Tensor[Group, Wide, Part, Window, Window]]
    reveal_type(x >> layer >> relu)  # R: Expr[Tensor[Batch, Group, Wide, Row, Column]]
    layer(x.transpose(Batch, Part, Group, Height, Width))
    # E: Grouped2D[Group, Part, Wide, Row, Column] cannot be applied to Tensor[Batch, Part, Group, Height, Width]: its
    #    rule "*N Group Part H W -> *N Group Wide Row Column" needs Group Part (Group, Part) side by side and in this
    #    order in the operand, which has (Batch, Part, Group, Height, Width) [axes]


def unlike(x: Expr[Tensor[*N, Sound]]) -> None:
    inner = Linear(Sound, Wide) >> gelu >> Linear(Wide, Sound)
    model = Sequential(LayerNorm(Sound), Residual(inner), Linear(Sound, Hidden), Dropout(0.5, seed=0).at(None))
    reveal_type(x >> model)  # R: Expr[Tensor[*N, Hidden]]
    reveal_type(Sequential(Embedding(Word, Sound), Residual(inner), Linear(Sound, Hidden)))
    # R: Pipeline[def [N] (Expr[IntTensor[*N]]) -> Expr[Tensor[*N, Hidden]]]
    reveal_type(x >> Residual(Sequential(LayerNorm(Sound), inner)) >> Linear(Sound, Hidden))
    # R: Expr[Tensor[*N, Hidden]]
    Sequential(LayerNorm(Sound), Residual(inner), Linear(Hidden, Wide))
    # E: Linear[Hidden, Wide] cannot follow: it takes Tensor[*N, Hidden], but is given Tensor[*N, Sound] [axes]
    Residual(Linear(Sound, Hidden))  # E: Residual takes (Layer[U, U]), but is given (Linear[Sound, Hidden]) [axes]
    x >> Sequential(Linear(Sound, Hidden), Residual(inner))
    # E: Residual[Sound] cannot follow: it takes Tensor[*N, Sound], but is given Tensor[*N, Hidden] [axes]
