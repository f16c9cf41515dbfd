"""Twenty mistakes with collectives, each beside the program that is meant; ``docs/shards.md`` has them as a table."""

from typedtensor import Axis, Expr, IntTensor, Local, MeshAxis, Partial, Tensor
from typedtensor.ops import (
    all_gather,
    all_reduce,
    all_to_all,
    dot,
    reduce_scatter,
    relu,
    rsqrt,
    shard,
    square,
    unshard,
)


class Data(MeshAxis, size=4): ...
class Model(MeshAxis, size=2): ...
class Batch(Axis, size=8): ...
class Feature(Axis, size=4): ...
class Hidden(Axis, size=12): ...
class Digit(Axis, size=10): ...


Scalar = Expr[Tensor[()]]
Weight = Expr[Tensor[Feature, Hidden]]
Part = Expr[Tensor[Data, Local[Batch, Data], Feature]]
Deltas = Expr[Tensor[Data, Local[Batch, Data], Hidden]]
Losses = Expr[Tensor[Data, Local[Batch, Data]]]
Gradient = Expr[Tensor[Partial[Data], Feature, Hidden]]
Columns = Expr[Tensor[Model, Batch, Local[Hidden, Model]]]
Rows = Expr[Tensor[Model, Local[Hidden, Model], Digit]]
Scores = Expr[Tensor[Model, Batch, Local[Digit, Model]]]
Out = Expr[Tensor[Batch, Digit]]


def update(w: Weight, x: Part, delta: Deltas) -> Weight:
    return w - 0.1 * all_reduce(dot(x, delta, Local[Batch, Data]), Data)


def update_wrong(w: Weight, x: Part, delta: Deltas) -> Weight:
    """Gradients of the devices are not added."""

    return w - 0.1 * dot(x, delta, Local[Batch, Data])
    # E: Sub cannot be applied to Tensor[Feature, Hidden] and Tensor[Partial[Data], Feature, Hidden]: its rule "t *A?, t
    #    *A? -> t *A" needs the axes *A of the first (Feature, Hidden) to equal the axes *A of the second
    #    (Partial[Data], Feature, Hidden) [axes]


def decay(w: Weight) -> Scalar:
    return (w * w).sum()


def decay_wrong(w: Weight) -> Scalar:
    """What is the same on all devices is added over them."""

    return all_reduce((w * w).sum(), Data)
    # E: AllReduce[Data] cannot be applied to Tensor[()]: of its 2 rules the nearest, "t *A Partial[M] *B -> t *A *B",
    #    needs an axis Partial[M] (Partial[Data]) in the operand, which has no axes [axes]


def gather(h: Deltas) -> Expr[Tensor[Batch, Hidden]]:
    return all_gather(h, Batch, Data)


def gather_wrong(h: Deltas) -> Expr[Tensor[Batch, Hidden]]:
    """Gathered along another axis than the divided one."""

    return all_gather(h, Hidden, Data)
    # E: Unshard[Hidden, Data] cannot be applied to Tensor[Data, Local[Batch, Data], Hidden]: of its 2 rules the
    #    nearest, "t *A M *B Local[U, M] *C -> t *A *B U *C", needs an axis Local[U, M] (Local[Hidden, Data]) in the
    #    operand, which has only (Data, Local[Batch, Data], Hidden) [axes]


def loss(losses: Losses) -> Scalar:
    return losses.mean()


def loss_wrong(losses: Losses) -> Scalar:
    """The loss is the mean over the part of the batch that one device has."""

    return losses.mean(Local[Batch, Data])
    # E: Mean[Local[Batch, Data]] cannot be applied to Tensor[Data, Local[Batch, Data]]: the operation works along
    #    Local[Batch, Data], and each device along Data has other elements of it: put them together first, as in
    #    unshard(x, Batch, Data) [axes-divided]


def unit(x: Columns) -> Columns:
    return x * rsqrt(all_reduce((x * x).sum(Local[Hidden, Model]), Model)).expand_like(x)


def unit_wrong(x: Columns) -> Columns:
    """Vectors are scaled by the length of the part that one device has."""

    return x * (1.0 / x.norm(Local[Hidden, Model])).expand_like(x)
    # E: Norm[Local[Hidden, Model]] cannot be applied to Tensor[Model, Batch, Local[Hidden, Model]]: the operation works
    #    along Local[Hidden, Model], and each device along Model has other elements of it: put them together first, as
    #    in unshard(x, Hidden, Model) [axes-divided]


def activation(h: Columns, w: Rows) -> Out:
    return relu(all_reduce(dot(h, w, Local[Hidden, Model]), Model))


