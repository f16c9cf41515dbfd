"""A recurrent model of the next letter of a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from benchmarks.characters import HIDDEN, LETTERS, OPTIMIZER, STEPS
from benchmarks.contest import Scope, Step
from benchmarks.networks.training import load, optimizer_of, placed, training_step
from benchmarks.peers import Arrays
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Expr, Input, IntTensor, Param, Tensor
from typedtensor.nn import LSTM, ElmanCell, Linear, LSTMCell, Module, Recurrent
from typedtensor.ops import cross_entropy


class Time(Axis, size=STEPS): ...


class Batch(Axis): ...


class Letter(Axis, size=LETTERS): ...


class Hidden(Axis, size=HIDDEN): ...


letters, following = Input(Tensor[Time, Batch, Letter]), Input(IntTensor[Time, Batch])


class Characters(Module):
    """Scores of the next letters, from the states after each letter.

    Args:
        layer: computes the states.
    """

    def __init__(self, layer: Recurrent[Time, Letter, Hidden] | LSTM[Time, Letter, Hidden]) -> None:
        self.layer = layer
        self.score = Linear(Hidden, Letter)

    @property
    def named(self) -> dict[str, Param[Any]]:
        """Return the parameters by name; those of the cell are without the name of its layer."""
        return {name.removeprefix("layer."): parameter for name, parameter in self.parameters.items()}

    def loss(self) -> Expr[Tensor[()]]:
        """Return the mean loss over letters."""
        return cross_entropy(letters >> self.layer >> self.score, following, Letter).mean()


def step(kind: str, weights: Arrays, batches: Sequence[Data], scope: Scope) -> Step:
    """Return the training step of an ``rnn`` or an ``lstm``; the expression is built once."""
    rnn = Recurrent(ElmanCell(Letter, Hidden), Time)
    model = Characters(rnn if kind == "rnn" else LSTM(LSTMCell(Letter, Hidden), Time))
    load(model.named, weights)
    loss = model.loss()
    bindings = [
        placed((letters.bind(Tensor[Time, Batch, Letter](x)), following.bind(IntTensor[Time, Batch](y))), scope)
        for x, y in batches
    ]
    optimizer = optimizer_of(model.named, OPTIMIZER)
    return training_step(optimizer, lambda number: loss, bindings, scope)
