"""Layers that are told that they are evaluated while a model is trained; a training whose updates no step commits."""

from typing import TypeVarTuple

from typedtensor import Axis, Buffer, Expr, IntTensor, Module, Tensor
from typedtensor.nn import BatchNorm, Dropout, Linear, Training
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import Adam

N = TypeVarTuple("N")


class Batch(Axis): ...
class Pixel(Axis, size=4): ...
class Digit(Axis, size=3): ...


class Model(Module):
    def __init__(self) -> None:
        self.first, self.norm, self.dropout = Linear(Pixel, Digit), BatchNorm(Digit), Dropout(0.5, seed=0)

    def __call__(self, x: Expr[Tensor[*N, Pixel]], training: Training | None) -> Expr[Tensor[*N, Digit]]:
        hidden = relu(self.dropout(self.first(x), None))
        # E: this layer is given None, so it always runs in evaluation mode, whatever training is: pass training
        #    [axes-training]
        return x >> self.first >> self.norm.at(None) >> (lambda y: y + self.norm(hidden, None))
        # E: this layer is given None, so it always runs in evaluation mode, whatever training is: pass training
        #    [axes-training]

    def told(self, x: Expr[Tensor[*N, Pixel]], training: Training | None) -> Expr[Tensor[*N, Digit]]:
        mode = None if training is None else training
        return x >> self.first >> self.norm.at(training) >> self.dropout.at(mode)

    def evaluated(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
        return self(x, None)


def train(model: Model, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]]) -> None:
    training, optimizer = Training(Buffer(IntTensor[()](0))), Adam(model.parameters, learning_rate=1e-3)
    loss = cross_entropy(model.told(x, training), y, Digit).mean()
    tested = cross_entropy(model.told(x, None), y, Digit).mean()
    optimizer.step(loss, updates=training.updates)
    optimizer.step(tested, updates=training.updates)
    # E: the step updates training, but its loss does not read training: it uses the model in evaluation mode, without
    #    dropout; pass training to the model [axes-training]
    optimizer.step(tested)


def weighted(
    model: Model, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]], weights: Expr[Tensor[Batch]] | None
) -> None:
    training = Training(Buffer(IntTensor[()](0)))
    losses = cross_entropy(model.told(x, training), y, Digit)
    if weights is not None:
        losses = losses * weights
    Adam(model.parameters, learning_rate=1e-3).step(losses.mean(), updates=training.updates)


def given(model: Model, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]], training: Training) -> None:
    loss = cross_entropy(model.told(x, training), y, Digit).mean()
    Adam(model.parameters, learning_rate=1e-3).step(loss, updates=training.updates)


def forgotten(model: Model, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]]) -> None:
    form = Training(Buffer(IntTensor[()](0)))
    loss = cross_entropy(model.told(x, form), y, Digit).mean()
    Adam(model.parameters, learning_rate=1e-3).step(loss)
    # E: the loss uses form, but no step applies its updates, so its step number and the statistics of its layers never
    #    change: pass updates=form.updates [axes-training]
