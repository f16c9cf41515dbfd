"""A mixture of experts: each token goes to the expert that its router prefers, as far as that has room."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.networks.training import Network
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Binding, Const, Expr, Input, IntTensor, Tensor
from typedtensor.nn import Linear, Module
from typedtensor.nn.initializers import draw_parameter, normal, zeros
from typedtensor.ops import cross_entropy, dot, one_hot, relu, take_along, where


class Token(Axis): ...


class Earlier(Axis): ...


class Sensor(Axis, size=32): ...


class Feature(Axis, size=64): ...


class Inner(Axis, size=256): ...


class Expert(Axis, size=4): ...


class Slot(Axis, size=96): ...


class Topic(Axis, size=10): ...


readings, topic = Input(Tensor[Token, Sensor]), Input(IntTensor[Token])


class Experts(Module):
    """Two layers for each expert; a token that finds no room in its own is left as it is.

    Args:
        tokens: how many tokens there are.
    """

    def __init__(self, tokens: int) -> None:
        self.router = Linear(Feature, Expert, bias=False)
        self.inner = draw_parameter((Expert, Feature, Inner), normal(0.1))
        self.inner_bias = draw_parameter((Expert, Inner), zeros)
        self.outer = draw_parameter((Expert, Inner, Feature), normal(0.1))
        self.outer_bias = draw_parameter((Expert, Feature), zeros)
        self.earlier = Const(Tensor[Token, Earlier](np.tri(tokens, k=-1, dtype=np.float32)))
        self.slots = Const(Tensor[Slot](np.arange(96, dtype=np.float32)))

    def __call__(self, x: Expr[Tensor[Token, Feature]]) -> Expr[Tensor[Token, Feature]]:
        """What the experts make of tokens, each times the weight that its router gives it."""
        gates = self.router(x).softmax(Expert)
        choice = gates.argmax(Expert)
        gate = take_along(gates, choice, Expert)
        chosen = one_hot(choice, Expert)
        # How many earlier tokens have the same expert is the slot that a token has in it.
        place = (dot(self.earlier, chosen.rename(Token, Earlier), Earlier) * chosen).sum(Expert)
        places = place.expand(Slot).transpose(Token, Slot)
        slot = where(places.eq(self.slots.expand_like(places)), 1.0, 0.0)
        sent = chosen.expand(Slot).transpose(Token, Expert, Slot)
        sent = sent * slot.expand(Expert).transpose(Token, Expert, Slot)
        inputs = dot(sent, x, Token)
        inner = dot(inputs, self.inner, Feature)
        inner = relu(inner + self.inner_bias.expand_like(inner))
        outputs = dot(inner, self.outer, Inner)
        outputs = outputs + self.outer_bias.expand_like(outputs)
        found = sent.contract(outputs)
        return x + found * gate.expand_like(found)


class Mixture(Module):
    """Scores of topics.

    Args:
        tokens: how many tokens there are.
    """

    def __init__(self, tokens: int) -> None:
        self.read = Linear(Sensor, Feature)
        self.experts = Experts(tokens)
        self.score = Linear(Feature, Topic)

    def __call__(self, x: Expr[Tensor[Token, Sensor]]) -> Expr[Tensor[Token, Topic]]:
        """The logits."""
        return x >> self.read >> relu >> self.experts >> self.score


def network(tokens: int) -> Network:
    """The model and its loss."""
    model = Mixture(tokens)
    return Network(model.parameters, cross_entropy(model(readings), topic, Topic).mean(), bind)


def bind(batch: Data) -> list[Binding[Any]]:
    """Readings and topics."""
    x, y = batch
    return [readings.bind(Tensor[Token, Sensor](x)), topic.bind(IntTensor[Token](y))]
