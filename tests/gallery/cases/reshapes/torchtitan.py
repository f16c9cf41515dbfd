"""Heads and their features are swapped, and a view hides it.

[torchtitan, issue 2223](https://github.com/pytorch/torchtitan/issues/2223): one of three attention backends returns its
result with the positions already in front. The transposition that the others need swaps heads and features there, and
the following `view` restores only the shape.
"""

from typedtensor import Axis, Expr, Tensor


class Batch(Axis, samples=True): ...
class Time(Axis): ...
class Head(Axis, size=2): ...
class Width(Axis, size=4): ...
class Model(Axis, size=8): ...

Attended = Expr[Tensor[Batch, Time, Head, Width]]


def wrong(attended: Attended) -> Expr[Tensor[Batch, Time, Model]]:
    return attended.transpose(Batch, Time, Width, Head).merge(Head, Width, Model)
    # E: MergeAxes[Head, Width, Model] cannot be applied to Tensor[Batch, Time, Width, Head]: its rule "t *A U V *B -> t
    #    *A W *B" needs U V (Head, Width) side by side and in this order in the operand, which has (Batch, Time, Width,
    #    Head); try operand.transpose(Batch, Time, Head, Width) [axes]


def right(attended: Attended) -> Expr[Tensor[Batch, Time, Model]]:
    return attended.merge(Head, Width, Model)
