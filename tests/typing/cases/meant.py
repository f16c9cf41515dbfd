"""What has the right axes, and is meant otherwise: layers that are one, ends that are not told, mere shapes."""

from typedtensor import Axis, Concat, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import LSTM, Bidirectional, Embedding, LSTMCell
from typedtensor.ops import (
    LeakyReLU,
    arange,
    leaky_relu,
    round,
)


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=32): ...
class Few(Axis, size=4): ...
class Letter(Axis, size=8): ...


class Reader(Module):
    def __init__(self) -> None:
        self.letters = Embedding(Letter, Hidden)
        self.states = Bidirectional(LSTM(LSTMCell(Hidden, Few), Time), LSTM(LSTMCell(Hidden, Few), Time, reverse=True))
        self.forward = LSTM(LSTMCell(Hidden, Few), Time)

    def told(self, text: Expr[IntTensor[Time, Batch]], lengths: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch]]:
        states = self.states(self.letters(text), lengths=lengths)
        there = lengths.expand_like(text) > arange(Time).expand_like(text)
        return states.mean(Time, where=there.expand_like(states)).sum(Concat[Few, Few])

    def untold(self, text: Expr[IntTensor[Time, Batch]], lengths: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch, Few]]:
        self.states(self.letters(text))
        # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
        #    [axes-dropped]
        states = self.forward(self.letters(text))
        there = lengths.expand_like(text) > arange(Time).expand_like(text)
        return states.mean(Time, where=there.expand_like(states))

    def whole(self, text: Expr[IntTensor[Time, Batch]]) -> Expr[Tensor[Batch]]:
        return self.states(self.letters(text)).sum(Time).mean(Concat[Few, Few])


text, target = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])


def options(x: Expr[Tensor[Batch, Few]]) -> None:
    leaky_relu(x, 0.2)
    # E: LeakyReLU takes 1 operand, not 2: its rule is "*A -> *A"; options are given to its class, LeakyReLU(…)(x)
    #    [axes]
    LeakyReLU(0.2)(x)
    round(x, 2)  # E: Round takes 1 operand, not 2: its rule is "*A -> *A"; write round(x) [axes]
