"""A language model on characters: an unrolled LSTM that predicts the next character at each step."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, embed, select, sigmoid, tanh

STEPS = 4


class Batch(Axis): ...


class Time(Axis, size=STEPS): ...


class Character(Axis, size=9): ...


class Feature(Axis, size=6): ...


class Hidden(Axis, size=6): ...


class Gate(Axis, size=4): ...


class Gates(Axis, size=24): ...


@dataclass(frozen=True)
class State:
    """What an LSTM carries from step to step."""

    output: Expr[Tensor[Batch, Hidden]]
    cell: Expr[Tensor[Batch, Hidden]]


class LSTMCell(Module):
    """One step. The gates are stacked: input, forget, candidate, output."""

    def __init__(self) -> None:
        self.of_input = Linear(Feature, Gates, seed=0)
        self.of_output = Linear(Hidden, Gates, bias=False, seed=1)

    def __call__(self, x: Expr[Tensor[Batch, Feature]], state: State) -> State:
        gates = (self.of_input(x) + self.of_output(state.output)).split(Gates, Gate, Hidden)
        write = sigmoid(select(gates, Gate, 0))
        keep = sigmoid(select(gates, Gate, 1))
        candidate = tanh(select(gates, Gate, 2))
        show = sigmoid(select(gates, Gate, 3))
        cell = keep * state.cell + write * candidate
        return State(show * tanh(cell), cell)


text = Input(IntTensor[Batch, Time])
following = Input(IntTensor[Batch, Time])
start = Input(Tensor[Batch, Hidden])

table = weight(Tensor[Character, Feature])
scores = Linear(Hidden, Character, seed=2)
cell = LSTMCell()
embedded = embed(text, table)


def unrolled(step: int, state: State) -> Expr[Tensor[Batch]]:
    """The losses of a step and of those after it."""
    state = cell(select(embedded, Time, step), state)
    logits = scores(state.output)
    losses = cross_entropy(logits, select(following, Time, step), Character)
    return losses if step + 1 == STEPS else losses + unrolled(step + 1, state)


total = unrolled(0, State(start, start * 0.0))
loss = total.mean(Batch) / STEPS
first_logits = scores(cell(select(embedded, Time, 0), State(start, start)).output)
surprise = -first_logits.log_softmax(Character)
likeliest = first_logits.argmax(Character)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    bound = (draw(text, batch, below=Character), draw(following, batch, below=Character), draw(start, batch))
    return trial(loss, *bound)
