"""A list of heads, stacked in front, is viewed as features.

[QAnet-pytorch, issue 2](https://github.com/hackiey/QAnet-pytorch/issues/2): `x = heads.view(batch_size, l, -1)`, where
`heads` has the axes heads, batch, positions, features. The bug was found while the number of heads was 1.
"""

from typedtensor import Axis, Expr, Tensor


class Head(Axis, size=2): ...
class Batch(Axis, samples=True): ...
class Time(Axis): ...
class Value(Axis, size=4): ...
class Model(Axis, size=8): ...

Heads = Expr[Tensor[Head, Batch, Time, Value]]


def wrong(heads: Heads) -> Expr[Tensor[Batch, Time, Model]]:
    return heads.merge(Head, Value, Model)
    # E: MergeAxes[Head, Value, Model] cannot be applied to Tensor[Head, Batch, Time, Value]: its rule "t *A U V *B -> t
    #    *A W *B" needs U V (Head, Value) side by side and in this order in the operand, which has (Head, Batch, Time,
    #    Value) [axes]


def right(heads: Heads) -> Expr[Tensor[Batch, Time, Model]]:
    return heads.transpose(Batch, Time, Head, Value).merge(Head, Value, Model)
