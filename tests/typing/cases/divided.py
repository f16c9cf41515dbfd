"""Axes that are divided over devices, and sums of which each device has a part."""

from typing import reveal_type

from typedtensor import Axis, Expr, IntTensor, Local, MeshAxis, Operand, Partial, Tensor
from typedtensor.ops import (
    AveragePoolAlong,
    Convolve1D,
    Convolve1DSame,
    ConvolveInto,
    Unfold,
    all_reduce,
    all_to_all,
    as_partial,
    as_varying,
    cumsum,
    dot,
    einsum,
    exp,
    flip,
    group_mean,
    interpolate,
    reduce_scatter,
    relu,
    roll,
    ruled,
    segment_sum,
    shard,
    solve,
    tile,
    tril,
    unshard,
)


class Data(MeshAxis, size=4): ...
class Model(MeshAxis, size=2): ...
class Some(MeshAxis): ...
class Batch(Axis, size=32): ...
class Odd(Axis, size=33): ...
class Token(Axis): ...
class Feature(Axis, size=8): ...
class Hidden(Axis, size=16): ...
class Same(Axis, size=8): ...
class Time(Axis, size=32): ...
class Out(Axis): ...
class Lag(Axis, size=3): ...


X = Expr[Tensor[Data, Local[Batch, Data], Feature]]
W = Expr[Tensor[Feature, Hidden]]
G = Expr[Tensor[Partial[Data], Feature, Hidden]]


def divide(x: Expr[Tensor[Batch, Feature]], odd: Expr[Tensor[Odd]], t: Tensor[Token, Feature]) -> None:
    reveal_type(shard(x, Batch, Data))  # R: Expr[Tensor[Data, Local[Batch, Data], Feature]]
    reveal_type(shard(shard(x, Batch, Data), Feature, Model))
    # R: Expr[Tensor[Model, Data, Local[Batch, Data], Local[Feature, Model]]]
    reveal_type(shard(shard(x, Batch, Data), Local[Batch, Data], Model))
    # R: Expr[Tensor[Model, Data, Local[Local[Batch, Data], Model], Feature]]
    reveal_type(unshard(shard(x, Feature, Data), Feature, Data))  # R: Expr[Tensor[Batch, Feature]]
    reveal_type(shard(t, Token, Some(2)))  # R: Tensor[Some, Local[Token, Some], Feature]
    reveal_type(all_to_all(shard(x, Batch, Data), Batch, Feature, Data))
    # R: Expr[Tensor[Data, Batch, Local[Feature, Data]]]
    shard(odd, Odd, Data)
    # E: Shard[Odd, Data] cannot be applied to Tensor[Odd]: its rule "t *A U *B -> t M *A Local[U, M] *B where |U| % |M|
    #    = 0" needs |U| % |M| = 0, but Odd has size 33 and Data has size 4 [axes]
    shard(x, Batch, Feature)
    # E: Shard[Batch, Feature] cannot be made: Feature is not a mesh axis; declare one, as in class Data(MeshAxis,
    #    size=4) [axes]
    shard(x, Token, Data)
    # E: Shard[Token, Data] cannot be applied to Tensor[Batch, Feature]: its rule "t *A U *B -> t M *A Local[U, M] *B"
    #    needs an axis U (Token) in the operand, which has only (Batch, Feature) [axes]
    shard(shard(x, Batch, Data), Feature, Data)
    # E: Shard[Feature, Data] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: its rule "t *A U *B -> t M
    #    *A Local[U, M] *B where M not in *A U *B" needs M (Data) not to be among *A U *B (Data, Local[Batch, Data],
    #    Feature) [axes]
    unshard(x, Batch, Data)
    # E: Unshard[Batch, Data] cannot be applied to Tensor[Batch, Feature]: of its 2 rules the nearest, "t *A M *B
    #    Local[U, M] *C -> t *A *B U *C", needs an axis M (Data) in the operand, which has only (Batch, Feature) [axes]


def misread(x: Expr[Tensor[Local[Batch, Feature]]]) -> None: ...
# E: Type argument "Feature" of "Local" must be a subtype of "MeshAxis" [type-var]


def divide_mesh_axis(y: Expr[Tensor[Data]]) -> None:
    shard(y, Data, Model)
    # E: Shard[Data, Model] cannot be made: Data is a mesh axis, but only axes of tensors are divided: Local[Batch,
    #    Data] [axes]
    reduce_scatter(y, Model, Data)
    # E: ReduceScatter[Model, Data] cannot be made: Model is a mesh axis, but only axes of tensors are divided:
    #    Local[Batch, Data] [axes]


