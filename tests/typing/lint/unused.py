"""What is computed, taken or made and never read."""

from math import sqrt

from typedtensor import Axis, Binding, BoolTensor, Expr, Input, Module, Param, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import dot, relu, softmax


class Batch(Axis): ...


class Time(Axis): ...


class Past(Axis): ...


class Hidden(Axis, size=8): ...


States = Expr[Tensor[Batch, Time, Hidden]]
There = Expr[Tensor[Batch, Past, Hidden]]
Mask = Expr[BoolTensor[Batch, Past]]


class Attention(Module):
    def __init__(self) -> None:
        self.query = Linear(Hidden, Hidden)
        self.key, self.value = Linear(Hidden, Hidden), Linear(Hidden, Hidden)
        self.output = Linear(Hidden, Hidden)
        self._spare = Linear(Hidden, Hidden)
        self.width = Hidden().size

    def scores(self, x: States, there: There, mask: Mask) -> Expr[Tensor[Batch, Time, Past]]:
    # N: the parameter mask of scores is never read: use it, or write del mask [lint-unused]
        return dot(self.query(x), self.key(there), Hidden) / sqrt(self.width)

    def __call__(self, x: States, there: There, mask: Mask) -> States:
        keys, values = self.key(there), self.value(there)
        again = relu(values)
        # N: again is computed but never read, perhaps because another value is used in its place: use it, remove it, or
        #    rename it to _again if this is intended [lint-unused]
        _meant = relu(values)
        declared: There = relu(values)
        return dot(softmax(self.scores(x, there, mask), Past, where=mask), keys, Past)


def renewed(x: States, y: States) -> States:
# N: the parameter y of renewed is read only for its own new value, which is never read: use it, or write del y
#    [lint-unused]
    y = y * 2.0
    return relu(x)


read, unread, elsewhere = Input(Tensor[Batch]), Input(Tensor[Batch]), Input(Tensor[Batch])
# N: read is given a value, but no expression in this file reads it [lint-unused]
bound = Input(Tensor[Batch])  # N: bound is given a value, but no expression in this file reads it [lint-unused]
also = Input(Tensor[Batch])  # N: also is given a value, but no expression in this file reads it [lint-unused]


def draw(of: Input[Tensor[Batch]]) -> Binding[Tensor[Batch]]:
    return of.bind(Tensor[Batch]([1.0]))


draw(read), draw(bound), draw(also), bound.bind(Tensor[Batch]([2.0]))

x = Input(Tensor[Batch, Time])
trained = Param(Tensor[()](1.0))
gate = Param(Tensor[()](1.0))
losses = (x * trained).mean(Time)
strength = x * gate
shares = strength / 2.0
# N: gate has no effect, because only shares depends on it and nothing in this file reads shares: use shares where
#    another value stands in its place, or rename it to _shares if this is intended [lint-unused]
print(losses)
