"""Products of tensors aligned by labels, summed over some of the labels."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.dots import DotLike, aligned_product
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along2

__all__ = ["Dot", "dot"]


class Dot(Along2[U], rule="*A U *B, *C U *D -> *A | *B | *C | *D", linear="sum"):
    """The product, summed over U; other labels that both operands have are aligned.

    The result has first the other axes of ``x1``, then those that only ``x2`` has: the scores of attention,
    ``Dot(Feature)(query, key)``, take ``Batch Head Query Feature`` and ``Batch Head Key Feature`` to
    ``Batch Head Query Key``.

    See also: ``numpy.einsum``, ``torch.einsum``, ``haliax.dot``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> m = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Dot(Column)(m, m)
    Tensor[Row=2]([ 5., 25.])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        dropped = self.label("U")
        result = list(dict.fromkeys(axis for axis in (*x1.axes, *x2.axes) if axis != dropped))
        return aligned_product(x1.axes, x2.axes, result)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return DotLike()(x1, dy, x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return DotLike()(x2, x1, dy)


dot = Labelled(Dot)
