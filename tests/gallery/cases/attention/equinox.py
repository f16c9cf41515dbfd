"""Heads are mapped over the query axis of the mask.

[equinox, pull request 190](https://github.com/patrick-kidger/equinox/pull/190): `vmap` over axis 1 of queries, keys,
values and mask. In the mask, the heads are axis 0, and axis 1 is the queries.
"""

from typedtensor import Axis, BoolTensor, Expr, Tensor, map_over
from typedtensor.ops import softmax


class Head(Axis, size=3): ...
class Query(Axis, size=3): ...
class Key(Axis): ...

Scores = Expr[Tensor[Query, Head, Key]]
Mask = Expr[BoolTensor[Head, Query, Key]]


def shares(scores: Expr[Tensor[Query, Key]], mask: Expr[BoolTensor[Query, Key]]) -> Expr[Tensor[Query, Key]]:
    return softmax(scores, Key, where=mask)


def wrong(scores: Scores, mask: Mask) -> Expr[Tensor[Head, Query, Key]]:
    return map_over(shares, (scores.transpose(Head, Query, Key), mask.transpose(Query, Head, Key)), Head)
    # E: map_over goes along Head, which must be the first axis of the sequence, but its axes are (Query, Head, Key):
    #    write xs.transpose(Head, Query, Key) [axes]


def right(scores: Scores, mask: Mask) -> Expr[Tensor[Head, Query, Key]]:
    return map_over(shares, (scores.transpose(Head, Query, Key), mask), Head)
