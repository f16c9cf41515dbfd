"""What is computed, taken or made and never read."""

from dataclasses import dataclass
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


class Parts(Module):
    """Others apply its layers."""

    def __init__(self) -> None:
        self.first = Linear(Hidden, Hidden)
        self.second = Linear(Hidden, Hidden)

    def half(self, x: States) -> States:
        return x >> self.first


class Attention(Module):
    def __init__(self) -> None:
        self.query = Linear(Hidden, Hidden)
        self.key, self.value = Linear(Hidden, Hidden), Linear(Hidden, Hidden)
        self.output = Linear(Hidden, Hidden)
        # E: self.output is assigned but never read in this file: use it, or remove it [axes-unused]
        self._spare = Linear(Hidden, Hidden)
        self.width = Hidden().size

    def scores(self, x: States, there: There, mask: Mask) -> Expr[Tensor[Batch, Time, Past]]:
    # E: the parameter mask of scores is never read: use it, or write del mask [axes-unused]
        return dot(self.query(x), self.key(there), Hidden) / sqrt(self.width)

    def __call__(self, x: States, there: There, mask: Mask) -> States:
        keys, values = self.key(there), self.value(there)
        again = relu(values)
        # E: again is computed but never read, perhaps because another value is used in its place: use it, remove it, or
        #    rename it to _again if this is intended [axes-unused]
        _meant = relu(values)
        declared: There = relu(values)
        return dot(softmax(self.scores(x, there, mask), Past, where=mask), keys, Past)


class Base(Module):
    def mix(self, x: States, y: States) -> States:
        raise NotImplementedError

    def blend(self, x: States, y: States) -> States: ...


class Derived(Base):
    def mix(self, x: States, y: States) -> States:
        return relu(x)


def renewed(x: States, y: States) -> States:
# E: the parameter y of renewed is read only for its own new value, which is never read: use it, or write del y
#    [axes-unused]
    y = y * 2.0
    return relu(x)


def told(x: States, y: States) -> States:
    del y
    return relu(x)


def printed(x: States, y: States) -> None:
    print(relu(x))


def nested(x: States, y: States) -> States:
    def inner(z: States) -> States:
        return relu(y)

    return relu(inner(x))


def positive(x: Expr[Tensor[()]], y: Expr[Tensor[()]]) -> Expr[BoolTensor[()]]:
    return x > 0.0


def smaller(state: tuple[Expr[Tensor[()]], Expr[Tensor[()]]]) -> tuple[Expr[Tensor[()]], Expr[Tensor[()]]]:
    return state[0] - 1.0, state[1]


def passed(x: Expr[Tensor[()]]) -> list[Expr[BoolTensor[()]]]:
    return [each(x, x) for each in (positive,)]


@dataclass
class Kept(Module):
    weight: Param[Tensor[Hidden]]

    def __call__(self, x: States) -> States:
        return relu(x)


read, unread, elsewhere = Input(Tensor[Batch]), Input(Tensor[Batch]), Input(Tensor[Batch])
bound = Input(Tensor[Batch])  # E: bound is given a value, but no expression in this file reads it [axes-unused]
also = Input(Tensor[Batch])
loss = (read * also).sum()


def draw(of: Input[Tensor[Batch]]) -> Binding[Tensor[Batch]]:
    return of.bind(Tensor[Batch]([1.0]))


draw(read), draw(bound), draw(also), bound.bind(Tensor[Batch]([2.0]))

x = Input(Tensor[Batch, Time])
trained = Param(Tensor[()](1.0))
gate = Param(Tensor[()](1.0))
noted = Param(Tensor[()](1.0))
counted = Param(Tensor[()](1.0))
losses = (x * trained).mean(Time)
strength = x * gate
shares = strength / 2.0
# E: gate has no effect, because only shares depends on it and nothing in this file reads shares: use shares where
#    another value stands in its place, or rename it to _shares if this is intended [axes-unused]
_seen = x * noted
positive_ones = x * counted > 0.0
print(losses)
