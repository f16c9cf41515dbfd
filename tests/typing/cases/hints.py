"""What is suggested is what the statement, its declared type and the lines that made the operands speak for."""

import numpy as np

from typedtensor import Axis, Expr, Input, IntTensor, Module, Param, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, dot, softmax, sqrt, square, where


class Batch(Axis): ...
class Time(Axis): ...
class Past(Axis): ...
class Hidden(Axis, size=128): ...
class Digit(Axis, size=10): ...
class Digits(Axis, size=10): ...


def normalised(x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Hidden]]:
    centred = x - x.mean(Hidden)
    # E: Sub cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch); try second.expand_like(first)
    #    [axes]
    variance = (centred * centred).mean(Batch)
    early = variance.mean(Batch)
    # E: Mean[Batch] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> real *A *B" needs an axis U (Batch) in
    #    the operand, which has only (Hidden); the operand lost Batch on line 23 [axes]
    along = variance.sum(Time)
    # E: Sum[Time] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in the
    #    operand, which has only (Hidden) [axes]
    return centred / sqrt(variance + 1e-5)
    # E: Div cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "*A?, *A? -> *A" needs the axes *A
    #    of the first (Batch, Hidden) to equal the axes *A of the second (Hidden); try second.expand_like(first) [axes]


def broadcast(x: Expr[Tensor[Batch, Hidden]], bias: Param[Tensor[Hidden]], noise: Expr[Tensor[Hidden]]) -> None:
    x + bias
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden); try second.expand_like(first)
    #    [axes]
    x + noise
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden) [axes]
    declared: Expr[Tensor[Batch, Hidden]] = x + noise
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden); try second.expand_like(first)
    #    [axes]


def transposed(x: Expr[Tensor[Batch, Time]], y: Expr[Tensor[Time, Batch]]) -> Expr[Tensor[Time, Batch]]:
    (x + y).sum(Batch)
    # E: Add cannot be applied to Tensor[Batch, Time] and Tensor[Time, Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Time) to equal the axes *A of the second (Time, Batch); try second.transpose()
    #    [axes]
    x + y.transpose().transpose()
    # E: Add cannot be applied to Tensor[Batch, Time] and Tensor[Time, Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Time) to equal the axes *A of the second (Time, Batch); try first.transpose()
    #    [axes]
    z: Expr[Tensor[Time]] = softmax(x, Time).sum(Past)
    # E: Sum[Past] cannot be applied to Tensor[Batch, Time]: its rule "t *A U *B -> t *A *B" needs an axis U (Past) in
    #    the operand, which has only (Batch, Time) [axes]
    either = x @ x
    # E: MatMul cannot be applied to Tensor[Batch, Time] and Tensor[Batch, Time]: its rule "*N A, A B -> *N B" needs the
    #    last axis of the first (Time) to equal the first axis of the second (Batch) [axes]
    x += y
    # E: Add cannot be applied to Tensor[Batch, Time] and Tensor[Time, Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Time) to equal the axes *A of the second (Time, Batch); try second.transpose()
    #    [axes]
    return x + y
    # E: Add cannot be applied to Tensor[Batch, Time] and Tensor[Time, Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Time) to equal the axes *A of the second (Time, Batch); try first.transpose()
    #    [axes]


def classes(
    scores: Expr[Tensor[Batch, Digit]], digit: Expr[IntTensor[Batch]], images: Expr[IntTensor[Digit]]
) -> Expr[Tensor[Batch]]:
    losses = cross_entropy(scores, digit, Batch)
    # E: CrossEntropy[Batch] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: of its 2 rules the nearest,
    #    "*A U *B, int *A *B -> *A *B", needs the second to have the axes *A *B (Digit), not (Batch) [axes]
    either = cross_entropy(scores, images, Digit)
    # E: CrossEntropy[Digit] cannot be applied to Tensor[Batch, Digit] and IntTensor[Digit]: of its 2 rules the nearest,
    #    "*A U *B, int *A *B -> *A *B", needs the second to have the axes *A *B (Batch), not (Digit) [axes]
    alike = cross_entropy(scores, digit, Digits)
    # E: CrossEntropy[Digits] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: of its 2 rules the
    #    nearest, "*A U *B, int *A *B -> *A *B", needs an axis U (Digits) in the first, which has only (Batch, Digit);
    #    try Digit in place of Digits [axes]
    return cross_entropy(scores, digit, Batch)
    # E: CrossEntropy[Batch] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: of its 2 rules the nearest,
    #    "*A U *B, int *A *B -> *A *B", needs the second to have the axes *A *B (Digit), not (Batch); try Digit in place
    #    of Batch [axes]


