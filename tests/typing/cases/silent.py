"""Where types are lost, it is said."""

import functools
from collections.abc import Callable
from typing import Any, ParamSpec, TypedDict, TypeVar, reveal_type

from typedtensor import Axis, Expr, Operand, Tensor, checkpoint
from typedtensor.control import call
from typedtensor.core.axes import Label
from typedtensor.ops import Sum, relu, ruled, softmax


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...


class OfHidden(TypedDict):
    axis: type[Hidden]


P = ParamSpec("P")
R = TypeVar("R")
U = TypeVar("U", bound=Axis)
Features = Expr[Tensor[Batch, Hidden]]
Anything = Any


def timed(function: Callable[P, R]) -> Callable[P, R]:
    return function


def applied(function: Callable[..., R], *arguments: object) -> R:
    return function(*arguments)


class Timed:
    def __init__(self, function: Callable[P, R]) -> None: ...


@ruled("*A U *B -> *A *B")
def summed(x: Operand, axis: type[U], /, scale: float = 1.0) -> Operand:
    return x.sum(axis) * scale


class Model:
    @ruled("*A U *B -> *A *B")
    def both(self, x: Operand, axis: type[U], /) -> Operand:
        return x.sum(axis)

    @ruled("*A U *B, *A *B -> *A *B")
    def first(self, x: Operand, y: Operand, /, axis: type[U]) -> Operand:
        return x.sum(axis) + y

    @staticmethod
    @ruled("*A -> *A")
    def same(x: Operand, /) -> Operand:
        return x


def positional_only(x: Features, y: Expr[Tensor[Batch]], m: Model) -> None:
    reveal_type(summed(x, Hidden))  # R: Expr[Tensor[Batch]]
    reveal_type(summed(x, Batch, scale=2.0))  # R: Expr[Tensor[Hidden]]
    reveal_type(summed(*(x, Hidden)))  # R: Expr[Tensor[Batch]]
    reveal_type(summed(x, Time))
    # E: summed[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(m.both(x, Batch))  # R: Expr[Tensor[Hidden]]
    reveal_type(Model.both(m, x, Batch))  # R: Expr[Tensor[Hidden]]
    reveal_type(m.first(x, y, axis=Hidden))  # R: Expr[Tensor[Batch]]
    reveal_type(m.first(x, y, Batch))
    # E: first[Batch] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "*A U *B, *A *B -> *A *B"
    #    needs the second to have the axes *A *B (Hidden), not (Batch); try Hidden in place of Batch [axes]
    # R: Expr[Tensor[Batch]]
    reveal_type(Model.same(x))  # R: Expr[Tensor[Batch, Hidden]]
    summed(x)  # E: Too few arguments for "summed" [call-arg]
    summed(x, axis=Hidden)  # E: Unexpected keyword argument "axis" for "summed" [call-arg]


def from_keywords(x: Features, t: OfHidden, d: dict[str, type[Hidden]], a: Any, l: dict[str, type[Axis]]) -> None:
    reveal_type(x.softmax(axis=Hidden))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x.softmax(**t))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x.softmax(**d))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x.sum(**d))  # R: Expr[Tensor[()]]
    reveal_type(x.softmax(**a))
    # N: the axes of the result of Softmax[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.softmax(**l))
    # E: Softmax[Axis] cannot be applied to Tensor[Batch, Hidden]: Axis stands for any axis, not for one label [axes]
    # R: Any
    reveal_type(x.rename(Hidden, new=Time))  # R: Expr[Tensor[Batch, Time]]


