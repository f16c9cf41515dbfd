"""Repeating along new axes, which is always said, and its transpose, the sum over them."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.axes import U
from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, filled_like, shape_of
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.operation import PolyOp1, PolyOp2
from typedtensor.ops.sums import SumAlong
from typedtensor.tensor_type import TensorType


class Expand(PolyOp1[U], rule="t *A -> t U *A where U not in *A"):
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

    def __init__(self, axis: type[U] | U, /) -> None:
        super().__init__(axis)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.broadcast_to(x, (self.size("U"), *x.shape))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return SumAlong(self.label("U"))(dy)


class ExpandLike(PolyOp2, rule="t *A, k *N *A -> t *N *A"):
    """``x1`` repeated along those leading axes that ``x2`` has beyond its own; a scalar, along all axes.

    See also: ``numpy.broadcast_to``, ``torch.Tensor.expand_as``, ``jax.numpy.broadcast_to``.
    """

    shape_only = frozenset({1})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if type(x1) in PYTHON_SCALARS:
            return filled_like(xp, x1, x2)
        return xp.broadcast_to(x1, shape_of(x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumLike()(x1, dy)


class SumLike(PolyOp2, rule="k *A, t *N *A -> t *A where t not in bool"):
    """The sum of ``x2`` over those leading axes that ``x1`` does not have; the transpose of :class:`ExpandLike`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        leading = tuple(range(len(x2.axes) - len(x1.axes)))
        return lambda xp, x1, x2: xp.sum(x2, axis=leading) if leading else x2

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ExpandLike()(dy, x2)
