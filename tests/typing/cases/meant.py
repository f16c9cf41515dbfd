"""What has the right axes, and is meant otherwise: layers that are one, ends that are not told, mere shapes."""

from typedtensor import Axis, Concat, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import LSTM, Bidirectional, Embedding, Linear, LSTMCell, Training
from typedtensor.ops import (
    LeakyReLU,
    arange,
    cross_entropy,
    leaky_relu,
    relu,
    round,
    segment_softmax,
    segment_sum,
    softmax,
)


class Batch(Axis): ...
class Time(Axis): ...
class Edge(Axis): ...
class Node(Axis, size=5): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=32): ...
class Few(Axis, size=4): ...
class Digit(Axis, size=10): ...
class Letter(Axis, size=8): ...


first, second = Linear(Pixel, Hidden), Linear(Hidden, Digit)


def two_that_are_one(x: Expr[Tensor[Batch, Pixel]]) -> None:
    x >> first >> second
    # E: the linear layers from Pixel to Hidden and from there to Digit amount to one, because no activation stands
    #    between them: write first >> relu >> second, or Linear(Pixel, Digit) [axes-linear]
    second(first(x))
    # E: the linear layers from Pixel to Hidden and from there to Digit amount to one, because no activation stands
    #    between them: write first >> relu >> second, or Linear(Pixel, Digit) [axes-linear]
    first >> second
    # E: the linear layers from Pixel to Hidden and from there to Digit amount to one, because no activation stands
    #    between them: write first >> relu >> second, or Linear(Pixel, Digit) [axes-linear]
    x >> first >> relu >> second
    second(relu(first(x)))
    Linear(Pixel, Few) >> Linear(Few, Digit)  # a product of low rank
    Linear(Pixel, Hidden) >> (relu >> second)


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
        #    [axes-unused]
        # E: this layer goes back from the last position along Time, even for sequences that end earlier, as line 66
        #    tells by lengths: pass lengths=lengths [axes-count]
        states = self.forward(self.letters(text))
        there = lengths.expand_like(text) > arange(Time).expand_like(text)
        return states.mean(Time, where=there.expand_like(states))

    def whole(self, text: Expr[IntTensor[Time, Batch]]) -> Expr[Tensor[Batch]]:
        return self.states(self.letters(text)).sum(Time).mean(Concat[Few, Few])


def shares(
    scores: Expr[Tensor[Edge]], values: Expr[Tensor[Edge]], target: Expr[IntTensor[Edge]]
) -> tuple[Expr[Tensor[Node]], Expr[Tensor[Node]], Expr[Tensor[Node]]]:
    everywhere = softmax(scores, Edge)
    wrong = segment_sum(values * everywhere, target, Edge, Node)
    # E: the softmax on line 76 makes its values add up to 1 over all of Edge, but this sums them for each target: use
    #    segment_softmax, with the same segments [axes-softmax]
    right = segment_sum(values * segment_softmax(scores, target, Edge, Node), target, Edge, Node)
    return wrong, right, segment_sum(values * relu(scores), target, Edge, Node)


def shaped(x: Expr[Tensor[Batch, Hidden]], places: Expr[Tensor[Hidden]]) -> Expr[Tensor[Batch, Hidden]]:
    x = relu(x)
    x = places.expand_like(x)
    # E: x is reassigned, but only the shape of its last value was read: write x + …, or rename one of the two
    #    [axes-unused]
    y = relu(x)
    z = y * 2.0
    y = x + places.expand_like(y)
    return y + z


text, target = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])
clean, noisy = Input(IntTensor[Batch]), Input(IntTensor[Batch])
model, encoder = Embedding(Letter, Letter), Embedding(Letter, Digit)


def loss_of(scale: float) -> Expr[Tensor[()]]:
    return cross_entropy(model(text), text, Letter).mean() * scale
    # E: these scores should predict text, but line 101 computes them from text itself, not from target: one of the two
    #    should be target [axes-target]


def autoencoding(both: bool) -> Expr[Tensor[()]]:
    one = cross_entropy(model(clean), clean, Letter).mean()
    return one + cross_entropy(model(noisy), noisy, Letter).mean() if both else one


class Left(Module):
    """A layer of which a local variable has the name."""

    def __init__(self) -> None:
        self.films, self.tags = Embedding(Letter, Few), Embedding(Letter, Few)
        # E: self.tags is assigned but never read in this file: use it, or remove it [axes-unused]

    def __call__(self, tags: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch, Few]]:
        return self.films(tags)


class Parts(Module):
    """What another method than the call leaves over."""

    def __init__(self) -> None:
        self.norm, self.inner = Linear(Few, Few), Linear(Few, Few)
        # E: self.norm is assigned but never read in this file: use it, or remove it [axes-unused]

    def hidden(self, x: Expr[Tensor[Batch, Few]]) -> Expr[Tensor[Batch, Few]]:
        return self.inner(x)

    def __call__(self, x: Expr[Tensor[Batch, Few]], training: Training | None) -> Expr[Tensor[Batch, Few]]:
        del training
        return self.hidden(x)


def options(x: Expr[Tensor[Batch, Few]]) -> None:
    leaky_relu(x, 0.2)
    # E: LeakyReLU takes 1 operand, not 2: its rule is "*A -> *A"; options are given to its class, LeakyReLU(…)(x)
    #    [axes]
    LeakyReLU(0.2)(x)
    round(x, 2)  # E: Round takes 1 operand, not 2: its rule is "*A -> *A" [axes]
