"""Values that nothing takes, axes of one factor alone, labels that state other parts, loops that keep one round."""

from typing import Generic, TypeVar

from typedtensor import Axis, Binding, BoolTensor, Concat, Expr, Flat, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import concat, cross_entropy, einsum, einsum3, relu, where


class Batch(Axis): ...


class Time(Axis): ...


class Past(Axis): ...


class Head(Axis, size=2): ...


class Hidden(Axis, size=8): ...


class Word(Axis, size=8): ...


class Model(Axis, size=16): ...


U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class Namesakes:
    class Concat(Axis, Generic[U, V], size="|U| + |V|"):
        """A derived label of one's own, which says nothing of an order."""


States = Expr[Tensor[Batch, Time, Hidden]]


class Block(Module):
    def __init__(self) -> None:
        self.norm, self.linear = LayerNorm(Hidden), Linear(Hidden, Hidden)

    def __call__(self, x: States, mask: Expr[BoolTensor[Batch, Time]], deep: bool) -> States:
        h = self.linear(x)
        where(mask.expand_like(h), 0.0, h)
        # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
        #    [axes-unused]
        h + x
        # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
        #    [axes-unused]
        h.transpose(Batch, Hidden, Time)
        # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
        #    [axes-unused]
        if deep:
            self.norm(h)
            # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
            #    [axes-unused]
        for _ in range(3):
            relu(h)
            # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
            #    [axes-unused]
        with given():
            h.value
            -h  # for its effects, as in tests of errors
        return h


def effects(x: States) -> None:
    relu(x)
    x + x

    def doubled() -> States:
        return x + x

    doubled()


def alone(weights: Expr[Tensor[Batch, Time, Past]], x: States, y: Expr[Tensor[Batch, Past, Hidden]]) -> None:
    einsum(weights, x, Batch, Time, Hidden)
    # E: only the first has Past, so this product adds up its elements along Past alone: if this is intended, sum before
    #    the product, as in x.sum(Past) [axes-alone]
    einsum(weights, y, Batch, Time, Hidden)
    einsum(x, y, Batch)
    # E: only the first has Time, so this product adds up its elements along Time alone: if this is intended, sum before
    #    the product, as in x.sum(Time) [axes-alone]
    einsum3(weights, x, y, Batch)
    einsum3(x, x, weights, Batch, Time)
    # E: only the third has Past, so this product adds up its elements along Past alone: if this is intended, sum before
    #    the product, as in x.sum(Past) [axes-alone]


def parts(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Word]], z: Expr[Tensor[Batch, Head, Hidden]]) -> None:
    concat(x, y, Hidden, Word, Concat[Hidden, Word])
    concat(x, y, Hidden, Word, Concat[Word, Hidden])
    # E: Concat[Word, Hidden] consists of Word, Hidden, in this order, but here of Hidden, Word: write Concat[Hidden,
    #    Word], or exchange the parts [axes-order]
    concat(x, y, Hidden, Word, Namesakes.Concat[Word, Hidden])
    concat(x, y, Hidden, Word, Model)
    concat(x, x, Hidden, Hidden, Concat[Hidden, Word])
    # E: Concat[Hidden, Word] consists of Hidden, Word, in this order, but here of Hidden, Hidden: write Concat[Hidden,
    #    Hidden], or exchange the parts [axes-order]
    z.merge(Head, Hidden, Flat[Head, Hidden])
    z.merge(Head, Hidden, Flat[Head, Word])
    # E: Flat[Head, Word] consists of Head, Word, in this order, but here of Head, Hidden: write Flat[Head, Hidden], or
    #    exchange the parts [axes-order]
    z.flatten(Head, Hidden).split(Flat[Head, Hidden], Head, Word)
    # E: Flat[Head, Hidden] consists of Head, Hidden, in this order, but here of Head, Word: write Flat[Head, Word], or
    #    exchange the parts [axes-order]


