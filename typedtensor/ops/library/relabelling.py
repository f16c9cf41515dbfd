"""The same elements under other labels, or with the axes in another order."""

from __future__ import annotations

from typing import TypeVar, TypeVarTuple

from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.family import Array, Between1, Kernel, Namespace, Operand, Over1, TensorType, U, V, apart
from typedtensor.ops.core.functions import labelled_operation

__all__ = ["Permute", "Rename", "Rename2D"]

P = TypeVarTuple("P")
X = TypeVar("X", bound=AnyTensor)


class Rename(Between1[U, V], rule="t *A U *B -> t *A V *B where V not in *A *B, |V| = |U|", linear="each"):
    """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""

    is_view = True

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Rename(self.label("V"), self.label("U"))(dy)


class Rename2D(
    Between1[U, V], rule="t *N H W -> t *N U V where |U| = |H|, |V| = |W|, U not in *N, V not in *N", linear="each"
):
    """``x`` with its last two axes renamed to U and V.

    It renames the axes of convolutions and pools: ``Strided[Valid[Height, Window], Two, Two]`` of size 12 becomes
    ``Pooled``, if that has size 12.

    See also: ``xarray.DataArray.rename``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> class Other(Axis): ...
    >>> Rename2D(Column, Other)(Tensor[Row, Column]([[1.0, 2.0]]))
    Tensor[Column=1, Other=2]([[1., 2.]])
    """

    is_view = True

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    @apart("H", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return _called_as(dy, x)


class Permute(Over1[*P], rule="t *A -> t *P where *P permutes *A", linear="each"):
    """``x`` with its axes in the given order.

    See also: ``numpy.permute_dims``, ``torch.permute``, ``jax.numpy.permute_dims``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> Permute(Column, Row)(Tensor[Row, Column]([[1.0, 2.0, 3.0]])).sizes == {Column: 3, Row: 1}
    True
    """

    is_view = True

    def ground(self, x: TensorType, /) -> Kernel:
        order = tuple(map(x.axes.index, self.labels))
        return lambda xp, x: xp.permute_dims(x, order)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return permuted_like(dy, x)


def permuted_like(dy: Operand, x: Operand[X]) -> Operand[X]:
    """Permute the axes of a tensor or an expression to the order in another one."""
    permuted: Operand[X] = labelled_operation(Permute, x.axes)(dy)
    return permuted


def _called_as(dy: Operand, x: Operand[X]) -> Operand[X]:
    named: Operand[X] = Rename2D(*x.axes[-2:])(dy)
    return named
