"""Means and maxima along one axis."""

# mypy: no-warn-return-any

from __future__ import annotations

import numpy as np

from typedtensor.backends import Array, Namespace
from typedtensor.backends.reducing import mean, reduced
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.reductions import MaxShareAlong, SizeAlong
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.fitting import refuse_nothing
from typedtensor.ops.core.labelled import Along1
from typedtensor.ops.library.sums import ExpandAlong

__all__ = ["ArgMax", "MaxAlong", "MeanAlong"]


class MeanAlong(Along1[U], rule="t *A U *B -> real *A *B where t not in int", linear="each"):
    """The mean along U; for truth values, the share of true ones, in float32.

    See also: ``numpy.mean(axis=…)``, ``torch.mean(dim=…)``, ``jax.numpy.mean(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        if x.kind == "real":
            return lambda xp, x: mean(xp, x, axis)
        return lambda xp, x: mean(xp, xp.astype(x, xp.float32), axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ExpandAlong(axis)(x, dy / SizeAlong(axis)(x))


class MaxAlong(Along1[U], rule="t *A U *B -> t *A *B where t not in bool"):
    """The largest elements along U. Equal elements share the gradient.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.max(axis=…)``, ``torch.amax``, ``jax.numpy.max(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, array: Array) -> Array:
            if not array.shape[axis]:
                refuse_nothing(self, x, array.shape)
            return reduced(xp, "max", array, axis)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ExpandAlong(axis)(x, dy) * MaxShareAlong(axis)(x)


class ArgMax(Along1[U], rule="t *A U *B -> int *A *B where t not in bool"):
    """The index of the largest element along U, the first one if several are equal.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.argmax``, ``torch.argmax``, ``jax.numpy.argmax``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, array: Array) -> Array:
            if not array.shape[axis]:
                refuse_nothing(self, x, array.shape)
            return array.argmax(axis) if xp is np else xp.argmax(array, axis=axis)

        return kernel
