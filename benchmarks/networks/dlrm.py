"""A DLRM: clicks from numbers and from bags of rows of a large table."""

from __future__ import annotations

from typing import Any

from benchmarks.networks.training import Network
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Binding, Expr, Flat, Input, IntTensor, Tensor
from typedtensor.nn import Embedding, Linear, Module
from typedtensor.ops import Flatten, cross_entropy, dot, relu


class Batch(Axis): ...


class Number(Axis, size=13): ...


class Inner(Axis, size=64): ...


class Vector(Axis, size=16): ...


class Row(Axis, size=8 * 20_000): ...


class Field(Axis, size=8): ...


class Bag(Axis): ...


class Numbers(Axis, size=1): ...


class Part(Axis, size=9): ...


class Other(Axis, size=9): ...


class Joint(Axis, size=9 * 9 + 16): ...


class Click(Axis, size=2): ...


numbers, rows = Input(Tensor[Batch, Number]), Input(IntTensor[Batch, Field, Bag])
share, click = Input(Tensor[Batch, Field, Bag]), Input(IntTensor[Batch])


class DLRM(Module):
    """Products of all pairs of vectors: those of the bags of each field, and that of the numbers.

    The fields share one table, in which each field has its own rows.
    """

    def __init__(self) -> None:
        self.table = Embedding(Row, Vector)
        self.bottom = Linear(Number, Inner) >> relu >> Linear(Inner, Vector) >> relu
        self.top = Linear(Joint, Inner)
        self.score = Linear(Inner, Click)

    def __call__(
        self,
        numbers: Expr[Tensor[Batch, Number]],
        rows: Expr[IntTensor[Batch, Field, Bag]],
        share: Expr[Tensor[Batch, Field, Bag]],
    ) -> Expr[Tensor[Batch, Click]]:
        """Return the logits; ``share`` is the weight of each row of a bag, 0 for padding."""
        bags = dot(self.table(rows), share, Bag)
        vector = numbers >> self.bottom
        single = vector.expand(Numbers).transpose(Batch, Numbers, Vector)
        parts = bags.concat(single, Field, Numbers, Part)
        pairs = dot(parts, parts.rename(Part, Other), Vector)
        joint = (pairs >> Flatten(Part, Other)).concat(vector, Flat[Part, Other], Vector, Joint)
        return joint >> self.top >> relu >> self.score


def network() -> Network:
    """Return the model and its loss."""
    model = DLRM()
    return Network(model.parameters, cross_entropy(model(numbers, rows, share), click, Click).mean(), bind)


def bind(batch: Data) -> list[Binding[Any]]:
    """Bind numbers, the rows of bags and their weights, and clicks."""
    x, index, weight, y = batch
    return [
        numbers.bind(Tensor[Batch, Number](x)),
        rows.bind(IntTensor[Batch, Field, Bag](index)),
        share.bind(Tensor[Batch, Field, Bag](weight)),
        click.bind(IntTensor[Batch](y)),
    ]
