"""Sums, and repetition along a new axis, which is the transpose of a sum."""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.backends import shape_of
from typedtensor.backends.reducing import reduction
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, Over1, PolyOp1, TensorType, U
from typedtensor.ops.library.reduce.reduction import positions, spread

__all__ = ["Expand", "Size", "Sum"]

P = TypeVarTuple("P")


class Sum(Over1[*P], rule="t *A -> t *A / *P where t not in bool", linear="sum"):
    """The sum along labels, or of all elements.

    See also: ``numpy.sum``, ``torch.sum``, ``jax.numpy.sum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Sum(Row)(x), Sum()(x)
    (Tensor[Column=2]([4., 6.]), Tensor[()](10.))
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return reduction("sum", positions(self.labels, x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return spread(self.labels, dy, x)


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
        return Sum(self.label("U"))(dy)


class Size(Over1[*P], rule="t *A -> real where *P within *A"):
    """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand.

    See also: ``numpy.size``, ``torch.numel``, ``jax.numpy.size``.
    """

    shape_only = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axes = tuple(map(x.axes.index, self.labels)) or tuple(range(len(x.axes)))

        def kernel(xp: Namespace, x: Array) -> Array:
            sizes = shape_of(x)
            return math.prod([sizes[axis] for axis in axes]) * 1.0  # an operator: sizes may be symbolic

        return kernel
