"""What is one of several: every combination is checked, and the result is one of theirs."""

import operator
from typing import Generic, Literal, NewType, Self, TypeVar, overload, reveal_type

from typedtensor import Axis, Expr, Operand, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import (
    Add,
    Permute,
    Rename,
    Softmax,
    Sum,
    matmul,
    negative_log_likelihood,
    relu,
    ruled,
    softmax,
)


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...


U = TypeVar("U", bound=Axis)
Features = Expr[Tensor[Batch, Hidden]]
Either = Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
Named = NewType("Named", Expr[Tensor[Batch]])


@ruled("*A U *B -> *A *B")
def summed(x: Operand, axis: type[U]) -> Operand:
    return x.sum(axis)


def on_the_right(x: Features, y: Expr[Tensor[Batch]], e: Either) -> None:
    reveal_type(y * e)
    # E: Mul cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
    # R: Expr[Tensor[Batch]] | Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x + e)
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch) [axes]
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden) [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(e < e)
    # E: Less cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> bool *A" needs the axes
    #    *A of the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # E: Less cannot be applied to Tensor[Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs the axes
    #    *A of the first (Hidden) to equal the axes *A of the second (Batch) [axes]
    # N: Both left and right operands are unions
    # R: Expr[BoolTensor[Batch]] | Any | Expr[BoolTensor[Hidden]]
    reveal_type(2.0 - e)  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(x @ (y if x is y else e))
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "*N A, A B -> *N B" needs 2 axes
    #    in the second, which has 1 (Batch); try the operands in the other order [axes]
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "*N A, A B -> *N B" needs 2 axes
    #    in the second, which has 1 (Hidden); try first.contract(second) [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
    # R: Expr[Tensor[Hidden]] | Expr[Tensor[Batch]]
    # E: Non-overlapping identity check (left operand type: "Expr[Tensor[Batch, Hidden]]", right operand type:
    #    "Expr[Tensor[Batch]]") [comparison-overlap]
    None + e
    # E: Add applies to tensors, expressions and Python numbers, not to None: test what may be None first, as in if x is
    #    not None [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
    "a" + e
    # E: Unsupported operand types for + ("str" and "Expr[Tensor[Batch]]") [operator]
    # E: Add applies to tensors, expressions and Python numbers, not to str: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
    [1] ** e
    # E: Pow applies to tensors, expressions and Python numbers, not to list: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
    y += e
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"


def not_all_are_tensors(
    x: Features, n: Features | float, o: Features | None, t: Tensor[Batch] | Expr[Tensor[Batch]]
) -> None:
    reveal_type(x + n)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(n + x)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(n * n)  # R: Expr[Tensor[Batch, Hidden]] | float
    reveal_type(x + o)
    # E: Add applies to tensors, expressions and Python numbers, not to None: test what may be None first, as in if x is
    #    not None [axes]
    # N: Right operand is of type "Expr[Tensor[Batch, Hidden]] | None"
    # R: Expr[Tensor[Batch, Hidden]] | Any
    reveal_type(o + x)
    # E: Add applies to tensors, expressions and Python numbers, not to None: test what may be None first, as in if x is
    #    not None [axes]
    # N: Left operand is of type "Expr[Tensor[Batch, Hidden]] | None"
    # R: Expr[Tensor[Batch, Hidden]] | Any
    reveal_type(t * t)  # R: Tensor[Batch] | Expr[Tensor[Batch]]
    reveal_type(t.sum(Batch))  # R: Tensor[()] | Expr[Tensor[()]]


def methods_and_functions(y: Expr[Tensor[Batch]], e: Either) -> None:
    reveal_type(e.sum())  # R: Expr[Tensor[()]]
    reveal_type(y.eq(e))
    # E: Equal cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> bool *A" needs the axes
    #    *A of the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # R: Expr[BoolTensor[Batch]] | Any
    reveal_type(y.expand_like(e))
    # E: ExpandLike cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A, k *B -> t *B where *A within
    #    *B" needs the axes *A (Batch) among *B (Hidden), which lack Batch [axes]
    # R: Expr[Tensor[Batch]] | Any
    reveal_type(abs(e))  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(-e)  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(operator.add(y, e))
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # R: Expr[Tensor[Batch]] | Any
    reveal_type(operator.mul(e, 2.0))  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(Add()(y, e))
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # R: Expr[Tensor[Batch]] | Any
    reveal_type(relu(e))  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(matmul(e, y))
    # E: MatMul cannot be applied to Tensor[Batch] and Tensor[Batch]: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has 1 (Batch); try first.contract(second) [axes]
    # E: MatMul cannot be applied to Tensor[Hidden] and Tensor[Batch]: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has 1 (Batch) [axes]
    # R: Any


def labels(x: Features, u: type[Hidden] | type[Batch], w: type[Hidden] | type[Time], flag: bool) -> None:
    reveal_type(x.sum(u))  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(x.sum(w))
    # E: Sum[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[Batch]] | Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.rename(u, Time))  # R: Expr[Tensor[Batch, Time]] | Expr[Tensor[Time, Hidden]]
    reveal_type(x.softmax(Batch if flag else Hidden))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Softmax(u))  # R: Softmax[Hidden] | Softmax[Batch]
    reveal_type(Softmax(u)(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Sum(w)(x))
    # E: Sum[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[Batch]] | Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(Rename(u, Time)(x))  # R: Expr[Tensor[Batch, Time]] | Expr[Tensor[Time, Hidden]]
    reveal_type(Permute(Batch, u)(x))
    # E: Permute[Batch, Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *P where *P permutes *A"
    #    needs *P (Batch, Batch) to be the axes *A (Batch, Hidden) in some order; try Batch, Hidden in place of Batch,
    #    Batch [axes]
    # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(softmax(x, w))
    # E: Softmax[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U (Time)
    #    in the operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[Batch, Hidden]] | Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(negative_log_likelihood(x, x, u))
    # E: NegativeLogLikelihood[Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule
    #    "*A U *B, int *A *B -> *A *B" needs the second to be int, not real; try second.argmax(Hidden) [axes]
    # E: NegativeLogLikelihood[Batch] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule "*A
    #    U *B, int *A *B -> *A *B" needs the second to be int, not real; try second.argmax(Batch) [axes]
    # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(summed(x, u))  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(summed(x, w))
    # E: summed[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[Batch]] | Expr[Tensor[*tuple[Any, ...]]]


def pipelines(
    x: Features, f: Softmax[Hidden] | Softmax[Time], e: Either, g: Linear[Hidden, Time] | Linear[Hidden, Batch]
) -> None:
    reveal_type(x >> f)
    # E: Softmax[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U (Time)
    #    in the operand, which has only (Batch, Hidden) [axes]
    # N: Right operand is of type "Softmax[Hidden] | Softmax[Time]"
    # R: Expr[Tensor[Batch, Hidden]] | Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(e >> relu)  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(e >> f)
    # E: Softmax[Hidden] cannot be applied to Tensor[Batch]: its rule "*A U *B -> *A U *B" needs an axis U (Hidden) in
    #    the operand, which has only (Batch) [axes]
    # E: Softmax[Time] cannot be applied to Tensor[Batch]: its rule "*A U *B -> *A U *B" needs an axis U (Time) in the
    #    operand, which has only (Batch) [axes]
    # E: Softmax[Time] cannot be applied to Tensor[Hidden]: its rule "*A U *B -> *A U *B" needs an axis U (Time) in the
    #    operand, which has only (Hidden) [axes]
    # N: Both left and right operands are unions
    # R: Expr[Tensor[*tuple[Any, ...]]] | Expr[Tensor[Hidden]]
    reveal_type(x >> g)  # R: Expr[Tensor[Batch, Time]] | Expr[Tensor[Batch, Batch]]
    reveal_type(g >> relu)
    # R: Pipeline[def [N] (Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Time]]] | Pipeline[def [N] (Expr[Tensor[*N,
    #    Hidden]]) -> Expr[Tensor[*N, Batch]]]
    reveal_type((relu >> f)(x))
    # E: Softmax[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U (Time)
    #    in the operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[Batch, Hidden]] | Expr[Tensor[*tuple[Any, ...]]]
    reveal_type((f >> relu)(x))
    # E: Softmax[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U (Time)
    #    in the operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[Batch, Hidden]] | Expr[Tensor[*tuple[Any, ...]]]
    x >> (lambda z: z + e)
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch) [axes]
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden) [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"


T = TypeVar("T", bound=Features)
E = TypeVar("E", bound=Either)
C = TypeVar("C", Expr[Tensor[Batch]], Expr[Tensor[Hidden]])


def variables(t: T, e: E, c: C, x: Features, y: Expr[Tensor[Batch]]) -> None:
    reveal_type(t + x)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(2.0 * t)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(t < t)  # R: Expr[BoolTensor[Batch, Hidden]]
    reveal_type(-t)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(t.softmax(axis=Hidden))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(t.sum(Time))
    # E: Sum[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]
    t.sum(1)  # E: Argument 1 to "sum" of "Operators" has incompatible type "int"; expected "type[Axis]" [arg-type]
    t.softmax()  # E: Missing positional argument "axis" in call to "softmax" of "Operators" [call-arg]
    reveal_type(y + e)
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # R: Expr[Tensor[Batch]] | Any
    reveal_type(e + y)
    # E: Add cannot be applied to Tensor[Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Hidden) to equal the axes *A of the second (Batch) [axes]
    # R: Expr[Tensor[Batch]] | Any
    reveal_type(2.0 / e)  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(e.sum())  # R: Expr[Tensor[()]]
    reveal_type(e.sum(Batch))
    # E: Sum[Batch] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has only (Hidden) [axes]
    # R: Expr[Tensor[()]] | Any
    reveal_type(c + y)
    # R: Expr[Tensor[Batch]]
    # E: Add cannot be applied to Tensor[Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Hidden) to equal the axes *A of the second (Batch) [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(t >> relu)  # R: Expr[Tensor[Batch, Hidden]]


def pair(a: E, b: E) -> None:
    reveal_type(a + b)
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # E: Add cannot be applied to Tensor[Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Hidden) to equal the axes *A of the second (Batch) [axes]
    # R: Expr[Tensor[Batch]] | Any | Expr[Tensor[Hidden]]


L = TypeVar("L", bound=Hidden | Time)
K = TypeVar("K", bound=type[Axis])


def variables_of_labels(x: Features, y: Expr[Tensor[Batch, L]], label: type[L], kind: K) -> None:
    reveal_type(y.sum(label))  # R: Expr[Tensor[Batch]]
    reveal_type(x.sum(label))
    # E: Sum[L] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (L) in the
    #    operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(Sum(label)(x))
    # E: Sum[L] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (L) in the
    #    operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.sum(kind))
    # E: Sum[Axis] cannot be applied to Tensor[Batch, Hidden]: Axis stands for any axis, not for one label [axes]
    # R: Any
    reveal_type(Sum(kind)(x))
    # E: Sum[Axis] cannot be applied to Tensor[Batch, Hidden]: Axis stands for any axis, not for one label [axes]
    # R: Any


class Box(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value

    def use(self, x: Features, e: Either) -> None:
        reveal_type(self.value + x)  # R: Expr[Tensor[Batch, Hidden]]

        def nested(z: T) -> None:
            reveal_type(z.sum(Hidden))  # R: Expr[Tensor[Batch]]
            reveal_type(z + e)
            # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs
            #    the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch) [axes]
            # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A"
            #    needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden) [axes]
            # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
            # R: Expr[Tensor[*tuple[Any, ...]]]


class Special(Tensor[Batch, Hidden]):
    def with_other(self, other: Self) -> None:
        reveal_type(self + other)  # R: Tensor[Batch, Hidden]
        reveal_type(other.sum(Hidden))  # R: Tensor[Batch]


@overload
def chosen(x: int) -> Expr[Tensor[Batch]]: ...
@overload
def chosen(x: str) -> Expr[Tensor[Hidden]]: ...
def chosen(x: int | str) -> Either:
    raise ValueError


def other_types(n: Named, y: Expr[Tensor[Batch]], u: int | str, two: Literal[1, 2], e: Either) -> None:
    reveal_type(n + y)  # R: Expr[Tensor[Batch]]
    reveal_type(y - n)  # R: Expr[Tensor[Batch]]
    reveal_type(y + chosen(u))
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
    # R: Expr[Tensor[Batch]] | Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(two * y)  # R: Expr[Tensor[Batch]]
    reveal_type(two * e)  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