def deeper() -> Tensor[Local[Local[Batch, Data], Model]]: ...
def linear(g: G, x: X, w: W, scale: Expr[Tensor[()]]) -> None:
    reveal_type(x @ w)  # R: Expr[Tensor[Data, Local[Batch, Data], Hidden]]
    reveal_type(dot(x, x @ w, Local[Batch, Data]))  # R: Expr[Tensor[Partial[Data], Feature, Hidden]]
    reveal_type(x.sum(Local[Batch, Data]))  # R: Expr[Tensor[Partial[Data], Feature]]
    reveal_type(g + g)  # R: Expr[Tensor[Partial[Data], Feature, Hidden]]
    reveal_type(-g * 2.0 / scale)  # R: Expr[Tensor[Partial[Data], Feature, Hidden]]
    reveal_type(g.sum(Feature))  # R: Expr[Tensor[Partial[Data], Hidden]]
    reveal_type(g.transpose(Hidden, Partial[Data], Feature))  # R: Expr[Tensor[Hidden, Partial[Data], Feature]]
    reveal_type(g @ w.transpose())  # R: Expr[Tensor[Partial[Data], Feature, Feature]]
    reveal_type(g.sum(Partial[Data]))  # R: Expr[Tensor[Feature, Hidden]]
    reveal_type(g.sum())  # R: Expr[Tensor[()]]
    reveal_type(x.mean())  # R: Expr[Tensor[()]]
    reveal_type(einsum(g, w, Feature, Hidden))  # R: Expr[Tensor[Feature, Hidden]]
    reveal_type(all_reduce(g, Data))  # R: Expr[Tensor[Feature, Hidden]]
    reveal_type(reduce_scatter(g, Hidden, Data))  # R: Expr[Tensor[Data, Feature, Local[Hidden, Data]]]
    reveal_type(as_varying(g, Data))  # R: Expr[Tensor[Data, Feature, Hidden]]
    reveal_type(as_partial(as_varying(g, Data), Data))  # R: Expr[Tensor[Partial[Data], Feature, Hidden]]


def refused(g: G, x: X, w: W, scale: Expr[Tensor[()]]) -> None:
    exp(g)
    # E: Exp cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a partial sum, of which each
    #    device along Data has a term, and the operation is not linear in it: reduce it first, as in all_reduce(x, Data)
    #    [axes-divided]
    g + 1.0
    # E: Add cannot be applied to Tensor[Partial[Data], Feature, Hidden] and float: the first is a partial sum, of which
    #    each device along Data has a term, and another operand is whole and would be added once for each device: reduce
    #    it first, as in all_reduce(x, Data) [axes-divided]
    scale - g.sum(Feature, Hidden)
    # E: Sub cannot be applied to Tensor[()] and Tensor[Partial[Data]]: the second is a partial sum, of which each
    #    device along Data has a term, and another operand is whole and would be added once for each device: reduce it
    #    first, as in all_reduce(x, Data) [axes-divided]
    scale / g.sum(Feature, Hidden)
    # E: Div cannot be applied to Tensor[()] and Tensor[Partial[Data]]: the second is a partial sum, of which each
    #    device along Data has a term, and the operation is not linear in it: reduce it first, as in all_reduce(x, Data)
    #    [axes-divided]
    g * g
    # E: Mul cannot be applied to Tensor[Partial[Data], Feature, Hidden] and Tensor[Partial[Data], Feature, Hidden]: the
    #    first is a partial sum, of which each device along Data has a term, and the product of partial sums is not the
    #    partial sum of a product: reduce it first, as in all_reduce(x, Data) [axes-divided]
    g == g
    # E: Equal cannot be applied to Tensor[Partial[Data], Feature, Hidden] and Tensor[Partial[Data], Feature, Hidden]:
    #    the first is a partial sum, of which each device along Data has a term, and the operation is not linear in it:
    #    reduce it first, as in all_reduce(x, Data) [axes-divided]
    w.expand_like(g) * g
    # E: ExpandLike cannot be applied to Tensor[Feature, Hidden] and Tensor[Partial[Data], Feature, Hidden]: the second
    #    is a partial sum, of which each device along Data has a term, and another operand is whole and would be added
    #    once for each device: reduce it first, as in all_reduce(x, Data) [axes-divided]
    g.mean(Partial[Data])
    # E: Mean[Partial[Data]] cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a partial sum,
    #    of which each device along Data has a term, and the operation does not add the parts: reduce it first, as in
    #    all_reduce(x, Data) [axes-divided]
    g.mean()
    # E: Mean cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a partial sum, of which each
    #    device along Data has a term, and the operation does not add the parts: reduce it first, as in all_reduce(x,
    #    Data) [axes-divided]
    g.select(Partial[Data], 0)
    # E: Select[Partial[Data]] cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a partial
    #    sum, of which each device along Data has a term, and the operation does not add the parts: reduce it first, as
    #    in all_reduce(x, Data) [axes-divided]
    g.sum(Data)
    # E: Sum[Data] cannot be applied to Tensor[Partial[Data], Feature, Hidden]: its rule "t *A U *B -> t *A *B" needs an
    #    axis U (Data) in the operand, which has only (Partial[Data], Feature, Hidden) [axes]
    x.sum(Data)
    # E: Sum[Data] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: the result would have Local[Batch,
    #    Data] without Data, and each device along Data has other elements of it: put them together first, as in
    #    unshard(x, Batch, Data) [axes-divided]
    x.max(Local[Batch, Data])
    # E: Max[Local[Batch, Data]] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: the operation works
    #    along Local[Batch, Data], and each device along Data has other elements of it: put them together first, as in
    #    unshard(x, Batch, Data) [axes-divided]
    x.rename(Local[Batch, Data], Token)
    # E: Rename[Local[Batch, Data], Token] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: the operation
    #    works along Local[Batch, Data], and each device along Data has other elements of it: put them together first,
    #    as in unshard(x, Batch, Data) [axes-divided]
    x.flatten(Local[Batch, Data], Feature)
    # E: Flatten[Local[Batch, Data], Feature] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: the
    #    operation works along Local[Batch, Data], and each device along Data has other elements of it: put them
    #    together first, as in unshard(x, Batch, Data) [axes-divided]
    x.sum(Local[Batch, Data]).expand(Data)
    # E: Expand[Data] cannot be applied to Tensor[Partial[Data], Feature]: the result would vary over Data and be a sum
    #    over Data that is not whole: reduce it first [axes-divided]
    all_reduce(x, Data)
    # E: AllReduce[Data] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: the result would have
    #    Local[Batch, Data] without Data, and each device along Data has other elements of it: put them together first,
    #    as in unshard(x, Batch, Data) [axes-divided]
    all_reduce(x, Batch)
    # E: AllReduce[Batch] cannot be made: Batch is not a mesh axis; declare one, as in class Data(MeshAxis, size=4)
    #    [axes]


