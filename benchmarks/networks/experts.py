"""A mixture of experts: each token goes to the expert that its router prefers, if that expert has capacity left."""

from __future__ import annotations

from typing import Any

from benchmarks.networks.training import Network
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Binding, Expr, Input, IntTensor, Tensor
from typedtensor.nn import Linear, Module
from typedtensor.nn.initializers import draw_parameter, random_normal, zeros
from typedtensor.ops import (
    MergeAxes,
    SplitAxis,
    as_int,
    as_real,
    cross_entropy,
    cumsum,
    dot,
    one_hot,
    relu,
    segment_sum,
    take,
    take_along,
    where,
)

ROOM = 96


class Token(Axis): ...


class Sensor(Axis, size=32): ...


class Feature(Axis, size=64): ...


class Inner(Axis, size=256): ...


class Expert(Axis, size=4): ...


class Slot(Axis, size=ROOM): ...


class Cell(Axis, size=4 * ROOM): ...


class Topic(Axis, size=10): ...


readings, topic = Input(Tensor[Token, Sensor]), Input(IntTensor[Token])


class Experts(Module):
    """Two layers for each expert; a token stays as it is if its expert has no capacity left."""

    def __init__(self) -> None:
        self.router = Linear(Feature, Expert, bias=False)
        self.inner = draw_parameter((Expert, Feature, Inner), random_normal(0.1))
        self.inner_bias = draw_parameter((Expert, Inner), zeros)
        self.outer = draw_parameter((Expert, Inner, Feature), random_normal(0.1))
        self.outer_bias = draw_parameter((Expert, Feature), zeros)

    def __call__(self, x: Expr[Tensor[Token, Feature]]) -> Expr[Tensor[Token, Feature]]:
        """Return the outputs of the experts, each times the weight from its router."""
        gates = self.router(x).softmax(Expert)
        choice = gates.argmax(Expert)
        # How many tokens up to each have the same expert says which slot of that expert it has.
        count = cumsum(as_int(one_hot(choice, Expert) > 0.0), Token)
        place = take_along(count, choice, Expert) - 1
        fits = place < ROOM
        cell = choice * ROOM + where(fits, place, 0)
        kept = as_real(fits)
        inputs = segment_sum(x * kept.expand_like(x), cell, Token, Cell) >> SplitAxis(Cell, Expert, Slot)
        inner = dot(inputs, self.inner, Feature)
        inner = relu(inner + self.inner_bias.expand_like(inner))
        outputs = dot(inner, self.outer, Inner)
        outputs = outputs + self.outer_bias.expand_like(outputs)
        found = take(outputs >> MergeAxes(Expert, Slot, Cell), cell, Cell)
        return x + found * (take_along(gates, choice, Expert) * kept).expand_like(found)


class Mixture(Module):
    """Scores of topics."""

    def __init__(self) -> None:
        self.read = Linear(Sensor, Feature)
        self.experts = Experts()
        self.score = Linear(Feature, Topic)

    def __call__(self, x: Expr[Tensor[Token, Sensor]]) -> Expr[Tensor[Token, Topic]]:
        """Return the logits."""
        return x >> self.read >> relu >> self.experts >> self.score


def network() -> Network:
    """Return the model and its loss."""
    model = Mixture()
    return Network(model.parameters, cross_entropy(model(readings), topic, Topic).mean(), bind)


def bind(batch: Data) -> list[Binding[Any]]:
    """Bind readings and topics."""
    x, y = batch
    return [readings.bind(Tensor[Token, Sensor](x)), topic.bind(IntTensor[Token](y))]
