"""Any: as precise as the rest allows. Operand: axes that only the run time knows."""

import operator
from collections.abc import Callable
from typing import Any, reveal_type

from typedtensor import AnyTensor, Axis, Expr, IntTensor, Operand, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import Add, ArgMax, Embed, Less, MatMul, Permute, Rename, Sum, Where, relu, softmax


class Batch(Axis): ...
class Hidden(Axis): ...
class Out(Axis): ...


def operands(a: Any, x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch], i: Expr[IntTensor[Batch]]) -> None:
    reveal_type(Add()(a, x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Add()(x, a))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Add()(p, a))
    # N: nothing is known of the result of Add: the second is Any; annotate it
    # R: Any
    reveal_type(Add()(a, a))
    # N: nothing is known of the result of Add: the first is Any; annotate it
    # R: Any
    reveal_type(MatMul()(x, a))
    # N: the axes of the result of MatMul are not known: the second is Any; annotate it
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(MatMul()(a, x))
    # N: the axes of the result of MatMul are not known: the first is Any; annotate it
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(Embed()(i, a))
    # N: the axes of the result of Embed are not known: the second is Any; annotate it
    # R: Expr[Tensor[*tuple[Any, ...]]]
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
    reveal_type(x.sum(a))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(Sum(a)(x))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(Rename(Batch, a)(x))
    # N: the axes of the result of Rename[Batch, Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.slice(a, Hidden, a))
    # N: the axes of the result of SliceAlong[Any, Hidden] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]


def any_tensor(t: AnyTensor, x: Expr[AnyTensor]) -> None:
    t + t  # E: Add cannot be applied to AnyTensor and AnyTensor: AnyTensor has no statically known axes [axes]
    x.sum(Batch)  # E: Sum[Batch] cannot be applied to AnyTensor: AnyTensor has no statically known axes [axes]


def any_axis(label: type[Axis], axis: Axis, x: Expr[Tensor[Batch]]) -> None:
    x.sum(label)  # E: Sum[Axis] cannot be applied to Tensor[Batch]: Axis stands for any axis, not for one label [axes]
    x.expand(axis)
    # E: Expand[Axis] cannot be applied to Tensor[Batch]: Axis stands for any axis, not for one label [axes]
    Sum(label)(x)  # E: Sum[Axis] cannot be applied to Tensor[Batch]: Axis stands for any axis, not for one label [axes]


def run_time(o: Operand, x: Expr[Tensor[Batch]], p: Tensor[Batch], a: Any) -> None:
    reveal_type(o + o)  # R: Operand[Any]
    reveal_type(o * 2.0)  # R: Operand[Any]
    reveal_type(2.0 / o)  # R: Operand[Any]
    reveal_type(o + x)  # R: Operand[Any]
    reveal_type(p + o)  # R: Operand[Any]
    reveal_type(-o)  # R: Operand[Any]
    reveal_type(o.sum(Hidden).max(Batch))  # R: Operand[Any]
    reveal_type(o < 1.0)  # R: Operand[Any]
    reveal_type(MatMul()(o, x))  # R: Operand[Any]
    reveal_type(o @ a)
    # R: Any
    # N: nothing is known of the result of MatMul: the second is Any; annotate it
    o + "a"
    # E: Add applies to tensors, expressions and Python numbers, not to str: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]


def labels_of(o: Operand, labels: list[type[Batch]]) -> Operand:
    return o.sum(*o.axes)


def not_said(
    a: Any, c: type[Any], k: type, u: type[Batch] | Any, x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch], m: list[Any]
) -> None:
    reveal_type(x.sum(c))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.sum(k))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.sum(u))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[Hidden]] | Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(softmax(x, c))
    # N: the axes of the result of Softmax[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(softmax(a, Hidden))
    # N: nothing is known of the result of Softmax[Hidden]: the operand is Any; annotate it
    # R: Any
    reveal_type(Permute(c, Batch)(x))
    # N: the axes of the result of Permute[Any, Batch] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(MatMul()(x, *m))
    # N: the axes of the result of MatMul are not known: the second is Any; annotate it
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(MatMul()(*a))
    # N: nothing is known of the result of MatMul: the first is Any; annotate it
    # R: Any
    reveal_type(x.eq(a))  # R: Expr[BoolTensor[Batch, Hidden]]
    reveal_type(p.eq(a))
    # N: nothing is known of the result of Equal: the second is Any; annotate it
    # R: Any
    reveal_type(operator.add(x, a))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(relu(a))
    # N: nothing is known of the result of ReLU: the operand is Any; annotate it
    # R: Any
    reveal_type(abs(a))  # R: Any
    x.sum(c)  # type: ignore[axes-unknown]


def said_before(x: Expr[Tensor[Batch, Hidden]], labels: list[type[Batch]]) -> None:
    summed = x.sum(*labels)  # N: nothing is known of the result of sum(): the number of labels is unknown
    MatMul()(x, summed)
    wrong = x.sum(Out)
    # E: Sum[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in
    #    the operand, which has only (Batch, Hidden) [axes]
    MatMul()(x, wrong)
    relu(wrong)


def by_mypy(x: Expr[Tensor[Batch, Hidden]], a: Any) -> None:
    # mypy asks no plugin about an operator with an operand that is Any: `typedtensor coverage` counts it.
    reveal_type(x * a)
    # R: Any
    # N: nothing is known of the result of Mul: the second is Any; annotate it
    reveal_type(a * x)
    # R: Any
    # N: nothing is known of the result of Mul: the first is Any; annotate it
    reveal_type(x >> a)  # R: Any


def stages(f: Callable[[Expr[Tensor[Batch]]], Any], x: Expr[Tensor[Batch]]) -> None:
    reveal_type(x >> f)  # R: Any
    reveal_type(relu >> f >> Sum(Batch))
    # N: nothing is known of the result of Sum[Batch]: the operand is Any; annotate it
    # R: Pipeline[def (Expr[Tensor[Batch]]) -> Any]
    reveal_type(relu >> f >> Linear(Hidden, Out))
    # R: Pipeline[def (Expr[Tensor[Batch]]) -> Expr[Tensor[*tuple[Any, ...], Out]]]
    # E: the size of Hidden is needed here: write Hidden(64), or declare class Hidden(Axis, size=64) [axes-size]
    # E: the size of Out is needed here: write Out(64), or declare class Out(Axis, size=64) [axes-size]
    reveal_type(relu >> (lambda y: f(y)) >> relu)
    # R: Pipeline[def [A] (Expr[Tensor[*A]]) -> Expr[Tensor[*tuple[Any, ...]]]]
    # E: Argument 1 has incompatible type "Expr[Tensor[*A]]"; expected "Expr[Tensor[Batch]]" [arg-type]
