"""Functions over functions: callbacks, decorators, overloads, partial application, reduction, Self."""

import functools
import operator
from collections.abc import Callable, Iterable
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeVar, TypeVarTuple, overload, reveal_type

from typedtensor import AnyTensor, Axis, Expr, Input, IntTensor, Module, Tensor, dynamic
from typedtensor.nn import Linear
from typedtensor.ops import Add, MatMul, Mul, Sum, exp, relu, softmax

N = TypeVarTuple("N")
P = ParamSpec("P")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
X = TypeVar("X", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)
R = TypeVar("R")
E = TypeVar("E", bound=Expr[Any])


class Batch(Axis): ...
class Hidden(Axis, size=8): ...
class Out(Axis, size=4): ...


def logged(f: Callable[P, R]) -> Callable[P, R]:
    return f


def twice(f: Callable[[Expr[X]], Expr[X]]) -> Callable[[Expr[X]], Expr[X]]:
    return lambda x: f(f(x))


def apply(f: Callable[[Expr[X]], Expr[Y]], x: Expr[X]) -> Expr[Y]:
    return f(x)


def with_scale(f: Callable[Concatenate[Expr[X], P], Expr[Y]], x: Expr[X], *args: P.args, **kw: P.kwargs) -> Expr[Y]:
    return f(x, *args, **kw)


@logged
def scores(x: Expr[Tensor[*N, U]], axis: type[U]) -> Expr[Tensor[*N]]:
    return x.sum(axis)


@logged
def wrong_scores(x: Expr[Tensor[*N, U]], axis: type[U]) -> Expr[Tensor[*N]]:
    return x.softmax(axis)
    # E: Incompatible return value type (got "Expr[Tensor[*N, U]]", expected "Expr[Tensor[*N]]") [return-value]