def activation_wrong(h: Columns, w: Rows) -> Out:
    """An activation is applied to a sum that is not whole."""

    return all_reduce(relu(dot(h, w, Local[Hidden, Model])), Model)
    # E: ReLU cannot be applied to Tensor[Partial[Model], Batch, Digit]: the operand is a partial sum, of which each
    #    device along Model has a term, and the operation is not linear in it: reduce it first, as in all_reduce(x,
    #    Model) [axes-divided]


def reduced(g: Gradient) -> Weight:
    return all_reduce(g, Data)


def reduced_wrong(g: Gradient) -> Weight:
    """A sum is reduced twice."""

    return all_reduce(all_reduce(g, Data), Data)
    # E: AllReduce[Data] cannot be applied to Tensor[Feature, Hidden]: of its 2 rules the nearest, "t *A Partial[M] *B
    #    -> t *A *B", needs an axis Partial[M] (Partial[Data]) in the operand, which has only (Feature, Hidden) [axes]


def bias(h: Columns, w: Rows, b: Expr[Tensor[Batch, Digit]]) -> Out:
    return all_reduce(dot(h, w, Local[Hidden, Model]), Model) + b


def bias_wrong(h: Columns, w: Rows, b: Expr[Tensor[Batch, Digit]]) -> Out:
    """A bias is added before the reduction, once on each device."""

    return all_reduce(dot(h, w, Local[Hidden, Model]) + b.expand(Model), Model)
    # E: Add cannot be applied to Tensor[Partial[Model], Batch, Digit] and Tensor[Model, Batch, Digit]: its rule "t *A?,
    #    t *A? -> t *A" needs the axes *A of the first (Partial[Model], Batch, Digit) to equal the axes *A of the second
    #    (Model, Batch, Digit) [axes]


def parallel(h: Columns, w: Rows) -> Out:
    return all_reduce(dot(h, w, Local[Hidden, Model]), Model)


def parallel_wrong(h: Columns, w: Rows) -> Out:
    """Reduced over the other axis of the mesh."""

    return all_reduce(dot(h, w, Local[Hidden, Model]), Data)
    # E: AllReduce[Data] cannot be applied to Tensor[Partial[Model], Batch, Digit]: of its 2 rules the nearest, "t *A
    #    Partial[M] *B -> t *A *B", needs an axis Partial[M] (Partial[Data]) in the operand, which has only
    #    (Partial[Model], Batch, Digit) [axes]


def shares(scores: Scores) -> Scores:
    return shard(unshard(scores, Digit, Model).softmax(Digit), Digit, Model)


def shares_wrong(scores: Scores) -> Scores:
    """A softmax is normalised over the part of the classes that one device has."""

    return scores.softmax(Local[Digit, Model])
    # E: Softmax[Local[Digit, Model]] cannot be applied to Tensor[Model, Batch, Local[Digit, Model]]: the operation
    #    works along Local[Digit, Model], and each device along Model has other elements of it: put them together first,
    #    as in unshard(x, Digit, Model) [axes-divided]


def choice(scores: Scores) -> Expr[IntTensor[Batch]]:
    return unshard(scores, Digit, Model).argmax(Digit)


def choice_wrong(scores: Scores) -> Expr[IntTensor[Batch]]:
    """The largest score is sought among the classes that one device has."""

    return scores.argmax(Local[Digit, Model])
    # E: ArgMax[Local[Digit, Model]] cannot be applied to Tensor[Model, Batch, Local[Digit, Model]]: the operation works
    #    along Local[Digit, Model], and each device along Model has other elements of it: put them together first, as in
    #    unshard(x, Digit, Model) [axes-divided]


def squared(x: Part) -> Expr[Tensor[Feature]]:
    return square(all_reduce(x.sum(Local[Batch, Data]), Data))


def squared_wrong(x: Part) -> Expr[Tensor[Feature]]:
    """Sums are multiplied before they are whole."""

    return all_reduce(x.sum(Local[Batch, Data]) * x.sum(Local[Batch, Data]), Data)
    # E: Mul cannot be applied to Tensor[Partial[Data], Feature] and Tensor[Partial[Data], Feature]: the first is a
    #    partial sum, of which each device along Data has a term, and the product of partial sums is not the partial sum
    #    of a product: reduce it first, as in all_reduce(x, Data) [axes-divided]


def divided(h: Columns, w: Expr[Tensor[Hidden, Digit]]) -> Out:
    return all_reduce(dot(h, shard(w, Hidden, Model), Local[Hidden, Model]), Model)


def divided_wrong(h: Columns, w: Expr[Tensor[Hidden, Digit]]) -> Out:
    """Weights are divided along their outputs where the product needs their inputs divided."""

    return all_reduce(dot(h, shard(w, Digit, Model), Local[Hidden, Model]), Model)
    # E: Dot[Local[Hidden, Model]] cannot be applied to Tensor[Model, Batch, Local[Hidden, Model]] and Tensor[Model,
    #    Hidden, Local[Digit, Model]]: its rule "*A U *B, *C U *D -> *A | *B | *C | *D" needs an axis U (Local[Hidden,
    #    Model]) in the second, which has only (Model, Hidden, Local[Digit, Model]) [axes]


