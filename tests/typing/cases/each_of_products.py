"""Products, one by one."""

from typing import reveal_type

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.ops import (
    Contract,
    ContractAlong,
    CrossEntropy,
    Dot,
    MatMul,
    MeanSquaredError,
    Outer,
    Transpose,
)


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...
class Out(Axis): ...


def mat_mul(x: Expr[Tensor[Batch, Hidden]], w: Tensor[Hidden, Out]) -> None:
    reveal_type(MatMul()(x, w))  # R: Expr[Tensor[Batch, Out]]


def mat_mul_refused(x: Expr[Tensor[Batch, Hidden]], w: Tensor[Hidden, Out]) -> None:
    MatMul()(w, x)
    # E: MatMul cannot be applied to Tensor[Hidden, Out] and Tensor[Batch, Hidden]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Out) to equal the first axis of the second (Batch); try the operands in the other
    #    order [axes]
    MatMul()(x, x)
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Hidden) to equal the first axis of the second (Batch) [axes]
    MatMul()(x, 1.0)
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and float: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has none; try first * second [axes]


def contract(x: Expr[Tensor[Batch, Hidden]], w: Tensor[Hidden, Out]) -> None:
    reveal_type(Contract()(x, w))  # R: Expr[Tensor[Batch, Out]]
    reveal_type(Contract()(x, x))  # R: Expr[Tensor[()]]


def contract_refused(w: Tensor[Hidden, Out], d: Tensor[Out, Out]) -> None:
    Contract()(d, w)
    # E: Contract cannot be applied to Tensor[Out, Out] and Tensor[Hidden, Out]: its rule "*A, *B -> *A ^ *B" needs
    #    every axis at most once in (Out, Out) for *A ^ *B [axes]


def contract_along(x: Expr[Tensor[Batch, Hidden]], w: Tensor[Hidden, Out]) -> None:
    reveal_type(ContractAlong(Hidden)(x, w))  # R: Expr[Tensor[Batch, Out]]


def contract_along_refused(x: Expr[Tensor[Batch, Hidden]], w: Tensor[Hidden, Out]) -> None:
    ContractAlong(Out)(x, w)
    # E: ContractAlong[Out] cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden, Out]: its rule "*A U *B, *C U
    #    *D -> *A *B *C *D" needs an axis U (Out) in the first, which has only (Batch, Hidden) [axes]


def dot(q: Expr[Tensor[Batch, Time, Hidden]], k: Expr[Tensor[Batch, Out, Hidden]]) -> None:
    reveal_type(Dot(Hidden)(q, k))  # R: Expr[Tensor[Batch, Time, Out]]


def dot_refused(q: Expr[Tensor[Batch, Time, Hidden]], k: Expr[Tensor[Batch, Out, Hidden]]) -> None:
    Dot(Time)(q, k)
    # E: Dot[Time] cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch, Out, Hidden]: its rule "*A U *B,
    #    *C U *D -> *A | *B | *C | *D" needs an axis U (Time) in the second, which has only (Batch, Out, Hidden) [axes]


def outer(x: Expr[Tensor[Batch]], y: Tensor[Hidden]) -> None:
    reveal_type(Outer()(x, y))  # R: Expr[Tensor[Batch, Hidden]]


def outer_refused(x: Expr[Tensor[Batch]], i: IntTensor[Batch]) -> None:
    Outer()(x, i)
    # E: Outer cannot be applied to Tensor[Batch] and IntTensor[Batch]: its rule "*A, *B -> *A *B" needs the second to
    #    be real, not int; try as_real(second) [axes]


def transpose(t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Transpose()(t))  # R: Tensor[Hidden, Batch]


def transpose_refused(x: Expr[Tensor[Batch]]) -> None:
    Transpose()(x)
    # E: Transpose cannot be applied to Tensor[Batch]: its rule "t A B -> t B A" needs 2 axes in the operand, which has
    #    1 (Batch) [axes]


def mean_squared_error(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(MeanSquaredError()(x, x))  # R: Expr[Tensor[()]]


def mean_squared_error_refused(x: Expr[Tensor[Batch, Hidden]], t: Tensor[Batch]) -> None:
    MeanSquaredError()(x, t)
    # E: MeanSquaredError cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "*A, *A -> real" needs
    #    the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch) [axes]


def cross_entropy(x: Expr[Tensor[Batch, Hidden]], i: IntTensor[Batch]) -> None:
    reveal_type(CrossEntropy(Hidden)(x, i))  # R: Expr[Tensor[Batch]]


def cross_entropy_refused(x: Expr[Tensor[Batch, Hidden]], i: IntTensor[Batch], t: Tensor[Batch]) -> None:
    CrossEntropy(Batch)(x, i)
    # E: CrossEntropy[Batch] cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: of its 2 rules the
    #    nearest, "*A U *B, int *A *B -> *A *B", needs the second to have the axes *A *B (Hidden), not (Batch); try
    #    Hidden in place of Batch [axes]
    CrossEntropy(Hidden)(x, t)
    # E: CrossEntropy[Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: of its 2 rules the nearest,
    #    "*A U *B, *A U *B -> *A *B", needs an axis U (Hidden) in the second, which has only (Batch) [axes]
