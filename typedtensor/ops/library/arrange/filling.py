"""Numbers repeated along labels."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import Axis
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.library.reductions import Sum

__all__ = ["Fill"]

P = TypeVarTuple("P")


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
