"""Recurrent layers with lengths, in both directions, and stacked."""

from typing import reveal_type

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.nn import LSTM, Bidirectional, GRUCell, LSTMCell, LSTMState, Recurrent


class Batch(Axis): ...
class Time(Axis): ...
class Word(Axis): ...
class Letter(Axis, size=3): ...
class Hidden(Axis, size=4): ...
class Other(Axis, size=5): ...


def layers(
    xs: Expr[Tensor[Time, Batch, Letter]],
    one: Expr[Tensor[Time, Letter]],
    lengths: Expr[IntTensor[Batch]],
    length: Expr[IntTensor[()]],
    state: LSTMState[Expr[Tensor[Batch, Hidden]]],
) -> None:
    forward = LSTM(LSTMCell(Letter, Hidden), Time)
    backward = LSTM(LSTMCell(Letter, Other), Time, reverse=True)
    reveal_type(forward(xs, lengths=lengths))  # R: Expr[Tensor[Time, Batch, Hidden]]
    reveal_type(forward(one, lengths=length))  # R: Expr[Tensor[Time, Hidden]]
    reveal_type(forward.run(xs, state, lengths=lengths))
    # R: tuple[LSTMState[Expr[Tensor[Batch, Hidden]]], Expr[Tensor[Time, Batch, Hidden]]]
    reveal_type(Bidirectional(forward, backward))  # R: Bidirectional[Time, Letter, Hidden, Other]
    reveal_type(Bidirectional(forward, backward)(xs, lengths=lengths))
    # R: Expr[Tensor[Time, Batch, Concat[Hidden, Other]]]
    reveal_type(Bidirectional(forward, backward).run(xs, lengths=lengths))
    # R: tuple[Expr[Tensor[Batch, Concat[Hidden, Other]]], Expr[Tensor[Time, Batch, Concat[Hidden, Other]]]]
    reveal_type(xs >> Bidirectional(forward, backward))  # R: Expr[Tensor[Time, Batch, Concat[Hidden, Other]]]
    reveal_type(xs >> forward >> LSTM(LSTMCell(Hidden, Other), Time))  # R: Expr[Tensor[Time, Batch, Other]]
    gates = Recurrent(GRUCell(Letter, Hidden), Time)
    reveal_type(Bidirectional(gates, Recurrent(GRUCell(Letter, Hidden), Time, reverse=True)))
    # R: Bidirectional[Time, Letter, Hidden, Hidden]
    forward(xs, lengths=length)
    # E: LSTM[Time, Letter, Hidden] cannot be applied to Tensor[Time, Batch, Letter] and IntTensor[()]: its rule "Time
    #    *N Letter, int *N -> Time *N Hidden" needs the axes *N of the first (Batch) to equal the axes *N of the second
    #    (no axes) [axes]
    forward(xs, lengths=xs)
    # E: LSTM[Time, Letter, Hidden] cannot be applied to Tensor[Time, Batch, Letter] and Tensor[Time, Batch, Letter]:
    #    its rule "Time *N Letter, int *N -> Time *N Hidden" needs the second to be int, not real [axes]
    Bidirectional(forward, gates)
    # E: No overload variant of "Bidirectional" matches argument types "LSTM[Time, Letter, Hidden]", "Recurrent[Time,
    #    Letter, Hidden]" [call-overload]
    # N: Possible overload variants:
    # N:  def [T: Axis, U: Axis, V: Axis, W: Axis] Bidirectional(Recurrent[T, U, V], Recurrent[T, U, W], /) ->
    #    Bidirectional[T, U, V, W]
    # N:  def [T: Axis, U: Axis, V: Axis, W: Axis] Bidirectional(LSTM[T, U, V], LSTM[T, U, W], /) -> Bidirectional[T, U,
    #    V, W]
    Bidirectional(forward, LSTM(LSTMCell(Letter, Other), Word, reverse=True))
    # E: Bidirectional takes (LSTM[T, U, V], LSTM[T, U, W]), but is given (LSTM[Time, Letter, Hidden], LSTM[Word,
    #    Letter, Other]) [axes]
