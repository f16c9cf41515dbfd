"""Two adjacent axes and their merged axis, each in the shape of a given operand."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import U, V, W
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.labelled import Among2
from typedtensor.ops.core.operation import PolyOp

__all__ = ["MergeLike", "SplitLike"]


class SplitLike(Among2[U, V, W], rule="k *A U V *B, t *A W *B -> t *A U V *B"):
    """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return _reshape_like(self)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MergeLike(self.label("U"), self.label("V"), self.label("W"))(x2, dy)


class MergeLike(Among2[U, V, W], rule="k *A W *B, t *A U V *B -> t *A W *B"):
    """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return _reshape_like(self)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SplitLike(self.label("U"), self.label("V"), self.label("W"))(x2, dy)


def _reshape_like(operation: PolyOp) -> Kernel:
    """Reshape the second operand to the shape of the first."""

    def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
        if math.prod(x1.shape) != math.prod(x2.shape):
            raise SizeError(
                f"{operation.title} was given an operand of shape {tuple(x2.shape)}, which has not as many elements as "
                f"the shape {tuple(x1.shape)} of its first operand"
            )
        return xp.reshape(x2, x1.shape)

    return kernel
