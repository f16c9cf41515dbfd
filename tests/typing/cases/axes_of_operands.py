"""``x.axes`` as labels: unpacked, by position, in loops."""

from typing import Any, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Flat, IntTensor, Operand, Param, Tensor

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)


class Batch(Axis): ...
class Hidden(Axis, size=8): ...
class Word(Axis): ...


weight = Param(Tensor[Word, Hidden]([[0.0] * 8]))
rows, columns = weight.axes
reveal_type(weight.sum(columns))  # R: Expr[Tensor[Word]]


def unpacked(x: Expr[Tensor[Batch, Hidden]], t: IntTensor[Word], f: Expr[Tensor[Flat[Batch, Word], Hidden]]) -> None:
    first, second = x.axes
    reveal_type(first)  # R: type[Batch]
    reveal_type(x.transpose(second, first))  # R: Expr[Tensor[Hidden, Batch]]
    x.sum(second).sum(second)
    # E: Sum[Hidden] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in the
    #    operand, which has only (Batch); the operand lost Hidden on line 25 [axes]
    (only,) = t.axes
    reveal_type(t.expand(first).sum(only))  # R: IntTensor[Batch]
    merged, _ = f.axes
    reveal_type(merged)  # R: type[Flat[Batch, Word]]
    _one, _two, _three = x.axes  # E: Need more than 2 values to unpack (3 expected) [misc]
    reveal_type(x.sum(x.axes[-1]))  # R: Expr[Tensor[Batch]]
    reveal_type(x.axes[2])
    # E: Tuple index out of range [misc]
    # R: Any
    reveal_type(x.value.axes)  # R: tuple[type[Batch], type[Hidden]]
    reveal_type((x @ weight.transpose(columns, rows)).axes)  # R: tuple[type[Batch], type[Word]]


def used(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Hidden]], t: Tensor[Batch, Hidden]) -> None:
    for axis in x.axes:
        reveal_type(x.sum(axis))  # R: Expr[Tensor[Hidden]] | Expr[Tensor[Batch]]
    axes = x.axes
    axes = y.axes
    reveal_type(axes)  # R: tuple[Any, ...]
    named = {"x": x.axes, "y": y.axes}
    named["z"] = axes
    reveal_type(dict(zip(t.axes, t.shape, strict=True)))  # R: dict[type[Axis], int]
    reveal_type(x.axes.index(Hidden))  # R: int
    assert t.axes == (Batch, Hidden)
    assert t.axes == (Batch, Word)
    # E: Non-overlapping equality check (left operand type: "tuple[type[Batch], type[Hidden]]", right operand type:
    #    "tuple[type[Batch], type[Word]]") [comparison-overlap]


def generic(x: Expr[Tensor[*N, U]], y: Expr[Tensor[U, Hidden]], a: Operand, b: Expr[Any]) -> None:
    reveal_type(x.axes)  # R: tuple[Any, ...]
    first, _ = y.axes
    reveal_type(y.sum(first))  # R: Expr[Tensor[Hidden]]
    reveal_type(a.axes)  # R: tuple[Any, ...]
    reveal_type(b.axes)  # R: tuple[Any, ...]
