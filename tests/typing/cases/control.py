"""Branches, loops and patterns: where different axes meet, it is said."""

from typing import Any, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Operand, Tensor
from typedtensor.ops import PolyOp1, Softmax, Sum, relu, softmax, tanh, where

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)


class Batch(Axis): ...
class Hidden(Axis): ...
class Out(Axis): ...


def conditional(x: Expr[Tensor[Batch, Hidden]], flag: bool) -> None:
    reveal_type(x if flag else x + 1.0)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type((x if flag else x + 1.0).sum(Batch))  # R: Expr[Tensor[Hidden]]


def conditional_of_different_axes(x: Expr[Tensor[Batch]], y: Expr[Tensor[Hidden]], flag: bool) -> None:
    z = x if flag else y
    reveal_type(z)  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    reveal_type(z + 1.0)  # R: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    z.sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has only (Hidden) [axes]
    z + x
    # E: Add cannot be applied to Tensor[Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Hidden) to equal the axes *A of the second (Batch) [axes]
    # N: Left operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"


def conditional_of_different_ranks(x: Expr[Tensor[Batch, Hidden]], flag: bool) -> None:
    z = x.sum(Batch) if flag else x
    reveal_type(z.sum(Hidden))  # R: Expr[Tensor[()]] | Expr[Tensor[Batch]]
    z.sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has only (Hidden) [axes]


def conditional_operation(x: Expr[Tensor[Batch]], flag: bool) -> None:
    activate = relu if flag else tanh
    reveal_type(activate(x))  # R: Expr[Tensor[Batch]]
    reveal_type(x >> activate)  # R: Expr[Tensor[Batch]]


def conditional_labelled_operation(x: Expr[Tensor[Batch, Hidden]], flag: bool) -> None:
    reduce_ = Sum(Batch) if flag else Sum(Hidden)
    reveal_type(reduce_(x))  # R: Expr[Tensor[Hidden]] | Expr[Tensor[Batch]]
    reduce_(x.sum(Batch))
    # E: Sum[Batch] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has only (Hidden); the operand lost Batch on line 52 [axes]


def conditional_label(x: Expr[Tensor[Batch, Hidden]], flag: bool) -> None:
    reveal_type(x.sum(Batch if flag else Hidden))  # R: Expr[Tensor[Hidden]] | Expr[Tensor[Batch]]
    reveal_type(softmax(x, Batch if flag else Hidden))  # R: Expr[Tensor[Batch, Hidden]]
    x.sum(Batch if flag else Out)
    # E: Sum[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in
    #    the operand, which has only (Batch, Hidden) [axes]


def conditional_label_of_an_operation(x: Expr[Tensor[Batch, Hidden]], flag: bool) -> None:
    reveal_type(Sum(Batch if flag else Hidden)(x))  # R: Expr[Tensor[Hidden]] | Expr[Tensor[Batch]]


def label_in_a_loop(x: Expr[Tensor[Batch, Hidden]]) -> None:
    for label in (Batch, Hidden):
        reveal_type(x.softmax(label))  # R: Expr[Tensor[Batch, Hidden]]
        reveal_type(x.sum(label))  # R: Expr[Tensor[Hidden]] | Expr[Tensor[Batch]]


def label_in_a_loop_over_a_list(x: Expr[Tensor[Batch, Hidden]]) -> None:
    for label in [Batch, Hidden]:
        x.softmax(label)
        # E: Softmax[Axis] cannot be applied to Tensor[Batch, Hidden]: Axis stands for any axis, not for one label
        #    [axes]


def label_unknown(x: Expr[Tensor[Batch, Hidden]], label: type[Axis]) -> None:
    x.softmax(label)
    # E: Softmax[Axis] cannot be applied to Tensor[Batch, Hidden]: Axis stands for any axis, not for one label [axes]


