"""What layers take, and what they are given, where a type checker says no more than a variable."""

from typing import Any, reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.nn import (
    LSTM,
    BatchNorm,
    EnsembleLinear,
    GroupedQueryAttention,
    GRUCell,
    LSTMCell,
    LSTMState,
    MaxPool1DInto,
    MixtureOfExperts,
    MultiHeadAttention,
    Recurrent,
    Router,
    SelfAttention,
    TransformerBlock,
)


class Time(Axis): ...
class Batch(Axis): ...
class Past(Axis): ...
class Letter(Axis, size=3): ...
class Feature(Axis, size=8): ...
class Head(Axis, size=2): ...
class Group(Axis, size=2): ...
class Width(Axis, size=4): ...
class Inner(Axis, size=16): ...
class Expert(Axis, size=4): ...
class Place(Axis, size=6): ...
class Choice(Axis, size=2): ...


def states(xs: Expr[Tensor[Time, Batch, Letter]], h: Expr[Tensor[Feature]], ends: Expr[IntTensor[Time]]) -> None:
    lstm, gru = LSTM(LSTMCell(Letter, Feature), Time), Recurrent(GRUCell(Letter, Feature), Time)
    LSTM(Letter, Feature)
    # E: LSTM takes a module of class LSTMCell, not the label Letter: make one with this label [arg-type]
    SelfAttention(Feature, Time)
    # E: SelfAttention takes a module of class Attention, not the label Feature: make one with this label [arg-type]
    unknown: Any = lstm
    SelfAttention(unknown, Time)
    lstm.run(xs, LSTMState(h, h))
    # E: LSTM[Time, Letter, Feature].run takes (Expr[Tensor[Time, *N, Letter]], LSTMState[Expr[Tensor[*N, Feature]]]),
    #    but is given (Expr[Tensor[Time, Batch, Letter]], LSTMState[Expr[Tensor[Feature]]]) [axes]
    gru.run(xs, h)
    # E: Recurrent[Time, Letter, Feature].run takes (Expr[Tensor[Time, *N, Letter]], Expr[Tensor[*N, Feature]]), but is
    #    given (Expr[Tensor[Time, Batch, Letter]], Expr[Tensor[Feature]]) [axes]
    gru.run(xs, lengths=ends)
    # E: Recurrent[Time, Letter, Feature].run takes (Expr[Tensor[Time, *N, Letter]], lengths=Expr[IntTensor[*N]]), but
    #    is given (Expr[Tensor[Time, Batch, Letter]], lengths=Expr[IntTensor[Time]]) [axes]


def positions(
    x: Expr[Tensor[Batch, Time, Feature]],
    mask: Expr[BoolTensor[Time, Past]],
    present: Expr[BoolTensor[Batch, Time]],
) -> None:
    attention, grouped = MultiHeadAttention(Feature, Head, Width), GroupedQueryAttention(Feature, Head, Group, Width)
    attention(x, x)
    # E: Time stands both for the positions that attend and for those they attend to: rename the second, as in
    #    attended.rename(Time, Past), or use SelfAttention [axes]
    grouped(x, x)
    # E: Time stands both for the positions that attend and for those they attend to: rename the second, as in
    #    attended.rename(Time, Past), or use SelfAttention [axes]
    attention(x, x.rename(Time, Past), mask=mask)
    SelfAttention(attention, Time)(x, present=present)
    # N: present= says which positions are attended to, along Attended[Time]: write present=present.rename(Time,
    #    Attended[Time])
    # E: Argument "present" to "__call__" of "SelfAttention" has incompatible type "Expr[BoolTensor[Batch, Time]]";
    #    expected "Expr[BoolTensor[Batch, Attended[Time]]] | None" [arg-type]
    SelfAttention(attention, Time)(x, mask=mask)
    # E: SelfAttention cannot be applied to Tensor[Batch, Time, Feature] and BoolTensor[Time, Past]: its rule "*N Q U,
    #    bool *A Attended[Q] *B -> *N Q U" needs an axis Attended[Q] (Attended[Time]) in the second, which has only
    #    (Time, Past) [axes]
    # N: mask= says which positions are attended to, along Attended[Time]: write mask=mask.rename(Past, Attended[Time])
    TransformerBlock(Feature, Head, Width, Inner, over=Time)(x, None, present=present)
    # N: present= says which positions are attended to, along Attended[Time]: write present=present.rename(Time,
    #    Attended[Time])
    # E: Argument "present" to "__call__" of "TransformerBlock" has incompatible type "Expr[BoolTensor[Batch, Time]]";
    #    expected "Expr[BoolTensor[Batch, Attended[Time]]] | None" [arg-type]
    block = TransformerBlock(Feature, Head, Width, Inner, over=Time)
    reveal_type(x >> block.at(None))  # R: Expr[Tensor[Batch, Time, Feature]]
    x >> block
    # E: TransformerBlock[Feature, Head, Width, Inner, Time] cannot follow: it also takes Training | None: write
    #    layer.at(…) [axes]
    x >> BatchNorm(Feature)
    # E: BatchNorm[Feature] cannot follow: it also takes Training | None: write layer.at(…) [axes]


def made() -> None:
    MultiHeadAttention(Feature, 2, Width)
    # E: MultiHeadAttention takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64),
    #    and write Pixel [arg-type]
    router = Router(Feature, Expert, Place, Choice)
    MixtureOfExperts(router, EnsembleLinear(Place, Feature, Inner))
    # E: MixtureOfExperts takes (Router[U, E, C, K], Function[Tensor[E, C, U], Tensor[E, C, V]]), but is given
    #    (Router[Feature, Expert, Place, Choice], EnsembleLinear[Place, Feature, Inner]) [axes]


def along_other_axes(x: Expr[Tensor[Time, Batch, Feature]]) -> None:
    SelfAttention(MultiHeadAttention(Feature, Head, Width), Time)(x)
    # E: SelfAttention[Time, Feature] cannot be applied to Tensor[Time, Batch, Feature]: its rule "*N Time Feature -> *N
    #    Time Feature" needs Time Feature (Time, Feature) side by side and in this order in the operand, which has
    #    (Time, Batch, Feature); try operand.transpose(Batch, Time, Feature) [axes]
    TransformerBlock(Feature, Head, Width, Inner, over=Time)(x, None)
    # E: TransformerBlock[Time, Feature] cannot be applied to Tensor[Time, Batch, Feature]: its rule "*N Time Feature ->
    #    *N Time Feature" needs Time Feature (Time, Feature) side by side and in this order in the operand, which has
    #    (Time, Batch, Feature); try operand.transpose(Batch, Time, Feature) [axes]
    SelfAttention(MultiHeadAttention(Feature, Head, Width), Time)(x.sum(Time))
    # E: SelfAttention[Time, Feature] cannot be applied to Tensor[Batch, Feature]: its rule "*N Time Feature -> *N Time
    #    Feature" needs an axis Time in the operand, which has only (Batch, Feature); the operand lost Time on line 113
    #    [axes]
    MaxPool1DInto(Past, over=Time, window=2)(x)
    # E: MaxPool1DInto[Time, Past] cannot be applied to Tensor[Time, Batch, Feature]: its rule "*N Time -> *N Past"
    #    needs Time to be the last axis of the operand, not (Time, Batch, Feature); try operand.transpose(Batch,
    #    Feature, Time) [axes]
    TransformerBlock(Feature, Head, Width, Inner)  # E: Missing named argument "over" for "TransformerBlock" [call-arg]
