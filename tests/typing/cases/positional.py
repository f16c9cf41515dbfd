"""Positions in attention, and heads that share keys: exact types, and what does not fit."""

from typing import TypeVar, TypeVarTuple, reveal_type

from typedtensor import Attended, Axis, BoolTensor, Expr, Flat, IntTensor, Tensor
from typedtensor.nn import (
    ALiBi,
    CachedAttention,
    GroupedQueryAttention,
    MultiHeadAttention,
    RelativeBias,
    Rotary,
    SelfAttention,
    Sinusoidal,
    TransformerBlock,
)
from typedtensor.ops import arange

N = TypeVarTuple("N")
T = TypeVar("T", bound=Axis)


class Batch(Axis): ...
class Time(Axis): ...
class Past(Axis, size=9): ...
class Feature(Axis, size=6): ...
class Head(Axis, size=2): ...
class Query(Axis, size=3): ...
class Width(Axis, size=4): ...
class Inner(Axis, size=12): ...
class Bucket(Axis, size=8): ...


def features(x: Expr[Tensor[Batch, Time, Feature]], g: Expr[Tensor[*N, T, Width]], at: Expr[IntTensor[Time]]) -> None:
    reveal_type(arange(Time) >> Sinusoidal(Feature))  # R: Expr[Tensor[Time, Feature]]
    reveal_type(Rotary(Width))  # R: Rotary[Width]
    reveal_type(Rotary(Feature)(x, x.positions(Time)))  # R: Expr[Tensor[Batch, Time, Feature]]
    reveal_type(Rotary(Feature)(x, at.sum()))  # R: Expr[Tensor[Batch, Time, Feature]]
    reveal_type(ALiBi(Head)(at))  # R: Expr[Tensor[Time, Head]]
    reveal_type(RelativeBias(Bucket, Head)(at))  # R: Expr[Tensor[Time, Head]]
    Rotary(Feature)(x, arange(Past))
    # E: Rotary cannot be applied to Tensor[Batch, Time, Feature] and IntTensor[Past]: its rule "*A D, int *P -> *A D
    #    where *P within *A" needs the axes *P (Past) among *A (Batch, Time), which lack Past [axes]
    Rotary(Width)(x, at)
    # E: Argument 1 to "__call__" of "Rotary" has incompatible type "Expr[Tensor[Batch, Time, Feature]]"; expected
    #    "Expr[Tensor[Batch, Time, Width]]" [arg-type]
    Rotary(Width)(g, at)
    # E: Rotary cannot be applied to Tensor[*N, T, Width] and IntTensor[Time]: its rule "*A D, int *P -> *A D where *P
    #    within *A" needs the axes *P (Time) among *A (*N, T), which lack Time, which cannot be decided: *N stands for
    #    unknown axes [axes]


def attention(
    x: Expr[Tensor[Batch, Time, Feature]],
    mask: Expr[BoolTensor[Time, Attended[Time]]],
    of_groups: Expr[BoolTensor[Query, Head, Attended[Time]]],
    either: bool,
) -> None:
    slopes = ALiBi(Flat[Head, Query])
    grouped = GroupedQueryAttention(Feature, Head, Query, Width, rotary=Rotary(Width), relative=slopes)
    reveal_type(grouped)  # R: GroupedQueryAttention[Feature, Head, Query, Width]
    reveal_type(grouped.query.weight)  # R: Param[Tensor[Feature, Flat[Flat[Head, Query], Width]]]
    reveal_type(grouped.key.weight)  # R: Param[Tensor[Feature, Flat[Head, Width]]]
    reveal_type(SelfAttention(grouped, Time))  # R: SelfAttention[Feature, Head, Query, Width, Time]
    reveal_type(x >> SelfAttention(grouped, Time))  # R: Expr[Tensor[Batch, Time, Feature]]
    reveal_type(SelfAttention(grouped, Time)(x, mask=mask))  # R: Expr[Tensor[Batch, Time, Feature]]
    reveal_type(SelfAttention(grouped, Time)(x, mask=of_groups))  # R: Expr[Tensor[Batch, Time, Feature]]
    SelfAttention(MultiHeadAttention(Feature, Head, Width), Time)(x, mask=of_groups)
    # E: SelfAttention cannot be applied to Tensor[Batch, Time, Feature] and BoolTensor[Query, Head, Attended[Time]]:
    #    its rule "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q *S" needs the axes *A *B (Query,
    #    Head) among *N Q *S (Batch, Time, Head), which lack Query [axes]
    chosen = mask if either else of_groups
    reveal_type(SelfAttention(grouped, Time)(x, mask=chosen))  # R: Expr[Tensor[Batch, Time, Feature]]
    SelfAttention(MultiHeadAttention(Feature, Head, Width), Time)(x, mask=chosen)
    # E: SelfAttention cannot be applied to Tensor[Batch, Time, Feature] and BoolTensor[Query, Head, Attended[Time]]:
    #    its rule "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q *S" needs the axes *A *B (Query,
    #    Head) among *N Q *S (Batch, Time, Head), which lack Query [axes]
    reveal_type(grouped(x, x.rename(Time, Past), mask=None if either else of_groups.rename(Attended[Time], Past)))
    # R: Expr[Tensor[Batch, Time, Feature]]
    reveal_type(CachedAttention(grouped, Past))  # R: CachedAttention[Past, Feature, Head, Width]
    reveal_type(CachedAttention(grouped, Past).keys)  # R: Buffer[Tensor[Past, Head, Width]]
    reveal_type(MultiHeadAttention(Feature, Head, Width, rotary=Rotary(Width), relative=RelativeBias(Bucket, Head)))
    # R: MultiHeadAttention[Feature, Head, Width]
    reveal_type(TransformerBlock(Feature, Head, Width, Inner, over=Time, rotary=Rotary(Width))(x, None))
    # R: Expr[Tensor[Batch, Time, Feature]]
    MultiHeadAttention(Feature, Head, Width, rotary=Rotary(Feature))
    # E: MultiHeadAttention takes (type[U] | U, type[H] | H, type[D] | D, rotary=Rotary[D]), but is given
    #    (type[Feature], type[Head], type[Width], rotary=Rotary[Feature]) [axes]
    MultiHeadAttention(Feature, Head, Width, relative=ALiBi(Query))
    # E: MultiHeadAttention takes (type[U] | U, type[H] | H, type[D] | D, relative=ScoreBias[H]), but is given
    #    (type[Feature], type[Head], type[Width], relative=ALiBi[Query]) [axes]
    GroupedQueryAttention(Feature, Head, Query, Width, relative=ALiBi(Head))
    # E: Argument 1 to "ALiBi" has incompatible type "type[Head]"; expected "type[Flat[Head, Query]] | Flat[Head,
    #    Query]" [arg-type]
    SelfAttention(grouped, Time)(x.sum(Feature))
    # E: SelfAttention[Time, Feature] cannot be applied to Tensor[Batch, Time]: its rule "*N Time Feature -> *N Time
    #    Feature" needs an axis Feature in the operand, which has only (Batch, Time); the operand lost Feature on line
    #    95 [axes]