def nested(x: Expr[Tensor[Batch, Head, Hidden, Word]], y: Expr[Tensor[Batch, Flat[Hidden, Word]]]) -> None:
    x.merge(Head, Hidden, Word, Flat[Head, Flat[Hidden, Word]])
    x.flatten(Hidden, Word).merge(Head, Flat[Hidden, Word], Flat[Flat[Head, Hidden], Word])
    y.split(Flat[Hidden, Word], Hidden, Word)


def names(scores: Expr[Tensor[Time, Past]], ids: Expr[IntTensor[Time]], others: Expr[IntTensor[Past]]) -> None:
    by_time = cross_entropy(scores, ids, Past).mean(Time)
    by_past = cross_entropy(scores, others, Time).mean(Past)
    loss_by_time = cross_entropy(scores, ids, Past).mean(Time)
    # E: loss_by_time is named after Time, but line 124 reduces that axis: its value has no axes [axes-name]
    per_time = scores.mean(Time)
    # E: per_time is named after Time, but line 126 reduces that axis: its value has Past [axes-name]
    print(by_time, by_past, loss_by_time, per_time)


class Forecast(Module):
    """Each block takes what the blocks before have left."""

    def __init__(self) -> None:
        self.back, self.ahead = [Linear(Hidden, Hidden) for _ in range(3)], [Linear(Hidden, Word) for _ in range(3)]

    def parts(
        self, x: Expr[Tensor[Batch, Hidden]], at: int
    ) -> tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, Word]]]:
        return self.back[at](x), self.ahead[at](x)

    def summed(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Word]]:
        past, ahead = self.parts(x, 0)
        rest, forecast = x - past, ahead
        for at in range(1, 3):
            past, ahead = self.parts(rest, at)
            rest, forecast = rest - past, forecast + ahead
        return forecast

    def last(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Word]]:
        past, ahead = self.parts(x, 0)
        rest, forecast = x - past, ahead
        for at in range(1, 3):
            past, ahead = self.parts(rest, at)
            rest, forecast = rest - past, ahead
            # E: each iteration of this loop overwrites forecast without reading it, so only the last one counts: to add
            #    them up, write forecast + ahead [axes-stale]
        return forecast

    def of_first(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Word]]:
        past, ahead = self.parts(x, 0)
        rest, forecast = x - past, ahead
        # E: rest is computed but never read, perhaps because another value is used in its place: use it, remove it, or
        #    rename it to _rest if this is intended [axes-unused]
        for at in range(1, 3):
            past, ahead = self.parts(x, at)
            rest, forecast = rest - past, forecast + ahead
            # E: rest is computed but never read, perhaps because another value is used in its place: use it, remove it,
            #    or rename it to _rest if this is intended [axes-unused]
        return forecast


def steps(xs: list[Expr[Tensor[Batch, Hidden]]]) -> Expr[Tensor[Batch, Hidden]]:
    total = state = relu(xs[0])
    for x in xs[1:]:
        state = relu(state + x)
        total = state  # the last one
    return total


def last_state(xs: list[Expr[Tensor[Batch, Hidden]]]) -> Expr[Tensor[Batch, Hidden]]:
    state, before = relu(xs[0]), xs[0]
    for x in xs[1:]:
        state, before = relu(state + before), x
    return state + before


image, digit = Input(Tensor[Batch, Hidden]), Input(IntTensor[Batch])
# E: digit is given a value, but no expression in this file reads it [axes-unused]
(left, right), past = (Input(Tensor[Batch]), Input(Tensor[Batch])), Input(Tensor[Past])


def bound(
    images: Tensor[Batch, Hidden], digits: IntTensor[Batch]
) -> list[Binding[Tensor[Batch, Hidden]] | Binding[IntTensor[Batch]]]:
    return [image.bind(images), digit.bind(digits)]


loss = image.mean() + past.mean() + left.mean() + right.mean()
