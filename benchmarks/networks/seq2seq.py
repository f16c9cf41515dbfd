"""Translation: one LSTM reads the source, and another one writes the target and attends to the source."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.networks.training import Network
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Binding, Expr, Input, IntTensor, Tensor
from typedtensor.nn import LSTM, Embedding, Linear, LSTMCell, LSTMState, Module
from typedtensor.ops import cross_entropy, dot, tanh


class Batch(Axis): ...


class Source(Axis): ...


class Target(Axis): ...


class Word(Axis, size=200): ...


class Feature(Axis, size=64): ...


class Hidden(Axis, size=64): ...


class Mixed(Axis, size=64): ...


State = Expr[Tensor[Batch, Hidden]]

source, target = Input(IntTensor[Source, Batch]), Input(IntTensor[Target, Batch])
following, zero = Input(IntTensor[Target, Batch]), Input(Tensor[Batch, Hidden])


class Translation(Module):
    """Scores of the next words of the target, from the words before and the source."""

    def __init__(self) -> None:
        self.read, self.written = Embedding(Word, Feature), Embedding(Word, Feature)
        self.encoder = LSTM(LSTMCell(Feature, Hidden), Source)
        self.decoder = LSTM(LSTMCell(Feature, Hidden), Target)
        self.own, self.context = Linear(Hidden, Mixed), Linear(Hidden, Mixed, bias=False)
        self.score = Linear(Mixed, Word)

    def __call__(
        self, source: Expr[IntTensor[Source, Batch]], target: Expr[IntTensor[Target, Batch]], zero: State
    ) -> Expr[Tensor[Target, Batch, Word]]:
        """Return the logits; ``zero`` is the initial state."""
        end, states = self.encoder.run(self.read(source), LSTMState(zero, zero))
        decoded = self.decoder.run(self.written(target), end)[1]
        weights = dot(decoded, states, Hidden).softmax(Source)
        context = dot(weights, states, Source)
        return tanh(self.own(decoded) + self.context(context)) >> self.score


def network() -> Network:
    """Return the model and its loss."""
    model = Translation()
    return Network(model.parameters, cross_entropy(model(source, target, zero), following, Word).mean(), bind)


def bind(batch: Data) -> list[Binding[Any]]:
    """Bind the source, the target, and the words that follow in the target."""
    x, y, later = batch
    return [
        source.bind(IntTensor[Source, Batch](x)),
        target.bind(IntTensor[Target, Batch](y)),
        following.bind(IntTensor[Target, Batch](later)),
        zero.bind(Tensor[Batch, Hidden](np.zeros((x.shape[1], 64), np.float32))),
    ]
