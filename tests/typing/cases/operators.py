"""Operators of tensors, expressions and Python numbers."""

from typing import Any, reveal_type

from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Param, Tensor
from typedtensor.ops import Add, MatMul


class Batch(Axis): ...
class Hidden(Axis): ...
class Out(Axis): ...


def tensors(p: Tensor[Batch, Hidden], w: Tensor[Hidden, Out], i: IntTensor[Batch], s: Tensor[()]) -> None:
    reveal_type(p + p)  # R: Tensor[Batch, Hidden]
    reveal_type(p @ w)  # R: Tensor[Batch, Out]
    reveal_type(p * s)  # R: Tensor[Batch, Hidden]
    reveal_type(i * i)  # R: IntTensor[Batch]
    reveal_type(p / 2)  # R: Tensor[Batch, Hidden]
    reveal_type(-p)  # R: Tensor[Batch, Hidden]
    reveal_type(abs(i))  # R: IntTensor[Batch]
    reveal_type(p**2)  # R: Tensor[Batch, Hidden]


def expressions(x: Expr[Tensor[Batch, Hidden]], w: Param[Tensor[Hidden, Out]], n: Input[Tensor[Batch, Hidden]]) -> None:
    reveal_type(x + x)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x @ w)  # R: Expr[Tensor[Batch, Out]]
    reveal_type(n + x)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(n - x)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type((n + x).sum(Hidden))  # R: Expr[Tensor[Batch]]


def mixed(x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch, Hidden], w: Tensor[Hidden, Out]) -> None:
    reveal_type(x + p)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(p + x)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x @ w)  # R: Expr[Tensor[Batch, Out]]
    reveal_type(p @ w @ w.transpose())  # R: Tensor[Batch, Hidden]


def numbers(x: Expr[Tensor[Batch]], i: IntTensor[Batch], b: BoolTensor[Batch], flag: bool) -> None:
    reveal_type(x + 1)  # R: Expr[Tensor[Batch]]
    reveal_type(1.5 - x)  # R: Expr[Tensor[Batch]]
    reveal_type(2**x)  # R: Expr[Tensor[Batch]]
    reveal_type(i + 1)  # R: IntTensor[Batch]
    reveal_type(3 * i)  # R: IntTensor[Batch]
    reveal_type(b & flag)  # R: BoolTensor[Batch]
    reveal_type(i < 3)  # R: BoolTensor[Batch]
    i + 1.5
    # E: Add cannot be applied to IntTensor[Batch] and float: its rule "t *A?, t *A? -> t *A" needs its operands to be
    #    of one kind, not int and real; try as_real(first) [axes]
    x + flag
    # E: Add cannot be applied to Tensor[Batch] and bool: its rule "t *A?, t *A? -> t *A" needs its operands to be of
    #    one kind, not real and bool; try as_real(second) [axes]
    i + flag
    # E: Add cannot be applied to IntTensor[Batch] and bool: its rule "t *A?, t *A? -> t *A" needs its operands to be of
    #    one kind, not int and bool; try as_int(second) [axes]
    b + b
    # E: Add cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A where t not in
    #    bool" needs operands that are not bool; try as_int(first) and as_int(second) [axes]
    reveal_type(Add()(1, 2))  # R: IntTensor[()]
    reveal_type(Add()(1, 2.5))  # R: Tensor[()]


def comparisons(x: Expr[Tensor[Batch]], p: Tensor[Batch], h: Tensor[Hidden], i: IntTensor[Batch]) -> None:
    reveal_type(x < x)  # R: Expr[BoolTensor[Batch]]
    reveal_type(p >= 0.0)  # R: BoolTensor[Batch]
    reveal_type((p < 1.0) & (p > 0.0))  # R: BoolTensor[Batch]
    reveal_type(~(p < 1.0) | (p > 2.0))  # R: BoolTensor[Batch]
    reveal_type(x.eq(p))  # R: Expr[BoolTensor[Batch]]
    reveal_type(p.ne(0.0))  # R: BoolTensor[Batch]
    i < h
    # E: Less cannot be applied to IntTensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> bool *A" needs its
    #    operands to be of one kind, not int and real [axes]
    p < h
    # E: Less cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> bool *A" needs the axes
    #    *A of the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    x.eq(h)
    # E: Equal cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> bool *A" needs the axes
    #    *A of the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    p & p
    # E: And cannot be applied to Tensor[Batch] and Tensor[Batch]: its rule "bool *A?, bool *A? -> bool *A" needs the
    #    first to be bool, not real [axes]


def augmented(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch]]) -> None:
    x += x
    x *= 2.0
    x += y
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch); try second.expand_like(first)
    #    [axes]


def rejected(
    x: Expr[Tensor[Batch, Hidden]],
    y: Expr[Tensor[Batch]],
    h: Tensor[Hidden],
    b: Tensor[Batch],
    p: Tensor[Batch, Hidden],
    i: IntTensor[Batch],
) -> None:
    x + y
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch) [axes]
    y + h
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    b + h
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    x @ x
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Hidden) to equal the first axis of the second (Batch) [axes]
    x @ y
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "*N A, A B -> *N B" needs 2 axes
    #    in the second, which has 1 (Batch); try the operands in the other order [axes]
    p @ p
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Hidden) to equal the first axis of the second (Batch) [axes]
    p + i
    # E: Add cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: its rule "t *A?, t *A? -> t *A" needs its
    #    operands to be of one kind, not real and int; try as_real(second).expand_like(first) [axes]
    x + "a"
    # E: Add applies to tensors, expressions and Python numbers, not to str: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    "a" + x
    # E: Add applies to tensors, expressions and Python numbers, not to str: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    x + None
    # E: Add applies to tensors, expressions and Python numbers, not to None: test what may be None first, as in if x is
    #    not None [axes]
    x + [1.0]
    # E: Add applies to tensors, expressions and Python numbers, not to list: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    MatMul()(h, h)
    # E: MatMul cannot be applied to Tensor[Hidden] and Tensor[Hidden]: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has 1 (Hidden); try first.contract(second) [axes]
    MatMul()(x, 1.0)
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and float: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has none; try first * second [axes]


def unknown(x: Expr[Tensor[Batch]], a: Any) -> None:
    reveal_type(x + a)
    # R: Any
    # N: nothing is known of the result of Add: the second is Any; annotate it
    reveal_type(a + x)
    # R: Any
    # N: nothing is known of the result of Add: the first is Any; annotate it
