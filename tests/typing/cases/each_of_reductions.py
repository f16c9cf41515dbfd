"""Reductions and what keeps the axes, one by one."""

from typing import reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import (
    ArgMax,
    LogSoftmax,
    LogSumExp,
    Max,
    Mean,
    Normalize,
    RMSNormalize,
    Softmax,
    Sum,
)


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...
class Out(Axis): ...


def sum_along(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Sum(Hidden)(x))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(Sum(Batch)(t))  # R: Tensor[Hidden]


def sum_along_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    Sum(Out)(x)
    # E: Sum[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    Sum(Time)(t)
    # E: Sum[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]


def mean_along(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Mean(Hidden)(x))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(Mean(Batch)(t))  # R: Tensor[Hidden]


def mean_along_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    Mean(Out)(x)
    # E: Mean[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A U *B -> real *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    Mean(Time)(t)
    # E: Mean[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> real *A *B" needs an axis U
    #    (Time) in the operand, which has only (Batch, Hidden) [axes]


def max_along(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Max(Hidden)(x))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(Max(Batch)(t))  # R: Tensor[Hidden]


def max_along_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    Max(Out)(x)
    # E: Max[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    Max(Time)(t)
    # E: Max[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]


def arg_max(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(ArgMax(Hidden)(x))  # R: Expr[IntTensor[Batch, Time]]
    reveal_type(ArgMax(Batch)(t))  # R: IntTensor[Hidden]
    reveal_type(ArgMax(Batch)(IntTensor[Batch, Hidden]([[1]])))  # R: IntTensor[Hidden]


def arg_max_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    ArgMax(Out)(x)
    # E: ArgMax[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A U *B -> int *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    ArgMax(Time)(t)
    # E: ArgMax[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> int *A *B" needs an axis U
    #    (Time) in the operand, which has only (Batch, Hidden) [axes]


def softmax(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Softmax(Hidden)(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Softmax(Batch)(t))  # R: Tensor[Batch, Hidden]


def softmax_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    Softmax(Out)(x)
    # E: Softmax[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    Softmax(Time)(t)
    # E: Softmax[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U (Time)
    #    in the operand, which has only (Batch, Hidden) [axes]


def log_softmax(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(LogSoftmax(Hidden)(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(LogSoftmax(Batch)(t))  # R: Tensor[Batch, Hidden]


def log_softmax_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    LogSoftmax(Out)(x)
    # E: LogSoftmax[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    LogSoftmax(Time)(t)
    # E: LogSoftmax[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U
    #    (Time) in the operand, which has only (Batch, Hidden) [axes]


def log_sum_exp(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(LogSumExp(Hidden)(x))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(LogSumExp(Batch)(t))  # R: Tensor[Hidden]


def log_sum_exp_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    LogSumExp(Out)(x)
    # E: LogSumExp[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*A U *B -> *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    LogSumExp(Time)(t)
    # E: LogSumExp[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A *B" needs an axis U (Time)
    #    in the operand, which has only (Batch, Hidden) [axes]


def normalize(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Normalize(Hidden)(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Normalize(Batch)(t))  # R: Tensor[Batch, Hidden]


def normalize_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    Normalize(Out)(x)
    # E: Normalize[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    Normalize(Time)(t)
    # E: Normalize[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U
    #    (Time) in the operand, which has only (Batch, Hidden) [axes]


def rms_normalize(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(RMSNormalize(Hidden)(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(RMSNormalize(Batch)(t))  # R: Tensor[Batch, Hidden]


def rms_normalize_refused(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    RMSNormalize(Out)(x)
    # E: RMSNormalize[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*A U *B -> *A U *B" needs an axis
    #    U (Out) in the operand, which has only (Batch, Time, Hidden) [axes]
    RMSNormalize(Time)(t)
    # E: RMSNormalize[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U
    #    (Time) in the operand, which has only (Batch, Hidden) [axes]


def sum(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Sum()(x))  # R: Expr[Tensor[()]]
    reveal_type(Sum()(t))  # R: Tensor[()]


def sum_refused(b: BoolTensor[Batch]) -> None:
    Sum()(b)
    # E: Sum cannot be applied to BoolTensor[Batch]: its rule "t *A -> t where t not in bool" needs an operand that is
    #    not bool; try as_int(operand) [axes]


def mean(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Mean()(x))  # R: Expr[Tensor[()]]
    reveal_type(Mean()(t))  # R: Tensor[()]


def mean_of_kinds(b: BoolTensor[Batch], i: IntTensor[Batch]) -> None:
    reveal_type(Mean()(b))  # R: Tensor[()]
    Mean()(i)
    # E: Mean cannot be applied to IntTensor[Batch]: its rule "t *A -> real where t not in int" needs an operand that is
    #    not int; try as_real(operand) [axes]


def max(x: Expr[Tensor[Batch, Time, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(Max()(x))  # R: Expr[Tensor[()]]
    reveal_type(Max()(t))  # R: Tensor[()]


def max_refused(b: BoolTensor[Batch]) -> None:
    Max()(b)
    # E: Max cannot be applied to BoolTensor[Batch]: its rule "t *A -> t where t not in bool" needs an operand that is
    #    not bool; try as_int(operand) [axes]
