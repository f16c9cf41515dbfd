"""Derived labels that state other parts than an operation has, or another order of them."""

from typing import Generic, TypeVar

from typedtensor import Axis, Concat, Expr, Flat, Tensor
from typedtensor.ops import concat


class Batch(Axis): ...


class Head(Axis, size=2): ...


class Hidden(Axis, size=8): ...


class Word(Axis, size=8): ...


class Model(Axis, size=16): ...


U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class Namesakes:
    class Concat(Axis, Generic[U, V], size="|U| + |V|"):
        """A derived label of one's own, which says nothing of an order."""


def parts(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Word]], z: Expr[Tensor[Batch, Head, Hidden]]) -> None:
    concat(x, y, Hidden, Word, Concat[Hidden, Word])
    concat(x, y, Hidden, Word, Concat[Word, Hidden])
    # N: Concat[Word, Hidden] consists of Word, Hidden, in this order, but here of Hidden, Word: write Concat[Hidden,
    #    Word], or exchange the parts [lint-order]
    concat(x, y, Hidden, Word, Namesakes.Concat[Word, Hidden])
    concat(x, y, Hidden, Word, Model)
    concat(x, x, Hidden, Hidden, Concat[Hidden, Word])
    # N: Concat[Hidden, Word] consists of Hidden, Word, in this order, but here of Hidden, Hidden: write Concat[Hidden,
    #    Hidden], or exchange the parts [lint-order]
    z.merge(Head, Hidden, Flat[Head, Hidden])
    z.merge(Head, Hidden, Flat[Head, Word])
    # N: Flat[Head, Word] consists of Head, Word, in this order, but here of Head, Hidden: write Flat[Head, Hidden], or
    #    exchange the parts [lint-order]
    z.flatten(Head, Hidden).split(Flat[Head, Hidden], Head, Word)
    # N: Flat[Head, Hidden] consists of Head, Hidden, in this order, but here of Head, Word: write Flat[Head, Word], or
    #    exchange the parts [lint-order]
