"""Explicit broadcasting: repetition along new axes, or along those that another operand has."""

from __future__ import annotations

from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.backends import PYTHON_SCALARS, filled_like, shape_of
from typedtensor.backends.reducing import reduced
from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops.core.arities import Along2, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Array, Axis, Kernel, Namespace, Operand, TensorType, U, V, W, apart

__all__ = ["Expand", "ExpandAlong", "ExpandLeading", "ExpandLike", "Fill", "SumLike", "full"]

P = TypeVarTuple("P")
X = TypeVar("X", bound=Axis)


class Expand(PolyOp1[U], rule="t *A -> t U *A where U not in *A", linear="each"):
    """``x`` repeated along a new first axis U.

    Args:
        axis: the label, or a sized axis. Without a size it is the declared one, or that which the label has in the
            open computation.

    Raises:
        SizeError: when the size is not known.

    See also: ``numpy.broadcast_to``, ``torch.Tensor.expand``, ``jax.numpy.broadcast_to``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> Expand(Row(2))(Tensor[Column]([1.0, 2.0, 3.0]))
    Tensor[Row=2, Column=3]([[1., 2., 3.],
                             [1., 2., 3.]])
    """

    is_view = True

    def __init__(self, axis: type[U] | U, /) -> None:
        super().__init__(axis)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.broadcast_to(x, (self.size("U"), *x.shape))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy.sum(self.label("U"))


class ExpandLike(PolyOp2, rule="t *A, k *B -> t *B where *A within *B", linear="together"):
    """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``.

    Axes are found by their labels, so a mean over any axis goes back to where it came from: ``x -
    x.mean(Hidden).expand_like(x)``. A scalar is repeated along all axes.

    See also: ``numpy.broadcast_to``, ``torch.Tensor.expand_as``, ``haliax.NamedArray.broadcast_to``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> ExpandLike()(x.sum(Column), x)
    Tensor[Row=2, Column=2]([[3., 3.],
                             [7., 7.]])
    """

    is_view = True

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        order = tuple(x1.axes.index(axis) for axis in x2.axes if axis in x1.axes)
        straight = order == tuple(range(len(order)))
        added = tuple(n for n, axis in enumerate(x2.axes) if axis not in x1.axes)
        leading = added == tuple(range(len(added)))

        def expand(xp: Namespace, x1: Array, x2: Array, /) -> Array:
            if type(x1) in PYTHON_SCALARS:
                return filled_like(xp, x1, x2)
            if straight and not added:
                return x1
            if not straight:
                x1 = xp.permute_dims(x1, order)
            if not leading:
                for position in added:
                    x1 = xp.expand_dims(x1, axis=position)
            return xp.broadcast_to(x1, shape_of(x2))

        return expand

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumLike()(x1, dy)


class ExpandLeading(PolyOp2, rule="t *A, k *N *A -> t *N *A", linear="together"):
    """``x1`` repeated along the leading axes that only ``x2`` has.

    Axes are found by their places at the end, so a bias goes along the last axis also where its label is there twice.

    See also: ``numpy.broadcast_to``, and :class:`ExpandLike`, which finds axes by their labels.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Tensor[Row, Row]([[1.0, 2.0], [3.0, 4.0]])
    >>> ExpandLeading()(Tensor[Row]([5.0, 6.0]), x)
    Tensor[Row=2, Row=2]([[5., 6.],
                          [5., 6.]])
    """

    is_view = True

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return filled_like(xp, x1, x2) if type(x1) in PYTHON_SCALARS else xp.broadcast_to(x1, shape_of(x2))

    @apart()
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumLike()(x1, dy)


class SumLike(PolyOp2, rule="k *A, t *B -> t *A where t not in bool, *A within *B"):
    """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``.

    It is the transpose of :class:`ExpandLike`.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(n for n, axis in enumerate(x2.axes) if axis not in x1.axes)
        kept = [axis for axis in x2.axes if axis in x1.axes]
        order = tuple(kept.index(axis) for axis in x1.axes)
        straight = order == tuple(range(len(order)))

        def add_up(xp: Namespace, x1: Array, x2: Array, /) -> Array:
            total = reduced(xp, "sum", x2, summed) if summed else x2
            return total if straight else xp.permute_dims(total, order)

        return add_up

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ExpandLike()(dy, x2)


class ExpandAlong(Along2[U], rule="k *A U *B, t *A *B -> t *A U *B", linear="collective"):
    """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if type(x2) in PYTHON_SCALARS:
            return filled_like(xp, x2, x1)
        return xp.broadcast_to(xp.expand_dims(x2, axis=axis), x1.shape)

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy.sum(self.label("U"))


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
        return dy.sum()


@overload
def full(value: float, /) -> Expr[Tensor[()]]: ...
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
    """One number along up to four labels, as an expression: the first state of a scan, or targets that are all 1.

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
