"""Labels that are Any, and labels that would be there twice, in layers and loops."""

from typing import Any, reveal_type

from typedtensor import Axis, Expr, Tensor, batched, fold, map_over, scan
from typedtensor.nn import Embedding, LayerNorm, Linear


class Batch(Axis): ...
class Hidden(Axis, size=3): ...

Rows = Expr[Tensor[Batch, Hidden]]


def layers(x: Rows, label: Any) -> None:
    layer = Linear(Hidden, label)  # N: the axes of this module are not known: the label is Any; annotate it
    reveal_type(layer(x))  # R: Expr[Tensor[Batch, Any]]
    LayerNorm(label)  # N: the axes of this module are not known: the label is Any; annotate it
    Embedding(label, Hidden)  # N: the axes of this module are not known: the label is Any; annotate it
    Linear(Hidden, label)  # type: ignore[axes-unknown]


def loops(x: Rows, h: Expr[Tensor[Hidden]], label: Any, untyped: Any) -> None:
    reveal_type(map_over(lambda row: row.sum(), x, label))
    # N: the axes of the result of map_over are not known: its axis is Any; annotate it
    # R: Expr[Tensor[Any]]
    reveal_type(fold(lambda s, row: s + row, h, x, label))  # R: Expr[Tensor[Hidden]]
    scan(lambda s, row: (s, row), h, x, label)
    # N: the axes of the result of scan are not known: its axis is Any; annotate it
    batched(row, label)  # N: the axes of the result of batched are not known: its axis is Any; annotate it
    map_over(lambda row: row.sum(), x, untyped.label)
    # N: the axes of the result of map_over are not known: its axis is Any; annotate it


def any_axis(x: Rows, h: Expr[Tensor[Hidden]], axis: type[Axis]) -> None:
    """Axis itself, or a variable for it, is no label."""
    map_over(lambda row: row.sum(), x, Axis)
    # E: map_over goes along one axis: Axis stands for any axis, not for one label [axes]
    reveal_type(scan(lambda s, row: (s, row), h, x, axis))
    # E: scan goes along one axis: Axis stands for any axis, not for one label [axes]
    # R: tuple[Expr[Tensor[Hidden]], Expr[Tensor[Any, *tuple[Any, ...]]]]


def row(e: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    return e


def total(e: Expr[Tensor[Batch]]) -> Expr[Tensor[()]]:
    return e.sum()


def twice(x: Expr[Tensor[Batch, Batch]]) -> None:
    map_over(row, x, Batch)
    # E: the step returns Tensor[Batch] for each element along Batch, so the result would have the axis Batch twice:
    #    rename or reduce it inside the step [axes]
    batched(row, Batch)
    # E: the step returns Tensor[Batch] for each element along Batch, so the result would have the axis Batch twice:
    #    rename or reduce it inside the step [axes]
    reveal_type(map_over(total, x, Batch))  # R: Expr[Tensor[Batch]]
    reveal_type(batched(total, Batch)(x))  # R: Expr[Tensor[Batch]]
    reveal_type(batched(row, Hidden))  # R: Batched[def (Expr[Tensor[Hidden, Batch]]) -> Expr[Tensor[Hidden, Batch]]]