def renamed(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Digit]], z: Expr[Tensor[Time, Digit]]) -> None:
    y + z
    # E: Add cannot be applied to Tensor[Batch, Digit] and Tensor[Time, Digit]: its rule "t *A?, t *A? -> t *A" needs
    #    the axes *A of the first (Batch, Digit) to equal the axes *A of the second (Time, Digit) [axes]
    y - x.sum(Hidden)
    # E: Sub cannot be applied to Tensor[Batch, Digit] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the axes
    #    *A of the first (Batch, Digit) to equal the axes *A of the second (Batch); try second.expand_like(first) [axes]
    dot(x, y, Hidden)
    # E: Dot[Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Digit]: its rule "*A U *B, *C U *D ->
    #    *A | *B | *C | *D" needs an axis U (Hidden) in the second, which has only (Batch, Digit) [axes]
    keep = [lambda v=x: v + y]
    where(y > 0.0, y, z)
    # E: Where cannot be applied to BoolTensor[Batch, Digit] and Tensor[Batch, Digit] and Tensor[Time, Digit]: its rule
    #    "bool *A, t *A?, t *A? -> t *A" needs the axes *A of the first (Batch, Digit) to equal the axes *A of the third
    #    (Time, Digit) [axes]


def renamed_to_what_was_lost(x: Expr[Tensor[Digit, Hidden]]) -> None:
    narrow = x.sum(Hidden)
    narrow.rename(Digit, Hidden)
    # E: Rename[Digit, Hidden] cannot be applied to Tensor[Digit]: its rule "t *A U *B -> t *A V *B where |V| = |U|"
    #    needs |V| = |U|, but Hidden has size 128 and |U| is 10 [axes]
    narrow.rename(Hidden, Digits)
    # E: Rename[Hidden, Digits] cannot be applied to Tensor[Digit]: its rule "t *A U *B -> t *A V *B" needs an axis U
    #    (Hidden) in the operand, which has only (Digit); the operand lost Hidden on line 111 [axes]


at_module_level, shift = Input(Tensor[Batch, Digit]), Param(Tensor[Hidden]([1.0]))
hidden = at_module_level >> Linear(Digit, Hidden)
hidden + shift
# E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes
#    *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden); try second.expand_like(first) [axes]


def in_a_function(x: Expr[Tensor[Batch, Digit]], shift: Param[Tensor[Hidden]]) -> None:
    h = x >> Linear(Digit, Hidden)
    print(h + shift)
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden); try second.expand_like(first)
    #    [axes]


class Scaled(Module):
    def __init__(self) -> None:
        self.scale = Param(Tensor[Hidden](np.ones(8)))

    def __call__(self, x: Expr[Tensor[Batch, Hidden, Time]]) -> Expr[Tensor[Batch, Hidden, Time]]:
        centred = x - x.mean(Batch, Time).expand_like(x)
        variance = square(centred).mean(Batch)
        normal = centred * (self.scale / sqrt(variance + 1e-3)).expand_like(x)
        # E: Div cannot be applied to Tensor[Hidden] and Tensor[Hidden, Time]: its rule "*A?, *A? -> *A" needs the axes
        #    *A of the first (Hidden) to equal the axes *A of the second (Hidden, Time) [axes]
        return normal
