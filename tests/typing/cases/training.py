"""State that is not trained, and the two forms of a model: in training and in evaluation."""

from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, BoolTensor, Buffer, Expr, Input, IntTensor, Module, Param, Tensor, commit, fold
from typedtensor.nn import BatchNorm, Dropout, Linear, Training
from typedtensor.ops import relu
from typedtensor.optim import SGD

N = TypeVarTuple("N")


class Batch(Axis): ...
class Channel(Axis, size=3): ...
class Row(Axis): ...
class Column(Axis): ...
class Feature(Axis, size=4): ...
class Digit(Axis, size=10): ...


class Model(Module):
    def __init__(self) -> None:
        self.first = Linear(Feature, Digit)
        self.norm = BatchNorm(Digit)
        self.dropout = Dropout(0.5, seed=1)

    def __call__(self, x: Expr[Tensor[*N, Feature]], training: Training | None) -> Expr[Tensor[*N, Digit]]:
        return x >> self.first >> self.norm.at(training) >> relu >> self.dropout.at(training)


x = Input(Tensor[Batch, Feature])
image = Input(Tensor[Batch, Channel, Row, Column])
count, model = Buffer(IntTensor[()](0)), Model()
training = Training(count)
reveal_type(model(x, training))  # R: Expr[Tensor[Batch, Digit]]
model(x)  # E: Missing positional argument "training" in call to "__call__" of "Model" [call-arg]
reveal_type(BatchNorm(Channel)(image, training))  # R: Expr[Tensor[Batch, Channel, Row, Column]]
reveal_type(BatchNorm(Channel)(image.sum(Column), None))  # R: Expr[Tensor[Batch, Channel, Row]]
reveal_type(image >> BatchNorm(Channel).at(training))  # R: Expr[Tensor[Batch, Channel, Row, Column]]
reveal_type(image >> relu >> BatchNorm(Channel).at(None) >> relu)  # R: Expr[Tensor[Batch, Channel, Row, Column]]
there = Input(BoolTensor[Batch, Row, Column])
reveal_type(BatchNorm(Channel)(image, training, where=there))  # R: Expr[Tensor[Batch, Channel, Row, Column]]
reveal_type(BatchNorm(Digit)(model.first(x), None, where=there.any(Row, Column)))  # R: Expr[Tensor[Batch, Digit]]
BatchNorm(Channel)(image, training, where=there.any(Column))
# E: Cannot infer value of type parameter "N" of "__call__" of "BatchNorm" [misc]
# E: Argument 1 to "__call__" of "BatchNorm" has incompatible type "Input[Tensor[Batch, Channel, Row, Column]]";
#    expected "Expr[Tensor[*tuple[Any, ...], Channel]]" [arg-type]
BatchNorm(Feature)(image, training)
# E: Argument 1 to "__call__" of "BatchNorm" has incompatible type "Input[Tensor[Batch, Channel, Row, Column]]";
#    expected "Expr[Tensor[Batch, Channel, Row, Feature]]" [arg-type]
BatchNorm(Channel)(image, True)
# E: No overload variant of "__call__" of "BatchNorm" matches argument types "Input[Tensor[Batch, Channel, Row,
#    Column]]", "bool" [call-overload]
# N: Possible overload variants:
# N:  def [N] __call__(self, Expr[Tensor[*N, Channel]], Training | None, /, *, where: Expr[BoolTensor[*N]] | None = ...)
#    -> Expr[Tensor[*N, Channel]]
# N:  def [N, H: Axis] __call__(self, Expr[Tensor[*N, Channel, H]], Training | None, /, *, where: Expr[BoolTensor[*N,
#    H]] | None = ...) -> Expr[Tensor[*N, Channel, H]]
# N:  def [N, H: Axis, W: Axis] __call__(self, Expr[Tensor[*N, Channel, H, W]], Training | None, /, *, where:
#    Expr[BoolTensor[*N, H, W]] | None = ...) -> Expr[Tensor[*N, Channel, H, W]]
# N:  def [N, H: Axis, W: Axis, K: Axis] __call__(self, Expr[Tensor[*N, Channel, H, W, K]], Training | None, /, *,
#    where: Expr[BoolTensor[*N, H, W, K]] | None = ...) -> Expr[Tensor[*N, Channel, H, W, K]]
image >> BatchNorm(Feature).at(training)
# E: BatchNormAt[Feature] cannot follow: it takes Tensor[*N, Feature], but is given Tensor[Batch, Channel, Row, Column]
#    [axes]

mean = Buffer(Tensor[Digit]([0.0] * 10))
reveal_type(mean.becomes(x >> Linear(Feature, Digit) >> (lambda y: y.mean(Batch))))  # R: Update
mean.becomes(x.mean(Batch))
# E: Argument 1 to "becomes" of "Buffer" has incompatible type "Expr[Tensor[Feature]]"; expected "Expr[Tensor[Digit]]"
#    [arg-type]
count.becomes(count + 1.0)
# E: Add cannot be applied to IntTensor[()] and float: its rule "t *A?, t *A? -> t *A" needs its operands to be of one
#    kind, not int and real [axes]
optimizer = SGD(model.parameters, learning_rate=0.1)
loss = model(x, training).mean()
reveal_type(optimizer.step(loss, also=(model(x, None),), updates=training.updates))  # R: tuple[Tensor[Batch, Digit]]
optimizer.step(loss, updates=[mean])
# E: List item 0 has incompatible type "Buffer[Tensor[Digit]]"; expected "Update" [list-item]
commit(mean.becomes(x.mean()), count.becomes(count))
# E: Argument 1 to "becomes" of "Buffer" has incompatible type "Expr[Tensor[()]]"; expected "Expr[Tensor[Digit]]"
#    [arg-type]
SGD(model.buffers, learning_rate=0.1)
# E: Argument 1 to "SGD" has incompatible type "Mapping[str, Buffer[Any]]"; expected "Mapping[str, Param[Any]] |
#    Iterable[Param[Any]]" [arg-type]
Param(IntTensor[()](0))
# E: a parameter must be a real tensor, not IntTensor[()], because only real tensors have gradients: use a Buffer for
#    values that are not trained [axes]


class Layer(Axis, size=3): ...


totals = Buffer(Tensor[Layer, Digit]([[0.0] * 10] * 3))


def total_up(h: Expr[Tensor[Digit]], total: Expr[Tensor[Digit]]) -> Expr[Tensor[Digit]]:
    """The body of a loop along the axis of a buffer updates its element."""
    training.update(total, lambda old: old + h)
    training.update(total, lambda old: old.sum())
    # E: Argument 2 to "update" of "Training" has incompatible type "Callable[[Expr[Tensor[Digit]]], Expr[Tensor[()]]]";
    #    expected "Callable[[Expr[Tensor[Digit]]], Expr[Tensor[Digit]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Digit]]") [return-value]
    reveal_type(training.present(total))  # R: Expr[Tensor[Digit]]
    return h + total


fold(total_up, x.sum(Batch) >> Linear(Feature, Digit), totals, Layer)
training.update(mean, lambda old: old * 0.5)
training.update(mean, lambda old: old.sum())
# E: Argument 2 to "update" of "Training" has incompatible type "Callable[[Expr[Tensor[Digit]]], Expr[Tensor[()]]]";
#    expected "Callable[[Expr[Tensor[Digit]]], Expr[Tensor[Digit]]]" [arg-type]
# E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Digit]]") [return-value]
reveal_type(training.present(mean))  # R: Expr[Tensor[Digit]]
