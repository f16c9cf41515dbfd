"""Low-rank adapters beside frozen weights, a bottleneck, and one embedding that is read in both directions."""

from typedtensor import Axis, Expr, IntTensor, Module, Param, Tensor
from typedtensor.nn import Embedding, Linear, parameter, random_normal
from typedtensor.ops import dot, log_softmax, relu, stop_gradient, take_along
from typedtensor.optim import AdamW


class Batch(Axis): ...


class Time(Axis): ...


class Word(Axis, size=50): ...


class Model(Axis, size=8): ...


class Inner(Axis, size=8): ...


class Rank(Axis, size=2): ...


class Adapter(Module):
    def __init__(self, frozen: Linear[Model, Inner]) -> None:
        self.frozen = frozen
        self.down: Param[Tensor[Model, Rank]] = parameter(Model, Rank, draw=random_normal(0.1))
        self.up: Param[Tensor[Rank, Inner]] = parameter(Rank, Inner, draw=random_normal(0.0))

    def __call__(self, x: Expr[Tensor[Batch, Time, Model]]) -> Expr[Tensor[Batch, Time, Inner]]:
        return stop_gradient(self.frozen(x)) + 2.0 * dot(dot(x, self.down, Model), self.up, Rank)


class Tied(Module):
    def __init__(self) -> None:
        self.words = Embedding(Word, Model)
        self.adapter = Adapter(Linear(Model, Inner))

    def __call__(self, ids: Expr[IntTensor[Batch, Time]]) -> Expr[Tensor[Batch, Time, Word]]:
        hidden = self.words(ids)
        inner = relu(self.adapter(hidden)).rename(Inner, Model)
        return log_softmax(dot(hidden + inner, self.words.weight, Model), Word)


def train(model: Tied, ids: Expr[IntTensor[Batch, Time]], following: Expr[IntTensor[Batch, Time]]) -> None:
    loss = -take_along(model(ids), following, Word).mean()
    AdamW([model.adapter.down, model.adapter.up], learning_rate=1e-3).step(loss)
