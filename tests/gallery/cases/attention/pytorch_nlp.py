"""Attention is normalised along the batch.

[PyTorch-NLP, issue 2](https://github.com/PetrochukM/PyTorch-NLP/issues/2): `nn.Softmax(dim=0)` of scores whose first
axis is the batch. With a single sample, all weights are 1.
"""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import softmax


class Batch(Axis, samples=True): ...
class Output(Axis): ...
class Query(Axis): ...
class Feature(Axis, size=4): ...

Outputs = Expr[Tensor[Batch, Output, Feature]]
Context = Expr[Tensor[Batch, Query, Feature]]


def wrong(query: Outputs, context: Context) -> Outputs:
    scores = query.dot(context, Feature)
    weights = softmax(scores, Batch)
    # E: this softmax is along Batch, whose elements are independent samples: if this is intended, write across(Batch)
    #    [axes-samples]
    return weights.dot(context, Query)


def right(query: Outputs, context: Context) -> Outputs:
    scores = query.dot(context, Feature)
    weights = softmax(scores, Query)
    return weights.dot(context, Query)
