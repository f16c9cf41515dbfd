"""Positions are counted along the batch.

[cmu-l3/anlp-fall2025-code, issue 1](https://github.com/cmu-l3/anlp-fall2025-code/issues/1): `pos =
torch.arange(x.size(0), device=x.device).unsqueeze(1)`, so that all tokens of a sequence are at one position. `x` has
the axes batch, positions.

Not rejected: the embedding of a number for each sample is legal, and to repeat it along the sequence as well. Both
have to be written out: `Batch` in the type of the positions, and `expand_like` where PyTorch has `unsqueeze`.
"""

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.ops import embed


class Batch(Axis, samples=True): ...
class Time(Axis): ...
class Word(Axis, size=9): ...
class Position(Axis, size=5): ...
class Model(Axis, size=4): ...

Words = Expr[Tensor[Word, Model]]
Positions = Expr[Tensor[Position, Model]]


def wrong(
    x: Expr[IntTensor[Batch, Time]], pos: Expr[IntTensor[Batch]], words: Words, positions: Positions
) -> Expr[Tensor[Batch, Time, Model]]:
    embedded = embed(x, words)
    return embedded + embed(pos, positions).expand_like(embedded)


def right(
    x: Expr[IntTensor[Batch, Time]], pos: Expr[IntTensor[Time]], words: Words, positions: Positions
) -> Expr[Tensor[Batch, Time, Model]]:
    embedded = embed(x, words)
    return embedded + embed(pos, positions).expand_like(embedded)
