"""State that is not trained, and the two forms of a model: in training and in evaluation."""

from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, BoolTensor, Buffer, Expr, Input, IntTensor, Module, Param, Tensor, commit, fold, plain
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
BatchNorm(Channel)(image)
# E: BatchNorm[Channel] takes (Expr[Tensor[*N, Channel, H, W]], Training | None), but is given (Input[Tensor[Batch,
#    Channel, Row, Column]]) [axes]
BatchNorm(Channel)(x, None)
# E: BatchNorm[Channel] cannot be applied to Tensor[Batch, Feature]: its rule "*N Channel -> *N Channel" needs an axis
#    Channel in the operand, which has only (Batch, Feature) [axes]
BatchNorm(Channel)(Tensor[Batch, Channel]([[0.0] * 3]), None)
# E: BatchNorm takes expressions, not a tensor: compute its result with plain(model)(x), or wrap the argument in
#    Const(…) [arg-type]
reveal_type(plain(BatchNorm(Channel))(Tensor[Batch, Channel, Row, Column]([[[[0.0]] * 3]]), None))
# R: Tensor[Batch, Channel, Row, Column]
reveal_type(BatchNorm(Channel)(image, training, where=there))  # R: Expr[Tensor[Batch, Channel, Row, Column]]
reveal_type(BatchNorm(Digit)(model.first(x), None, where=there.any(Row, Column)))  # R: Expr[Tensor[Batch, Digit]]
BatchNorm(Channel)(image, training, where=there.any(Column))
# E: BatchNorm[Channel] cannot be applied to Tensor[Batch, Channel, Row, Column] and BoolTensor[Batch, Row]: its rule
#    "*N Channel H W, bool *N H W -> *N Channel H W" needs the second to have the axes *N H W (Batch, Row, Column), not
#    (Batch, Row) [axes]
BatchNorm(Feature)(image, training)
# E: BatchNorm[Feature] cannot be applied to Tensor[Batch, Channel, Row, Column]: its rule "*N Feature -> *N Feature"
#    needs an axis Feature in the operand, which has only (Batch, Channel, Row, Column) [axes]
BatchNorm(Channel)(image, True)
# E: True says nothing of the step: call a layer that differs in training as model(x, training), and as model(x, None)
#    for evaluation [arg-type]
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
