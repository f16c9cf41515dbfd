"""Any: as precise as the rest allows. Operand: axes that only the run time knows."""

from typing import Any, reveal_type

from typedtensor import AnyTensor, Axis, Expr, IntTensor, Operand, Tensor
from typedtensor.ops import Add, ArgMax, Embed, Less, MatMul, Rename, SumAlong, Where


class Batch(Axis): ...
class Hidden(Axis): ...


def operands(a: Any, x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch], i: Expr[IntTensor[Batch]]) -> None:
    reveal_type(Add()(a, x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Add()(x, a))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Add()(p, a))  # R: Any
    reveal_type(Add()(a, a))  # R: Any
    reveal_type(MatMul()(x, a))  # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(MatMul()(a, x))  # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(Embed()(i, a))  # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(Less()(x, a))  # R: Expr[BoolTensor[Batch, Hidden]]
    reveal_type(Where()(a, x, 1.0))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Where()(a, i, 1))  # R: Expr[IntTensor[Batch]]
    reveal_type(Add()(i, a))  # R: Expr[IntTensor[Batch]]
    reveal_type(Add()(Expr[Any].__new__(Expr), 1))  # R: Expr[Any]


def bare(t: Tensor[*tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], p: Tensor[Batch], i: IntTensor[Any]) -> None:
    reveal_type(t + p)  # R: Tensor[Batch]
    reveal_type(x + p)  # R: Expr[Tensor[Batch]]
    reveal_type(t.sum(Batch))  # R: Tensor[*tuple[Any, ...]]
    reveal_type(x @ t)  # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(ArgMax(Batch)(t))  # R: IntTensor[*tuple[Any, ...]]
    reveal_type(i + i)  # R: IntTensor[*tuple[Any, ...]]
    i + p
    # E: Add cannot be applied to IntTensor and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" needs its operands to be
    #    of one kind, not int and real [axes]


def labels(a: Any, x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(x.sum(a))  # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(SumAlong(a)(x))  # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(Rename(Batch, a)(x))  # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.slice(a, Hidden, a))  # R: Expr[Tensor[*tuple[Any, ...]]]


def any_tensor(t: AnyTensor, x: Expr[AnyTensor]) -> None:
    t + t  # E: Add cannot be applied to AnyTensor and AnyTensor: AnyTensor has no statically known axes [axes]
    x.sum(Batch)  # E: SumAlong[Batch] cannot be applied to AnyTensor: AnyTensor has no statically known axes [axes]


def any_axis(label: type[Axis], axis: Axis, x: Expr[Tensor[Batch]]) -> None:
    x.sum(label)
    # E: SumAlong[Axis] cannot be applied to Tensor[Batch]: Axis stands for any axis, not for one label [axes]
    x.expand(axis)
    # E: Expand[Axis] cannot be applied to Tensor[Batch]: Axis stands for any axis, not for one label [axes]
    SumAlong(label)(x)
    # E: SumAlong[Axis] cannot be applied to Tensor[Batch]: Axis stands for any axis, not for one label [axes]


def run_time(o: Operand, x: Expr[Tensor[Batch]], p: Tensor[Batch], a: Any) -> None:
    reveal_type(o + o)  # R: Operand
    reveal_type(o * 2.0)  # R: Operand
    reveal_type(2.0 / o)  # R: Operand
    reveal_type(o + x)  # R: Operand
    reveal_type(p + o)  # R: Operand
    reveal_type(-o)  # R: Operand
    reveal_type(o.sum(Hidden).max(Batch))  # R: Operand
    reveal_type(o < 1.0)  # R: Operand
    reveal_type(MatMul()(o, x))  # R: Operand
    reveal_type(o @ a)  # R: Any
    o + "a"
    # E: Add applies to tensors, expressions and Python numbers, not to str: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]


def labels_of(o: Operand, labels: list[type[Batch]]) -> Operand:
    return o.sum(*o.axes)