def centred(x: Part) -> Part:
    return x - unshard(x, Batch, Data).mean(Batch).expand_like(x)


def centred_wrong(x: Part) -> Part:
    """A batch is centred by the mean of the part that one device has."""

    return x - x.mean(Local[Batch, Data]).expand_like(x)
    # E: Mean[Local[Batch, Data]] cannot be applied to Tensor[Data, Local[Batch, Data], Feature]: the operation works
    #    along Local[Batch, Data], and each device along Data has other elements of it: put them together first, as in
    #    unshard(x, Batch, Data) [axes-divided]


def scattered(
    state: Expr[Tensor[Data, Local[Feature, Data], Hidden]], g: Gradient
) -> Expr[Tensor[Data, Local[Feature, Data], Hidden]]:
    return state - 0.1 * reduce_scatter(g, Feature, Data)


def scattered_wrong(
    state: Expr[Tensor[Data, Local[Feature, Data], Hidden]], g: Gradient
) -> Expr[Tensor[Data, Local[Feature, Data], Hidden]]:
    """Gradients are scattered along another axis than the state of the optimizer."""

    return state - 0.1 * reduce_scatter(g, Hidden, Data)
    # E: Sub cannot be applied to Tensor[Data, Local[Feature, Data], Hidden] and Tensor[Data, Feature, Local[Hidden,
    #    Data]]: its rule "t *A?, t *A? -> t *A" needs the axes *A of the first (Data, Local[Feature, Data], Hidden) to
    #    equal the axes *A of the second (Data, Feature, Local[Hidden, Data]) [axes]


def dispatched(x: Expr[Tensor[Data, Local[Batch, Data], Hidden]]) -> Expr[Tensor[Data, Batch, Local[Hidden, Data]]]:
    return all_to_all(x, Batch, Hidden, Data)


def dispatched_wrong(
    x: Expr[Tensor[Data, Local[Batch, Data], Hidden]]
) -> Expr[Tensor[Data, Batch, Local[Hidden, Data]]]:
    """Tokens and experts are exchanged in the exchange between devices."""

    return all_to_all(x, Hidden, Batch, Data)
    # E: AllToAll[Hidden, Batch, Data] cannot be applied to Tensor[Data, Local[Batch, Data], Hidden]: of its 2 rules the
    #    nearest, "t M *A Local[U, M] *B V *C -> t M *A U *B Local[V, M] *C", needs an axis Local[U, M] (Local[Hidden,
    #    Data]) in the operand, which has only (Data, Local[Batch, Data], Hidden) [axes]


def penalised(losses: Losses, penalty: Scalar) -> Scalar:
    return all_reduce(losses.sum(Local[Batch, Data]), Data) + penalty


def penalised_wrong(losses: Losses, penalty: Scalar) -> Scalar:
    """A penalty is added before the reduction, once for each device."""

    return all_reduce(losses.sum(Local[Batch, Data]) + penalty, Data)
    # E: Add cannot be applied to Tensor[Partial[Data]] and Tensor[()]: the first is a partial sum, of which each device
    #    along Data has a term, and another operand is whole and would be added once for each device: reduce it first,
    #    as in all_reduce(x, Data) [axes-divided]


def forward(x: Part, w: Weight) -> Deltas:
    return x @ w


def forward_wrong(x: Part, w: Weight) -> Deltas:
    """Activations of different samples are added over the devices."""

    return all_reduce(x @ w, Data)
    # E: AllReduce[Data] cannot be applied to Tensor[Data, Local[Batch, Data], Hidden]: the result would have
    #    Local[Batch, Data] without Data, and each device along Data has other elements of it: put them together first,
    #    as in unshard(x, Batch, Data) [axes-divided]


def clipped(g: Gradient) -> Weight:
    return all_reduce(g, Data) * (1.0 / all_reduce(g, Data).norm())


def clipped_wrong(g: Gradient) -> Weight:
    """Gradients are clipped by the length of what one device has."""

    return all_reduce(g * (1.0 / g.norm()), Data)
    # E: Norm cannot be applied to Tensor[Partial[Data], Feature, Hidden]: the operand is a partial sum, of which each
    #    device along Data has a term, and the operation is not linear in it: reduce it first, as in all_reduce(x, Data)
    #    [axes-divided]


def average(losses: Losses) -> Scalar:
    return all_reduce(losses.sum(Local[Batch, Data]), Data) / 8.0


def average_wrong(losses: Losses) -> Scalar:
    """The sum over all devices is divided by the size of a part."""

    return all_reduce(losses.sum(Local[Batch, Data]), Data) / 2.0
