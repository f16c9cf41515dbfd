"""Values that nothing takes, axes of one factor alone, labels that state other parts, loops that keep one round."""

from typing import Generic, TypeVar

from typedtensor import Axis, Binding, BoolTensor, Concat, Expr, Flat, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import concat, einsum, einsum3, relu, where


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
        #    [axes-dropped]
        h + x
        # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
        #    [axes-dropped]
        h.transpose(Batch, Hidden, Time)
        # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
        #    [axes-dropped]
        if deep:
            self.norm(h)
            # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
            #    [axes-dropped]
        for _ in range(3):
            relu(h)
            # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it
            #    [axes-dropped]
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
    einsum(weights, y, Batch, Time, Hidden)
    einsum(x, y, Batch)
    einsum3(weights, x, y, Batch)
    einsum3(x, x, weights, Batch, Time)


def parts(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Word]], z: Expr[Tensor[Batch, Head, Hidden]]) -> None:
    concat(x, y, Hidden, Word, Concat[Hidden, Word])
    concat(x, y, Hidden, Word, Concat[Word, Hidden])
    concat(x, y, Hidden, Word, Namesakes.Concat[Word, Hidden])
    concat(x, y, Hidden, Word, Model)
    concat(x, x, Hidden, Hidden, Concat[Hidden, Word])
    z.merge(Head, Hidden, Flat[Head, Hidden])
    z.merge(Head, Hidden, Flat[Head, Word])
    z.flatten(Head, Hidden).split(Flat[Head, Hidden], Head, Word)


image, digit = Input(Tensor[Batch, Hidden]), Input(IntTensor[Batch])


def bound(
    images: Tensor[Batch, Hidden], digits: IntTensor[Batch]
) -> list[Binding[Tensor[Batch, Hidden]] | Binding[IntTensor[Batch]]]:
    return [image.bind(images), digit.bind(digits)]
