"""Heads are joined across classes.

[Trans2Seg, issue 4](https://github.com/xieenze/Trans2Seg/issues/4): `x = (attn3 @ v).reshape(B, n_class, C)`, where the
product has the axes batch, heads, classes, features.
"""

from typedtensor import Axis, Expr, Tensor


class Batch(Axis, samples=True): ...
class Head(Axis, size=2): ...
class Class(Axis, size=3): ...
class Patch(Axis): ...
class Width(Axis, size=4): ...
class Model(Axis, size=8): ...

Weights = Expr[Tensor[Batch, Head, Class, Patch]]
Values = Expr[Tensor[Batch, Head, Patch, Width]]


def wrong(weights: Weights, values: Values) -> Expr[Tensor[Batch, Class, Model]]:
    return weights.dot(values, Patch).merge(Head, Width, Model)
    # E: MergeAxes[Head, Width, Model] cannot be applied to Tensor[Batch, Head, Class, Width]: its rule "t *A U V *B ->
    #    t *A W *B" needs U V (Head, Width) side by side and in this order in the operand, which has (Batch, Head,
    #    Class, Width) [axes]


def right(weights: Weights, values: Values) -> Expr[Tensor[Batch, Class, Model]]:
    mixed = weights.dot(values, Patch)
    return mixed.transpose(Batch, Class, Head, Width).merge(Head, Width, Model)
