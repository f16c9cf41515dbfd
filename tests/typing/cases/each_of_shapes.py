"""Operations that change which axes there are, one by one."""

from typing import reveal_type

from typedtensor import Axis, BoolTensor, Expr, Flat, IntTensor, Tensor
from typedtensor.ops import (
    AsHalfLike,
    AsInt,
    AsReal,
    AsRealLike,
    AsSingle,
    ConcatAlong,
    Embed,
    Expand,
    ExpandLike,
    Flatten,
    MergeAxes,
    OneHot,
    Permute,
    Rename,
    Select,
    SliceAlong,
    SplitAxis,
    StopGradient,
    TakeAlong,
    Unflatten,
    Where,
    ZerosLike,
)


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...
class Two(Axis, size=2): ...
class Four(Axis, size=4): ...
class Sixteen(Axis, size=16): ...
class Out(Axis): ...


def expand(x: Expr[Tensor[Batch]]) -> None:
    reveal_type(Expand(Out)(x))  # R: Expr[Tensor[Out, Batch]]


def expand_refused(x: Expr[Tensor[Batch]]) -> None:
    Expand(Batch)(x)
    # E: Expand[Batch] cannot be applied to Tensor[Batch]: its rule "t *A -> t U *A where U not in *A" needs U (Batch)
    #    not to be among *A (Batch) [axes]


def expand_like(x: Expr[Tensor[Batch]], y: Tensor[Time, Batch]) -> None:
    reveal_type(ExpandLike()(x, y))  # R: Expr[Tensor[Time, Batch]]


def expand_like_refused(x: Expr[Tensor[Batch]], y: Tensor[Time, Batch]) -> None:
    ExpandLike()(y, x)
    # E: ExpandLike cannot be applied to Tensor[Time, Batch] and Tensor[Batch]: its rule "t *A, k *B -> t *B where *A
    #    within *B" needs the axes *A (Time, Batch) among *B (Batch), which lack Time; try the operands in the other
    #    order [axes]


