"""Attention is normalised along the queries.

[annotated_deep_learning_paper_implementations, issue
146](https://github.com/labmlai/annotated_deep_learning_paper_implementations/issues/146), the U-Net of DDPM:
`attn = attn.softmax(dim=1)` instead of `dim=2`, the axis that the next product sums over.
"""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import softmax


class Batch(Axis, samples=True): ...
class Query(Axis): ...
class Key(Axis): ...
class Width(Axis, size=4): ...

Queries = Expr[Tensor[Batch, Query, Width]]
Keys = Expr[Tensor[Batch, Key, Width]]


def wrong(q: Queries, k: Keys, v: Keys) -> Queries:
    attn = q.dot(k, Width) * 0.5
    attn = softmax(attn, Query)
    return attn.dot(v, Key)
    # N: the softmax on line 23 normalises along Query, but its result is summed along Key, where it is not normalised:
    #    use softmax along Key; if this is meant, divide the weights by their sum along Key, or ignore it [lint-softmax]


def right(q: Queries, k: Keys, v: Keys) -> Queries:
    attn = q.dot(k, Width) * 0.5
    attn = softmax(attn, Key)
    return attn.dot(v, Key)
