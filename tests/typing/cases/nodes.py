"""Expressions are a GADT: what mypy knows of a node."""

from typing import TypeVar, reveal_type

from typedtensor import AnyTensor, App1, Axis, Const, Expr, Input, Tensor

T = TypeVar("T", bound=AnyTensor)


class Batch(Axis): ...
class Hidden(Axis): ...


def walk(e: Expr[Tensor[Batch, Hidden]]) -> None:
    if isinstance(e, App1):
        reveal_type(e)  # R: App1[Any, Any]
    match e:
        case Input():
            reveal_type(e)  # R: Input[Any]
        case Const():
            reveal_type(e)  # R: Const[Any]
        case _:
            reveal_type(e)  # R: Expr[Tensor[Batch, Hidden]]


def evaluate(e: Expr[T]) -> T:
    if isinstance(e, Const):
        reveal_type(e)  # R: Const[Any]
    return e.value


def same(x: Expr[Tensor[Batch]], y: Expr[Tensor[Hidden]]) -> None:
    reveal_type([x, y])  # R: list[object]
    both(x, x)
    both(x, y)  # E: both takes (Expr[T], Expr[T]), but is given (Expr[Tensor[Batch]], Expr[Tensor[Hidden]]) [axes]


def both(x: Expr[T], y: Expr[T]) -> Expr[T]:
    return x
