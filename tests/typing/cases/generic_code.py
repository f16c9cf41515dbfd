"""Generic code: type variables that differ, parameters and derived labels of variables, pipelines of many stages."""

from typing import Any, Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Flat, Module, Operand, Param, Tensor
from typedtensor.nn import Linear, Pipeline, Sequential, parameter, random_normal
from typedtensor.ops import Dot, PolyOp2, Sum, contract_along, dot, relu, ruled

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
Q = TypeVar("Q", bound=Axis)
K = TypeVar("K", bound=Axis)
N = TypeVarTuple("N")


class Batch(Axis): ...
class Gate(Axis, size=4): ...
class Hidden(Axis, size=8): ...
class Digit(Axis, size=10): ...


# Distinctness.


@ruled("*N Q U, *N K U -> *N Q K where Q not in K")
def scores(query: Operand, key: Operand, axis: type[U]) -> Operand:
    reveal_type(Dot(axis)(query, key))  # R: Operand[Tensor[*N, Q, K]]
    return Dot(axis)(key, query)
    # E: Incompatible return value type (got "Operand[Tensor[*N, K, Q]]", expected "Operand[Tensor[*N, Q, K]]")
    #    [return-value]


@ruled("*N Q U, *N K U -> *N Q K where Q not in *N K, K not in *N")
def typed(query: Expr[Tensor[*N, Q, U]], key: Expr[Tensor[*N, K, U]], axis: type[U]) -> Expr[Tensor[*N, Q, K]]:
    return query.dot(key, axis)


def untold(query: Expr[Tensor[*N, Q, U]], key: Expr[Tensor[*N, K, U]], axis: type[U]) -> Expr[Tensor[*N, Q, K]]:
    return query.dot(key, axis)
    # E: Dot[U] cannot be applied to Tensor[*N, Q, U] and Tensor[*N, K, U]: its rule "*A U *B, *C U *D -> *A | *B | *C |
    #    *D" needs *A | *B | *C, which cannot be decided: Q and K may be one axis; @ruled("… where Q not in K") of the
    #    function says that they are two [axes]


@ruled("*N Q U, *N K U -> *N Q K where Q not in U")
def others(query: Expr[Tensor[*N, Q, U]], key: Expr[Tensor[*N, K, U]], axis: type[U]) -> Expr[Tensor[*N, Q, K]]:
    return query.dot(key, axis)
    # E: Dot[U] cannot be applied to Tensor[*N, Q, U] and Tensor[*N, K, U]: its rule "*A U *B, *C U *D -> *A | *B | *C |
    #    *D" needs *A | *B | *C, which cannot be decided: Q and K may be one axis; @ruled("… where Q not in K") of the
    #    function says that they are two [axes]


@ruled("*A, B -> *A B where B not in *A")
def joined(x: Expr[Tensor[*N]], y: Expr[Tensor[U]]) -> Operand:
    return x.contract(y)
    # E: Contract cannot be applied to Tensor[*N] and Tensor[U]: its rule "*A, *B -> *A ^ *B" needs *A ^ *B, which
    #    cannot be decided: *N stands for unknown axes, which may include U [axes]


@ruled("*N, U -> *N U where U not in *N")
def apart(x: Expr[Tensor[*N]], y: Expr[Tensor[U]]) -> Expr[Tensor[*N, U]]:
    return x.contract(y)


class Attention(Generic[Q, K]):
    @ruled("*N Q U, *N K U -> *N Q K where K not in Q")
    def scores(self, query: Expr[Tensor[*N, Q, U]], key: Expr[Tensor[*N, K, U]], axis: type[U]) -> Expr[Any]:
        reveal_type(query.dot(key, axis))  # R: Expr[Tensor[*N, Q, K]]
        return query.dot(key, axis)


def local() -> None:
    @ruled("Q U, K U -> Q K where Q not in K")
    def inner(query: Expr[Tensor[Q, U]], key: Expr[Tensor[K, U]], axis: type[U]) -> Expr[Tensor[Q, K]]:
        return query.dot(key, axis)

    inner


class Scores(PolyOp2[U], rule="*N Q U, *N K U -> *N Q K where Q not in K"):
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        reveal_type(Dot(self.label("U"))(x1, x2))  # R: Operand[Tensor[*N, Q, K]]
        return x1


# Parameters.


class Cell(Module, Generic[U, V]):
    def __init__(self, inputs: type[U], hidden: type[V] | V) -> None:
        self.weight = parameter(inputs, hidden, draw=random_normal(0.1))
        self.gates: Param[Tensor[Gate, U]] = parameter(Gate, inputs, draw=random_normal(0.1))
        self.wrong: Param[Tensor[U, Gate]] = parameter(Gate, inputs, draw=random_normal(0.1))
        # E: Argument 1 to "parameter" has incompatible type "type[Gate]"; expected "type[U] | U" [arg-type]
        # E: Argument 2 to "parameter" has incompatible type "type[U]"; expected "type[Gate] | Gate" [arg-type]


