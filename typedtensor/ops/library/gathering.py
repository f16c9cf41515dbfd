"""Gathering along an axis by indices."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, device_of
from typedtensor.backends.gathering import chosen
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.gathering import PutAlong
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.core.labelled import Along2

__all__ = ["TakeAlong", "take_along"]


class TakeAlong(Along2[U], rule="t *A U *B, int *A *B -> t *A *B", linear="first", adjoints=(PutAlong,)):
    """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take_along_axis``, ``torch.gather``, ``jax.numpy.take_along_axis``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            return chosen(xp, x1, check_indices(self, xp, x2, x1.shape[axis], device_of(x1)), axis)

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return PutAlong(self.label("U"))(x1, x2, dy)


take_along = Labelled(TakeAlong)
