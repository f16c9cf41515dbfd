"""Operations called, with operands of every sort."""

from typing import reveal_type

from typedtensor import Axis, BoolTensor, Const, Expr, Input, IntTensor, Operand, Tensor
from typedtensor import Valid as Valid  # a rule names it
from typedtensor.ops import (
    Add,
    ArgMax,
    Contract,
    ContractAlong,
    Embed,
    Flatten,
    Less,
    MatMul,
    Mul,
    Outer,
    Permute,
    PolyOp1,
    PolyOp2,
    Rename,
    Sum,
    Unflatten,
    Where,
)


class Batch(Axis): ...
class Hidden(Axis): ...
class Out(Axis): ...
class Pixel(Axis): ...


class Twice(PolyOp1, rule="*A -> *A"): ...
class Convolve(PolyOp2, rule="*A H, K -> *A Valid[H, K]"): ...
class DropHidden(PolyOp1, rule="*A @Hidden -> *A"): ...
class Swap(PolyOp1, rule="A B -> B A"): ...


def accepted(
    x: Expr[Tensor[Batch, Hidden]],
    p: Tensor[Batch, Hidden],
    w: Expr[Tensor[Hidden, Out]],
    i: IntTensor[Batch],
    e: Tensor[Pixel, Hidden],
    b: BoolTensor[Batch, Hidden],
    deep: Expr[Tensor[Batch, Out, Out, Out, Out, Hidden]],
    n: Input[Tensor[Batch, Hidden]],
) -> None:
    reveal_type(Add()(p, p))  # R: Tensor[Batch, Hidden]
    reveal_type(Add()(x, p))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Sum(Hidden))  # R: Sum[Hidden]
    reveal_type(Sum(Hidden)(x))  # R: Expr[Tensor[Batch]]
    reveal_type(Sum(Hidden)(deep))  # R: Expr[Tensor[Batch, Out, Out, Out, Out]]
    reveal_type(Rename(Hidden, Out)(p))  # R: Tensor[Batch, Out]
    reveal_type(ContractAlong(Hidden)(x, w))  # R: Expr[Tensor[Batch, Out]]
    reveal_type(Contract()(x, w))  # R: Expr[Tensor[Batch, Out]]
    reveal_type(Outer()(x, w))  # R: Expr[Tensor[Batch, Hidden, Hidden, Out]]
    reveal_type(DropHidden()(x))  # R: Expr[Tensor[Batch]]
    reveal_type(Embed()(i, e))  # R: Tensor[Batch, Hidden]
    reveal_type(ArgMax(Hidden)(x))  # R: Expr[IntTensor[Batch]]
    reveal_type(Flatten(Batch, Hidden)(x))  # R: Expr[Tensor[Flat[Batch, Hidden]]]
    reveal_type(Unflatten(Batch, Hidden)(Flatten(Batch, Hidden)(x)))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Convolve()(x, Const(Tensor[Pixel]([1.0]))))  # R: Expr[Tensor[Batch, Valid[Hidden, Pixel]]]
    reveal_type(Permute(Hidden, Batch))  # R: Permute[Hidden, Batch]
    reveal_type(Permute(Hidden, Batch)(x))  # R: Expr[Tensor[Hidden, Batch]]
    reveal_type(Where()(b, x, 0.0))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Swap()(n))  # R: Expr[Tensor[Hidden, Batch]]
    reveal_type(Add()(*(x, p)))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Add()(x, *(p,)))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Add().__call__(x, x))  # R: Expr[Tensor[Batch, Hidden]]


def many(xs: list[Expr[Tensor[Batch]]], pair: tuple[Expr[Tensor[Batch]], Tensor[Batch]]) -> None:
    reveal_type(Add()(*xs))  # R: Expr[Tensor[Batch]]
    reveal_type(Add()(*pair))  # R: Expr[Tensor[Batch]]
    reveal_type([Twice()(x) for x in xs])  # R: list[Expr[Tensor[Batch]]]


