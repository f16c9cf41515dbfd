"""``x.mean(Time, where=mask)``: the mask has the axis that is reduced; without labels it has all axes."""

from typing import Any, TypeVarTuple, reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import MaskedMean


class Batch(Axis): ...
class Time(Axis): ...
class Feature(Axis): ...


N = TypeVarTuple("N")


def accepted(
    x: Expr[Tensor[Batch, Time, Feature]],
    losses: Expr[Tensor[Batch, Time]],
    there: Expr[BoolTensor[Batch, Time]],
    counts: IntTensor[Time, Batch],
    rain: Expr[BoolTensor[Batch, Time]],
    seen: BoolTensor[Time],
    maybe: BoolTensor[Batch, Time] | None,
) -> None:
    reveal_type(losses.mean(where=there))  # R: Expr[Tensor[()]]
    reveal_type(x.mean(Time, where=there))  # R: Expr[Tensor[Batch, Feature]]
    reveal_type(x.max(Time, where=seen))  # R: Expr[Tensor[Batch, Feature]]
    reveal_type(x.min(Time, where=None))  # R: Expr[Tensor[Batch, Feature]]
    reveal_type(x.sum(Time, Feature, where=None))  # R: Expr[Tensor[Batch]]
    reveal_type(counts.sum(Time, where=seen))  # R: IntTensor[Batch]
    reveal_type(counts.sum(Time, where=there))  # R: Expr[IntTensor[Batch]]
    reveal_type(x.var(Time, where=there))  # R: Expr[Tensor[Batch, Feature]]
    reveal_type(x.mean(Time, Batch, where=there))  # R: Expr[Tensor[Feature]]
    reveal_type(losses.max(Time, Batch, where=there))  # R: Expr[Tensor[()]]
    reveal_type(counts.sum(Time, Batch, where=there))  # R: Expr[IntTensor[()]]
    reveal_type(rain.any(Batch, Time, where=maybe))  # R: Expr[BoolTensor[()]]
    reveal_type(counts.count_nonzero(Time, Batch))  # R: IntTensor[()]
    reveal_type(losses.std(where=maybe))  # R: Expr[Tensor[()]]
    reveal_type(rain.any(Time, where=seen))  # R: Expr[BoolTensor[Batch]]
    reveal_type(rain.all(where=there))  # R: Expr[BoolTensor[()]]
    reveal_type(rain.mean(where=there))  # R: Expr[Tensor[()]]
    reveal_type(MaskedMean(Time)(x, there))  # R: Expr[Tensor[Batch, Feature]]


def generic(x: Expr[Tensor[*N, Time]], seen: BoolTensor[Time], same: BoolTensor[*N, Time]) -> None:
    reveal_type(x.mean(Time, where=seen))  # R: Expr[Tensor[*N]]
    reveal_type(x.mean(Time, where=same))  # R: Expr[Tensor[*N]]
    reveal_type(x.mean(where=same))  # R: Expr[Tensor[()]]


def refused(
    x: Expr[Tensor[Batch, Time, Feature]],
    losses: Expr[Tensor[Batch, Time]],
    there: Expr[BoolTensor[Batch, Time]],
    swapped: Expr[BoolTensor[Time, Batch]],
    counts: IntTensor[Batch, Time],
    maybe: BoolTensor[Batch] | None,
) -> None:
    x.mean(where=there)
    x.mean(Feature, where=there)
    # E: MaskedMean[Feature] cannot be applied to Tensor[Batch, Time, Feature] and BoolTensor[Batch, Time]: its rule "t
    #    *A U *B, bool *C U *D -> real *A *B" needs an axis U (Feature) in the second, which has only (Batch, Time)
    #    [axes]
    losses.mean(where=swapped)
    losses.mean(where=counts)
    # E: MaskedMean cannot be applied to Tensor[Batch, Time] and IntTensor[Batch, Time]: its rule "t *A, bool *C ->
    #    real" needs the second to be bool, not int; try second.ne(0) [axes]
    losses.sum(Time, where=maybe)
    # E: MaskedSum[Time] cannot be applied to Tensor[Batch, Time] and BoolTensor[Batch]: its rule "t *A U *B, bool *C U
    #    *D -> t *A *B" needs an axis U (Time) in the second, which has only (Batch) [axes]
    counts.max(where=there)
    # E: MaskedMax cannot be applied to IntTensor[Batch, Time] and BoolTensor[Batch, Time]: its rule "*A, bool *C ->
    #    real" needs the first to be real, not int; try as_real(first) [axes]
    x.mean(Time, Feature, where=there)
    # E: MaskedMean[Time, Feature] cannot be applied to Tensor[Batch, Time, Feature] and BoolTensor[Batch, Time]: its
    #    rule "t *A, bool *C -> real *A - *P where *P within *C" needs the axes *P (Time, Feature) among *C (Batch,
    #    Time), which lack Feature [axes]
    losses.prod(where=there)  # E: Unexpected keyword argument "where" for "prod" of "Operators" [call-arg]
    losses.mean(Time, where=True)
    # E: MaskedMean[Time] cannot be applied to Tensor[Batch, Time] and bool: its rule "t *A U *B, bool *C U *D -> real
    #    *A *B" needs an axis U (Time) in the second, which has no axes [axes]


def gradual(x: Expr[Tensor[Batch, Time]], a: Any, seen: BoolTensor[Time]) -> None:
    reveal_type(x.mean(Time, where=a))  # R: Expr[Tensor[Batch]]
    reveal_type(a.mean(Time, where=seen))  # R: Any