def rename(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(Rename(Batch, Time)(x))  # R: Expr[Tensor[Time, Hidden]]


def rename_refused(x: Expr[Tensor[Batch, Hidden]]) -> None:
    Rename(Time, Out)(x)
    # E: Rename[Time, Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B" needs an axis U
    #    (Time) in the operand, which has only (Batch, Hidden) [axes]
    Rename(Batch, Hidden)(x)
    # E: Rename[Batch, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B where V not
    #    in *A *B" needs V (Hidden) not to be among *A *B (Hidden) [axes]


def permute(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Permute(Hidden, Batch, Time)(x))  # R: Expr[Tensor[Hidden, Batch, Time]]


def permute_refused(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    Permute(Hidden, Batch)(x)
    # E: Permute[Hidden, Batch] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A -> t *P where *P
    #    permutes *A" needs *P (Hidden, Batch) to be the axes *A (Batch, Time, Hidden) in some order; try Hidden, Batch,
    #    Time in place of Hidden, Batch [axes]
    Permute(Hidden, Batch, Batch)(x)
    # E: Permute[Hidden, Batch, Batch] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A -> t *P where *P
    #    permutes *A" needs *P (Hidden, Batch, Batch) to be the axes *A (Batch, Time, Hidden) in some order; try Hidden,
    #    Batch, Time in place of Hidden, Batch, Batch [axes]


def flatten(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Flatten(Time, Hidden)(x))  # R: Expr[Tensor[Batch, Flat[Time, Hidden]]]


def flatten_refused(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    Flatten(Batch, Hidden)(x)
    # E: Flatten[Batch, Hidden] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A U V *B -> t *A Flat[U,
    #    V] *B" needs U V (Batch, Hidden) side by side and in this order in the operand, which has (Batch, Time,
    #    Hidden); try operand.transpose(Batch, Hidden, Time) [axes]
    Flatten(Hidden, Time)(x)
    # E: Flatten[Hidden, Time] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A U V *B -> t *A Flat[U,
    #    V] *B" needs U V (Hidden, Time) side by side and in this order in the operand, which has (Batch, Time, Hidden);
    #    try operand.transpose(Batch, Hidden, Time) [axes]


def unflatten(x: Expr[Tensor[Batch, Flat[Time, Hidden]]]) -> None:
    reveal_type(Unflatten(Time, Hidden)(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def unflatten_refused(x: Expr[Tensor[Batch, Flat[Time, Hidden]]]) -> None:
    Unflatten(Hidden, Time)(x)
    # E: Unflatten[Hidden, Time] cannot be applied to Tensor[Batch, Flat[Time, Hidden]]: its rule "t *A Flat[U, V] *B ->
    #    t *A U V *B" needs an axis Flat[U, V] (Flat[Hidden, Time]) in the operand, which has only (Batch, Flat[Time,
    #    Hidden]) [axes]


def merge_axes(x: Expr[Tensor[Batch, Hidden, Two]]) -> None:
    reveal_type(MergeAxes(Hidden, Two, Sixteen)(x))  # R: Expr[Tensor[Batch, Sixteen]]


def merge_axes_refused(x: Expr[Tensor[Batch, Hidden, Two]]) -> None:
    MergeAxes(Hidden, Two, Four)(x)
    # E: MergeAxes[Hidden, Two, Four] cannot be applied to Tensor[Batch, Hidden, Two]: its rule "t *A U V *B -> t *A W
    #    *B where |W| = |U| * |V|" needs |W| = |U| * |V|, but Four has size 4 and |U| * |V| is 16 [axes]
    MergeAxes(Two, Hidden, Sixteen)(x)
    # E: MergeAxes[Two, Hidden, Sixteen] cannot be applied to Tensor[Batch, Hidden, Two]: its rule "t *A U V *B -> t *A
    #    W *B" needs U V (Two, Hidden) side by side and in this order in the operand, which has (Batch, Hidden, Two);
    #    try operand.transpose(Batch, Two, Hidden) [axes]


def split_axis(x: Expr[Tensor[Batch, Sixteen]]) -> None:
    reveal_type(SplitAxis(Sixteen, Hidden, Two)(x))  # R: Expr[Tensor[Batch, Hidden, Two]]


def split_axis_refused(x: Expr[Tensor[Batch, Sixteen]]) -> None:
    SplitAxis(Sixteen, Hidden, Four)(x)
    # E: SplitAxis[Sixteen, Hidden, Four] cannot be applied to Tensor[Batch, Sixteen]: its rule "t *A W *B -> t *A U V
    #    *B where |W| = |U| * |V|" needs |W| = |U| * |V|, but Sixteen has size 16 and |U| * |V| is 32 [axes]
    SplitAxis(Sixteen, Batch, Out)(x)
    # E: SplitAxis[Sixteen, Batch, Out] cannot be applied to Tensor[Batch, Sixteen]: its rule "t *A W *B -> t *A U V *B
    #    where U not in *A *B" needs U (Batch) not to be among *A *B (Batch) [axes]


def concat_along(x: Expr[Tensor[Batch, Two]]) -> None:
    reveal_type(ConcatAlong(Two, Two, Four)(x, x))  # R: Expr[Tensor[Batch, Four]]


def concat_along_refused(x: Expr[Tensor[Batch, Two]], y: Tensor[Batch, Hidden]) -> None:
    ConcatAlong(Two, Hidden, Four)(x, y)
    # E: ConcatAlong[Two, Hidden, Four] cannot be applied to Tensor[Batch, Two] and Tensor[Batch, Hidden]: its rule "t
    #    *A U *B, t *A V *B -> t *A W *B where |W| = |U| + |V|" needs |W| = |U| + |V|, but Four has size 4 and |U| + |V|
    #    is 10 [axes]
    ConcatAlong(Batch, Two, Out)(x, y)
    # E: ConcatAlong[Batch, Two, Out] cannot be applied to Tensor[Batch, Two] and Tensor[Batch, Hidden]: its rule "t *A
    #    U *B, t *A V *B -> t *A W *B" needs an axis V (Two) in the second, which has only (Batch, Hidden) [axes]


def slice_along(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(SliceAlong(Hidden, Out)(x))  # R: Expr[Tensor[Batch, Out]]


def slice_along_refused(x: Expr[Tensor[Batch, Hidden]]) -> None:
    SliceAlong(Hidden, Batch)(x)
    # E: SliceAlong[Hidden, Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B where V
    #    not in *A U *B" needs V (Batch) not to be among *A U *B (Batch, Hidden) [axes]
    SliceAlong(Time, Out)(x)
    # E: SliceAlong[Time, Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B" needs an
    #    axis U (Time) in the operand, which has only (Batch, Hidden) [axes]


def select(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(Select(Hidden, 0)(x))  # R: Expr[Tensor[Batch]]


def select_refused(x: Expr[Tensor[Batch, Hidden]]) -> None:
    Select(Time, 0)(x)
    # E: Select[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Time)
    #    in the operand, which has only (Batch, Hidden) [axes]


def take_along(x: Expr[Tensor[Batch, Hidden]], i: IntTensor[Batch]) -> None:
    reveal_type(TakeAlong(Hidden)(x, i))  # R: Expr[Tensor[Batch]]


def take_along_refused(x: Expr[Tensor[Batch, Hidden]], i: IntTensor[Batch], t: Tensor[Batch]) -> None:
    TakeAlong(Batch)(x, i)
    # E: TakeAlong[Batch] cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: its rule "t *A U *B, int *A
    #    *B -> t *A *B" needs the second to have the axes *A *B (Hidden), not (Batch); try Hidden in place of Batch
    #    [axes]
    TakeAlong(Hidden)(x, t)
    # E: TakeAlong[Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "t *A U *B, int *A *B
    #    -> t *A *B" needs the second to be int, not real [axes]


def embed(i: IntTensor[Batch, Time], w: Expr[Tensor[Out, Hidden]]) -> None:
    reveal_type(Embed()(i, w))  # R: Expr[Tensor[Batch, Time, Hidden]]


def embed_refused(i: IntTensor[Batch, Time], w: Expr[Tensor[Out, Hidden]]) -> None:
    Embed()(w, i)
    # E: Embed cannot be applied to Tensor[Out, Hidden] and IntTensor[Batch, Time]: its rule "int *A, V E -> *A E" needs
    #    the first to be int, not real; try the operands in the other order [axes]
    Embed()(i, i)
    # E: Embed cannot be applied to IntTensor[Batch, Time] and IntTensor[Batch, Time]: its rule "int *A, V E -> *A E"
    #    needs the second to be real, not int; try as_real(second) [axes]


def one_hot(i: IntTensor[Batch]) -> None:
    reveal_type(OneHot(Hidden)(i))  # R: Tensor[Batch, Hidden]


def one_hot_refused(i: IntTensor[Batch], t: Tensor[Batch]) -> None:
    OneHot(Batch)(i)
    # E: OneHot[Batch] cannot be applied to IntTensor[Batch]: its rule "int *A -> real *A V where V not in *A" needs V
    #    (Batch) not to be among *A (Batch) [axes]
    OneHot(Hidden)(t)
    # E: OneHot[Hidden] cannot be applied to Tensor[Batch]: its rule "int *A -> real *A V" needs the operand to be int,
    #    not real [axes]


def where(b: BoolTensor[Batch], x: Expr[Tensor[Batch]]) -> None:
    reveal_type(Where()(b, x, x))  # R: Expr[Tensor[Batch]]
    reveal_type(Where()(b, 0.0, x))  # R: Expr[Tensor[Batch]]


def where_refused(b: BoolTensor[Batch], x: Expr[Tensor[Batch]], y: Tensor[Time]) -> None:
    Where()(b, x, y)
    # E: Where cannot be applied to BoolTensor[Batch] and Tensor[Batch] and Tensor[Time]: its rule "bool *A, t *A?, t
    #    *A? -> t *A" needs the axes *A of the first (Batch) to equal the axes *A of the third (Time) [axes]
    Where()(x, x, x)
    # E: Where cannot be applied to Tensor[Batch] and Tensor[Batch] and Tensor[Batch]: its rule "bool *A, t *A?, t *A?
    #    -> t *A" needs the first to be bool, not real [axes]


def as_real(i: IntTensor[Batch], b: Expr[BoolTensor[Time]]) -> None:
    reveal_type(AsReal()(i))  # R: Tensor[Batch]
    reveal_type(AsReal()(b))  # R: Expr[Tensor[Time]]


def as_real_refused(i: IntTensor[Batch], b: Expr[BoolTensor[Time]]) -> None:
    AsReal()(i, b)  # E: AsReal takes 1 operand, not 2: its rule is "t *A -> real *A" [axes]


def as_real_like(i: IntTensor[Batch], b: Expr[BoolTensor[Time]], x: Tensor[()]) -> None:
    reveal_type(AsRealLike()(i, x))  # R: Tensor[Batch]
    reveal_type(AsRealLike()(b, x))  # R: Expr[Tensor[Time]]


def half_precision(x: Expr[Tensor[Batch]], scale: Tensor[()]) -> None:
    reveal_type(AsSingle()(x))  # R: Expr[Tensor[Batch]]
    reveal_type(AsHalfLike()(x, scale, scale))  # R: Expr[Tensor[Batch]]


def half_precision_refused(x: Tensor[Batch], i: IntTensor[Batch]) -> None:
    AsSingle()(i)
    # E: AsSingle cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    AsHalfLike()(x, x, i)
    # E: AsHalfLike cannot be applied to Tensor[Batch] and Tensor[Batch] and IntTensor[Batch]: its rule "*A, *B, *C ->
    #    *A" needs the third to be real, not int; try as_real(third) [axes]


def as_real_like_refused(i: IntTensor[Batch], x: Tensor[Batch]) -> None:
    AsRealLike()(x, i)
    # E: AsRealLike cannot be applied to Tensor[Batch] and IntTensor[Batch]: its rule "t *A, *B -> real *A" needs the
    #    second to be real, not int; try the operands in the other order [axes]


def as_int(b: BoolTensor[Batch]) -> None:
    reveal_type(AsInt()(b))  # R: IntTensor[Batch]


def as_int_refused(t: Tensor[Batch]) -> None:
    AsInt()(t)
    # E: AsInt cannot be applied to Tensor[Batch]: its rule "t *A -> int *A where t not in real" needs an operand that
    #    is not real [axes]


def stop_gradient(x: Expr[Tensor[Batch]]) -> None:
    reveal_type(StopGradient()(x))  # R: Expr[Tensor[Batch]]


def stop_gradient_refused() -> None:
    StopGradient()()  # E: StopGradient takes 1 operand, not 0: its rule is "t *A -> t *A" [axes]


def zeros_like(x: Expr[Tensor[Batch]]) -> None:
    reveal_type(ZerosLike()(x))  # R: Expr[Tensor[Batch]]


def zeros_like_refused(x: Expr[Tensor[Batch]]) -> None:
    ZerosLike(Batch)(x)  # E: ZerosLike takes no labels, not 1 [axes]
