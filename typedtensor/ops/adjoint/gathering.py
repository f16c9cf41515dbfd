"""Scattering along an axis by indices."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, array_like, device_of, put_along
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.core.labelled import Along3

__all__ = ["PutAlong"]


class PutAlong(Along3[U], rule="k *A U *B, int *A *B, t *A *B -> t *A U *B"):
    """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``.

    It is the transpose of :class:`TakeAlong`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.put_along_axis``, ``torch.scatter``.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2, x3)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            size = x1.shape[axis]
            index = check_indices(self, xp, x2, size, device_of(x1))
            return put_along(xp, size, index, array_like(xp, x3, x1), axis)

        return kernel

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"))(dy, x2)
