"""Points, starts and states that are refused at run time, too: foreign parts, several points, labels twice."""

from dataclasses import dataclass
from typing import NamedTuple, TypedDict, reveal_type

from typedtensor import (
    Axis,
    Const,
    Expr,
    IntTensor,
    Tensor,
    block_jacobian,
    hessian,
    hvp,
    jacobian,
    jvp,
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


def blocks(m: Matrix, weight: Expr[Tensor[Column, Row]]) -> None:
    block_jacobian(lambda z: z @ weight, m, Column)
    # E: block_jacobian goes along Column, which must be the first axis of the point, but its axes are (Row, Column):
    #    write x.transpose(Column, Row) [axes]


def as_in_jax(x: Vector, m: Matrix) -> None:
    value_and_grad(lambda s: s.sum())  # E: Missing positional argument "x" in call to "value_and_grad" [call-arg]
    jvp(lambda s: s * 2.0)  # E: Missing positional arguments "x", "dx" in call to "jvp" [call-arg]
    vjp(lambda a, b: a @ b, (x, m))
    # E: Cannot infer type of lambda [misc]
    # E: Argument 1 to "vjp" has incompatible type "Callable[[Any, Any], Any]"; expected
    #    "Callable[[tuple[Expr[Tensor[Row]], Expr[Tensor[Row, Column]]]], Any]" [arg-type]
    value_and_grad(lambda a, b: (a @ b).sum(), x, m)
    # E: Too many arguments for "value_and_grad" [call-arg]
    # E: Cannot infer type of lambda [misc]
    # E: Argument 1 to "value_and_grad" has incompatible type "Callable[[Any, Any], Any]"; expected
    #    "Callable[[Expr[Tensor[Row]]], Any]" [arg-type]
    jvp(lambda a, b: a @ b, (x, m), (x, m))
    # E: Cannot infer type of lambda [misc]
    # E: Argument 1 to "jvp" has incompatible type "Callable[[Any, Any], Any]"; expected
    #    "Callable[[tuple[Expr[Tensor[Row]], Expr[Tensor[Row, Column]]]], Any]" [arg-type]
    hvp(lambda a, b: (a @ b).sum(), x, m, x, m)
    # E: Too many arguments for "hvp" [call-arg]
    # E: Cannot infer type of lambda [misc]
    # E: Argument 1 to "hvp" has incompatible type "Callable[[Any, Any], Any]"; expected "Callable[[Expr[Tensor[Row]]],
    #    Any]" [arg-type]
    # E: Argument 3 to "hvp" has incompatible type "Expr[Tensor[Row, Column]]"; expected "Expr[Tensor[Row]]" [arg-type]
    reveal_type(vjp(lambda s: s[0] @ s[1], (x, m))[0])  # R: Expr[Tensor[Column]]


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
    # E: Sum[One] cannot be applied to Tensor[Row, Column]: its rule "t *A U *B -> t *A *B" needs an axis U (One) in the
    #    operand, which has only (Row, Column) [axes]
    jacobian(lambda s: s @ x, m)
    # E: MatMul cannot be applied to Tensor[Row, Column] and Tensor[Row]: its rule "*N A, A B -> *N B" needs 2 axes in
    #    the second, which has 1 (Row) [axes]
    jacobian(lambda s: s.sum(One), t)
    # E: Sum[One] cannot be applied to Tensor[Row]: its rule "t *A U *B -> t *A *B" needs an axis U (One) in the
    #    operand, which has only (Row) [axes]
    reveal_type(jacobian(lambda s: s.sum(One).sum(Two).sum(Three), deep))
    # R: Expr[Tensor[Row, Column, Dual[Row], Dual[Column], One, Two, Three]]