def rejected(
    x: Expr[Tensor[Batch, Hidden]],
    y: Expr[Tensor[Batch]],
    h: Tensor[Hidden],
    d: Expr[Tensor[Batch, Batch]],
    s: Tensor[()],
    i: IntTensor[Batch],
    b: BoolTensor[Batch],
) -> None:
    MatMul()(x, s)
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[()]: its rule "*N A, A B -> *N B" needs 2 axes in
    #    the second, which has none; try first * second [axes]
    Sum(Batch)(d)
    # E: Sum[Batch] cannot be applied to Tensor[Batch, Batch]: its rule "t *A U *B -> t *A *B" needs U (Batch) exactly
    #    once in the operand, which has it 2 times [axes]
    DropHidden()(y)
    # E: DropHidden cannot be applied to Tensor[Batch]: its rule "*A @Hidden -> *A" needs an axis Hidden in the operand,
    #    which has only (Batch) [axes]
    ArgMax(Batch)(b)
    # E: ArgMax[Batch] cannot be applied to BoolTensor[Batch]: its rule "t *A U *B -> int *A *B where t not in bool"
    #    needs an operand that is not bool; try as_int(operand) [axes]
    Embed()(h, x)
    # E: Embed cannot be applied to Tensor[Hidden] and Tensor[Batch, Hidden]: its rule "int *A, V E -> *A E" needs the
    #    first to be int, not real [axes]
    ContractAlong(Hidden)(x, y)
    # E: ContractAlong[Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "*A U *B, *C U *D
    #    -> *A *B *C *D" needs an axis U (Hidden) in the second, which has only (Batch) [axes]
    Contract()(d, x)
    # E: Contract cannot be applied to Tensor[Batch, Batch] and Tensor[Batch, Hidden]: its rule "*A, *B -> *A ^ *B"
    #    needs every axis at most once in (Batch, Batch) for *A ^ *B [axes]
    Add()(b, i)
    # E: Add cannot be applied to BoolTensor[Batch] and IntTensor[Batch]: its rule "t *A?, t *A? -> t *A" needs its
    #    operands to be of one kind, not bool and int; try as_int(first) [axes]
    Less()(i, h)
    # E: Less cannot be applied to IntTensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> bool *A" needs its
    #    operands to be of one kind, not int and real [axes]
    Unflatten(Batch, Hidden)(x)
    # E: Unflatten[Batch, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A Flat[U, V] *B -> t *A U V
    #    *B" needs an axis Flat[U, V] (Flat[Batch, Hidden]) in the operand, which has only (Batch, Hidden) [axes]
    Swap()(y)
    # E: Swap cannot be applied to Tensor[Batch]: its rule "A B -> B A" needs 2 axes in the operand, which has 1 (Batch)
    #    [axes]
    Twice()("x")
    # E: Twice applies to tensors, expressions and Python numbers, not to str: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    Twice()(Twice())
    # E: Twice applies to tensors, expressions and Python numbers, not to Twice: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    Rename(Batch, Hidden)(x)
    # E: Rename[Batch, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B where V not
    #    in *A *B" needs V (Hidden) not to be among *A *B (Hidden) [axes]
    Sum(int)  # E: Argument 1 to "Sum" has incompatible type "type[int]"; expected "type[Axis]" [arg-type]
    Sum(Hidden, Batch)
    Permute(Hidden, int)
    # E: Argument 2 to "Permute" has incompatible type "type[int]"; expected "type[Axis]" [arg-type]


