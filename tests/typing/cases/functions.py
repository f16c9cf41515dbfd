"""Operations as functions: passed, mapped, and with labels among the arguments."""

from collections.abc import Callable
from functools import reduce
from typing import Any, TypeVar, reveal_type

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.ops import (
    Add,
    ArgMax,
    CrossEntropy,
    Labelled,
    MatMul,
    Neg,
    Permute,
    PolyOp1,
    Rename,
    Sum,
    concat,
    contract,
    contract_along,
    cross_entropy,
    embed,
    exp,
    one_hot,
    relu,
    softmax,
    where,
)

U = TypeVar("U", bound=Axis)


class Batch(Axis): ...
class Hidden(Axis): ...
class Digit(Axis): ...


def passed(x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch, Hidden], i: IntTensor[Batch]) -> None:
    reveal_type(reduce(Add(), [x, x]))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(reduce(Add(), [p, p]))  # R: Tensor[Batch, Hidden]
    reveal_type(reduce(Add(), [i, i]))  # R: IntTensor[Batch]
    reduce(MatMul(), [p, p])
    # E: Argument 1 to "reduce" has incompatible type "MatMul"; expected "Callable[[Tensor[Batch, Hidden], Tensor[Batch,
    #    Hidden]], Tensor[Batch, Hidden]]" [arg-type]
    # N: "MatMul.__call__" has type overloaded function
    reveal_type(list(map(relu, [x])))  # R: list[Expr[Tensor[Batch, Hidden]]]
    reveal_type(list(map(relu, [p])))  # R: list[Tensor[Batch, Hidden]]
    reveal_type(list(map(Sum(Hidden), [x])))  # R: list[Expr[Tensor[Batch]]]
    reveal_type(list(map(Sum(Batch), [p])))  # R: list[Tensor[Hidden]]
    reveal_type(list(map(ArgMax(Hidden), [p])))  # R: list[IntTensor[Batch]]
    list(map(Sum(Digit), [x]))
    # E: Argument 1 to "map" has incompatible type "Sum[Digit]"; expected "Callable[[Expr[Tensor[Batch, Hidden]]],
    #    Expr[Tensor[Hidden]]]" [arg-type]
    # N: "Sum[Digit].__call__" has type overloaded function
    reveal_type(list(map(Neg(), [i])))  # R: list[IntTensor[Batch]]


def assigned() -> None:
    a: Callable[[Expr[Tensor[Batch]], Expr[Tensor[Batch]]], Expr[Tensor[Batch]]] = Add()
    b: Callable[[Expr[Tensor[Batch]], Expr[Tensor[Batch]]], Expr[Tensor[Hidden]]] = Add()
    # E: Incompatible types in assignment (expression has type "Add", variable has type "Callable[[Expr[Tensor[Batch]],
    #    Expr[Tensor[Batch]]], Expr[Tensor[Hidden]]]") [assignment]
    # N: "Add.__call__" has type overloaded function
    c: Callable[[Tensor[Batch]], Tensor[()]] = Sum(Batch)
    d: Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Hidden]]] = Sum(Batch)
    # E: Incompatible types in assignment (expression has type "Sum[Batch]", variable has type
    #    "Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Hidden]]]") [assignment]
    # N: "Sum[Batch].__call__" has type overloaded function
    e: Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Batch]]] = lambda z: z + z
    f: Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Batch]]] = lambda z: z.sum(Batch)
    # E: Incompatible types in assignment (expression has type "Callable[[Expr[Tensor[Batch]]], Expr[Tensor[()]]]",
    #    variable has type "Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Batch]]]") [assignment]
    # E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Batch]]") [return-value]
    g: Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Hidden]]] = Rename(Batch, Hidden)


