"""Gathering along an axis by indices, and its transpose."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import Any

from typedtensor.axes import U
from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, array_like, as_numpy, device_of, put_along
from typedtensor.errors import SizeError
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.labelled import Along2, Along3
from typedtensor.ops.operation import PolyOp
from typedtensor.tensor_type import TensorType


def check_indices(operation: PolyOp, xp: Namespace, index: Array, size: int, device: Any = None) -> Array:
    """Indices as an array, where they can be read without waiting for a device: all from 0 to ``size`` - 1.

    A negative index would count from the end, and hide a mistake.

    Raises:
        SizeError: when one is out of range.
    """
    if type(index) in PYTHON_SCALARS:
        index = xp.asarray(index, device=device)
    if (checked := getattr(index, "checked_range", None)) is not None:
        return checked(size)  # a plan looks at them each time it runs
    numbers = as_numpy(index) if type(index).__module__ == "numpy" else None
    if numbers is not None and numbers.size:
        low, high = int(numbers.min()), int(numbers.max())
        if low < 0 or high >= size:
            wrong = low if low < 0 else high
            raise SizeError(
                f"{operation.title} was given the index {wrong} into an axis of size {size}: "
                f"indices are from 0 to {size - 1}"
            )
    return index


class TakeAlong(Along2[U], rule="t *A U *B, int *A *B -> t *A *B"):
    """The elements of ``x1`` along U at the indices ``x2``, one for each element of ``x2``.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take_along_axis``, ``torch.gather``, ``jax.numpy.take_along_axis``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            index = xp.expand_dims(check_indices(self, xp, x2, x1.shape[axis], device_of(x1)), axis=axis)
            return xp.squeeze(xp.take_along_axis(x1, index, axis=axis), axis=axis)

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return PutAlong(self.label("U"))(x1, x2, dy)


class PutAlong(Along3[U], rule="k *A U *B, int *A *B, t *A *B -> t *A U *B"):
    """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``.

    It is the transpose of :class:`TakeAlong`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.put_along_axis``, ``torch.scatter``.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        axis = self.position("U", x1)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            size = x1.shape[axis]
            index = check_indices(self, xp, x2, size, device_of(x1))
            return put_along(xp, size, index, array_like(xp, x3, x1), axis)

        return kernel

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return TakeAlong(self.label("U"))(dy, x2)