def labels(x: Features, a: Any, t: type[Any], k: type, n: Label, s: Anything) -> None:
    for axis in x.tensor_type.axes:
        reveal_type(x.sum(axis))
        # N: the axes of the result of Sum[Any] are not known: not all of its labels are
        # R: Expr[Tensor[*tuple[Any, ...]]]
        reveal_type(Sum(axis)(x))
        # N: the axes of the result of Sum[Any] are not known: not all of its labels are
        # R: Expr[Tensor[*tuple[Any, ...]]]
        reveal_type(softmax(x, axis))
        # N: the axes of the result of Softmax[Any] are not known: not all of its labels are
        # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.sum(a))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.sum(t))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.sum(k))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.sum(n))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.sum(s))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(relu(s))
    # N: nothing is known of the result of ReLU: the operand is Any; annotate it
    # R: Any
    reveal_type(summed(x, n))
    # N: the axes of the result of summed[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]


def passed(x: Features, y: Any) -> None:
    reveal_type(timed(x.sum)(Hidden))
    # R: Operand[Any]
    # N: the axes of the results of sum() are not known where the method is passed as a value; pass a function with
    #    types, or a lambda, that calls it
    reveal_type(timed(softmax)(x, Hidden))
    # N: the axes of the results of Softmax are not known where it is passed as a value; pass a function with types, or
    #    a lambda, that calls it
    # R: Operand[Any]
    reveal_type(timed(summed)(x, Hidden))
    # N: the axes of the results of summed are not known where it is passed as a value; pass a function with types, or a
    #    lambda, that calls it
    # R: Operand[Any]
    reveal_type(timed(relu)(x))  # R: Expr[Tensor[Batch, Hidden]]
    timed(Sum(Hidden))
    # N: the axes of the results of Sum are not known where it is passed as a value; pass a function with types, or a
    #    lambda, that calls it
    reveal_type(applied(softmax, x, Hidden))
    # N: the axes of the results of Softmax are not known where it is passed as a value; pass a function with types, or
    #    a lambda, that calls it
    # R: Operand[Any]
    reveal_type(functools.partial(x.sum, Hidden)())
    # R: Operand[Any]
    # N: the axes of the results of sum() are not known where the method is passed as a value; pass a function with
    #    types, or a lambda, that calls it
    reveal_type(functools.partial(softmax, x)(Hidden))
    # N: the axes of the results of Softmax are not known where it is passed as a value; pass a function with types, or
    #    a lambda, that calls it
    # R: Operand[Any]
    reveal_type(functools.partial(softmax, axis=Hidden))
    # E: labels are passed by position: write lambda x: softmax(x, U) [call-arg]
    # R: Any
    reveal_type(functools.partial(relu, x)())  # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(functools.partial(int, base=2)("10"))  # R: int
    f = x.softmax
    # N: the axes of the results of softmax() are not known where the method is passed as a value; pass a function with
    #    types, or a lambda, that calls it
    reveal_type(f(Hidden))  # R: Operand[Any]
    timed(y)
    Timed(x.mean)
    # N: the axes of the results of mean() are not known where the method is passed as a value; pass a function with
    #    types, or a lambda, that calls it
    Timed(softmax)


X = TypeVar("X", bound=Features)


def passed_of_a_variable(x: X) -> None:
    f = x.softmax
    # N: the axes of the results of softmax() are not known where the method is passed as a value; pass a function with
    #    types, or a lambda, that calls it
    reveal_type(f(Hidden))  # R: Operand[Any]


def lambdas(x: Features) -> None:
    reveal_type(call(lambda a: a)(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(call(lambda a, b: a.sum(Hidden) + b)(x, x.sum(Hidden)))  # R: Expr[Tensor[Batch]]
    reveal_type(call(lambda a: a.sum(Time))(x))
    # R: Expr[Tensor[*tuple[Any, ...]]]
    # E: Sum[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]
    reveal_type(call(relu)(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(checkpoint(relu)(x))  # R: Expr[Tensor[Batch, Hidden]]
    kept = call(lambda a: a)
    # N: nothing is known of the results of call(lambda …): a lambda has no types here; write a function with types
    reveal_type(kept(x))  # R: Any
    reveal_type(checkpoint(lambda a: a)(x))
    # N: nothing is known of the results of checkpoint(lambda …): a lambda has no types here; write a function with
    #    types
    # R: Any
