"""The one element of a tensor, as a number of Python."""

from typing import reveal_type

from typedtensor import AnyTensor, Axis, BoolTensor, Expr, IntTensor, Tensor


class Batch(Axis): ...


def items(t: Tensor[()], i: IntTensor[()], b: BoolTensor[()], a: AnyTensor, e: Expr[Tensor[()]]) -> None:
    reveal_type(t.item())  # R: float
    reveal_type(i.item())  # R: int
    reveal_type(b.item())  # R: bool
    reveal_type(a.item())  # R: Any
    reveal_type(e.value.item())  # R: float
    said: str = t.item()
    # E: Incompatible types in assignment (expression has type "float", variable has type "str") [assignment]


def loss(t: Tensor[()]) -> float:
    return t.item()
