"""Elementwise operations, one by one."""

from typing import reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import (
    ELU,
    GELU,
    Abs,
    Cos,
    Exp,
    Expm1,
    LeakyReLU,
    Log,
    Log1p,
    Neg,
    ReLU,
    Sigmoid,
    Sign,
    SiLU,
    Sin,
    Softplus,
    Sqrt,
    Square,
    Tanh,
)


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...


def elu(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(ELU()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def elu_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    ELU()(i)
    # E: ELU cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    ELU()(x, x)  # E: ELU takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def gelu(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(GELU()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def gelu_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    GELU()(i)
    # E: GELU cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    GELU()(x, x)  # E: GELU takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def leaky_relu(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(LeakyReLU()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def leaky_relu_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    LeakyReLU()(i)
    # E: LeakyReLU cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    LeakyReLU()(x, x)  # E: LeakyReLU takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def silu(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(SiLU()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def silu_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    SiLU()(i)
    # E: SiLU cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    SiLU()(x, x)  # E: SiLU takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def sigmoid(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Sigmoid()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def sigmoid_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Sigmoid()(i)
    # E: Sigmoid cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Sigmoid()(x, x)  # E: Sigmoid takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def softplus(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Softplus()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def softplus_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Softplus()(i)
    # E: Softplus cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Softplus()(x, x)  # E: Softplus takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def tanh(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Tanh()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def tanh_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Tanh()(i)
    # E: Tanh cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Tanh()(x, x)  # E: Tanh takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def exp(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Exp()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def exp_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Exp()(i)
    # E: Exp cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Exp()(x, x)  # E: Exp takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def expm1(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Expm1()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def expm1_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Expm1()(i)
    # E: Expm1 cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Expm1()(x, x)  # E: Expm1 takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def log(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Log()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def log_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Log()(i)
    # E: Log cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Log()(x, x)  # E: Log takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def log1p(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Log1p()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def log1p_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Log1p()(i)
    # E: Log1p cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Log1p()(x, x)  # E: Log1p takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def sqrt(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Sqrt()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def sqrt_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Sqrt()(i)
    # E: Sqrt cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Sqrt()(x, x)  # E: Sqrt takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def cos(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Cos()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def cos_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Cos()(i)
    # E: Cos cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Cos()(x, x)  # E: Cos takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def sin(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Sin()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]


def sin_refused(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    Sin()(i)
    # E: Sin cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    Sin()(x, x)  # E: Sin takes 1 operand, not 2: its rule is "*A -> *A" [axes]


def relu(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    reveal_type(ReLU()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(ReLU()(i))  # R: IntTensor[Batch]


def relu_refused(b: BoolTensor[Batch]) -> None:
    ReLU()(b)
    # E: ReLU cannot be applied to BoolTensor[Batch]: its rule "t *A -> t *A where t not in bool" needs an operand that
    #    is not bool; try as_int(operand) [axes]


def neg(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    reveal_type(Neg()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Neg()(i))  # R: IntTensor[Batch]


def neg_refused(b: BoolTensor[Batch]) -> None:
    Neg()(b)
    # E: Neg cannot be applied to BoolTensor[Batch]: its rule "t *A -> t *A where t not in bool" needs an operand that
    #    is not bool; try as_int(operand) [axes]


def abs(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    reveal_type(Abs()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Abs()(i))  # R: IntTensor[Batch]


def abs_refused(b: BoolTensor[Batch]) -> None:
    Abs()(b)
    # E: Abs cannot be applied to BoolTensor[Batch]: its rule "t *A -> t *A where t not in bool" needs an operand that
    #    is not bool; try as_int(operand) [axes]


def sign(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    reveal_type(Sign()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Sign()(i))  # R: IntTensor[Batch]


def sign_refused(b: BoolTensor[Batch]) -> None:
    Sign()(b)
    # E: Sign cannot be applied to BoolTensor[Batch]: its rule "t *A -> t *A where t not in bool" needs an operand that
    #    is not bool; try as_int(operand) [axes]


def square(x: Expr[Tensor[Batch, Time, Hidden]], i: IntTensor[Batch]) -> None:
    reveal_type(Square()(x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Square()(i))  # R: IntTensor[Batch]


def square_refused(b: BoolTensor[Batch]) -> None:
    Square()(b)
    # E: Square cannot be applied to BoolTensor[Batch]: its rule "t *A -> t *A where t not in bool" needs an operand
    #    that is not bool; try as_int(operand) [axes]
