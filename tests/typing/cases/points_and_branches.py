"""Points of derivatives and results of branches: what the type checker sees of their structure, it compares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict, reveal_type

from typedtensor import (
    Axis,
    BoolTensor,
    Const,
    Expr,
    Input,
    IntTensor,
    Param,
    Tensor,
    check_grads,
    cond,
    diagonal_hessian,
    gradient,
    hvp,
    jvp,
    linearize,
    value_and_grad,
    vjp,
)
from typedtensor.ad import gradients
from typedtensor.nn import Linear
from typedtensor.ops import tanh


class In(Axis): ...
class Out(Axis): ...


@dataclass
class Point:
    a: Expr[Tensor[In]]
    b: Expr[Tensor[Out]]


@dataclass
class Longer(Point):
    c: Expr[Tensor[In]]


@dataclass
class Counted:
    a: Expr[Tensor[In]]
    n: Expr[IntTensor[()]]


@dataclass
class Tree:
    here: Expr[Tensor[In]]
    below: list[Tree]


class Pair(NamedTuple):
    a: Expr[Tensor[In]]
    b: Expr[Tensor[Out]]


class Named(TypedDict):
    a: Expr[Tensor[In]]
    b: Expr[Tensor[Out]]


def loss(x: Any) -> Expr[Tensor[()]]: ...
def of_values(x: Any) -> Tensor[()]: ...


def points(x: Expr[Tensor[In]], y: Param[Tensor[Out]], t: Tensor[In], u: Tensor[Out], tree: Tree) -> None:
    reveal_type(value_and_grad(loss, (x, y))[1])  # R: tuple[Expr[Tensor[In]], Expr[Tensor[Out]]]
    reveal_type(value_and_grad(loss, Point(x, y))[1])  # R: Point
    reveal_type(value_and_grad(loss, tree)[1])  # R: Tree
    reveal_type(value_and_grad(loss, [x, x])[1])  # R: list[Expr[Tensor[In]]]
    reveal_type(value_and_grad(loss, (Linear(In(2), Out(3)), x))[1])  # R: tuple[Linear[In, Out], Expr[Tensor[In]]]
    reveal_type(value_and_grad(of_values, (t, {"u": u}))[1])  # R: tuple[Tensor[In], dict[str, Tensor[Out]]]
    reveal_type(value_and_grad(loss, (x, Const(t)))[1])  # R: tuple[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(gradient(loss(x), Pair(x, y)))  # R: tuple[Expr[Tensor[In]], Expr[Tensor[Out]], fallback=Pair]


def integers(x: Expr[Tensor[In]], n: Expr[IntTensor[In]], m: Input[BoolTensor[In]], k: IntTensor[In]) -> None:
    value_and_grad(loss, n)  # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    value_and_grad(loss, (x, n))
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    value_and_grad(loss, {"x": [n]})
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    value_and_grad(of_values, k)
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    value_and_grad(loss, Counted(x, n.sum()))
    # E: there is no gradient for IntTensor[()]: request gradients only for real tensors [axes]
    vjp(lambda z: z[0], (x, n))
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    jvp(lambda z: z[0], (x, n), (x, n))
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    linearize(lambda z: z[0], (x, n))
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    hvp(loss, (x, n), (x, n))
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    diagonal_hessian(loss, (x, n))
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    check_grads(lambda z: z[0], (x, n))
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    gradient(loss(x), n)  # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]
    gradient(loss(x), (x, m))
    # E: there is no gradient for BoolTensor[In]: request gradients only for real tensors [axes]
    gradients(loss(x), x, n)
    # E: there is no gradient for IntTensor[In]: request gradients only for real tensors [axes]


def tensors_beside_expressions(x: Expr[Tensor[In]], y: Param[Tensor[Out]], t: Tensor[In], p: Point) -> None:
    gradient(loss(x), (x, t))
    # E: the second argument of gradient must consist of expressions, but contains Tensor[In], which is a value [axes]


def alike(p: Expr[BoolTensor[()]], x: Expr[Tensor[In]], y: Param[Tensor[Out]], some: Any) -> None:
    reveal_type(cond(p, lambda z: z, lambda z: z * 2.0, x))  # R: Expr[Tensor[In]]
    reveal_type(cond(p, lambda z: (z, tanh(y)), lambda z: (z + 1.0, y * 2.0), x))
    # R: tuple[Expr[Tensor[In]], Expr[Tensor[Out]]]
    reveal_type(cond(p, lambda z: {"a": z, "b": x}, lambda z: {"b": z, "a": x}, x))  # R: dict[str, Expr[Tensor[In]]]
    reveal_type(cond(p, lambda z: Point(z, y), lambda z: Point(x, y * 2.0), x))  # R: Point
    reveal_type(cond(p, lambda z: [z], lambda z: [z * 2.0], x))  # R: list[Expr[Tensor[In]]]
    reveal_type(cond(p, lambda z: Point(some, y), lambda z: Point(z, y), x))  # R: Point


def named(a: Expr[Tensor[In]], b: Expr[Tensor[Out]]) -> Named:
    return {"a": a, "b": b}


def shorter(a: Expr[Tensor[In]]) -> dict[str, Expr[Tensor[In]]]:
    return {"a": a}


def longer(a: Expr[Tensor[In]]) -> dict[str, Expr[Tensor[In]]]:
    return {"a": a, "b": a}


def different(
    p: Expr[BoolTensor[()]], x: Expr[Tensor[In]], y: Expr[Tensor[Out]], n: Expr[IntTensor[In]], f: Callable[..., Point]
) -> None:
    cond(p, lambda z: z, lambda z: y, x)
    # E: the result of one branch of cond is Expr[Tensor[In]], but that of the other is Expr[Tensor[Out]]: both results
    #    must have the same structure, kinds and axes [axes]
    cond(p, lambda z: z, lambda z: n, x)
    # E: the result of one branch of cond is Expr[Tensor[In]], but that of the other is Expr[IntTensor[In]]: both
    #    results must have the same structure, kinds and axes [axes]
    cond(p, lambda z: (z, y), lambda z: (y, z), x)
    # E: the result of one branch of cond is tuple[Expr[Tensor[In]], Expr[Tensor[Out]]], but that of the other is
    #    tuple[Expr[Tensor[Out]], Expr[Tensor[In]]]: both results must have the same structure, kinds and axes [axes]
    cond(p, lambda z: (z, z), lambda z: (z, z, z), x)
    # E: the result of one branch of cond is tuple[Expr[Tensor[In]], Expr[Tensor[In]]], but that of the other is
    #    tuple[Expr[Tensor[In]], Expr[Tensor[In]], Expr[Tensor[In]]]: both results must have the same structure, kinds
    #    and axes [axes]
    cond(p, lambda z: (z, y), lambda z: Pair(z, y), x)
    # E: the result of one branch of cond is tuple[Expr[Tensor[In]], Expr[Tensor[Out]]], but that of the other is Pair:
    #    both results must have the same structure, kinds and axes [axes]
    cond(p, if_false=lambda z: z, if_true=lambda z: y, operand=x)
    # E: the result of one branch of cond is Expr[Tensor[Out]], but that of the other is Expr[Tensor[In]]: both results
    #    must have the same structure, kinds and axes [axes]
