"""Operations on two operands of one shape, one by one."""

from typing import reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import (
    Add,
    And,
    Div,
    Equal,
    Greater,
    GreaterEqual,
    Less,
    LessEqual,
    Maximum,
    Minimum,
    Mul,
    Not,
    NotEqual,
    Or,
    Pow,
    Sub,
)


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...


def add(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Add()(x, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Add()(2.0, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Add()(x, 2))  # R: Expr[Tensor[Batch, Time, Hidden]]


def add_refused(x: Expr[Tensor[Batch, Time, Hidden]], y: Expr[Tensor[Batch]], b: BoolTensor[Batch]) -> None:
    Add()(x, y)
    # E: Add cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs
    #    the axes *A of the first (Batch, Time, Hidden) to equal the axes *A of the second (Batch) [axes]
    Add()(b, b)
    # E: Add cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A where t not in
    #    bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def sub(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Sub()(x, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Sub()(2.0, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Sub()(x, 2))  # R: Expr[Tensor[Batch, Time, Hidden]]


def sub_refused(x: Expr[Tensor[Batch, Time, Hidden]], y: Expr[Tensor[Batch]], b: BoolTensor[Batch]) -> None:
    Sub()(x, y)
    # E: Sub cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs
    #    the axes *A of the first (Batch, Time, Hidden) to equal the axes *A of the second (Batch) [axes]
    Sub()(b, b)
    # E: Sub cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A where t not in
    #    bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def mul(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Mul()(x, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Mul()(2.0, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Mul()(x, 2))  # R: Expr[Tensor[Batch, Time, Hidden]]


def mul_refused(x: Expr[Tensor[Batch, Time, Hidden]], y: Expr[Tensor[Batch]], b: BoolTensor[Batch]) -> None:
    Mul()(x, y)
    # E: Mul cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs
    #    the axes *A of the first (Batch, Time, Hidden) to equal the axes *A of the second (Batch) [axes]
    Mul()(b, b)
    # E: Mul cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A where t not in
    #    bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def div(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Div()(x, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Div()(2.0, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Div()(x, 2))  # R: Expr[Tensor[Batch, Time, Hidden]]


def div_refused(x: Expr[Tensor[Batch, Time, Hidden]], y: Expr[Tensor[Batch]], b: BoolTensor[Batch]) -> None:
    Div()(x, y)
    # E: Div cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch]: its rule "*A?, *A? -> *A" needs the
    #    axes *A of the first (Batch, Time, Hidden) to equal the axes *A of the second (Batch) [axes]
    Div()(b, b)
    # E: Div cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "*A?, *A? -> *A" needs the first to
    #    be real, not bool; try as_real(first) and as_real(second) [axes]


def pow(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Pow()(x, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Pow()(2.0, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Pow()(x, 2))  # R: Expr[Tensor[Batch, Time, Hidden]]


def pow_refused(x: Expr[Tensor[Batch, Time, Hidden]], y: Expr[Tensor[Batch]], b: BoolTensor[Batch]) -> None:
    Pow()(x, y)
    # E: Pow cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs
    #    the axes *A of the first (Batch, Time, Hidden) to equal the axes *A of the second (Batch) [axes]
    Pow()(b, b)
    # E: Pow cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A where t not in
    #    bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def maximum(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Maximum()(x, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Maximum()(2.0, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Maximum()(x, 2))  # R: Expr[Tensor[Batch, Time, Hidden]]


def maximum_refused(x: Expr[Tensor[Batch, Time, Hidden]], y: Expr[Tensor[Batch]], b: BoolTensor[Batch]) -> None:
    Maximum()(x, y)
    # E: Maximum cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A"
    #    needs the axes *A of the first (Batch, Time, Hidden) to equal the axes *A of the second (Batch) [axes]
    Maximum()(b, b)
    # E: Maximum cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A where t
    #    not in bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def minimum(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Minimum()(x, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Minimum()(2.0, x))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Minimum()(x, 2))  # R: Expr[Tensor[Batch, Time, Hidden]]


def minimum_refused(x: Expr[Tensor[Batch, Time, Hidden]], y: Expr[Tensor[Batch]], b: BoolTensor[Batch]) -> None:
    Minimum()(x, y)
    # E: Minimum cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A"
    #    needs the axes *A of the first (Batch, Time, Hidden) to equal the axes *A of the second (Batch) [axes]
    Minimum()(b, b)
    # E: Minimum cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A where t
    #    not in bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def less(x: Tensor[Batch, Time], i: IntTensor[Batch]) -> None:
    reveal_type(Less()(x, x))  # R: BoolTensor[Batch, Time]
    reveal_type(Less()(x, 1.0))  # R: BoolTensor[Batch, Time]
    reveal_type(Less()(1, i))  # R: BoolTensor[Batch]


def less_refused(x: Tensor[Batch, Time], y: Tensor[Batch], i: IntTensor[Batch], b: BoolTensor[Batch]) -> None:
    Less()(x, y)
    # E: Less cannot be applied to Tensor[Batch, Time] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs the
    #    axes *A of the first (Batch, Time) to equal the axes *A of the second (Batch) [axes]
    Less()(i, y)
    # E: Less cannot be applied to IntTensor[Batch] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs its
    #    operands to be of one kind, not int and real; try as_real(first) [axes]
    Less()(b, b)
    # E: Less cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> bool *A where t
    #    not in bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def less_equal(x: Tensor[Batch, Time], i: IntTensor[Batch]) -> None:
    reveal_type(LessEqual()(x, x))  # R: BoolTensor[Batch, Time]
    reveal_type(LessEqual()(x, 1.0))  # R: BoolTensor[Batch, Time]
    reveal_type(LessEqual()(1, i))  # R: BoolTensor[Batch]


def less_equal_refused(x: Tensor[Batch, Time], y: Tensor[Batch], i: IntTensor[Batch], b: BoolTensor[Batch]) -> None:
    LessEqual()(x, y)
    # E: LessEqual cannot be applied to Tensor[Batch, Time] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs
    #    the axes *A of the first (Batch, Time) to equal the axes *A of the second (Batch) [axes]
    LessEqual()(i, y)
    # E: LessEqual cannot be applied to IntTensor[Batch] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs its
    #    operands to be of one kind, not int and real; try as_real(first) [axes]
    LessEqual()(b, b)
    # E: LessEqual cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> bool *A where
    #    t not in bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def greater(x: Tensor[Batch, Time], i: IntTensor[Batch]) -> None:
    reveal_type(Greater()(x, x))  # R: BoolTensor[Batch, Time]
    reveal_type(Greater()(x, 1.0))  # R: BoolTensor[Batch, Time]
    reveal_type(Greater()(1, i))  # R: BoolTensor[Batch]


def greater_refused(x: Tensor[Batch, Time], y: Tensor[Batch], i: IntTensor[Batch], b: BoolTensor[Batch]) -> None:
    Greater()(x, y)
    # E: Greater cannot be applied to Tensor[Batch, Time] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs
    #    the axes *A of the first (Batch, Time) to equal the axes *A of the second (Batch) [axes]
    Greater()(i, y)
    # E: Greater cannot be applied to IntTensor[Batch] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs its
    #    operands to be of one kind, not int and real; try as_real(first) [axes]
    Greater()(b, b)
    # E: Greater cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> bool *A where t
    #    not in bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def greater_equal(x: Tensor[Batch, Time], i: IntTensor[Batch]) -> None:
    reveal_type(GreaterEqual()(x, x))  # R: BoolTensor[Batch, Time]
    reveal_type(GreaterEqual()(x, 1.0))  # R: BoolTensor[Batch, Time]
    reveal_type(GreaterEqual()(1, i))  # R: BoolTensor[Batch]


def greater_equal_refused(x: Tensor[Batch, Time], y: Tensor[Batch], i: IntTensor[Batch], b: BoolTensor[Batch]) -> None:
    GreaterEqual()(x, y)
    # E: GreaterEqual cannot be applied to Tensor[Batch, Time] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A"
    #    needs the axes *A of the first (Batch, Time) to equal the axes *A of the second (Batch) [axes]
    GreaterEqual()(i, y)
    # E: GreaterEqual cannot be applied to IntTensor[Batch] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs
    #    its operands to be of one kind, not int and real; try as_real(first) [axes]
    GreaterEqual()(b, b)
    # E: GreaterEqual cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> bool *A
    #    where t not in bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]


def equal(x: Tensor[Batch, Time], i: IntTensor[Batch]) -> None:
    reveal_type(Equal()(x, x))  # R: BoolTensor[Batch, Time]
    reveal_type(Equal()(x, 1.0))  # R: BoolTensor[Batch, Time]
    reveal_type(Equal()(1, i))  # R: BoolTensor[Batch]


def equal_refused(x: Tensor[Batch, Time], y: Tensor[Batch], i: IntTensor[Batch]) -> None:
    Equal()(x, y)
    # E: Equal cannot be applied to Tensor[Batch, Time] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs the
    #    axes *A of the first (Batch, Time) to equal the axes *A of the second (Batch) [axes]
    Equal()(i, y)
    # E: Equal cannot be applied to IntTensor[Batch] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs its
    #    operands to be of one kind, not int and real; try as_real(first) [axes]


def not_equal(x: Tensor[Batch, Time], i: IntTensor[Batch]) -> None:
    reveal_type(NotEqual()(x, x))  # R: BoolTensor[Batch, Time]
    reveal_type(NotEqual()(x, 1.0))  # R: BoolTensor[Batch, Time]
    reveal_type(NotEqual()(1, i))  # R: BoolTensor[Batch]


def not_equal_refused(x: Tensor[Batch, Time], y: Tensor[Batch], i: IntTensor[Batch]) -> None:
    NotEqual()(x, y)
    # E: NotEqual cannot be applied to Tensor[Batch, Time] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs
    #    the axes *A of the first (Batch, Time) to equal the axes *A of the second (Batch) [axes]
    NotEqual()(i, y)
    # E: NotEqual cannot be applied to IntTensor[Batch] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs its
    #    operands to be of one kind, not int and real; try as_real(first) [axes]


def logical_and(b: BoolTensor[Batch]) -> None:
    reveal_type(And()(b, b))  # R: BoolTensor[Batch]
    reveal_type(And()(b, True))  # R: BoolTensor[Batch]


def logical_and_refused(b: BoolTensor[Batch], c: Expr[BoolTensor[Time]], i: IntTensor[Batch]) -> None:
    And()(b, c)
    # E: And cannot be applied to BoolTensor[Batch] and BoolTensor[Time]: its rule "bool *A?, bool *A? -> bool *A" needs
    #    the axes *A of the first (Batch) to equal the axes *A of the second (Time) [axes]
    And()(i, i)
    # E: And cannot be applied to IntTensor[Batch] and IntTensor[Batch]: its rule "bool *A?, bool *A? -> bool *A" needs
    #    the first to be bool, not int; try first.ne(0) and second.ne(0) [axes]


def logical_or(b: BoolTensor[Batch]) -> None:
    reveal_type(Or()(b, b))  # R: BoolTensor[Batch]
    reveal_type(Or()(b, True))  # R: BoolTensor[Batch]


def logical_or_refused(b: BoolTensor[Batch], c: Expr[BoolTensor[Time]], i: IntTensor[Batch]) -> None:
    Or()(b, c)
    # E: Or cannot be applied to BoolTensor[Batch] and BoolTensor[Time]: its rule "bool *A?, bool *A? -> bool *A" needs
    #    the axes *A of the first (Batch) to equal the axes *A of the second (Time) [axes]
    Or()(i, i)
    # E: Or cannot be applied to IntTensor[Batch] and IntTensor[Batch]: its rule "bool *A?, bool *A? -> bool *A" needs
    #    the first to be bool, not int; try first.ne(0) and second.ne(0) [axes]


def logical_not(b: BoolTensor[Batch]) -> None:
    reveal_type(Not()(b))  # R: BoolTensor[Batch]


def logical_not_refused(i: IntTensor[Batch]) -> None:
    Not()(i)
    # E: Not cannot be applied to IntTensor[Batch]: its rule "bool *A -> bool *A" needs the operand to be bool, not int;
    #    try operand.ne(0) [axes]