def unions(
    u: Expr[Tensor[Batch]] | Expr[Tensor[Batch, Hidden]],
    v: Expr[Tensor[Batch]] | Tensor[Batch],
    o: Tensor[Batch] | None,
    x: Expr[Tensor[Batch]],
    op: Add | Mul,
) -> None:
    reveal_type(u.sum(Batch))  # R: Expr[Tensor[()]] | Expr[Tensor[Hidden]]
    reveal_type(u * 2.0)  # R: Expr[Tensor[Batch]] | Expr[Tensor[Batch, Hidden]]
    u.sum(Hidden)
    # E: Sum[Hidden] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in the
    #    operand, which has only (Batch) [axes]
    reveal_type(Twice()(u))  # R: Expr[Tensor[Batch]] | Expr[Tensor[Batch, Hidden]]
    reveal_type(Add()(v, x))  # R: Expr[Tensor[Batch]]
    reveal_type(v + x)  # R: Expr[Tensor[Batch]]
    reveal_type(x + v)  # R: Expr[Tensor[Batch]]
    reveal_type(op(x, x))  # R: Expr[Tensor[Batch]]
    Twice()(o)
    # E: Twice applies to tensors, expressions and Python numbers, not to None: test what may be None first, as in if x
    #    is not None [axes]


def joined(p: Tensor[Batch], q: Tensor[Hidden], w: Tensor[Batch, Hidden], x: Expr[Tensor[Batch]], flag: bool) -> None:
    for t in [p, q]:
        reveal_type(t)  # R: Tensor[Axis]
        Add()(t, t)
        # E: Add cannot be applied to Tensor[Axis] and Tensor[Axis]: Axis stands for any axis, not for one label [axes]
    for m in [p, w]:
        m + 1.0
        # E: Add cannot be applied to Tensor[*tuple[Batch | Hidden, ...]] and float: neither the number nor the order of
        #    its axes is known, as where different tensors are mixed [axes]
    either = Sum(Batch) if flag else Sum(Hidden)
    either(x)
    # E: Sum[Hidden] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in the
    #    operand, which has only (Batch) [axes]
    reveal_type({"a": Sum(Batch)}["a"](x))  # R: Expr[Tensor[()]]


def narrowed(x: Expr[Tensor[Batch, Hidden]]) -> None:
    if isinstance(x, Input):
        reveal_type(x + x)  # R: Expr[Any]


def unknown(op: PolyOp1, x: Expr[Tensor[Batch]], other: PolyOp2) -> None:
    reveal_type(op(x))
    # N: nothing is known of the result of PolyOp1, which states no rule
    # R: Any
    for made in [Add(), MatMul()]:
        reveal_type(made(x, x))
        # N: nothing is known of the result of PolyOp2, which states no rule
        # R: Any


class Layer:
    def __init__(self) -> None:
        self.norm = Sum(Hidden)
        self.op: Add = Add()

    def __call__(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch]]:
        y = self.norm(x)
        reveal_type(y)  # R: Expr[Tensor[Batch]]
        return self.op(y, y)


def annotated(x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Hidden]]:
    return x.sum(Hidden)
    # E: Incompatible return value type (got "Expr[Tensor[Batch]]", expected "Expr[Tensor[Hidden]]") [return-value]


class Scale(PolyOp1, rule="*A -> *A"):
    """Gradients act on operands whose axes only the run time knows."""

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(dy * x)  # R: Operand[Tensor[*A]]
        reveal_type(2.0 * dy.sum() - Sum(Hidden)(x))
        # R: Operand[Tensor[*tuple[Any, ...]]]
        # E: Sum[Hidden] cannot be applied to Tensor[*A]: its rule "t *A U *B -> t *A *B" needs U (Hidden) in the
        #    operand (*A), which cannot be decided: *A stands for unknown axes [axes]
        reveal_type(dy.rename(Hidden, Out))
        # E: Rename[Hidden, Out] cannot be applied to Tensor[*A]: its rule "t *A U *B -> t *A V *B" needs U (Hidden) in
        #    the operand (*A), which cannot be decided: *A stands for unknown axes [axes]
        # R: Operand[Tensor[*tuple[Any, ...]]]
        dy * "x"
        # E: Mul applies to tensors, expressions and Python numbers, not to str: wrap arrays with their axes, as in
        #    Tensor[Batch, Hidden](array) [axes]
        return dy * x * 2.0
