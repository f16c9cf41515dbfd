"""A language model of transformer blocks."""

from __future__ import annotations

import numpy as np

from benchmarks.networks.training import Network
from benchmarks.networks.transformer import Batch, Block, Feature, Time
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Binding, Expr, Input, IntTensor, Param, Tensor
from typedtensor.nn import Embedding, LayerNorm, Linear, Module
from typedtensor.ops import cross_entropy


class Token(Axis): ...


tokens, following = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])


class GPT(Module):
    """Scores of the next tokens.

    Args:
        layers: the number of blocks.
        length: the number of positions.
        wide: the number of features of a position.
        heads: the number of attention heads.
        vocabulary: the number of different tokens.
    """

    def __init__(self, layers: int, length: int, wide: int, heads: int, vocabulary: int) -> None:
        feature, token = Feature(wide), Token(vocabulary)
        self.tokens = Embedding(token, feature)
        self.positions = Param(Tensor[Time, Feature](np.zeros((length, wide), np.float32)))
        self.blocks = [Block(wide, heads) for _ in range(layers)]
        self.norm = LayerNorm(feature)
        self.score = Linear(feature, token)

    def __call__(self, x: Expr[IntTensor[Batch, Time]]) -> Expr[Tensor[Batch, Time, Token]]:
        """Return the logits at each position."""
        state = self.tokens(x)
        state = state + self.positions.expand_like(state)
        for block in self.blocks:
            state = state >> block
        return state >> self.norm >> self.score


def network(layers: int, length: int, wide: int, heads: int, vocabulary: int) -> Network:
    """Return the model and its loss."""
    model = GPT(layers, length, wide, heads, vocabulary)
    return Network(model.parameters, cross_entropy(model(tokens), following, Token).mean(), bind)


def bind(batch: Data) -> list[Binding[IntTensor[Batch, Time]]]:
    """Bind tokens and the tokens that follow them."""
    return [v.bind(IntTensor[Batch, Time](array)) for v, array in zip((tokens, following), batch, strict=True)]
