"""Smallest elements."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, shape_of
from typedtensor.backends.reducing import reduced
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.reductions import MaxShare, MaxShareAlong
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.fitting import refuse_nothing
from typedtensor.ops.core.labelled import Along1
from typedtensor.ops.library.sums import ExpandAlong

__all__ = ["ArgMin", "Min", "MinAlong"]


class Min(PolyOp1, rule="t *A -> t where t not in bool"):
    """The smallest element. Equal elements share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.min``, ``torch.amin``, ``jax.numpy.min``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, array: Array) -> Array:
            if not all(sizes := shape_of(array)):
                refuse_nothing(self, x, sizes, "smallest")
            return reduced(xp, "min", array)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * MaxShare()(-x)


class MinAlong(Along1[U], rule="t *A U *B -> t *A *B where t not in bool"):
    """The smallest elements along U. Equal elements share the gradient.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.min(axis=…)``, ``torch.amin``, ``jax.numpy.min(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, array: Array) -> Array:
            if not array.shape[axis]:
                refuse_nothing(self, x, array.shape, "smallest")
            return reduced(xp, "min", array, axis)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ExpandAlong(axis)(x, dy) * MaxShareAlong(axis)(-x)


class ArgMin(Along1[U], rule="t *A U *B -> int *A *B where t not in bool"):
    """The index of the smallest element along U, the first one if several are equal.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.argmin``, ``torch.argmin``, ``jax.numpy.argmin``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, array: Array) -> Array:
            if not array.shape[axis]:
                refuse_nothing(self, x, array.shape, "smallest")
            return xp.argmin(array, axis=axis)

        return kernel