Kernel = Expr[Tensor[Out, Feature, Lag]]


def moved(g: G, w: W, kernel: Kernel, square: Expr[Tensor[Feature, Same]], segments: Expr[IntTensor[Hidden]]) -> None:
    reveal_type(flip(g, Hidden))  # R: Expr[Tensor[Partial[Data], Feature, Hidden]]
    reveal_type(roll(g, Hidden, 1))  # R: Expr[Tensor[Partial[Data], Feature, Hidden]]
    reveal_type(cumsum(g, Hidden))  # R: Expr[Tensor[Partial[Data], Feature, Hidden]]
    reveal_type(tile(g, Hidden, Token, 2))  # R: Expr[Tensor[Partial[Data], Feature, Token]]
    reveal_type(tril(g, Feature, Hidden))  # R: Expr[Tensor[Partial[Data], Feature, Hidden]]
    reveal_type(segment_sum(g, segments, Hidden, Token))  # R: Expr[Tensor[Partial[Data], Feature, Token]]
    reveal_type(Convolve1D()(g, kernel))  # R: Expr[Tensor[Partial[Data], Out, Valid[Hidden, Lag]]]
    reveal_type(Convolve1DSame()(g, kernel))  # R: Expr[Tensor[Partial[Data], Out, Hidden]]
    reveal_type(ConvolveInto(Hidden, padding="same")(g, kernel))  # R: Expr[Tensor[Partial[Data], Out, Hidden]]
    reveal_type(AveragePoolAlong(Hidden, Token, 2)(g))  # R: Expr[Tensor[Partial[Data], Feature, Token]]
    reveal_type(Unfold(Hidden, Token, Lag)(g))  # R: Expr[Tensor[Partial[Data], Feature, Token, Lag]]
    reveal_type(interpolate(g, Hidden, Token))  # R: Expr[Tensor[Partial[Data], Feature, Token]]
    reveal_type(solve(square, g, Feature, Same))  # R: Expr[Tensor[Partial[Data], Same, Hidden]]


Steps = Expr[Tensor[Data, Feature, Local[Time, Data]]]


