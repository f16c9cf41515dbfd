"""Options of functions that take labels, by their places and by name."""

from typing import reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import interpolate, pad, select, smoothed_cross_entropy, softmax


class Batch(Axis): ...


class A(Axis): ...


class Q(Axis): ...


class C(Axis, size=4): ...


Flags = Expr[BoolTensor[Batch, A]]


def by_name(x: Expr[Tensor[Batch, A]], y: Expr[IntTensor[Batch]], m: Flags, t: Tensor[Batch, A]) -> None:
    reveal_type(pad(x, A, Q, before=1, after=2))  # R: Expr[Tensor[Batch, Q]]
    reveal_type(pad(x, A, Q, 1, after=2, value=0.5))  # R: Expr[Tensor[Batch, Q]]
    reveal_type(pad(t, A, Q, after=2))  # R: Tensor[Batch, Q]
    reveal_type(smoothed_cross_entropy(x, y, A, ignored=-1))  # R: Expr[Tensor[Batch]]
    reveal_type(interpolate(x, A, C, mode="linear", corners=True))  # R: Expr[Tensor[Batch, C]]
    reveal_type(softmax(x, A, where=m))  # R: Expr[Tensor[Batch, A]]
    reveal_type(select(t, A, index=0))  # R: Tensor[Batch]


def wrong(x: Expr[Tensor[Batch, A]], t: Tensor[Batch, C]) -> None:
    pad(x, A, Q, before="no")
    # E: Argument "before" to "__call__" of "Labelled" has incompatible type "str"; expected "int" [arg-type]
    pad(x, A, Q, 1, before=2)  # E: Pad is given before by its place and by name: leave out one of them [axes]
    pad(x, A, Q, beforehand=2)
    # E: pad takes labels by their places, pad(x, U, V), and before, after, value by name: leave out beforehand=
    #    [call-arg]
    pad(x, A, to=Q)
    # E: pad takes labels by their places, pad(x, U, V), and before, after, value by name: leave out to= [call-arg]
    interpolate(x, A, C, mode="cubic")
    # E: Argument "mode" to "__call__" of "Labelled" has incompatible type "Literal['cubic']"; expected
    #    "Literal['nearest', 'linear']" [arg-type]
    interpolate(x, A, C, "linear", True)
    # E: Interpolate takes 1 operand, then its labels (U, V); it was given 5 arguments [axes]
    softmax(x, A, before=1)  # E: softmax takes labels by their places, softmax(x, U): leave out before= [call-arg]
    select(t, C, index=7)  # E: Select[C] selects the index 7 of an axis of size 4 [axes]
