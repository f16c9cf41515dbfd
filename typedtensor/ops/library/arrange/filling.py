"""Numbers repeated along labels."""

from __future__ import annotations

from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops.core.family import Array, Axis, Namespace, Operand, PolyOp1
from typedtensor.ops.library.sums import Sum

__all__ = ["Fill", "full"]

P = TypeVarTuple("P")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
W = TypeVar("W", bound=Axis)
X = TypeVar("X", bound=Axis)


class Fill(PolyOp1[*P], rule="t -> t *P"):
    """Repeat the scalar ``x`` along the given axes.

    Args:
        axes: labels, or sized axes. Without a size it is the declared one, or that which the label has in the open
            computation.

    Raises:
        SizeError: when a size is not known.

    See also: ``numpy.full``, ``torch.full``, ``jax.numpy.full``.

    >>> from typedtensor import Axis
    >>> class Row(Axis): ...
    >>> class Column(Axis, size=3): ...
    >>> Fill(Row(2), Column)(0.5)
    Tensor[Row=2, Column=3]([[0.5, 0.5, 0.5],
                             [0.5, 0.5, 0.5]])
    """

    is_view = True

    def __init__(self, *axes: type[Axis] | Axis) -> None:
        super().__init__(*axes)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.broadcast_to(x, self.sizes("*P"))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Sum()(dy)


@overload
def full(value: float, first: type[U] | U, /) -> Expr[Tensor[U]]: ...
@overload
def full(value: float, first: type[U] | U, second: type[V] | V, /) -> Expr[Tensor[U, V]]: ...
@overload
def full(value: float, first: type[U] | U, second: type[V] | V, third: type[W] | W, /) -> Expr[Tensor[U, V, W]]: ...
@overload
def full(
    value: float, first: type[U] | U, second: type[V] | V, third: type[W] | W, fourth: type[X] | X, /
) -> Expr[Tensor[U, V, W, X]]: ...
def full(value: float, /, *axes: Any) -> Expr[Any]:
    """One number along one to four labels, as an expression: the first state of a scan, or targets that are all 1.

    Sizes may be open: they are then those of the labels in the computation in which the expression is evaluated. For
    more labels, and for numbers that are expressions, see :class:`Fill`.

    Args:
        value: the number.
        axes: labels, or sized axes.

    See also: ``numpy.full``, ``torch.full`` and ``torch.zeros``, ``jax.numpy.full``.

    >>> from typedtensor import Axis, Input, Tensor, given
    >>> class Batch(Axis): ...
    >>> class Hidden(Axis, size=2): ...
    >>> x = Input(Tensor[Batch])
    >>> with given(x.bind(Tensor[Batch]([5.0, 6.0]))):
    ...     (full(0.5, Batch, Hidden).sum(Hidden) + x).value
    Tensor[Batch=2]([6., 7.])
    """
    fill: Any = Fill(*axes)
    result: Expr[Any] = fill(Const(Tensor[()](value)))
    return result
