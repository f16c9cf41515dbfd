"""Only the diagonal of a matrix is used.

[DUET, issue 6](https://github.com/decisionintelligence/DUET/issues/6):
`temp = torch.einsum("dd,bxcd->bxcd", self.A, diff)` instead of `"dk,bxck->bxcd"`. Both axes of `A` have the same
letter, so `einsum` takes the diagonal. With one label for both axes, no product can say which one it means.
"""

from typedtensor import Axis, Expr, Tensor


class Batch(Axis, samples=True): ...
class Channel(Axis): ...
class Other(Axis): ...
class Frequency(Axis, size=4): ...
class Projected(Axis, size=4): ...

Differences = Expr[Tensor[Batch, Channel, Other, Frequency]]


def wrong(a: Expr[Tensor[Frequency, Frequency]], diff: Differences) -> Expr[Tensor[Batch, Channel, Other]]:
    temp = diff.dot(a, Frequency)
    # E: Dot[Frequency] cannot be applied to Tensor[Batch, Channel, Other, Frequency] and Tensor[Frequency, Frequency]:
    #    its rule "*A U *B, *C U *D -> *A | *B | *C | *D" needs U (Frequency) exactly once in the second, which has it 2
    #    times [axes]
    return (temp * temp).sum(Frequency)


def right(a: Expr[Tensor[Projected, Frequency]], diff: Differences) -> Expr[Tensor[Batch, Channel, Other]]:
    temp = diff.dot(a, Frequency)
    return (temp * temp).sum(Projected)