def accumulated(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    total = x
    for _ in range(3):
        total = total + x
    return total


def accumulated_of_another_axis(x: Expr[Tensor[Batch]], y: Expr[Tensor[Hidden]]) -> Expr[Tensor[Batch]]:
    total = x
    for _ in range(3):
        total = total + y
        # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes
        #    *A of the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    return total


def reassigned(x: Expr[Tensor[Batch, Hidden]]) -> None:
    y = x
    y = y.sum(Batch)
    # E: Incompatible types in assignment (expression has type "Expr[Tensor[Hidden]]", variable has type
    #    "Expr[Tensor[Batch, Hidden]]") [assignment]


def reduced_in_a_loop(x: Expr[Tensor[Batch, Hidden]]) -> None:
    while True:
        x = x.sum(Batch)
        # E: Incompatible types in assignment (expression has type "Expr[Tensor[Hidden]]", variable has type
        #    "Expr[Tensor[Batch, Hidden]]") [assignment]


def augmented(x: Expr[Tensor[Batch]], y: Expr[Tensor[Hidden]]) -> None:
    x += 1.0
    x *= x
    x += y
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    x @= x
    # E: MatMul cannot be applied to Tensor[Batch] and Tensor[Batch]: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has 1 (Batch) [axes]


def matched(x: Expr[Tensor[Batch]] | Tensor[Batch]) -> None:
    match x:
        case Expr():
            reveal_type(x)  # R: Expr[Tensor[Batch]]
            reveal_type(x.sum(Batch))  # R: Expr[Tensor[()]]
        case Tensor():
            reveal_type(x)  # R: Tensor[Batch]
            x.sum(Hidden)
            # E: Sum[Hidden] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U
            #    (Hidden) in the operand, which has only (Batch) [axes]


def matched_by_kind(x: Tensor[Batch] | IntTensor[Batch]) -> None:
    match x:
        case IntTensor():
            reveal_type(x + 1)  # R: IntTensor[Batch]
        case _:
            reveal_type(x + 1)  # R: Tensor[Batch]


def matched_value(x: Expr[Tensor[Batch, Hidden]], how: str) -> None:
    match how:
        case "batch":
            y = x.sum(Batch)
        case "hidden":
            y = x.sum(Hidden)
            # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch]]", variable has type
            #    "Expr[Tensor[Hidden]]") [assignment]
        case _:
            y = x
            # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch, Hidden]]", variable has type
            #    "Expr[Tensor[Hidden]]") [assignment]


def matched_tuple(pair: tuple[Expr[Tensor[Batch]], Expr[Tensor[Hidden]]]) -> None:
    match pair:
        case (a, b):
            reveal_type(a)  # R: Expr[Tensor[Batch]]
            a + b
            # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
            #    axes *A of the first (Batch) to equal the axes *A of the second (Hidden) [axes]


def narrowed(x: Expr[Tensor[Batch]] | float) -> None:
    reveal_type(x * 2.0)  # R: Expr[Tensor[Batch]] | float
    if isinstance(x, Expr):
        reveal_type(x.sum(Batch))  # R: Expr[Tensor[()]]
    else:
        reveal_type(x)  # R: float


def union_of_operands(x: Expr[Tensor[Batch]] | Tensor[Batch], y: Tensor[Batch]) -> None:
    reveal_type(x + y)  # R: Expr[Tensor[Batch]] | Tensor[Batch]
    reveal_type(y + x)  # R: Expr[Tensor[Batch]] | Tensor[Batch]
    reveal_type(x + x)  # R: Expr[Tensor[Batch]] | Tensor[Batch]


def union_of_kinds(x: Tensor[Batch] | IntTensor[Batch]) -> None:
    reveal_type(x.sum(Batch))  # R: Tensor[()] | IntTensor[()]
    reveal_type(x + 1)  # R: Tensor[Batch] | IntTensor[Batch]
    x + 1.5
    # E: Add cannot be applied to IntTensor[Batch] and float: its rule "t *A?, t *A? -> t *A" needs its operands to be
    #    of one kind, not int and real; try as_real(first) [axes]
    # N: Left operand is of type "Tensor[Batch] | IntTensor[Batch]"


def union_that_does_not_fit(x: Tensor[Batch] | Tensor[Hidden], y: Tensor[Batch]) -> None:
    x + y
    # E: Add cannot be applied to Tensor[Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Hidden) to equal the axes *A of the second (Batch) [axes]
    # N: Left operand is of type "Tensor[Batch] | Tensor[Hidden]"


def branches(x: Expr[Tensor[Batch, Hidden]], flag: bool) -> Expr[Tensor[Batch]]:
    if flag:
        return x.sum(Hidden)
    return x.sum(Batch)
    # E: Incompatible return value type (got "Expr[Tensor[Hidden]]", expected "Expr[Tensor[Batch]]") [return-value]


def walrus(x: Expr[Tensor[Batch, Hidden]]) -> None:
    if (y := x.sum(Batch)).axes:
        reveal_type(y)  # R: Expr[Tensor[Hidden]]
        y.sum(Batch)
        # E: Sum[Batch] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in
        #    the operand, which has only (Hidden) [axes]


def tried(x: Expr[Tensor[Batch, Hidden]]) -> None:
    try:
        y = x.sum(Hidden)
    except ValueError:
        y = x
        # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch, Hidden]]", variable has type
        #    "Expr[Tensor[Batch]]") [assignment]
    finally:
        x.sum(Out)
        # E: Sum[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out)
        #    in the operand, which has only (Batch, Hidden) [axes]


def operand_of_run_time(o: Operand, x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    return o + x
    # E: Incompatible return value type (got "Operand[Any]", expected "Expr[Tensor[Batch]]") [return-value]


def operand_assigned(o: Operand) -> None:
    y: Expr[Tensor[Batch]] = o * 2.0
    # E: Incompatible types in assignment (expression has type "Operand[Any]", variable has type "Expr[Tensor[Batch]]")
    #    [assignment]


def asserted(o: Operand) -> None:
    assert isinstance(o, Expr)
    reveal_type(o)  # R: Expr[Any]
    reveal_type(o.sum(Batch))  # R: Expr[Any]


def masked(x: Expr[Tensor[Batch, Hidden]], m: Expr[BoolTensor[Batch, Hidden]], v: Expr[BoolTensor[Batch]]) -> None:
    reveal_type(where(m, x, 0.0))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(where(x < 0.0, 0.0, x))  # R: Expr[Tensor[Batch, Hidden]]
    where(v, x, 0.0)
    # E: Where cannot be applied to BoolTensor[Batch] and Tensor[Batch, Hidden] and float: its rule "bool *A, t *A?, t
    #    *A? -> t *A" needs the axes *A of the first (Batch) to equal the axes *A of the second (Batch, Hidden) [axes]
    where(x, x, x)
    # E: Where cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule
    #    "bool *A, t *A?, t *A? -> t *A" needs the first to be bool, not real [axes]


def truth(x: Expr[Tensor[Batch]], t: Tensor[()]) -> None:
    reveal_type(x < 0.0)  # R: Expr[BoolTensor[Batch]]
    reveal_type(t < 0.0)  # R: BoolTensor[()]
    reveal_type(0.0 < x < 1.0)
    # R: Expr[BoolTensor[Batch]]
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value; for a chain of comparisons, write (low < x) & (x < high) [axes-truth]
    reveal_type(not x)
    # R: bool
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]


def deleted(x: Any, y: Expr[Tensor[Batch]]) -> None:
    y = x
    reveal_type(y)  # R: Expr[Tensor[Batch]]
    y.sum(Hidden)
    # E: Sum[Hidden] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in the
    #    operand, which has only (Batch) [axes]


def operation_by_type(op: type[Sum[Batch]], x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(op(Batch)(x))  # R: Expr[Tensor[Hidden]]


def operation_of_any_label(op: Softmax[U], x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
    return op(x)


def some_operation(op: PolyOp1, x: Expr[Tensor[Batch]]) -> None:
    reveal_type(op(x))
    # N: nothing is known of the result of PolyOp1, which states no rule
    # R: Any
