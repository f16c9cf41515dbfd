"""Points, starts and states that are refused at run time, too: foreign parts, several points, labels twice."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypedDict, reveal_type

import numpy as np

from typedtensor import (
    Axis,
    Const,
    Expr,
    IntTensor,
    Tensor,
    block_jacobian,
    cond,
    fold,
    hessian,
    hvp,
    jacobian,
    jvp,
    scan,
    tree_map,
    value_and_grad,
    vjp,
    while_loop,
)
from typedtensor.nn import Linear


class Row(Axis, size=3): ...
class Column(Axis, size=2): ...
class One(Axis): ...
class Two(Axis): ...
class Three(Axis): ...


Vector = Expr[Tensor[Row]]
Matrix = Expr[Tensor[Row, Column]]


@dataclass
class Scaled:
    x: Vector
    scale: float = 2.0


@dataclass
class Outer:
    inner: Scaled


class Pair(NamedTuple):
    x: Vector
    m: Matrix


@dataclass
class Parts:
    x: Vector
    m: Matrix


class Counted(TypedDict):
    x: Vector
    rounds: int


@dataclass
class Scaling:
    """A function with a number in a field."""

    number: int = 2

    def __call__(self, z: Vector) -> Vector:
        return z * float(self.number)


def accepted(x: Vector, m: Matrix, layer: Linear[Row, Column]) -> None:
    counter = Const(IntTensor[()](0))
    reveal_type(while_loop(lambda s: s[1] < 3, lambda s: (s[0] * 2.0, s[1] + 1), (x, counter)))
    # R: tuple[Expr[Tensor[Row]], Expr[IntTensor[()]]]
    reveal_type(value_and_grad(lambda s: s["layer"](x).sum(), {"layer": layer})[1])  # R: dict[str, Linear[Row, Column]]
    reveal_type(tree_map(Scaling(), x))  # R: Expr[Tensor[Row]]
    reveal_type(tree_map(lambda a, b: a + b, Pair(x, m), Pair(x, m)))
    # R: tuple[Expr[Tensor[Row]], Expr[Tensor[Row, Column]], fallback=Pair]
    reveal_type(block_jacobian(lambda z: z * 2.0, m, Row))  # R: Expr[Tensor[Row, Column, Dual[Column]]]


def starts(x: Vector, m: Matrix, counted: Counted, array: np.ndarray) -> None:
    while_loop(lambda s: s[0].sum() > 0.0, lambda s: (s[0], s[1] + 1), (x, 0))
    # E: the start of while_loop must consist of tensors and expressions, in tuples, lists, dicts, named tuples,
    #    dataclasses and modules, but contains int: wrap it, as in Const(IntTensor[()](0)) [axes]
    fold(lambda s, row: (s[0] + row.sum(), s[1]), (x.sum(), True), m, Row)
    # E: the start of fold must consist of tensors and expressions, in tuples, lists, dicts, named tuples, dataclasses
    #    and modules, but contains bool: wrap it, as in Const(BoolTensor[()](True)) [axes]
    scan(lambda s, row: (s, row), counted, m, Row)
    # E: the start of scan must consist of tensors and expressions, in tuples, lists, dicts, named tuples, dataclasses
    #    and modules, but contains int: wrap it, as in Const(IntTensor[()](0)) [axes]
    cond(x.sum() > 0.0, lambda s: s.x, lambda s: s.x, Scaled(x))
    # E: the operand of cond must consist of tensors and expressions, in tuples, lists, dicts, named tuples, dataclasses
    #    and modules, but contains float: wrap numbers and arrays, as in Const(Tensor[()](0.0)) [axes]
    fold(lambda s, row: s, [array], m, Row)
    # E: the start of fold must consist of tensors and expressions, in tuples, lists, dicts, named tuples, dataclasses
    #    and modules, but contains ndarray: wrap numbers and arrays, as in Const(Tensor[()](0.0)) [axes]


def points(x: Vector, m: Matrix) -> None:
    value_and_grad(lambda s: (s.inner.x * s.inner.scale).sum(), Outer(Scaled(x)))
    # E: the point of value_and_grad must consist of tensors and expressions, in tuples, lists, dicts, named tuples,
    #    dataclasses and modules, but contains float: wrap numbers and arrays, as in Const(Tensor[()](0.0)) [axes]
    value_and_grad(lambda s: s[0].sum(), (x, "name"))
    # E: the point of value_and_grad must consist of tensors and expressions, in tuples, lists, dicts, named tuples,
    #    dataclasses and modules, but contains str: functions may read it without it being a part of the state [axes]
    vjp(lambda s: s[0], (x, None))
    # E: the point of vjp must consist of tensors and expressions, in tuples, lists, dicts, named tuples, dataclasses
    #    and modules, but contains None: leave it out, or add the return that is missing [axes]
    vjp(lambda s: None, x)
    # E: the result of the function that vjp differentiates must consist of tensors and expressions, in tuples, lists,
    #    dicts, named tuples, dataclasses and modules, but contains None: leave it out, or add the return that is
    #    missing [axes]
    jvp(lambda s: 3.0, x, x)
    # E: the result of the function that jvp differentiates must consist of tensors and expressions, in tuples, lists,
    #    dicts, named tuples, dataclasses and modules, but contains float: wrap numbers and arrays, as in
    #    Const(Tensor[()](0.0)) [axes]


def maps(x: Vector, m: Matrix) -> None:
    tree_map(lambda a, b: a + b, Pair(x, m), Parts(x, m))
    # E: another state of tree_map is Parts(x=Tensor[Row], m=Tensor[Row, Column]), but the first is Pair(x=Tensor[Row],
    #    m=Tensor[Row, Column]): all must have the same structure, kinds and axes [axes]
    tree_map(lambda a, b: a + b, (x, m), (m, x))
    # E: another state of tree_map is (Tensor[Row, Column], Tensor[Row]), but the first is (Tensor[Row], Tensor[Row,
    #    Column]): all must have the same structure, kinds and axes [axes]
    tree_map(lambda a: a * 2.0, Scaled(x))
    # E: the state of tree_map must consist of tensors and expressions, in tuples, lists, dicts, named tuples,
    #    dataclasses and modules, but contains float: wrap numbers and arrays, as in Const(Tensor[()](0.0)) [axes]


def blocks(m: Matrix, weight: Expr[Tensor[Column, Row]]) -> None:
    block_jacobian(lambda z: z @ weight, m, Column)
    # E: block_jacobian goes along Column, which must be the first axis of the point, but its axes are (Row, Column):
    #    write x.transpose(Column, Row) [axes]


def as_in_jax(x: Vector, m: Matrix) -> None:
    value_and_grad(lambda s: s.sum())
    # E: value_and_grad takes the function and the point at once: write value_and_grad(f, x) [call-arg]
    jvp(lambda s: s * 2.0)  # E: jvp takes the function and the point at once: write jvp(f, x, dx) [call-arg]
    vjp(lambda a, b: a @ b, (x, m))
    # E: vjp takes one point, which may be a tuple: write vjp(lambda s: f(*s), (x, y)) [call-arg]
    value_and_grad(lambda a, b: (a @ b).sum(), x, m)
    # E: value_and_grad takes one point, which may be a tuple: write value_and_grad(lambda s: f(*s), (x, y)) [call-arg]
    jvp(lambda a, b: a @ b, (x, m), (x, m))
    # E: jvp takes one point, which may be a tuple: write jvp(lambda s: f(*s), (x, y), (dx, dy)) [call-arg]
    hvp(lambda a, b: (a @ b).sum(), x, m, x, m)
    # E: hvp takes one point, which may be a tuple: write hvp(lambda s: f(*s), (x, y), (dx, dy)) [call-arg]
    reveal_type(vjp(lambda s: s[0] @ s[1], (x, m))[0])  # R: Expr[Tensor[Column]]


def twice(square: Expr[Tensor[Row, Row]]) -> None:
    jacobian(lambda s: s @ s, square)
    # E: jacobian tells axes apart by their labels, but Tensor[Row, Row] has Row twice: make it with another label for
    #    one of them, such as Dual[Row] [axes]
    hessian(lambda s: (s @ s).sum(), square)
    # E: hessian tells axes apart by their labels, but Tensor[Row, Row] has Row twice: make it with another label for
    #    one of them, such as Dual[Row] [axes]


def hessians(x: Vector, m: Matrix, t: Tensor[Row], deep: Expr[Tensor[Row, Column, One, Two, Three]]) -> None:
    hessian(lambda s: s * s, m)
    # E: Argument 1 to "hessian" has incompatible type "Callable[[Expr[Tensor[Row, Column]]], Expr[Tensor[Row,
    #    Column]]]"; expected "Callable[[Expr[Tensor[Row, Column]]], Expr[Tensor[()]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Row, Column]]", expected "Expr[Tensor[()]]") [return-value]
    hessian(lambda s: s * s, t)
    # E: Argument 1 to "hessian" has incompatible type "Callable[[Tensor[Row]], Tensor[Row]]"; expected
    #    "Callable[[Tensor[Row]], Tensor[()]]" [arg-type]
    # E: Incompatible return value type (got "Tensor[Row]", expected "Tensor[()]") [return-value]
    hessian(lambda s: s.sum(One), m)
    # E: SumAlong[One] cannot be applied to Tensor[Row, Column]: its rule "t *A U *B -> t *A *B" needs an axis U (One)
    #    in the operand, which has only (Row, Column) [axes]
    jacobian(lambda s: s @ x, m)
    # E: MatMul cannot be applied to Tensor[Row, Column] and Tensor[Row]: its rule "*N A, A B -> *N B" needs 2 axes in
    #    the second, which has 1 (Row) [axes]
    jacobian(lambda s: s.sum(One), t)
    # E: SumAlong[One] cannot be applied to Tensor[Row]: its rule "t *A U *B -> t *A *B" needs an axis U (One) in the
    #    operand, which has only (Row) [axes]
    reveal_type(jacobian(lambda s: s.sum(One).sum(Two).sum(Three), deep))
    # R: Expr[Tensor[Row, Column, Dual[Row], Dual[Column], One, Two, Three]]


def literals(x: Vector, zero: Literal[0]) -> None:
    fold(lambda h, a: h, zero, x, Row)
    # E: the start of fold must consist of tensors and expressions, in tuples, lists, dicts, named tuples, dataclasses
    #    and modules, but contains int: wrap it, as in Const(IntTensor[()](0)) [axes]
