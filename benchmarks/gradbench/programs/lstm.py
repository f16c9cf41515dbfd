"""The loss of layers of LSTM cells with diagonal weights, over the characters of a text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Binding, Expr, Input, Tensor, scan, value_and_grad
from typedtensor.ops import exp, log, sigmoid, tanh


class Data(TypedDict):
    """The input of the functions."""

    main_params: list[list[float]]
    extra_params: list[list[float]]
    state: list[list[float]]
    sequence: list[list[float]]


class Time(Axis):
    """Characters, each of which predicts the next."""


class Layer(Axis): ...


class Kind(Axis, size=2):
    """Weights and biases; for states, the hidden state and the cell."""


class Gate(Axis, size=4):
    """Forget, input, output, and change."""


class Extra(Axis, size=3):
    """Weights of the input, weights of the output, and biases of the output."""


class Bit(Axis):
    """Bits of a character."""


Sequence = Expr[Tensor[Time, Bit]]
Vector = Expr[Tensor[Bit]]


class Weights(NamedTuple):
    """The parameters of the gradient."""

    main: Expr[Tensor[Layer, Kind, Gate, Bit]]
    extra: Expr[Tensor[Extra, Bit]]


class State(NamedTuple):
    """The state of a layer."""

    hidden: Vector
    cell: Vector


class Program:
    """The loss and its gradient.

    Args:
        layers: how many layers there are.
    """

    def __init__(self, layers: int) -> None:
        self.layers = layers
        self.main, self.extra = Input(Tensor[Layer, Kind, Gate, Bit]), Input(Tensor[Extra, Bit])
        self.states = Input(Tensor[Layer, Kind, Bit])
        self.now, self.next = Input(Tensor[Time, Bit]), Input(Tensor[Time, Bit])
        self.value, self.slope = value_and_grad(self.loss, Weights(self.main, self.extra))

    def loss(self, weights: Weights) -> Expr[Tensor[()]]:
        """Return the mean of the scores of the next character's bits, less the logarithm of the sum over all bits."""
        y = self.now * weights.extra.select(Extra, 0).expand_like(self.now)
        for number in range(self.layers):
            y = self.layer(weights.main.select(Layer, number), self.states.select(Layer, number), y)
        y = y * weights.extra.select(Extra, 1).expand_like(y) + weights.extra.select(Extra, 2).expand_like(y)
        total = log(exp(y).sum(Bit) + 2.0)
        return -(self.next * (y - total.expand_like(y))).mean()

    def layer(self, main: Expr[Tensor[Kind, Gate, Bit]], start: Expr[Tensor[Kind, Bit]], x: Sequence) -> Sequence:
        """Return the output of a layer. Two gates read only the sequence, and are computed for all of it at once."""
        weight, bias = main.select(Kind, 0), main.select(Kind, 1)

        def read(gate: int) -> Sequence:
            of = x * weight.select(Gate, gate).expand_like(x) + bias.select(Gate, gate).expand_like(x)
            return sigmoid(of)

        def step(state: State, forget: Vector, output: Vector) -> tuple[State, Vector]:
            keep = sigmoid(state.hidden * weight.select(Gate, 1) + bias.select(Gate, 1))
            change = tanh(state.hidden * weight.select(Gate, 3) + bias.select(Gate, 3))
            cell = state.cell * forget + keep * change
            hidden = output * tanh(cell)
            return State(hidden, cell), hidden

        first = State(start.select(Kind, 0), start.select(Kind, 1))
        return scan(step, first, (read(0), read(2)), Time)[1]


program = cache(Program)


def objective(data: Data) -> Prepared[Any]:
    """The loss."""
    layers = len(data["main_params"]) // 2
    return ask(lambda: program(layers), _bound(data), lambda p: p.value)


def jacobian(data: Data) -> Prepared[Any]:
    """Its gradient, as one list."""
    layers = len(data["main_params"]) // 2

    def finish(slope: Any) -> object:
        return np.concatenate([slope.main.numpy().ravel(), slope.extra.numpy().ravel()]).tolist()

    return ask(lambda: program(layers), _bound(data), lambda p: p.slope, finish)


def _bound(data: Data) -> Any:
    main, sequence = np.array(data["main_params"]), np.array(data["sequence"])
    layers, bits = len(main) // 2, sequence.shape[1]
    weights = Tensor[Layer, Kind, Gate, Bit](main.reshape(layers, 2, 4, bits))
    extra = Tensor[Extra, Bit](np.array(data["extra_params"]))
    states = Tensor[Layer, Kind, Bit](np.array(data["state"]).reshape(layers, 2, bits))
    now, after = Tensor[Time, Bit](sequence[:-1]), Tensor[Time, Bit](sequence[1:])

    def bindings(p: Program) -> list[Binding[Any]]:
        return [
            p.main.bind(weights),
            p.extra.bind(extra),
            p.states.bind(states),
            p.now.bind(now),
            p.next.bind(after),
        ]

    return bindings


FUNCTIONS: Mapping[str, Function] = {"objective": objective, "jacobian": jacobian}