def moved_across(g: G, x: X, kernel: Kernel, parts: Expr[Tensor[Partial[Data], Feature, Same]], steps: Steps) -> None:
    flip(g, Partial[Data])
    # E: Flip[Partial[Data]] cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a partial sum,
    #    of which each device along Data has a term, and the operation works along Partial[Data]: reduce it first, as in
    #    all_reduce(x, Data) [axes-divided]
    cumsum(g, Partial[Data])
    # E: CumSum[Partial[Data]] cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a partial
    #    sum, of which each device along Data has a term, and the operation works along Partial[Data]: reduce it first,
    #    as in all_reduce(x, Data) [axes-divided]
    tril(g, Partial[Data], Hidden)
    # E: Tril[Partial[Data], Hidden] cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a
    #    partial sum, of which each device along Data has a term, and the operation works along Partial[Data]: reduce it
    #    first, as in all_reduce(x, Data) [axes-divided]
    solve(parts, g, Feature, Same)
    # E: Solve[Feature, Same] cannot be applied to Tensor[Partial[Data], Feature, Same] and Tensor[Partial[Data],
    #    Feature, Hidden]: the first is a partial sum, of which each device along Data has a term, and the operation is
    #    not linear in it: reduce it first, as in all_reduce(x, Data) [axes-divided]
    flip(x, Local[Batch, Data])
    # E: Flip[Local[Batch, Data]] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: the operation works
    #    along Local[Batch, Data], and each device along Data has other elements of it: put them together first, as in
    #    unshard(x, Batch, Data) [axes-divided]
    cumsum(x, Local[Batch, Data])
    # E: CumSum[Local[Batch, Data]] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: the operation works
    #    along Local[Batch, Data], and each device along Data has other elements of it: put them together first, as in
    #    unshard(x, Batch, Data) [axes-divided]
    Convolve1DSame()(steps, kernel)
    # E: Convolve1DSame cannot be applied to Tensor[Data, Feature, Local[Time, Data]] and Tensor[Out, Feature, Lag]: the
    #    operation works along Local[Time, Data], and each device along Data has other elements of it: put them together
    #    first, as in unshard(x, Time, Data) [axes-divided]
    ConvolveInto(Local[Time, Data], padding="same")(steps, kernel)
    # E: ConvolveInto[Local[Time, Data]] cannot be applied to Tensor[Data, Feature, Local[Time, Data]] and Tensor[Out,
    #    Feature, Lag]: the operation works along Local[Time, Data], and each device along Data has other elements of
    #    it: put them together first, as in unshard(x, Time, Data) [axes-divided]
    group_mean(steps, Feature)
    # E: GroupMean[Feature] cannot be applied to Tensor[Data, Feature, Local[Time, Data]]: the operation works along
    #    Local[Time, Data], and each device along Data has other elements of it: put them together first, as in
    #    unshard(x, Time, Data) [axes-divided]
    reveal_type(flip(x, Feature))  # R: Expr[Tensor[Data, Local[Batch, Data], Feature]]


def nested(x: Expr[Tensor[Model, Data, Local[Local[Batch, Data], Model]]]) -> None:
    reveal_type(x.sum(Local[Local[Batch, Data], Model]))  # R: Expr[Tensor[Partial[Model], Partial[Data]]]
    reveal_type(unshard(x, Local[Batch, Data], Model))  # R: Expr[Tensor[Data, Local[Batch, Data]]]
    x.sum(Model)
    # E: Sum[Model] cannot be applied to Tensor[Model, Data, Local[Local[Batch, Data], Model]]: the result would have
    #    Local[Local[Batch, Data], Model] without Model, and each device along Model has other elements of it: put them
    #    together first, as in unshard(x, Local[Batch, Data], Model) [axes-divided]
    x.softmax(Local[Local[Batch, Data], Model])
    # E: Softmax[Local[Local[Batch, Data], Model]] cannot be applied to Tensor[Model, Data, Local[Local[Batch, Data],
    #    Model]]: the operation works along Local[Local[Batch, Data], Model], and each device along Model has other
    #    elements of it: put them together first, as in unshard(x, Local[Batch, Data], Model) [axes-divided]


@ruled("*A -> *A")
def doubled(x: Operand) -> Operand:
    return x * 2.0


def by_rule(g: G, x: X) -> None:
    reveal_type(doubled(x))  # R: Expr[Tensor[Data, Local[Batch, Data], Feature]]
    doubled(g)
    # E: doubled cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a partial sum, of which
    #    each device along Data has a term, and the operation is not linear in it: reduce it first, as in all_reduce(x,
    #    Data) [axes-divided]
    relu(x).sum()
