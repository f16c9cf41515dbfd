"""The same elements under other labels, or with the axes in another order."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import TypeVarTuple

from typedtensor.axes import Axis, U, V
from typedtensor.backends import Array, Namespace
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.labelled import Between1
from typedtensor.ops.operation import PolyOp1
from typedtensor.tensor_type import TensorType

P = TypeVarTuple("P")


class Rename(Between1[U, V], rule="t *A U *B -> t *A V *B where V not in *A *B, |V| = |U|"):
    """``x`` with the axis U called V.

    See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Rename(self.label("V"), self.label("U"))(dy)


class Rename2D(Between1[U, V], rule="t *N H W -> t *N U V where |U| = |H|, |V| = |W|, U not in *N, V not in *N"):
    """``x`` with its last two axes called U and V, whatever they were called.

    It names what convolutions and pools give: ``Strided[Valid[Height, Window], Two, Two]`` of size 12 becomes
    ``Pooled``, if that has size 12.

    See also: ``xarray.DataArray.rename``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> class Other(Axis): ...
    >>> Rename2D(Column, Other)(Tensor[Row, Column]([[1.0, 2.0]]))
    Tensor[Column=1, Other=2]([[1., 2.]])
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Rename2D(*x.axes[-2:])(dy)


class Permute(PolyOp1[*P], rule="t *A -> t *P where *P permutes *A"):
    """``x`` with its axes in the given order.

    See also: ``numpy.permute_dims``, ``torch.permute``, ``jax.numpy.permute_dims``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> Permute(Column, Row)(Tensor[Row, Column]([[1.0, 2.0, 3.0]])).sizes == {Column: 3, Row: 1}
    True
    """

    def __init__(self, *axes: type[Axis]) -> None:
        super().__init__(*axes)

    def ground(self, x: TensorType, /) -> Kernel:
        order = tuple(map(x.axes.index, self.arguments["*P"]))
        return lambda xp, x: xp.permute_dims(x, order)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Permute(*x.axes)(dy)
