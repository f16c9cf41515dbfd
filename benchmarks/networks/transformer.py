"""A transformer block."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.contest import Scope, Step
from benchmarks.networks.training import load, optimizer_of, placed, training_step
from benchmarks.peers import Arrays, Descent
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Expr, Input, Tensor
from typedtensor.nn import LayerNorm, Linear, Module, MultiHeadAttention, SelfAttention
from typedtensor.ops import gelu, mean_squared_error


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis): ...


class Head(Axis): ...


class Each(Axis): ...


class Inner(Axis): ...


Sequences = Expr[Tensor[Batch, Time, Feature]]

sequence, wanted = Input(Tensor[Batch, Time, Feature]), Input(Tensor[Batch, Time, Feature])


class Block(Module):
    """Attention to earlier positions, then two layers for each position.

    Args:
        wide: the number of features of a position.
        heads: the number of attention heads.
    """

    def __init__(self, wide: int = 128, heads: int = 4) -> None:
        feature, inner = Feature(wide), Inner(4 * wide)
        self.attention = MultiHeadAttention(feature, Head(heads), Each(wide // heads), causal=True)
        self.inner, self.outer = Linear(feature, inner), Linear(inner, feature)
        self.before, self.between = LayerNorm(feature), LayerNorm(feature)

    def __call__(self, x: Sequences) -> Sequences:
        """Return the sequences after the block."""
        attended = x + (x >> self.before >> SelfAttention(self.attention, Time))
        return attended + (attended >> self.between >> self.inner >> gelu >> self.outer)


def step(weights: Arrays, batches: Sequence[Data], descent: Descent, scope: Scope) -> Step:
    """Return the training step; the expression is built once."""
    model = Block()
    load(model.parameters, weights)
    loss = mean_squared_error(sequence >> model, wanted)
    bindings = [
        placed([v.bind(Tensor[Batch, Time, Feature](a)) for v, a in zip((sequence, wanted), b, strict=True)], scope)
        for b in batches
    ]
    optimizer = optimizer_of(model.parameters, descent)
    return training_step(optimizer, lambda number: loss, bindings, scope)