def labelled(x: Expr[Tensor[Batch, Digit]], target: IntTensor[Batch], p: Tensor[Batch, Digit], a: Any) -> None:
    reveal_type(cross_entropy)  # R: Labelled[CrossEntropy[Any]]
    reveal_type(cross_entropy(x, target, Digit))  # R: Expr[Tensor[Batch]]
    reveal_type(cross_entropy(p, target, Digit).mean())  # R: Tensor[()]
    reveal_type(softmax(x, Digit))  # R: Expr[Tensor[Batch, Digit]]
    reveal_type(one_hot(target, Digit(10)))  # R: Tensor[Batch, Digit]
    reveal_type(contract_along(x, p, Digit))  # R: Expr[Tensor[Batch, Batch]]
    reveal_type(concat(x, x, Batch, Batch, Hidden))  # R: Expr[Tensor[Hidden, Digit]]
    reveal_type(softmax(x, a))
    # N: the axes of the result of Softmax[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(cross_entropy(*(x, target), Digit))  # R: Expr[Tensor[Batch]]
    cross_entropy(x, target, Hidden)
    # E: CrossEntropy[Hidden] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: of its 2 rules the
    #    nearest, "*A U *B, int *A *B -> *A *B", needs an axis U (Hidden) in the first, which has only (Batch, Digit)
    #    [axes]
    reveal_type(cross_entropy(x, p, Digit))  # R: Expr[Tensor[Batch]]
    reveal_type((x, softmax(p, Digit)) >> CrossEntropy(Digit))  # R: Expr[Tensor[Batch]]
    cross_entropy(x, p.mean(Digit), Digit)
    # E: CrossEntropy[Digit] cannot be applied to Tensor[Batch, Digit] and Tensor[Batch]: of its 2 rules the nearest,
    #    "*A U *B, *A U *B -> *A *B", needs an axis U (Digit) in the second, which has only (Batch); the second lost
    #    Digit on line 96 [axes]
    cross_entropy(x, one_hot(target, Digit(10)).transpose(), Digit)
    # E: CrossEntropy[Digit] cannot be applied to Tensor[Batch, Digit] and Tensor[Digit, Batch]: of its 2 rules the
    #    nearest, "*A U *B, *A U *B -> *A *B", needs the second to have the axes *A U *B (Batch, Digit), not (Digit,
    #    Batch); try second.transpose(), or first.transpose() [axes]
    cross_entropy(x, target.expand_like(p), Digit)
    # E: CrossEntropy[Digit] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch, Digit]: of its 2 rules the
    #    nearest, "*A U *B, int *A *B -> *A *B", needs the second to have the axes *A *B (Batch), not (Batch, Digit);
    #    try as_real(second) [axes]
    cross_entropy(x, Digit)
    # E: CrossEntropy takes 2 operands, then its labels (U); it was given 2 arguments; write cross_entropy(x, …, Digit)
    #    [axes]
    softmax(x)  # E: Softmax takes 1 operand, then its labels (U); it was given 1 argument; try softmax(x, Digit) [axes]
    softmax(x, Hidden)
    # E: Softmax[Hidden] cannot be applied to Tensor[Batch, Digit]: its rule "*A U *B -> *A U *B" needs an axis U
    #    (Hidden) in the operand, which has only (Batch, Digit) [axes]
    softmax(x, Batch, Digit)
    # E: Softmax takes 1 operand, then its labels (U); it was given 3 arguments; write softmax(x, Batch) [axes]


T = TypeVar("T")


def unbound(x: Expr[Tensor[Batch, T]], axis: type[T], label: T) -> None:
    softmax(x, axis)
    # E: Softmax takes labels (U), but the type variable T may stand for any class: give it the bound Axis, as in [T:
    #    Axis] or TypeVar('T', bound=Axis) [axes]
    softmax(x, label)
    # E: Softmax takes 1 operand, then its labels (U); it was given 2 arguments; write softmax(x, …) [axes]


class Pick(PolyOp1[U], rule="A U -> U"): ...


pick = Labelled(Pick)
permute = Labelled(Permute)


def own(x: Expr[Tensor[Batch, Digit]], some: Labelled[Any], many: list[Expr[Tensor[Batch]]]) -> None:
    reveal_type(pick(x, Digit))  # R: Expr[Tensor[Digit]]
    pick(x, Batch)
    # E: Pick[Batch] cannot be applied to Tensor[Batch, Digit]: its rule "A U -> U" needs U (Batch) to be the second
    #    axis of the operand, not (Batch, Digit); try operand.transpose() [axes]
    reveal_type(permute(x, Digit, Batch))  # R: Expr[Tensor[Digit, Batch]]
    permute(x, Digit)
    # E: Permute[Digit] cannot be applied to Tensor[Batch, Digit]: its rule "t *A -> t *P where *P permutes *A" needs *P
    #    (Digit) to be the axes *A (Batch, Digit) in some order; try Digit, Batch in place of Digit [axes]
    reveal_type(some(x, Digit))
    # N: nothing is known of the result: the type of the function does not say which operation it is
    # R: Any
    reveal_type(pick(*many))
    # N: nothing is known of the result of Pick: the number of operands is unknown
    # R: Any


def unlabelled(x: Expr[Tensor[Batch, Digit]], target: IntTensor[Batch], w: Tensor[Digit, Hidden]) -> None:
    reveal_type(relu(x))  # R: Expr[Tensor[Batch, Digit]]
    reveal_type(exp(w))  # R: Tensor[Digit, Hidden]
    reveal_type(contract(x, w))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(embed(target, w))  # R: Tensor[Batch, Hidden]
    reveal_type(where(x < 0.0, 0.0, x))  # R: Expr[Tensor[Batch, Digit]]
    exp(target)
    # E: Exp cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    embed(x, w)
    # E: Embed cannot be applied to Tensor[Batch, Digit] and Tensor[Digit, Hidden]: its rule "int *A, V E -> *A E" needs
    #    the first to be int, not real [axes]
