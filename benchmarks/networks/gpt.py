"""A language model of transformer blocks."""

from __future__ import annotations

import numpy as np

from benchmarks.networks.training import Network
from benchmarks.networks.transformer import Batch, Block, Feature, Time
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Binding, Expr, Input, IntTensor, Param, Tensor
from typedtensor.nn import Embedding, LayerNorm, Linear, Module
from typedtensor.ops import cross_entropy


class Token(Axis, size=256): ...


tokens, following = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])


class GPT(Module):
    """Scores of the tokens to come.

    Args:
        layers: how many blocks there are.
        length: how many positions.
    """

    def __init__(self, layers: int, length: int) -> None:
        self.tokens = Embedding(Token, Feature)
        self.positions = Param(Tensor[Time, Feature](np.zeros((length, 128), np.float32)))
        self.blocks = [Block() for _ in range(layers)]
        self.norm = LayerNorm(Feature)
        self.score = Linear(Feature, Token)

    def __call__(self, x: Expr[IntTensor[Batch, Time]]) -> Expr[Tensor[Batch, Time, Token]]:
        """The logits at each position."""
        state = self.tokens(x)
        state = state + self.positions.expand_like(state)
        for block in self.blocks:
            state = state >> block
        return state >> self.norm >> self.score


def network(layers: int, length: int) -> Network:
    """The model and its loss."""
    model = GPT(layers, length)
    return Network(model.parameters, cross_entropy(model(tokens), following, Token).mean(), bind)


def bind(batch: Data) -> list[Binding[IntTensor[Batch, Time]]]:
    """Tokens, and those that follow them."""
    return [v.bind(IntTensor[Batch, Time](array)) for v, array in zip((tokens, following), batch, strict=True)]