def decorated(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(scores(x, Hidden))  # R: Expr[Tensor[Batch]]
    scores(x, Batch)
    # E: scores[Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "*N U -> *N" needs U (Batch) to be the last
    #    axis of the operand, not (Batch, Hidden); try operand.transpose() [axes]


def decorated_twice(x: Expr[Tensor[Batch]]) -> None:
    reveal_type(twice(relu)(x))  # R: Expr[Tensor[Batch]]
    reveal_type(twice(exp)(x))  # R: Expr[Tensor[Batch]]
    twice(Sum(Batch))
    # E: Argument 1 to "twice" has incompatible type "Sum[Batch]"; expected "Callable[[Expr[Never]], Expr[Never]]"
    #    [arg-type]
    # N: "Sum[Batch].__call__" has type overloaded function


def applied(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(apply(relu, x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(apply(Sum(Hidden), x))  # R: Expr[Tensor[Batch]]
    reveal_type(apply(Linear(Hidden, Out), x))  # R: Expr[Tensor[Batch, Out]]
    reveal_type(apply(lambda y: y.sum(Batch), x))  # R: Expr[Tensor[Hidden]]


def applied_wrongly(x: Expr[Tensor[Batch, Hidden]]) -> None:
    apply(Sum(Out), x)
    # E: Argument 1 to "apply" has incompatible type "Sum[Out]"; expected "Callable[[Expr[Tensor[Batch, Hidden]]],
    #    Expr[Tensor[Hidden]]]" [arg-type]
    # N: "Sum[Out].__call__" has type overloaded function


def applied_layer_wrongly(x: Expr[Tensor[Batch, Hidden]]) -> None:
    apply(Linear(Out, Hidden), x)
    # E: Argument 1 to "apply" has incompatible type "Linear[Out, Hidden]"; expected "Callable[[Expr[Tensor[Batch,
    #    Hidden]]], Expr[Tensor[Batch, Hidden]]]" [arg-type]
    # N: "Linear[Out, Hidden].__call__" has type "Callable[[Expr[Tensor[*N, Out]]], Expr[Tensor[*N, Hidden]]]"


def applied_lambda_wrongly(x: Expr[Tensor[Batch, Hidden]]) -> None:
    apply(lambda y: y.sum(Out), x)
    # E: Sum[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in
    #    the operand, which has only (Batch, Hidden) [axes]


def concatenated(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(with_scale(scores, x, Hidden))  # R: Expr[Tensor[Batch]]


def partially(x: Expr[Tensor[Batch, Hidden]]) -> None:
    total = functools.partial(scores, axis=Hidden)
    reveal_type(total(x))  # R: Expr[Tensor[Batch]]


def partially_operation(x: Expr[Tensor[Batch, Hidden]]) -> None:
    plus = functools.partial(Add(), x)
    reveal_type(plus(x))  # R: Expr[Tensor[*tuple[Any, ...]]]


def partially_labelled(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(functools.partial(softmax, x)(Hidden))
    # N: the axes of the results of Softmax are not known where it is passed as a value; pass a function with types, or
    #    a lambda, that calls it
    # R: Operand[Any]


def reduced(xs: list[Expr[Tensor[Batch]]]) -> None:
    reveal_type(functools.reduce(Add(), xs))  # R: Expr[Tensor[Batch]]
    reveal_type(functools.reduce(Mul(), xs, xs[0]))  # R: Expr[Tensor[Batch]]
    reveal_type(functools.reduce(lambda a, b: a * b, xs))  # R: Expr[Tensor[Batch]]


def reduced_matrices(xs: list[Tensor[Hidden, Hidden]]) -> None:
    reveal_type(functools.reduce(MatMul(), xs))  # R: Tensor[Hidden, Hidden]


def reduced_wrongly(xs: list[Tensor[Hidden, Out]]) -> None:
    functools.reduce(MatMul(), xs)
    # E: Argument 1 to "reduce" has incompatible type "MatMul"; expected "Callable[[Tensor[Hidden, Out], Tensor[Hidden,
    #    Out]], Tensor[Hidden, Out]]" [arg-type]
    # N: "MatMul.__call__" has type overloaded function


def reduced_by_a_wrong_lambda(xs: list[Tensor[Hidden, Out]]) -> None:
    functools.reduce(lambda a, b: a @ b, xs)
    # E: MatMul cannot be applied to Tensor[Hidden, Out] and Tensor[Hidden, Out]: its rule "*N A, A B -> *N B" needs the
    #    last axis of the first (Out) to equal the first axis of the second (Hidden) [axes]


def reduced_layers(layers: list[Linear[Hidden, Hidden]], x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(functools.reduce(lambda y, layer: layer(y), layers, x))  # R: Expr[Tensor[Batch, Hidden]]


def mapped(xs: Iterable[Expr[Tensor[Batch, Hidden]]]) -> None:
    reveal_type([x.sum(Batch) for x in xs])  # R: list[Expr[Tensor[Hidden]]]
    reveal_type(list(map(Sum(Batch), xs)))  # R: list[Expr[Tensor[Hidden]]]
    reveal_type(list(map(Linear(Hidden, Out), xs)))  # R: list[Expr[Tensor[Batch, Out]]]


def mapped_wrongly(xs: Iterable[Expr[Tensor[Batch, Hidden]]]) -> None:
    [x.sum(Out) for x in xs]
    # E: Sum[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in
    #    the operand, which has only (Batch, Hidden) [axes]


def filtered(xs: list[Expr[Tensor[Batch]]]) -> None:
    reveal_type(list(filter(None, xs)))  # R: list[Expr[Tensor[Batch]]]
    reveal_type(sorted(xs, key=repr)[0].sum(Batch))  # R: Expr[Tensor[()]]


def by_operator(x: Expr[Tensor[Batch]], y: Expr[Tensor[Hidden]]) -> None:
    reveal_type(operator.add(x, x))  # R: Expr[Tensor[Batch]]
    reveal_type(operator.mul(2.0, x))  # R: Expr[Tensor[Batch]]
    reveal_type(operator.neg(x))  # R: Expr[Tensor[Batch]]
    reveal_type(operator.add(1, 2))  # R: Any
    reveal_type(functools.reduce(operator.add, [x, x]))  # R: Expr[Tensor[Batch]]
    operator.add(x, y)
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    operator.matmul(x, y)
    # E: MatMul cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has 1 (Hidden) [axes]


@overload
def pooled(x: Expr[Tensor[*N, U]], axis: type[U]) -> Expr[Tensor[*N]]: ...
@overload
def pooled(x: Expr[Tensor[*N, U]], axis: None = None) -> Expr[Tensor[*N, U]]: ...
def pooled(x: Any, axis: Any = None) -> Any:
    return x


def overloaded(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(pooled(x, Hidden))  # R: Expr[Tensor[Batch]]
    reveal_type(pooled(x))  # R: Expr[Tensor[Batch, Hidden]]
    pooled(x, Batch)  # E: Cannot infer value of type parameter "U" of "pooled" [misc]


class Node(Module, Generic[U]):
    def __init__(self, axis: type[U]) -> None:
        self.children: list[Self] = []
        self.weight = Linear(axis, axis)

    def add(self, child: Self) -> Self:
        self.children.append(child)
        return self

    def __call__(self, x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        y = self.weight(x)
        for child in self.children:
            y = y + child(x)
        return y


def selves(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(Node(Hidden).add(Node(Hidden)))  # R: Node[Hidden]
    reveal_type(Node(Hidden).add(Node(Hidden))(x))  # R: Expr[Tensor[Batch, Hidden]]
    Node(Hidden).add(Node(Out))
    # E: Argument 1 to "Node" has incompatible type "type[Out]"; expected "type[Hidden]" [arg-type]


def kept(x: E) -> E:
    return x


def kept_types(x: Input[Tensor[Batch]]) -> None:
    reveal_type(kept(x))  # R: Input[Tensor[Batch]]
    reveal_type(kept(x + 1.0))  # R: Expr[Tensor[Batch]]


def returns_a_function(axis: type[U]) -> Callable[[Expr[Tensor[*N, U]]], Expr[Tensor[*N]]]:
    return lambda x: x.sum(axis)


def returns_a_wrong_function(axis: type[U]) -> Callable[[Expr[Tensor[*N, U]]], Expr[Tensor[*N]]]:
    return lambda x: x.softmax(axis)
    # E: Incompatible return value type (got "Callable[[Expr[Tensor[*N, U]]], Expr[Tensor[*N, U]]]", expected
    #    "Callable[[Expr[Tensor[*N, U]]], Expr[Tensor[*N]]]") [return-value]
    # E: Incompatible return value type (got "Expr[Tensor[*N, U]]", expected "Expr[Tensor[*N]]") [return-value]


def returned_function(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(returns_a_function(Hidden)(x))  # R: Expr[Tensor[Batch]]
    reveal_type(x >> returns_a_function(Hidden))  # R: Expr[Tensor[Batch]]
    returns_a_function(Batch)(x)
    # E: Argument 1 has incompatible type "Expr[Tensor[Batch, Hidden]]"; expected "Expr[Tensor[Batch, Batch]]"
    #    [arg-type]


def nested(x: Expr[Tensor[Batch, Hidden]]) -> None:
    def inner() -> Expr[Tensor[Batch]]:
        return x.sum(Hidden)

    def wrong() -> Expr[Tensor[Hidden]]:
        return x.sum(Hidden)
        # E: Incompatible return value type (got "Expr[Tensor[Batch]]", expected "Expr[Tensor[Hidden]]") [return-value]

    reveal_type(inner())  # R: Expr[Tensor[Batch]]


def inferred(x: Expr[Tensor[Batch, Hidden]]):  # type: ignore[no-untyped-def]
    return x.sum(Out)
    # E: Sum[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in
    #    the operand, which has only (Batch, Hidden) [axes]


@dynamic
async def gate(x: Expr[Tensor[Batch, U]], axis: type[U]) -> Expr[Tensor[Batch]]:
    value = await x
    reveal_type(value)  # R: Tensor[Batch, U]
    reveal_type(await x.sum(axis))  # R: Tensor[Batch]
    return x.sum(axis)


@dynamic
async def wrong_gate(x: Expr[Tensor[Batch, U]], axis: type[U]) -> Expr[Tensor[Batch]]:
    return x.softmax(axis)
    # E: Incompatible return value type (got "Expr[Tensor[Batch, U]]", expected "Expr[Tensor[Batch]]") [return-value]


def dynamic_parts(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(gate(x, Hidden))  # R: Expr[Tensor[Batch]]
    gate(x, Out)
    # E: gate takes (Expr[Tensor[Batch, U]], type[U]), but is given (Expr[Tensor[Batch, Hidden]], type[Out]) [axes]


def generated(x: Expr[Tensor[Batch, Hidden]]) -> Iterable[Expr[Tensor[Batch]]]:
    yield x.sum(Hidden)
    yield x.sum(Batch)
    # E: Incompatible types in "yield" (actual type "Expr[Tensor[Hidden]]", expected type "Expr[Tensor[Batch]]") [misc]


@functools.lru_cache
def cached(size: int) -> Tensor[Hidden]:
    raise NotImplementedError


def cached_tensor() -> None:
    reveal_type(cached(1).sum(Hidden))  # R: Tensor[()]
    cached(1).sum(Out)
    # E: Sum[Out] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in the
    #    operand, which has only (Hidden) [axes]


class Cell(Module):
    def __init__(self) -> None:
        self.inner = Linear(Hidden, Out) >> relu

    @property
    def initial(self) -> Tensor[Hidden]:
        raise NotImplementedError

    @functools.cached_property
    def steps(self) -> IntTensor[Batch]:
        raise NotImplementedError

    @staticmethod
    def normalized(x: Expr[Tensor[*N, U]], axis: type[U]) -> Expr[Tensor[*N, U]]:
        return x - x.mean(axis)
        # E: Sub cannot be applied to Tensor[*N, U] and Tensor[*N]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
        #    the first (*N, U) to equal the axes *A of the second (*N), which cannot be decided: *N stands for unknown
        #    axes; try second.expand_like(first) [axes]

    @classmethod
    def make(cls) -> Self:
        return cls()


def properties(cell: Cell, x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(cell.initial.sum(Hidden))  # R: Tensor[()]
    reveal_type(cell.steps + 1)  # R: IntTensor[Batch]
    reveal_type(cell.inner(x))  # R: Expr[Tensor[Batch, Out]]
    reveal_type(Cell.make().inner(x))  # R: Expr[Tensor[Batch, Out]]
    cell.initial.sum(Out)
    # E: Sum[Out] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in the
    #    operand, which has only (Hidden) [axes]
