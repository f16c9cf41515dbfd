"""``softmax(x, Past, where=mask)``: the mask has the axis that is normalised."""

from typing import Any, reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import MaskedSoftmax, log_softmax, log_sum_exp, softmax


class Batch(Axis): ...
class Head(Axis): ...
class Time(Axis): ...
class Past(Axis): ...


Scores = Expr[Tensor[Batch, Time, Past]]


def accepted(
    x: Scores,
    present: Expr[BoolTensor[Batch, Past]],
    seen: BoolTensor[Past, Time],
    maybe: Expr[BoolTensor[Past]] | None,
) -> None:
    reveal_type(softmax(x, Past, where=present))  # R: Expr[Tensor[Batch, Time, Past]]
    reveal_type(x.softmax(Past, where=present))  # R: Expr[Tensor[Batch, Time, Past]]
    reveal_type(x.log_softmax(Past, where=seen))  # R: Expr[Tensor[Batch, Time, Past]]
    reveal_type(log_softmax(x, Past, where=maybe))  # R: Expr[Tensor[Batch, Time, Past]]
    reveal_type(x.softmax(Past, where=None))  # R: Expr[Tensor[Batch, Time, Past]]
    reveal_type(MaskedSoftmax(Past)(x, seen))  # R: Expr[Tensor[Batch, Time, Past]]
    reveal_type(softmax(x, Past if maybe is None else Time, where=seen))  # R: Expr[Tensor[Batch, Time, Past]]


def refused(
    x: Scores,
    pad: Expr[BoolTensor[Batch, Time]],
    other: Expr[BoolTensor[Head, Past]],
    count: IntTensor[Past],
    twice: BoolTensor[Time, Past, Time],
    maybe: BoolTensor[Time] | None,
) -> None:
    softmax(x, Past, where=pad)
    # E: MaskedSoftmax[Past] cannot be applied to Tensor[Batch, Time, Past] and BoolTensor[Batch, Time]: its rule "*A U
    #    *B, bool *C U *D -> *A U *B" needs an axis U (Past) in the second, which has only (Batch, Time) [axes]
    x.log_softmax(Past, where=pad)
    # E: MaskedLogSoftmax[Past] cannot be applied to Tensor[Batch, Time, Past] and BoolTensor[Batch, Time]: its rule "*A
    #    U *B, bool *C U *D -> *A U *B" needs an axis U (Past) in the second, which has only (Batch, Time) [axes]
    softmax(x, Past, where=other)
    # E: MaskedSoftmax[Past] cannot be applied to Tensor[Batch, Time, Past] and BoolTensor[Head, Past]: its rule "*A U
    #    *B, bool *C U *D -> *A U *B where *C *D within *A *B" needs the axes *C *D (Head) among *A *B (Batch, Time),
    #    which lack Head [axes]
    softmax(x, Past, where=count)
    # E: MaskedSoftmax[Past] cannot be applied to Tensor[Batch, Time, Past] and IntTensor[Past]: its rule "*A U *B, bool
    #    *C U *D -> *A U *B" needs the second to be bool, not int; try second.ne(0) [axes]
    softmax(x, Past, where=twice)
    # E: MaskedSoftmax[Past] cannot be applied to Tensor[Batch, Time, Past] and BoolTensor[Time, Past, Time]: its rule
    #    "*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B" needs each axis of *C *D (Time, Time) exactly once
    #    there and among *A *B (Batch, Time) [axes]
    x.softmax(Past, where=maybe)
    # E: MaskedSoftmax[Past] cannot be applied to Tensor[Batch, Time, Past] and BoolTensor[Time]: its rule "*A U *B,
    #    bool *C U *D -> *A U *B" needs an axis U (Past) in the second, which has only (Time) [axes]
    softmax(x, where=pad)
    # E: MaskedSoftmax takes 2 operands, then its labels (U); it was given 2 arguments; try softmax(x, Time, where=pad)
    #    [axes]
    softmax(x, Past, where=True)
    # E: MaskedSoftmax[Past] cannot be applied to Tensor[Batch, Time, Past] and bool: its rule "*A U *B, bool *C U *D ->
    #    *A U *B" needs an axis U (Past) in the second, which has no axes [axes]
    log_sum_exp(x, Past, where=pad)  # E: LogSumExp takes no mask: leave out where= [axes]


def gradual(x: Scores, a: Any, b: Expr[Any], mask: BoolTensor[Past]) -> None:
    reveal_type(softmax(x, Past, where=a))  # R: Expr[Tensor[Batch, Time, Past]]
    reveal_type(softmax(x, Past, where=b))  # R: Expr[Tensor[Batch, Time, Past]]
    reveal_type(softmax(a, Past, where=mask))
    # N: nothing is known of the result of MaskedSoftmax[Past]: the first is Any; annotate it
    # R: Any
    reveal_type(softmax(b, Past, where=mask))  # R: Expr[Tensor[*tuple[Any, ...]]]
