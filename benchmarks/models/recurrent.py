"""The next letter of a text, by a recurrent cell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from benchmarks.characters import BATCH, HIDDEN, LETTERS, OPTIMIZER, STEPS
from benchmarks.contest import Step
from benchmarks.models.training import load, optimizer_of, training_step
from benchmarks.peers import Arrays
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Const, Expr, Input, IntTensor, Tensor
from typedtensor.nn import ElmanCell, Linear, LSTMCell, LSTMState, Module
from typedtensor.ops import cross_entropy, select


class Time(Axis, size=STEPS): ...


class Batch(Axis): ...


class Letter(Axis, size=LETTERS): ...


class Hidden(Axis, size=HIDDEN): ...


Letters = Expr[Tensor[Time, Batch, Letter]]
State = Expr[Tensor[Batch, Hidden]]
Scalar = Expr[Tensor[()]]

letters, following = Input(Tensor[Time, Batch, Letter]), Input(IntTensor[Time, Batch])
nothing: State = Const(Tensor[Batch, Hidden](np.zeros((BATCH, HIDDEN), np.float32)))


class Characters(Module):
    """Scores of the letters to come, from the states after each letter.

    Args:
        cell: what makes the next state of a letter and the state before it.
    """

    def __init__(self, cell: ElmanCell[Letter, Hidden] | LSTMCell[Letter, Hidden]) -> None:
        self.cell = cell
        self.score = Linear(Hidden, Letter)

    def states(self, x: Letters) -> list[State]:
        """The states after each letter."""
        elements = [select(x, Time, t) for t in range(STEPS)]
        cell = self.cell
        if isinstance(cell, ElmanCell):
            return list(accumulate(elements, lambda state, element: cell(element, state), initial=nothing))[1:]
        start = LSTMState(nothing, nothing)
        states = accumulate(elements, lambda state, element: cell(element, state), initial=start)
        return [state.hidden for state in states][1:]

    def loss(self) -> Scalar:
        """The mean over letters."""
        losses = [
            cross_entropy(state >> self.score, select(following, Time, t), Letter).mean()
            for t, state in enumerate(self.states(letters))
        ]
        return sum(losses[1:], losses[0]) * (1.0 / STEPS)


def step(kind: str, weights: Arrays, batches: Sequence[Data], threads: int, *, pool: bool = False) -> Step:
    """The training step of an ``rnn`` or an ``lstm``; the expression is built once."""
    model = Characters(ElmanCell(Letter, Hidden) if kind == "rnn" else LSTMCell(Letter, Hidden))
    load(model.parameters, weights)
    loss = model.loss()
    bindings = [
        (letters.bind(Tensor[Time, Batch, Letter](x)), following.bind(IntTensor[Time, Batch](y))) for x, y in batches
    ]
    optimizer = optimizer_of(model.parameters, OPTIMIZER)
    return training_step(optimizer, lambda number: loss, bindings, threads if pool else None)
