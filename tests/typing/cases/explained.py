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


def layers(x: Expr[Tensor[Batch, A]], y: Expr[Tensor[Batch, B]], a: Any, b: Expr[Any]) -> None:
    layer = Linear(A, B)
    layer(y)
    # N: Linear[A, B] cannot be applied to Tensor[Batch, B]: its rule "*N A -> *N B" needs an axis A in the operand,
    #    which has only (Batch, B)
    # E: Argument 1 to "__call__" of "Linear" has incompatible type "Expr[Tensor[Batch, B]]"; expected
    #    "Expr[Tensor[Batch, A]]" [arg-type]
    layer(x.sum(A))
    # N: Linear[A, B] cannot be applied to Tensor[Batch]: its rule "*N A -> *N B" needs an axis A in the operand, which
    #    has only (Batch)
    # E: Argument 1 to "__call__" of "Linear" has incompatible type "Expr[Tensor[Batch]]"; expected "Expr[Tensor[A]]"
    #    [arg-type]
    LayerNorm(A)(y)
    # N: LayerNorm[A] cannot be applied to Tensor[Batch, B]: its rule "*N A -> *N A" needs an axis A in the operand,
    #    which has only (Batch, B)
    # E: Argument 1 to "__call__" of "LayerNorm" has incompatible type "Expr[Tensor[Batch, B]]"; expected
    #    "Expr[Tensor[Batch, A]]" [arg-type]
    Embedding(A, B)(x)
    # N: Embedding[B] cannot be applied to Tensor[Batch, A]: its rule "int *N -> *N B" needs the operand to be int, not
    #    real
    # E: Argument 1 to "__call__" of "Embedding" has incompatible type "Expr[Tensor[Batch, A]]"; expected
    #    "Expr[IntTensor[*tuple[Never, ...]]]" [arg-type]
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
    # N: the axes of the result of SumAlong[Any] are not known: not all of its labels are


def functions(x: Expr[Tensor[Batch, A]], y: Expr[Tensor[Batch, B]]) -> None:
    last(x, A)
    last(x, Batch)
    # E: Cannot infer value of type parameter "U" of "last" [misc]
    # N: last[Batch] cannot be applied to Tensor[Batch, A]: its rule "*S U -> *S" needs U (Batch) to be the last axis of
    #    the operand, not (Batch, A)
    last(x, B)
    # E: Cannot infer value of type parameter "U" of "last" [misc]
    # N: last[B] cannot be applied to Tensor[Batch, A]: its rule "*S U -> *S" needs an axis U (B) in the operand, which
    #    has only (Batch, A)
    perhaps(x, B)
    # E: Cannot infer value of type parameter "U" of "perhaps" [misc]
    # N: perhaps[B] cannot be applied to Tensor[Batch, A]: its rule "*S U -> *S" needs an axis U (B) in the operand,
    #    which has only (Batch, A)
    generic(x, y)
    # E: Cannot infer value of type parameter "S" of "generic" [misc]
    # N: generic cannot be applied to Tensor[Batch, A] and Tensor[Batch, B]: its rule "*S, *S -> *S" needs the axes *S
    #    of the first (Batch, A) to equal the axes *S of the second (Batch, B)
    generic(x, x)
    generic(x, y.sum(B))
    # E: Cannot infer value of type parameter "S" of "generic" [misc]
    # N: generic cannot be applied to Tensor[Batch, A] and Tensor[Batch]: its rule "*S, *S -> *S" needs the axes *S of
    #    the first (Batch, A) to equal the axes *S of the second (Batch)


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
    # E: Cannot infer value of type parameter "K" of "__call__" of "Attention" [misc]
    # N: MultiHeadAttention[A] cannot be applied to Tensor[Batch, Time, A] and Tensor[Batch, Past, A] and
    #    BoolTensor[Batch, Time]: its rule "*N Q A, *N K A, bool *N K -> *N Q A" needs the third to have the axes *N K
    #    (Batch, Past), not (Batch, Time)
    attend(s, past, present=pad.rename(Time, Past))
    SelfAttention(attend)(s, mask=square)
    # E: SelfAttention cannot be applied to Tensor[Batch, Time, A] and BoolTensor[Time, Time]: its rule "*N Q U, bool *A
    #    Attended[Q] *B -> *N Q U" needs an axis Attended[Q] (Attended[Time]) in the second, which has only (Time, Time)
    #    [axes]


def sequences(s: Words, h: Expr[Tensor[Batch, B]], x: Expr[Tensor[Time, Batch, A]]) -> None:
    scan(lambda h, e: (h, e), h, s, Time)
    # E: Cannot infer value of type parameter "T" of "scan" [misc]
    # N: scan goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time, A): write
    #    xs.transpose(Time, Batch, A)
    fold(lambda h, e: h, h, s, Time)
    # E: Cannot infer value of type parameter "T" of "fold" [misc]
    # N: fold goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time, A): write
    #    xs.transpose(Time, Batch, A)
    map_over(lambda e: e, s, Time)
    # E: Cannot infer value of type parameter "T" of "map_over" [misc]
    # N: map_over goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time, A):
    #    write xs.transpose(Time, Batch, A)
    map_over(lambda e: e, s, Past)
    # E: Cannot infer value of type parameter "T" of "map_over" [misc]
    # N: map_over goes along Past, which must be the first axis of the sequence, but its axes are (Batch, Time, A): it
    #    has no such axis
    fold(lambda h, e, f: h, h, (x, s), Time)
    # E: Cannot infer value of type parameter "T" of "fold" [misc]
    # N: fold goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time, A): write
    #    xs.transpose(Time, Batch, A)
    fold(lambda h, e: h, h, x, Time)


class Own(Module):
    def __call__(self, x: Expr[Tensor[*S, A]], gate: Expr[BoolTensor[*S]] | None = None) -> Expr[Tensor[*S]]:
        return x.sum(A)


def own(layer: Own, x: Expr[Tensor[Batch, A]], y: Expr[Tensor[Batch, B]], gate: Expr[BoolTensor[Time]]) -> None:
    layer(y)
    # N: Own[A] cannot be applied to Tensor[Batch, B]: its rule "*S A -> *S" needs an axis A in the operand, which has
    #    only (Batch, B)
    # E: Argument 1 to "__call__" of "Own" has incompatible type "Expr[Tensor[Batch, B]]"; expected "Expr[Tensor[Batch,
    #    A]]" [arg-type]
    layer(x, gate)
    # E: Cannot infer value of type parameter "S" of "__call__" of "Own" [misc]
    # N: Own[A] cannot be applied to Tensor[Batch, A] and BoolTensor[Time]: its rule "*S A, bool *S -> *S" needs the
    #    axes *S of the first (Batch) to equal the axes *S of the second (Time)
    layer(x, None)
