"""The padding of the keys masks the queries.

[hyunwoongko/transformer, pull request 40](https://github.com/hyunwoongko/transformer/pull/40):
`trg_pad_mask = (trg != self.trg_pad_idx).unsqueeze(1).unsqueeze(3)`. It masks whole rows of the scores, for which
softmax returns the same as without any scores. In all other rows the padding remains.
"""

from typedtensor import Axis, BoolTensor, Expr, Tensor
from typedtensor.ops import softmax, where


class Batch(Axis, samples=True): ...
class Time(Axis): ...
class Past(Axis): ...

Scores = Expr[Tensor[Batch, Time, Past]]


def wrong(scores: Scores, present: Expr[BoolTensor[Batch, Time]]) -> Scores:
    return softmax(where(present.expand_like(scores), scores, -10000.0), Past)
    # N: the mask present of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing:
    #    give it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]


def right(scores: Scores, present: Expr[BoolTensor[Batch, Past]]) -> Scores:
    return softmax(scores, Past, where=present)