reveal_type(parameter(Gate, Hidden, draw=random_normal(0.1)))  # R: Param[Tensor[Gate, Hidden]]
reveal_type(parameter(Gate(4), draw=random_normal(0.1)))  # R: Param[Tensor[Gate]]
reveal_type(parameter(draw=random_normal(0.1)))  # R: Param[Tensor[()]]
reveal_type(parameter(Flat[Gate, Hidden], draw=random_normal(0.1)))  # R: Param[Tensor[Flat[Gate, Hidden]]]
reveal_type(Cell(Hidden, Gate).weight)  # R: Param[Tensor[Hidden, Gate]]


# Derived labels of variables.


def projection(inputs: type[K], heads: type[U], width: type[V]) -> Linear[K, Flat[U, V]]:
    reveal_type(Flat[heads, Hidden])  # R: def (size: int | None =) -> Flat[U, Hidden]
    return Linear(inputs, Flat[heads, width])


def swapped(inputs: type[K], heads: type[U], width: type[V]) -> Linear[K, Flat[U, V]]:
    return Linear(inputs, Flat[width, heads])
    # E: Incompatible return value type (got "Linear[K, Flat[V, U]]", expected "Linear[K, Flat[U, V]]") [return-value]
    # E: Argument 2 to "Linear" has incompatible type "type[Flat[V, U]]"; expected "type[Flat[U, V]] | Flat[U, V]"
    #    [arg-type]


def no_class(inputs: type[K], heads: U, width: int, other: type[V] | V) -> None:
    Linear(inputs, Flat[heads, Hidden])
    # E: Variable "heads" is not valid as a type [valid-type]
    # N: See https://mypy.readthedocs.io/en/stable/common_issues.html#variables-vs-type-aliases
    Linear(inputs, Flat[width, Hidden])
    # E: Variable "width" is not valid as a type [valid-type]
    # N: See https://mypy.readthedocs.io/en/stable/common_issues.html#variables-vs-type-aliases
    Linear(inputs, Flat[other, Hidden])
    # E: Variable "other" is not valid as a type [valid-type]
    # N: See https://mypy.readthedocs.io/en/stable/common_issues.html#variables-vs-type-aliases


# Pipelines.


model = Pipeline(Linear(Gate, Hidden), relu, Linear(Hidden, Digit))


def run(x: Expr[Tensor[Batch, Gate]], y: Expr[Tensor[Batch, Digit]], stages: list[Linear[Gate, Gate]]) -> None:
    reveal_type(model)  # R: Pipeline[def [N] (Expr[Tensor[*N, Gate]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(model(x))  # R: Expr[Tensor[Batch, Digit]]
    model(y)
    # E: Pipeline[Gate, Digit] cannot be applied to Tensor[Batch, Digit]: its rule "*N Gate -> *N Digit" needs an axis
    #    Gate in the operand, which has only (Batch, Digit) [axes]
    Pipeline(Linear(Gate, Hidden), relu, Linear(Digit, Hidden))
    # E: Linear[Digit, Hidden] cannot follow: it takes Tensor[*N, Digit], but is given Tensor[*N, Hidden] [axes]
    reveal_type(Sequential(Linear(Gate, Hidden), relu, Sum(Hidden))(x))  # R: Expr[Tensor[Batch]]
    reveal_type(Pipeline(named, relu)(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Pipeline(Sum(Gate), relu)(x))  # R: Expr[Tensor[Batch]]
    reveal_type(Pipeline(Linear(Gate, Hidden))(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Pipeline(relu, lambda z: z.sum(Gate))(x))
    # R: Expr[Tensor[*tuple[Any, ...]]]
    # E: Sum[Gate] cannot be applied to Tensor[*A]: its rule "t *A U *B -> t *A *B" needs U (Gate) in the operand (*A),
    #    which cannot be decided: *A stands for unknown axes [axes]
    reveal_type(Pipeline(*stages)(x))
    # N: nothing is known of the pipeline: its stages are not written one by one
    # R: Any


def named(x: Expr[Tensor[Batch, Gate]]) -> Expr[Tensor[Batch, Hidden]]: ...


def of_several_axes(x: Expr[Tensor[Batch, Hidden, V]], w: Expr[Tensor[U, Hidden]]) -> Expr[Tensor[Batch, V, U]]:
    dot(x, w, Hidden)
    # E: Dot[Hidden] cannot be applied to Tensor[Batch, Hidden, V] and Tensor[U, Hidden]: its rule "*A U *B, *C U *D ->
    #    *A | *B | *C | *D" needs *A | *B | *C, which cannot be decided: Batch and U may be one axis;
    #    contract_along(first, second, Hidden) keeps them apart [axes]
    return contract_along(x, w, Hidden)
