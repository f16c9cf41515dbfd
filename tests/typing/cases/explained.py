"""Calls that mypy rejects are explained by the rule of the signature."""

from typing import Any, TypeVar, TypeVarTuple

from typedtensor import Axis, BoolTensor, Expr, Module, Tensor, fold, map_over, scan
from typedtensor.nn import Embedding, LayerNorm, Linear, MultiHeadAttention, SelfAttention

S = TypeVarTuple("S")
U = TypeVar("U", bound=Axis)


class Batch(Axis): ...
class Time(Axis): ...
class Past(Axis): ...
class A(Axis, size=2): ...
class B(Axis, size=3): ...
class Head(Axis, size=2): ...
class Width(Axis, size=2): ...


Words = Expr[Tensor[Batch, Time, A]]


def of_a_rejected_call(x: Expr[Tensor[Batch, A]]) -> Expr[Tensor[Batch, A, B]]:
    return Embedding(A, B)(x)
    # E: Embedding[B] cannot be applied to Tensor[Batch, A]: its rule "int *N -> *N B" needs the operand to be int, not
    #    real [axes]


def layers(x: Expr[Tensor[Batch, A]], y: Expr[Tensor[Batch, B]], a: Any, b: Expr[Any]) -> None:
    layer = Linear(A, B)
    layer(y)
    # E: Linear[A, B] cannot be applied to Tensor[Batch, B]: its rule "*N A -> *N B" needs an axis A in the operand,
    #    which has only (Batch, B) [axes]
    layer(x.sum(A))
    # E: Linear[A, B] cannot be applied to Tensor[Batch]: its rule "*N A -> *N B" needs an axis A in the operand, which
    #    has only (Batch); the operand lost A on line 35 [axes]
    LayerNorm(A)(y)
    # E: LayerNorm[A] cannot be applied to Tensor[Batch, B]: its rule "*N A -> *N A" needs an axis A in the operand,
    #    which has only (Batch, B) [axes]
    Embedding(A, B)(x)
    # E: Embedding[B] cannot be applied to Tensor[Batch, A]: its rule "int *N -> *N B" needs the operand to be int, not
    #    real [axes]
    layer(x)
    layer(a)
    layer(b)
    layer(3)
    # E: Argument 1 to "__call__" of "Linear" has incompatible type "int"; expected "Expr[Tensor[*tuple[Never, ...],
    #    A]]" [arg-type]


def generic(first: Expr[Tensor[*S]], second: Expr[Tensor[*S]]) -> Expr[Tensor[*S]]:
    return first + second


def last(x: Expr[Tensor[*S, U]], axis: type[U]) -> Expr[Tensor[*S]]:
    return x.sum(axis)


def perhaps(x: Expr[Tensor[*S, U]], axis: type[U] | None = None) -> Expr[Tensor[*S]]:
    return x.sum(x.axes[-1] if axis is None else axis)
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are


def functions(x: Expr[Tensor[Batch, A]], y: Expr[Tensor[Batch, B]]) -> None:
    last(x, A)
    last(x, Batch)
    # E: last[Batch] cannot be applied to Tensor[Batch, A]: its rule "*S U -> *S" needs U (Batch) to be the last axis of
    #    the operand, not (Batch, A); try operand.transpose() [axes]
    last(x, B)
    # E: last[B] cannot be applied to Tensor[Batch, A]: its rule "*S U -> *S" needs an axis U (B) in the operand, which
    #    has only (Batch, A) [axes]
    perhaps(x, B)
    # E: perhaps[B] cannot be applied to Tensor[Batch, A]: its rule "*S U -> *S" needs an axis U (B) in the operand,
    #    which has only (Batch, A) [axes]
    generic(x, y)
    # E: generic cannot be applied to Tensor[Batch, A] and Tensor[Batch, B]: its rule "*S, *S -> *S" needs the axes *S
    #    of the first (Batch, A) to equal the axes *S of the second (Batch, B) [axes]
    generic(x, x)
    generic(x, y.sum(B))
    # E: generic cannot be applied to Tensor[Batch, A] and Tensor[Batch]: its rule "*S, *S -> *S" needs the axes *S of
    #    the first (Batch, A) to equal the axes *S of the second (Batch); try second.expand_like(first) [axes]


def masks(
    s: Words,
    past: Expr[Tensor[Batch, Past, A]],
    square: Expr[BoolTensor[Time, Time]],
    pad: Expr[BoolTensor[Batch, Time]],
) -> None:
    attend = MultiHeadAttention(A, Head, Width)
    attend(s, past, mask=square)
    # E: MultiHeadAttention cannot be applied to Tensor[Batch, Time, A] and Tensor[Batch, Past, A] and BoolTensor[Time,
    #    Time]: its rule "*N Q U, *N K V, bool *A K *B -> *N Q U" needs an axis K (Past) in the third, which has only
    #    (Time, Time) [axes]
    attend(s, past, present=pad)
    # E: MultiHeadAttention[A] cannot be applied to Tensor[Batch, Time, A] and Tensor[Batch, Past, A] and
    #    BoolTensor[Batch, Time]: its rule "*N Q A, *N K A, bool *N K -> *N Q A" needs the third to have the axes *N K
    #    (Batch, Past), not (Batch, Time) [axes]
    attend(s, past, present=pad.rename(Time, Past))
    SelfAttention(attend, Time)(s, mask=square)
    # E: SelfAttention cannot be applied to Tensor[Batch, Time, A] and BoolTensor[Time, Time]: its rule "*N Q U, bool *A
    #    Attended[Q] *B -> *N Q U" needs an axis Attended[Q] (Attended[Time]) in the second, which has only (Time, Time)
    #    [axes]


def sequences(s: Words, h: Expr[Tensor[Batch, B]], x: Expr[Tensor[Time, Batch, A]]) -> None:
    scan(lambda h, e: (h, e), h, s, Time)
    # E: scan goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time, A): write
    #    xs.transpose(Time, Batch, A) [axes]
    fold(lambda h, e: h, h, s, Time)
    # E: fold goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time, A): write
    #    xs.transpose(Time, Batch, A) [axes]
    map_over(lambda e: e, s, Time)
    # E: map_over goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time, A):
    #    write xs.transpose(Time, Batch, A) [axes]
    map_over(lambda e: e, s, Past)
    # E: map_over goes along Past, which must be the first axis of the sequence, but its axes are (Batch, Time, A): it
    #    has no such axis [axes]
    fold(lambda h, e, f: h, h, (x, s), Time)
    # E: fold goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time, A): write
    #    xs.transpose(Time, Batch, A) [axes]
    fold(lambda h, e: h, h, x, Time)


class Own(Module):
    def __call__(self, x: Expr[Tensor[*S, A]], gate: Expr[BoolTensor[*S]] | None = None) -> Expr[Tensor[*S]]:
        return x.sum(A)


def own(layer: Own, x: Expr[Tensor[Batch, A]], y: Expr[Tensor[Batch, B]], gate: Expr[BoolTensor[Time]]) -> None:
    layer(y)
    # E: Own[A] cannot be applied to Tensor[Batch, B]: its rule "*S A -> *S" needs an axis A in the operand, which has
    #    only (Batch, B) [axes]
    layer(x, gate)
    # E: Own[A] cannot be applied to Tensor[Batch, A] and BoolTensor[Time]: its rule "*S A, bool *S -> *S" needs the
    #    axes *S of the first (Batch) to equal the axes *S of the second (Time) [axes]
    layer(x, None)
