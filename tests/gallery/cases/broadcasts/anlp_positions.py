"""Positions are counted along the batch.

[cmu-l3/anlp-fall2025-code, issue 1](https://github.com/cmu-l3/anlp-fall2025-code/issues/1):
`pos = torch.arange(x.size(0), device=x.device).unsqueeze(1)`. `x` has the axes batch, positions, so all tokens of a
sequence get the same position.

Not rejected: it is legal to embed one number for each sample, and to repeat the embedding along the sequence. You have
to write out both, however: `Batch` in the type of the positions, and `expand_like` where PyTorch has `unsqueeze`.
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
