"""Options of functions that take labels, by their places and by name."""

from typing import Literal, reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import cross_entropy, interpolate, normalize, pad, roll, select, smoothed_cross_entropy, softmax


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


def wrong(x: Expr[Tensor[Batch, A]], t: Tensor[Batch, C], n: Expr[IntTensor[Batch]], w: Expr[Tensor[A]]) -> None:
    pad(x, A, Q, before="no")
    # E: Argument "before" to "__call__" of "Labelled" has incompatible type "str"; expected "int" [arg-type]
    pad(x, A, Q, 1, before=2)  # E: Pad is given before by position and by name: leave out one of them [axes]
    pad(x, A, Q, beforehand=2)
    # E: pad takes labels by position, pad(x, U, V), and before, after, value by name: leave out beforehand= [call-arg]
    pad(x, A, to=Q)
    # E: pad takes labels by position, pad(x, U, V), and before, after, value by name: leave out to= [call-arg]
    interpolate(x, A, C, mode="cubic")
    # E: Argument "mode" to "__call__" of "Labelled" has incompatible type "Literal['cubic']"; expected
    #    "Literal['nearest', 'linear']" [arg-type]
    interpolate(x, A, C, "linear", True)
    # E: Interpolate takes 1 operand, then its labels (U, V); it was given 5 arguments; write interpolate(x, A, C)
    #    [axes]
    softmax(x, A, before=1)  # E: softmax takes labels by position, softmax(x, U): leave out before= [call-arg]
    cross_entropy(x, n, A, weight=w)
    # E: cross_entropy takes no weight=: multiply the losses by those of their classes, take(weights, classes, Digit)
    #    [call-arg]
    cross_entropy(x, n, A, reduction="mean")
    # E: cross_entropy takes no reduction=: the losses keep their axes, and are reduced by .mean(Batch) or .sum(Batch)
    #    [call-arg]
    cross_entropy(x, n, A, ignore_index=0)
    # E: cross_entropy takes no ignore_index=: smoothed_cross_entropy(scores, classes, Digit, smoothing, ignored) has
    #    it, by the name of ignored [call-arg]
    select(t, C, index=7)  # E: Select[C] selects the index 7 of an axis of size 4 [axes]


def by_place(x: Expr[Tensor[Batch, C]], t: Tensor[Batch, C], v: Tensor[C], mode: Literal["nearest", "linear"]) -> None:
    reveal_type(normalize(t, C, 1e-3))  # R: Tensor[Batch, C]
    reveal_type(normalize(t, C, 1))  # R: Tensor[Batch, C]
    reveal_type(roll(x, C, 1))  # R: Expr[Tensor[Batch, C]]
    reveal_type(interpolate(x, C, A, mode))  # R: Expr[Tensor[Batch, A]]
    reveal_type(t.clip(0, 1.5))  # R: Tensor[Batch, C]
    reveal_type(normalize(t, C, Batch))
    # E: Argument 3 to "Normalize" has incompatible type "type[Batch]"; expected "float" [arg-type]
    # R: Tensor[Batch, C]
    normalize(t, C, "a")  # E: Argument 3 to "Normalize" has incompatible type "str"; expected "float" [arg-type]
    roll(x, C, Batch)  # E: Argument 3 to "Roll" has incompatible type "type[Batch]"; expected "int" [arg-type]
    roll(x, C, v)  # E: Argument 3 to "Roll" has incompatible type "Tensor[C]"; expected "int" [arg-type]
    interpolate(x, C, A, "cubic")
    # E: Argument 4 to "Interpolate" has incompatible type "str"; expected "Literal['nearest', 'linear']" [arg-type]
    t.clip(v, 3)
    # E: Argument 1 to "clip" of "Operators" has incompatible type "Tensor[C]"; expected "float | floating[Any] |
    #    integer[Any] | None" [arg-type]
    x.clip(None, v)
    # E: Argument 2 to "clip" of "Operators" has incompatible type "Tensor[C]"; expected "float | floating[Any] |
    #    integer[Any] | None" [arg-type]
    t.pad(C, A, 1, 1, v)
    # E: Argument 5 to "pad" of "Operators" has incompatible type "Tensor[C]"; expected "float | floating[Any] |
    #    integer[Any]" [arg-type]
