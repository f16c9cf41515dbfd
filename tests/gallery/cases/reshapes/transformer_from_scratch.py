"""Heads are joined across positions.

[jsbaan/transformer-from-scratch, issue 4](https://github.com/jsbaan/transformer-from-scratch/issues/4):
`values = values.reshape(batch_size, sequence_length, hidden_dim)`, where the values have the heads before the
positions, without `permute(0, 2, 1, 3)`.
"""

from typedtensor import Axis, Expr, Tensor


class Batch(Axis, samples=True): ...
class Head(Axis, size=2): ...
class Time(Axis): ...
class Width(Axis, size=4): ...
class Hidden(Axis, size=8): ...

Values = Expr[Tensor[Batch, Head, Time, Width]]


def wrong(values: Values) -> Expr[Tensor[Batch, Time, Hidden]]:
    return values.merge(Head, Width, Hidden)
    # E: MergeAxes[Head, Width, Hidden] cannot be applied to Tensor[Batch, Head, Time, Width]: its rule "t *A U V *B ->
    #    t *A W *B" needs U V (Head, Width) side by side and in this order in the operand, which has (Batch, Head, Time,
    #    Width) [axes]


def right(values: Values) -> Expr[Tensor[Batch, Time, Hidden]]:
    return values.transpose(Batch, Time, Head, Width).merge(Head, Width, Hidden)
