"""Embeddings have length 1 along the tokens.

[gabeur/mmt, issue 1](https://github.com/gabeur/mmt/issues/1): `F.normalize(x)` normalises along axis 1. The same module
gets two tensors: in one, axis 1 is the features, in the other, the tokens.

Not rejected: it is legal to normalise along tokens, and nothing that follows contradicts it. You have to write it out,
however: `Token` stands in the line, where PyTorch has a default.
"""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import sqrt, square


class Batch(Axis, samples=True): ...
class Token(Axis): ...
class Embedding(Axis, size=4): ...

Tokens = Expr[Tensor[Batch, Token, Embedding]]


def wrong(x: Tokens) -> Tokens:
    return x / sqrt(square(x).sum(Token)).expand_like(x)


def right(x: Tokens) -> Tokens:
    return x / sqrt(square(x).sum(Embedding)).expand_like(x)
